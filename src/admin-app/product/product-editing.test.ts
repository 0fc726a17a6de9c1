import { describe, expect, it } from "vitest";
import { fieldConflicts } from "#admin-app/editor/conflict/field-conflicts.ts";
import { mergeValues, storedAsSent } from "#admin-app/editor/conflict/merge-values.ts";
import { emptyDownload } from "#admin-app/product/fields/download.ts";
import { PRODUCT, unfinishedTabs } from "./product-editing.ts";
import { emptyProduct, withKey } from "./product-form.ts";

const base = {
  ...emptyProduct(),
  title: "Aube",
  short_description: "Avant",
  specifications: [withKey({ name: "Tension", value: "230", unit: "V" })],
};

describe("two changes of a product", () => {
  const row = (name: string, value: string) => withKey({ name, value, unit: "" });

  it("are merged where they are of different things, and rows stay those of the form", () => {
    const theirs = { ...base, title: "Aurore", specifications: [...base.specifications.map(withKey), row("Poids", "2")] };
    const mine = {
      ...base,
      short_description: "Après",
      specifications: [...base.specifications, row("Taille", "3")],
      typed_image: "/a.png",
    };
    const { merged, collisions } = mergeValues(PRODUCT, { base, mine, theirs });
    expect(collisions).toEqual([]);
    expect(merged).toMatchObject({ title: "Aurore", short_description: "Après", typed_image: "/a.png" });
    expect(merged.specifications.map(({ name }) => name)).toEqual(["Tension", "Poids", "Taille"]);
    expect(merged.specifications[0]?.key).toBe(base.specifications[0]?.key);
  });

  it("collide at the fields, rows and parts of rows that both changed, each in words", () => {
    const benefit = (description: string) => [withKey({ icon: "", title: "Sûr", description })];
    const old = { ...base, benefits: benefit("Avec garantie") };
    const theirs = {
      ...old,
      is_active: false,
      title: "Aurore",
      specifications: [row("Tension", "110")],
      benefits: benefit("Sans garantie"),
    };
    const mine = { ...old, title: "Aube claire", specifications: [], benefits: benefit("Pour garantie") };
    const { collisions } = mergeValues(PRODUCT, { base: old, mine, theirs });
    const texts = (...said: string[]) => said.map((text, index) => ({ choice: ["theirs", "mine", "both"][index], text }));
    expect(fieldConflicts(PRODUCT, mine, collisions).map(({ label, texts: shown }) => ({ label, shown }))).toEqual([
      { label: "Titre", shown: texts("Aurore", "Aube claire") },
      { label: "Spécifications · Tension", shown: texts("Tension 110", "(supprimé)") },
      {
        label: "Bénéfices · Sûr · Description",
        shown: texts("Sans garantie", "Pour garantie", "Sans Pour garantie"),
      },
    ]);
  });

  it("collide with the names of related products and pictures, not with their ids", () => {
    const related = (id: number, title: string) => ({ id, title, short_description: "", image_url: "", slug: `p-${id}` });
    const [one, two, three] = [related(1, "Givre"), related(2, "Houle"), related(3, "Lune")];
    const of = (...related_products: (typeof one)[]) => ({ ...base, related_products });
    const { collisions } = mergeValues(PRODUCT, { base: of(one, two, three), mine: of(three, one, two), theirs: of(two, one, three) });
    expect(fieldConflicts(PRODUCT, of(three, one, two), collisions)).toMatchObject([
      { label: "Produits associés", texts: [{ text: "Houle\nGivre\nLune" }, { text: "Lune\nGivre\nHoule" }] },
    ]);
  });
});

describe("what a save was merged into", () => {
  it("keeps the spelling of what is being typed where the server only tidied it", () => {
    const product = {
      ...base,
      id: 1,
      version: 2,
      updated_at: "",
      created_at: "",
      image_url: "",
      price_from: null,
      security_updates_until: null,
      title: "Aube",
      short_description: "Pendant",
    };
    const sent = { ...base, slug: "aube", reference: "A", category: "C", title: "Aube ", short_description: "Pendant " };
    const stored = { ...product, slug: "aube", reference: "A", category: "C", meta_title: "Leur" };
    expect(storedAsSent(PRODUCT, sent, stored)).toMatchObject({ title: "Aube ", short_description: "Pendant ", meta_title: "Leur" });
  });
});

describe("unfinishedTabs", () => {
  const whole = { ...base, slug: "aube", reference: "LUM-1", category: "Interfaces" };

  const advised = {
    meta_title: "Aube, la lampe du matin",
    meta_description: "Une lampe qui se lève avec vous.",
    manufacturer_name: "Lumidar",
    manufacturer_address: "Sousse",
    manufacturer_contact: "contact@example.com",
    safety_warnings: "Ne pas immerger.",
    data_notice: "Aucune.",
    security_updates_until: "2030-01-01",
  };

  it("does not call finished what was merely looked at, nor what the law or search engines still ask for", () => {
    expect(unfinishedTabs(emptyProduct())).toEqual(["information", "seo", "compliance"]);
    expect(unfinishedTabs({ ...whole, ...advised, downloads: [withKey({ ...emptyDownload(), name: "Notice" })] })).toEqual(["downloads"]);
    expect(unfinishedTabs({ ...whole, ...advised, meta_title: " ", safety_warnings: "" })).toEqual(["seo", "compliance"]);
  });

  it("finds nothing to do in a whole product, nor in rows left blank", () => {
    expect(unfinishedTabs({ ...whole, ...advised, downloads: [withKey(emptyDownload())] })).toEqual([]);
  });
});
