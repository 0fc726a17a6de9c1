import { randomId } from "@mantine/hooks";
import type { Benefit, Download, Specification } from "#contracts/product/product-parts.ts";
import type { ProductDetail, ProductInput } from "#contracts/product/product.ts";

/** A row of a list that is edited in place: `key` tells it from its neighbours while it moves, and never leaves the form. */
export type Keyed<Row> = Row & { key: string };

type Untouched = "id" | "version" | "created_at" | "updated_at" | "image_url";

/** What the form holds: a product as it is read, less what the server alone writes. */
export type ProductFormValues = Omit<ProductDetail, Untouched | "specifications" | "benefits" | "downloads"> & {
  specifications: Keyed<Specification>[];
  benefits: Keyed<Benefit>[];
  downloads: Keyed<Download>[];
};

export function withKey<Row>(row: Row): Keyed<Row> {
  return { ...row, key: randomId() };
}

function withoutKey<Row extends { key: string }>({ key: _, ...row }: Row): Omit<Row, "key"> {
  return row;
}

export function emptyProduct(): ProductFormValues {
  return {
    title: "",
    slug: "",
    reference: "",
    category: "",
    subcategory: "",
    short_description: "",
    long_description: "",
    images: [],
    specifications: [],
    benefits: [],
    downloads: [],
    compatibility: [],
    related_products: [],
    is_new: false,
    featured: false,
    is_active: true,
    meta_title: "",
    meta_description: "",
  };
}

export function productToForm(product: ProductDetail): ProductFormValues {
  const { id: _id, version: _version, created_at: _created, updated_at: _updated, image_url: _main, ...fields } = product;
  return {
    ...fields,
    specifications: fields.specifications.map(withKey),
    benefits: fields.benefits.map(withKey),
    downloads: fields.downloads.map(withKey),
  };
}

/** What is sent. Call `withoutBlankRows` first, so that the server's complaints point at the rows that the person sees. */
export function formToProduct(values: ProductFormValues): ProductInput {
  return {
    ...values,
    specifications: values.specifications.map(withoutKey),
    benefits: values.benefits.map(withoutKey),
    downloads: values.downloads.map(withoutKey),
    related_products: values.related_products.map(({ id }) => id),
  };
}

const isBlank = (...texts: string[]) => texts.every((text) => text.trim() === "");

/** Leaves out rows in which nothing was typed. Source: specification §3 « Specification entry ». */
export function withoutBlankRows(values: ProductFormValues): ProductFormValues {
  return {
    ...values,
    specifications: values.specifications.filter(({ name, value, unit }) => !isBlank(name, value, unit)),
    benefits: values.benefits.filter(({ icon, title, description }) => !isBlank(icon, title, description)),
    downloads: values.downloads.filter(({ name, url, size }) => !isBlank(name, url, size)),
  };
}
