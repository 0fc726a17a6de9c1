import { describe, expect, it } from "vitest";
import type { Collision } from "#contracts/merge/merge.ts";
import { fieldConflicts } from "#admin-app/kit/editor/conflict/field-conflicts.ts";
import { rebase } from "#admin-app/kit/editor/saving/rebase.ts";
import { emptyDownload } from "./fields/download.ts";
import { PRODUCT, unfinishedTabs } from "./product-editing.ts";
import { emptyProduct, type ProductFormValues } from "./product-form.ts";
import { addKey } from "#admin-app/kit/order/form-rows.ts";

const base = {
  ...emptyProduct(),
  title: "Aube",
  short_description: "Avant",
  specifications: [addKey({ name: "Tension", value: "230", unit: "V" })],
};

const aProductDetail = {
  ...base,
  id: 1,
  version: 2,
  updated_at: "",
  created_at: "",
  image_url: "",
  price_from: null,
  security_updates_until: null,
  specifications: [{ name: "Tension", value: "230", unit: "V" }],
};

describe("collisions of a product", () => {
  const theirs = { ...aProductDetail, title: "Aurore" };
  const shownOf = (values: ProductFormValues, ...collisions: Collision[]) =>
    fieldConflicts(PRODUCT, { values, theirs }, collisions).map(({ label, texts }) => [label, texts.map(({ text }) => text)]);

  it("collisions are shown in words, with their fields, rows and parts of rows", () => {
    const weight = (value: string) => ({ name: "Tension", value, unit: "V" });
    expect(
      shownOf(
        base,
        { id: "1", path: ["title"], theirs: "Aurore", mine: "Aube claire" },
        { id: "2", path: ["specifications", "Tension"], theirs: weight("110"), mine: undefined },
        { id: "3", path: ["benefits", "Sûr", "description"], theirs: "Sans garantie", mine: "Pour garantie", both: "Sans Pour garantie" },
        { id: "4", path: ["price_from"], theirs: null, mine: 12.5 },
      ),
    ).toEqual([
      ["Titre", ["Aurore", "Aube claire"]],
      ["Spécifications · Tension", ["Tension 110 V", "(supprimé)"]],
      ["Bénéfices · Sûr · Description", ["Sans garantie", "Pour garantie", "Sans Pour garantie"]],
      ["Prix à partir de", [expect.any(String), expect.stringContaining("12,50")]],
    ]);
  });

  it("collisions name related products, not their ids", () => {
    const relatedProduct = (id: number, title: string) => ({ id, title, short_description: "", image_url: "", slug: `p-${id}` });
    const [one, two, three] = [relatedProduct(1, "Givre"), relatedProduct(2, "Houle"), relatedProduct(3, "Lune")];
    const values = { ...base, related_products: [three, one, two] };
    expect(shownOf(values, { id: "1", path: ["related_products"], theirs: [2, 1, 3], mine: [3, 1, 2] })).toEqual([
      ["Produits associés", ["Houle\nGivre\nLune", "Lune\nGivre\nHoule"]],
    ]);
  });
});

describe("what a save was merged into", () => {
  const sent = { ...base, slug: "aube", reference: "A", category: "C" };
  const stored = { ...aProductDetail, slug: "aube", reference: "A", category: "C" };

  it("keeps the spelling of what is being typed where the server only tidied it", () => {
    const typed = { ...sent, title: "Aube ", short_description: "Pendant " };
    const item = { ...stored, short_description: "Pendant", meta_title: "Leur" };
    const { values, hasOwnBase } = rebase(PRODUCT, { sent: typed, typed, item });
    expect(values).toMatchObject({ title: "Aube ", short_description: "Pendant ", meta_title: "Leur" });
    expect(hasOwnBase).toBe(false);
  });

  it("gets what was typed meanwhile, and rows stay those of the form", () => {
    const item = { ...stored, meta_title: "Leur", specifications: [{ name: "Poids", value: "2", unit: "kg" }, ...stored.specifications] };
    const { values, base: next, hasOwnBase } = rebase(PRODUCT, { sent, typed: { ...sent, title: "Aube claire" }, item });
    expect(values).toMatchObject({ title: "Aube claire", meta_title: "Leur" });
    expect(values.specifications.map(({ key }) => key === base.specifications[0]?.key)).toEqual([false, true]);
    expect([next.title, hasOwnBase]).toEqual(["Aube", false]);
  });

  it("a field that both changed is left to the next save", () => {
    const item = { ...stored, title: "Aurore", meta_title: "Leur" };
    const typed = { ...sent, title: "Aube claire" };
    expect(rebase(PRODUCT, { sent, typed, item })).toMatchObject({
      values: { title: "Aube claire", meta_title: "Leur" },
      base: { title: "Aube", meta_title: "Leur" },
      hasOwnBase: true,
    });
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

  it("a tab is unfinished after a mere look, or while the law or search engines still ask for something", () => {
    expect(unfinishedTabs(emptyProduct())).toEqual(["information", "seo", "compliance"]);
    expect(unfinishedTabs({ ...whole, ...advised, downloads: [addKey({ ...emptyDownload(), name: "Notice" })] })).toEqual(["downloads"]);
    expect(unfinishedTabs({ ...whole, ...advised, meta_title: " ", safety_warnings: "" })).toEqual(["seo", "compliance"]);
  });

  it("finds nothing to do in a whole product, nor in rows left blank", () => {
    expect(unfinishedTabs({ ...whole, ...advised, downloads: [addKey(emptyDownload())] })).toEqual([]);
  });
});
