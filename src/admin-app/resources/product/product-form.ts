import { imageOfUrl, withImages } from "#admin-app/resources/product/fields/main-image.ts";
import { emptyFields } from "#contracts/field/field.ts";
import { requiredFileUrlSchema } from "#contracts/shared/url.ts";
import type { Benefit, Download, RelatedProduct, Specification } from "#contracts/product/product-parts.ts";
import { parsePrice } from "#contracts/product/price-input.ts";
import { type ProductDetail, type ProductInput, productInputSchema } from "#contracts/product/product.ts";
import { createFormContext } from "@mantine/form";
import { addKey, dropKey, type Keyed } from "#admin-app/kit/order/form-rows.ts";

type Untouched = "id" | "version" | "created_at" | "updated_at" | "language" | "category_language" | "image_url";

/** Values of the form: a product as it is read, less what the server alone writes. */
export type ProductFormValues = Omit<
  ProductDetail,
  Untouched | "price_from" | "security_updates_until" | "specifications" | "benefits" | "downloads"
> & {
  /** Price in euros; empty while there is none, a text while it is typed. */
  price_from: number | string;
  /** Empty while no day is given. */
  security_updates_until: string;
  specifications: Keyed<Specification>[];
  benefits: Keyed<Benefit>[];
  downloads: Keyed<Download>[];
  /** The address of a picture that is typed, but not added yet. */
  typed_image: string;
};

export function emptyProduct(): ProductFormValues {
  return {
    ...emptyFields(productInputSchema),
    price_from: "",
    security_updates_until: "",
    typed_image: "",
    specifications: [],
    benefits: [],
    downloads: [],
    related_products: [],
    required_products: [],
    complementary_products: [],
    replaced_by: null,
  };
}

/** Adds every field of its form; the server alone knows the facts of its file. */
function downloadToForm({ bytes: _bytes, sha256: _hash, ...download }: Download): Keyed<Download> {
  return addKey({ ...download, version: download.version ?? "", date: download.date ?? "", slug: download.slug ?? "" });
}

/** Drops empty entries. */
function formToDownload({ version, date, slug, ...download }: Download): Download {
  return { ...download, ...(version && { version }), ...(date && { date }), ...(slug && { slug }) };
}

export function productToForm(product: ProductDetail): ProductFormValues {
  const { id: _id, version: _version, created_at: _created, updated_at: _updated, image_url: _main, ...fields } = product;
  return {
    ...fields,
    price_from: fields.price_from ?? "",
    security_updates_until: fields.security_updates_until ?? "",
    typed_image: "",
    specifications: fields.specifications.map(addKey),
    benefits: fields.benefits.map(addKey),
    downloads: fields.downloads.map(downloadToForm),
  };
}

/** Adds the picture whose URL is typed, if the contract accepts it. */
export function addTypedImage(values: ProductFormValues): ProductFormValues {
  const { data } = requiredFileUrlSchema.safeParse(values.typed_image);
  return data === undefined ? values : { ...values, images: withImages(values.images, [imageOfUrl(data)]), typed_image: "" };
}

/** The products that there are: of an old version some may be gone. */
function toIds(products: RelatedProduct[]): number[] {
  return products.filter(({ slug }) => slug !== "").map(({ id }) => id);
}

/** A price as it stands in the form; null for none, NaN for what is not one. */
export function toPrice(value: number | string): number | null {
  if (typeof value === "number") return value;
  const price = parsePrice(value);
  return price !== null && typeof price === "object" ? Number.NaN : price;
}

/** The input to send: a typed picture URL counts, added or not. Call `dropBlankRows` first, so that the server's
 *  complaints point at the rows that the person sees. */
export function formToProduct(values: ProductFormValues): Required<ProductInput> {
  const { typed_image: _, ...sent } = addTypedImage(values);
  return {
    ...sent,
    price_from: toPrice(values.price_from),
    security_updates_until: values.security_updates_until === "" ? null : values.security_updates_until,
    specifications: values.specifications.map(dropKey),
    benefits: values.benefits.map(dropKey),
    downloads: values.downloads.map(dropKey).map(formToDownload),
    related_products: toIds(values.related_products),
    required_products: toIds(values.required_products),
    complementary_products: toIds(values.complementary_products),
    replaced_by: toIds(values.replaced_by ? [values.replaced_by] : [])[0] ?? null,
  };
}

/** Checks that all of these are empty. */
export const isBlank = (...texts: string[]) => texts.every((text) => text.trim() === "");

/** Leaves out rows in which nothing was typed. Source: PROD-8. */
export function dropBlankRows(values: ProductFormValues): ProductFormValues {
  return {
    ...values,
    specifications: values.specifications.filter(({ name, value, unit }) => !isBlank(name, value, unit)),
    benefits: values.benefits.filter(({ icon, title, description }) => !isBlank(icon, title, description)),
    downloads: values.downloads.filter(({ name, url, size }) => !isBlank(name, url, size)),
  };
}

/** The product form, shared by its tabs. */
export const [ProductFormProvider, useProductFormContext] = createFormContext<ProductFormValues>();
