import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { propertiesOf } from "#contracts/attribute/properties.ts";
import type { ProductView } from "#contracts/product/catalogue.ts";
import { mainImageOf } from "#contracts/shared/image-path.ts";
import { PRODUCT_TRANSLATION, type ProductForm, productFormSchema, type Product } from "#contracts/product/product.ts";
import { INTEGER_MAX } from "#contracts/shared/entity.ts";
import type { Language } from "#contracts/shared/language.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { propertiesInLanguage, specificationsInLanguage } from "#server/resources/attribute/specifications-in-language.ts";
import { Category } from "#server/resources/category/category.entity.ts";
import { withFileFacts } from "#server/resources/product/documents/document-slugs.ts";
import { findShownProducts } from "./linked-products.ts";
import { type Linked, readProducts, toCard, toLinks, toProductDetail } from "./product-item.ts";
import { readTranslationForm, withForm } from "#server/platform/translation/translation-preview.ts";
import { recordWithSlug, slugsOf } from "#server/platform/translation/slugs.ts";
import { translatedDetail, translatedProducts } from "./translated-products.ts";
import { isVisible as isVisibleAt } from "./visible-products.ts";
import { readPreviewedForm } from "#server/platform/editing/preview/form-previews.ts";
import type { Context } from "#server/platform/rpc/context.ts";
import { attributeKey } from "#contracts/attribute/attribute.ts";
import { NO, YES } from "#contracts/attribute/value-text.ts";
import { listProtocolsOf, needsHub } from "#contracts/product/connections.ts";
import type { Specification } from "#contracts/product/product-parts.ts";
import type { Fitting, ProductUse } from "#contracts/product/product-use.ts";

const translateCards = async (em: EntityManager, { related_products, complementary_products }: Linked, language: Language) => ({
  similar: await translatedProducts(em, related_products.map(toCard), language),
  complementary: await translatedProducts(em, complementary_products.map(toCard), language),
});

/** Slugs of the input of a form. */
const slugsOfForm = (em: EntityManager, { id, slug }: ProductForm) =>
  id === undefined ? { fr: slug } : slugsOf(em, "product", { id, slug });

/** Builds the page of a form's input, in a language as far as its published translation goes. A new product has an id
 *  that none ever gets. */
async function buildUnsaved(
  em: EntityManager,
  { fields, created_at }: { fields: ProductForm; created_at: Date },
  language: Language,
): Promise<ProductView> {
  const category = await em.findOne(Category, { normalized_name: normalize(fields.category) });
  const shown = await findShownProducts(em, { ...fields, id: fields.id ?? 0, category });
  const moment = created_at.toISOString();
  const product = {
    ...fields,
    id: fields.id ?? INTEGER_MAX,
    version: 0,
    created_at: moment,
    updated_at: moment,
    image_url: mainImageOf(fields.images)?.url ?? "",
    ...toLinks(shown),
  };
  // No structured data: search engines never read a preview.
  return {
    product: await translatedDetail(em, await withFileFacts(em, product), language),
    ...(await translateCards(em, shown, language)),
    use: readUse(fields),
    properties: [],
    slugs: await slugsOfForm(em, fields),
    preview: "unsaved",
  };
}

/** Reads a product's public page. The token of a preview link opens that of a hidden product, or of the input of its
 *  form or translation, too. Fails with `not_found`. */
export async function productView(
  { em, previews, now, language }: Pick<Context, "em" | "previews" | "now" | "language">,
  { slug, apercu = "" }: { slug: string; apercu?: string | undefined },
): Promise<ProductView> {
  const subject = apercu === "" ? undefined : await previews.subjectOf(em, apercu, now());
  const form = await readPreviewedForm(em, { subject, kind: "product-form", schema: productFormSchema, now: now() });
  if (form && Object.values(await slugsOfForm(em, form.fields)).includes(slug)) return buildUnsaved(em, form, language);
  if (form !== undefined) throw new AppError("not_found");
  const words = await readTranslationForm(em, { subject, now: now(), noun: "product", language });
  const translation = words?.record ?? (await recordWithSlug(em, "product", slug, language));
  const [product] = await readProducts(em, translation === undefined ? sql`slug = ${slug}` : sql`id = ${translation}`);
  if (!product) throw new AppError("not_found");
  const isVisible = isVisibleAt(product, now());
  if (!isVisible && !words && subject !== `product:${product.id}`) throw new AppError("not_found");
  const shown = await findShownProducts(em, product);
  const french = await toProductDetail(em, product, shown);
  const attributes = product.category?.attributes ?? [];
  const detail = withForm(PRODUCT_TRANSLATION, { shown: await translatedDetail(em, french, language), french }, words);
  if (detail.slug !== slug) throw new AppError("not_found"); // it has one of its own in this language
  // a translation form's rows match the French ones by position
  const rows = { french: french.specifications, shown: detail.specifications };
  const specifications = specificationsInLanguage(attributes, rows, language);
  const stored = isVisible ? null : "hidden";
  return {
    product: { ...detail, specifications },
    ...(await translateCards(em, shown, language)),
    use: readUse(french),
    properties: propertiesInLanguage(propertiesOf(attributes, product.specifications, specifications), language),
    slugs: await slugsOf(em, "product", product),
    preview: words ? "unsaved" : stored,
  };
}

/** Supplies of what stands by itself. */
const OWN_SUPPLY = /^(?:pile|batterie|usb|solaire)/;

/** Finds the position of the row of one of these names, the first that the product has. */
function findPosition(rows: Specification[], ...names: string[]): number | null {
  const keys = names.map(attributeKey);
  const position = rows.findIndex(({ name, value }) => value !== "" && keys.includes(attributeKey(name)));
  return position === -1 ? null : position;
}

function findRow(rows: Specification[], ...names: string[]): Specification | undefined {
  return rows[findPosition(rows, ...names) ?? -1];
}

const valueOf = (row: Specification | undefined) => normalize(row?.value ?? "");

function findFitting({
  category,
  subcategory,
  specifications,
}: Pick<Product, "category" | "subcategory" | "specifications">): Fitting | null {
  if (findRow(specifications, "Culot")) return "bulb";
  if (/\bdin\b/.test(valueOf(findRow(specifications, "Montage")))) return "rail";
  if (findRow(specifications, "Profondeur de boîte", "Profondeur d’encastrement")) return "box";
  const isSocket = findRow(specifications, "Type de prise") !== undefined || /^prises?\b/.test(normalize(subcategory || category));
  if (isSocket && !findRow(specifications, "Bornes")) return "plug";
  const supplies = valueOf(findRow(specifications, "Type d’alimentation"))
    .split(/\s*[,;]\s*/)
    .filter(Boolean);
  return supplies.length > 0 && supplies.every((supply) => OWN_SUPPLY.test(supply)) ? "free" : null;
}

/** Reads from a product's French record how it is fitted, and what it needs for that. What the record does not say is
 *  left out. */
function readUse(product: Pick<Product, "category" | "subcategory" | "specifications">): ProductUse {
  const { specifications } = product;
  const neutral = valueOf(findRow(specifications, "Neutre requis"));
  const depth = findRow(specifications, "Profondeur de boîte");
  return {
    fitting: findFitting(product),
    protocols: listProtocolsOf(specifications),
    needs_hub: needsHub(specifications),
    needs_neutral: neutral === normalize(YES) ? true : neutral === normalize(NO) ? false : null,
    box_depth: depth?.unit === "mm" ? depth.value : "",
    included_row: findPosition(specifications, "Contenu de la boîte", "Dans la boîte", "Fourni", "Fournis", "Inclus"),
  };
}
