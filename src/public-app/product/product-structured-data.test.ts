import { expect, test } from "vitest";
import { emptyFields } from "#contracts/field/field.ts";
import type { ProductView } from "#contracts/product/catalogue.ts";
import type { Compliance } from "#contracts/product/product-compliance.ts";
import { type Product, productInputSchema } from "#contracts/product/product.ts";
import { productStructuredData, productBreadcrumbs } from "./product-structured-data.ts";

const SITE = "https://maison.example";

function aProduct(over: Partial<Product> = {}): Product {
  return {
    ...emptyFields(productInputSchema),
    id: 1,
    version: 1,
    created_at: "2026-01-02T03:04:05.000Z",
    updated_at: "2026-01-02T03:04:05.000Z",
    title: "Serrure Verrou",
    slug: "serrure-verrou",
    reference: "LUM-1",
    category: "Sécurité",
    short_description: "Elle se souvient pour vous.",
    image_url: "",
    ...over,
  };
}

const NO_LINKS = { related_products: [], required_products: [], complementary_products: [], replaced_by: null };

function describeProduct(product: Product & Partial<Compliance>, properties: ProductView["properties"] = []) {
  return productStructuredData(
    SITE,
    { product: { ...emptyFields(productInputSchema), ...product, ...NO_LINKS }, complementary: [], properties },
    "Lumidar",
  );
}

test("a product is offered in euros and in stock, under its reference, where it has a price", () => {
  expect(describeProduct(aProduct({ price_from: 249.9 }))).toMatchObject({
    sku: "LUM-1",
    url: "https://maison.example/produits/serrure-verrou",
    offers: { price: "249.90", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
  });
  expect(describeProduct(aProduct())).not.toHaveProperty("offers");
});

test("a product that is no longer made has a discontinued offer, where it has one", () => {
  const offers = { availability: "https://schema.org/Discontinued" };
  expect(describeProduct(aProduct({ price_from: 249.9, lifecycle: "discontinued" }))).toMatchObject({ offers });
  expect(describeProduct(aProduct({ lifecycle: "discontinued" }))).not.toHaveProperty("offers");
  expect(describeProduct(aProduct({ price_from: 249.9, lifecycle: "end_of_life" })).offers).toMatchObject({
    availability: "https://schema.org/InStock",
  });
});

test("pictures have absolute URLs, and a product without pictures names none", () => {
  const image = { id: "a", url: "/uploads/a.webp", filename: "a.webp", originalName: "a.png", size: 1, isMain: true };
  expect(describeProduct(aProduct({ images: [image] })).image).toEqual(["https://maison.example/uploads/a.webp"]);
  expect(describeProduct(aProduct())).not.toHaveProperty("image");
});

test("the manufacturer is named where the product names it, with the address or the page where it is reached", () => {
  const made = { manufacturer_name: "Ateliers du Golfe", manufacturer_address: "1 quai, Sfax" };
  expect(describeProduct({ ...aProduct(), ...made, manufacturer_contact: "atelier@golfe.example" }).manufacturer).toEqual({
    "@type": "Organization",
    name: "Ateliers du Golfe",
    address: "1 quai, Sfax",
    email: "atelier@golfe.example",
  });
  expect(describeProduct({ ...aProduct(), ...made, manufacturer_contact: "https://golfe.example/contact" }).manufacturer).toMatchObject({
    url: "https://golfe.example/contact",
  });
  expect(describeProduct(aProduct())).not.toHaveProperty("manufacturer");
});

test("the specifications are properties, as they were read", () => {
  const properties: ProductView["properties"] = [{ name: "Puissance", value: 8, unitCode: "WTT", unitText: "W" }];
  expect(describeProduct(aProduct(), properties).additionalProperty).toEqual([{ "@type": "PropertyValue", ...properties[0] }]);
});

test("the breadcrumbs lead to a product through its category, where it has one", () => {
  expect(productBreadcrumbs(aProduct()).map(({ path }) => path)).toEqual([
    "/produits",
    "/produits?category=S%C3%A9curit%C3%A9",
    "/produits/serrure-verrou",
  ]);
  expect(productBreadcrumbs(aProduct({ category: "" }))).toHaveLength(2);
});

test("each document is named, in its language and version, under the URL that leads to its newest file", () => {
  const manual = {
    name: "Manuel",
    type: "Manuel",
    url: "/uploads/0.pdf",
    size: "",
    language: "Anglais",
    version: "2.1",
    date: "2026-03-12",
    slug: "manuel",
    sha256: "ab",
  } as const;
  expect(describeProduct(aProduct({ downloads: [manual] })).subjectOf).toEqual([
    {
      "@type": "DigitalDocument",
      name: "Manuel",
      inLanguage: "en",
      url: "https://maison.example/produits/serrure-verrou/documents/manuel",
      version: "2.1",
      dateModified: "2026-03-12",
      identifier: { "@type": "PropertyValue", propertyID: "SHA-256", value: "ab" },
    },
  ]);
  expect(describeProduct(aProduct())).not.toHaveProperty("subjectOf");
});
