import { describe, expect, it } from "vitest";
import { emptyFields } from "#contracts/field/field.ts";
import { type ProductDetail, productInputSchema } from "#contracts/product/product.ts";
import { relatedTitle } from "./product-fields.ts";
import { emptyProduct, formToProduct, productToForm, dropBlankRows, addTypedImage } from "./product-form.ts";
import { addKey } from "#admin-app/kit/order/form-rows.ts";

function aProduct(fields: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...emptyFields(productInputSchema),
    id: 7,
    version: 3,
    created_at: "2025-01-01T00:00:00.000Z",
    updated_at: "2025-01-02T00:00:00.000Z",
    title: "Interrupteur Aube",
    slug: "interrupteur-aube",
    reference: "LUM-001",
    category: "Interfaces",
    subcategory: "Murales",
    short_description: "Un interrupteur tactile.",
    long_description: "Première ligne\nSeconde ligne",
    price_from: 249.9,
    images: [{ id: "a", url: "/uploads/a.webp", filename: "a.webp", originalName: "A.png", size: 10, isMain: true }],
    image_url: "/uploads/a.webp",
    specifications: [{ name: "Tension", value: "230", unit: "V" }],
    benefits: [{ icon: "💡", title: "Doux", description: "" }],
    downloads: [{ name: "Notice", type: "Notice", url: "/uploads/n.pdf", size: "2.50 MB", language: "Français" }],
    compatibility: ["Matter"],
    lifecycle: "end_of_life",
    replaced_by: { id: 11, title: "Aurore", short_description: "", image_url: "", slug: "aurore" },
    required_products: [],
    complementary_products: [{ id: 10, title: "Passerelle", short_description: "", image_url: "", slug: "passerelle" }],
    related_products: [{ id: 9, title: "Capteur", short_description: "", image_url: "", slug: "capteur" }],
    is_new: true,
    featured: false,
    is_active: false,
    meta_title: "Aube",
    meta_description: "",
    manufacturer_name: "manufacturer_name",
    manufacturer_address: "manufacturer_address",
    manufacturer_contact: "atelier@exemple.tn",
    responsible_name: "responsible_name",
    responsible_address: "responsible_address",
    responsible_contact: "atelier@exemple.tn",
    safety_warnings: "safety_warnings",
    data_notice: "data_notice",
    security_updates_until: "2031-12-31",
    ...fields,
  };
}

it.each([
  ["49€90", 49.9],
  ["1 234,50 €", 1234.5],
  ["", null],
  ["1.234", Number.NaN],
  ["49,90 / 59,90", Number.NaN],
])("sends the price « %s » as %s, and nothing that reads in two ways", (price_from, sent) => {
  const product = formToProduct({ ...emptyProduct(), price_from });
  expect(product.price_from).toBe(sent);
  expect(productInputSchema.shape.price_from.safeParse(product.price_from).success).toBe(!Number.isNaN(sent));
});

describe("emptyProduct", () => {
  it("a new product is visible, and asks for the five required fields and no other", () => {
    expect(emptyProduct().is_active).toBe(true);
    const faulty = productInputSchema.safeParse(formToProduct(emptyProduct())).error?.issues.map(({ path }) => path.join("."));
    expect([...new Set(faulty)]).toEqual(["title", "slug", "reference", "category", "short_description"]);
  });
});

describe("productToForm, then formToProduct", () => {
  it("sends back what was read, with other products by id", () => {
    const product = aProduct();
    const {
      id: _id,
      version: _version,
      created_at: _created,
      updated_at: _updated,
      image_url: _main,
      related_products: _related,
      replaced_by: _successor,
      ...fields
    } = product;
    expect(formToProduct(productToForm(product))).toEqual({
      ...fields,
      related_products: [9],
      complementary_products: [10],
      replaced_by: 11,
    });
  });

  it("leaves out a related product of an old version that is gone by now, which it names", () => {
    const gone = { id: 12, title: "Store", short_description: "", image_url: "", slug: "" };
    const form = productToForm(aProduct({ related_products: [gone, ...aProduct().related_products] }));
    expect(form.related_products.map(relatedTitle)).toEqual(["Store (supprimé)", "Capteur"]);
    expect(formToProduct(form).related_products).toEqual([9]);
    expect(formToProduct({ ...form, replaced_by: gone }).replaced_by).toBeNull();
    expect(relatedTitle({ title: "", slug: "" })).toBe("Produit supprimé");
  });

  it("sends a picture whose address is typed and not added, once it is an address", () => {
    const typing = (typed_image: string) => ({ ...emptyProduct(), typed_image });
    expect(formToProduct(typing("https://example.com/aube.jpg")).images).toMatchObject([{ originalName: "aube.jpg", isMain: true }]);
    expect(addTypedImage(typing("/uploads/aube.jpg")).typed_image).toBe("");
    expect(addTypedImage(typing("https://"))).toEqual(typing("https://"));
  });

  it("sends nothing that only the server writes, nor a row's key", () => {
    const sent = JSON.stringify(formToProduct(productToForm(aProduct())));
    expect(sent).not.toMatch(/"(key|version|created_at|updated_at|image_url)"/);
  });

  it("sends what the contract accepts", () => {
    expect(productInputSchema.safeParse(formToProduct(productToForm(aProduct()))).success).toBe(true);
  });
});

describe("dropBlankRows", () => {
  it("skips rows with nothing but blanks, and keeps the others in order", () => {
    const values = {
      ...emptyProduct(),
      specifications: [
        addKey({ name: " ", value: "", unit: "" }),
        addKey({ name: "", value: "", unit: "V" }),
        addKey({ name: "Poids", value: "1", unit: "kg" }),
      ],
      benefits: [addKey({ icon: "", title: "", description: "\n" })],
      downloads: [addKey({ name: "", type: "Manuel" as const, url: "", size: "", language: "Anglais" as const })],
    };
    const rest = dropBlankRows(values);
    expect(rest.specifications.map(({ unit }) => unit)).toEqual(["V", "kg"]);
    expect(rest.benefits).toEqual([]);
    expect(rest.downloads).toEqual([]);
  });
});
