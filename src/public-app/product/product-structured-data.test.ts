import { expect, test } from "vitest";
import type { ProductView } from "#contracts/product/catalogue.ts";
import type { Product } from "#contracts/product/product.ts";
import { productStructuredData, productBreadcrumbs } from "./product-structured-data.ts";

const SITE = "https://maison.example";

function aProduct(over: Partial<Product> = {}): Product {
  return {
    id: 1,
    version: 1,
    created_at: "2026-01-02T03:04:05.000Z",
    updated_at: "2026-01-02T03:04:05.000Z",
    title: "Serrure Verrou",
    slug: "serrure-verrou",
    reference: "LUM-1",
    category: "Sécurité",
    subcategory: "",
    short_description: "Elle se souvient pour vous.",
    long_description: "",
    price_from: null,
    images: [],
    image_url: "",
    specifications: [],
    benefits: [],
    downloads: [],
    compatibility: [],
    is_new: false,
    featured: false,
    is_active: true,
    meta_title: "",
    meta_description: "",
    ...over,
  };
}

function told(product: Product, properties: ProductView["properties"] = []) {
  return productStructuredData(SITE, { product: { ...product, related_products: [] }, properties }, "Lumidar");
}

test("offers the product in euros and in stock, under its reference, where it has a price", () => {
  expect(told(aProduct({ price_from: 249.9 }))).toMatchObject({
    sku: "LUM-1",
    url: "https://maison.example/produits/serrure-verrou",
    offers: { price: "249.90", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
  });
  expect(told(aProduct())).not.toHaveProperty("offers");
});

test("gives pictures absolute URLs, and none where there is none", () => {
  const image = { id: "a", url: "/uploads/a.webp", filename: "a.webp", originalName: "a.png", size: 1, isMain: true };
  expect(told(aProduct({ images: [image] })).image).toEqual(["https://maison.example/uploads/a.webp"]);
  expect(told(aProduct())).not.toHaveProperty("image");
});

test("tells the specifications as they were read", () => {
  const properties: ProductView["properties"] = [{ name: "Puissance", value: 8, unitCode: "WTT", unitText: "W" }];
  expect(told(aProduct(), properties).additionalProperty).toEqual([{ "@type": "PropertyValue", ...properties[0] }]);
});

test("leads to a product through its category, where it has one", () => {
  expect(productBreadcrumbs(aProduct()).map(({ path }) => path)).toEqual([
    "/produits",
    "/produits?category=S%C3%A9curit%C3%A9",
    "/produits/serrure-verrou",
  ]);
  expect(productBreadcrumbs(aProduct({ category: "" }))).toHaveLength(2);
});
