import { describe, expect, it } from "vitest";
import { z } from "zod";
import { categoryInputSchema } from "../category/category.ts";
import { productInputSchema } from "../product/product.ts";
import { slideInputSchema, slideSchema } from "../slide/slide.ts";
import { line } from "../shared/text.ts";
import { translatedFields } from "../translation/translated-fields.ts";
import { emptyFields, factsOf, field, fieldLabels, partLabels, maxLengthOf } from "./field.ts";
import { articleInputSchema } from "../article/article.ts";

describe("a field", () => {
  it("a field has its own facts where two fields share one schema", () => {
    const shared = line(10);
    const [name, city] = [field(shared, { label: "Nom" }), field(shared.optional(), { label: "Ville" })];
    expect([factsOf(name)?.label, factsOf(city)?.label, factsOf(shared)]).toEqual(["Nom", "Ville", undefined]);
  });

  it("a field keeps its facts when it is described, refined or made optional", () => {
    const name = field(line(10), { label: "Nom" });
    const others = [name.describe("Un nom."), name.min(1), name.optional(), z.union([name, z.null()])];
    expect(others.map((other) => factsOf(other)?.label)).toEqual(["Nom", "Nom", "Nom", "Nom"]);
  });

  it("a field must have a label where labels are read", () => {
    expect(() => fieldLabels(z.object({ name: line(10) }))).toThrow("name");
  });
});

describe("what a contract's list of fields gives", () => {
  it("reads a stored value that today's limits would refuse, and none of another kind", () => {
    const stored = { title: "x".repeat(5000), cta_link: "", image_focus: null, is_active: false };
    const read = slideSchema.pick({ title: true, cta_link: true, image_focus: true, is_active: true });
    expect(read.parse(stored)).toEqual(stored);
    expect(slideSchema.shape.is_active.safeParse(undefined).success).toBe(false);
    expect(slideSchema.shape.title.safeParse(null).success).toBe(false);
  });

  it("names the values of an empty form, among them those that an absent key stands for", () => {
    expect(emptyFields(slideInputSchema)).toEqual({
      title: "",
      subtitle: "",
      cta_text: "",
      cta_link: "",
      image_url: "",
      image_focus: null,
      alt_text: "",
      order_index: null,
      published_at: null,
      published_until: null,
      is_active: true,
    });
    expect(emptyFields(productInputSchema)).toMatchObject({ images: [], price_from: null, lifecycle: "active", safety_warnings: "" });
  });

  it("names the fields of rows", () => {
    expect(partLabels(categoryInputSchema)).toMatchObject({ name: "Nom français", choices: "Choix" });
    expect(partLabels(productInputSchema)).toMatchObject({ isMain: "Image principale", description: "Description", type: "Type" });
  });
});

describe("translatedFields", () => {
  it("lists the texts that are translated with their kinds and limits, and of rows the columns", () => {
    const { fields, hasSlug } = translatedFields("product", productInputSchema);
    const find = (name: string) => fields.find((candidate) => candidate.name === name);
    expect(hasSlug).toBe(true);
    expect(fields.some(({ name }) => name === "reference")).toBe(false);
    expect(find("title")).toEqual({ name: "title", label: "Titre", kind: "line", max: 200 });
    expect(find("meta_title")).toMatchObject({ kind: "line", is_optional: true });
    expect(find("compatibility")).toMatchObject({ kind: "lines", max: 200 });
    expect(find("benefits")).toMatchObject({
      kind: "rows",
      max: 1000,
      columns: [
        { name: "title", label: "Titre", kind: "line", max: 200 },
        { name: "description", label: "Description", kind: "text", max: 1000 },
      ],
    });
  });

  it("refuses to translate what is no text with a limit", () => {
    const contract = z.object({ price: field(z.number(), { label: "Prix", translated: true }) });
    expect(() => translatedFields("product", contract)).toThrow("price");
  });
});

describe("maxLengthOf", () => {
  it.each(["title", "excerpt", "author", "image_url"] as const)(
    "finds the limit that the contract enforces on an article's %s",
    (field) => {
      const max = maxLengthOf(articleInputSchema, field);
      const accepts = (length: number) => articleInputSchema.shape[field].safeParse(`/${"a".repeat(length - 1)}`).success;
      expect([accepts(max), accepts(max + 1)]).toEqual([true, false]);
    },
  );

  it("finds the limit of the texts in a list", () => {
    const max = maxLengthOf(productInputSchema, "compatibility");
    expect(productInputSchema.shape.compatibility.safeParse(["a".repeat(max)]).success).toBe(true);
    expect(productInputSchema.shape.compatibility.safeParse(["a".repeat(max + 1)]).success).toBe(false);
  });

  it("fails where there is none, instead of letting everything through", () => {
    expect(() => maxLengthOf(articleInputSchema, "published_at")).toThrow("published_at");
  });
});
