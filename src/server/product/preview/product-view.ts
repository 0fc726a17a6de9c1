import type { EntityManager } from "@mikro-orm/postgresql";
import { propertiesOf } from "#contracts/attribute/properties.ts";
import type { ProductView } from "#contracts/product/catalogue.ts";
import { mainImageOf } from "#contracts/product/main-image.ts";
import { type ProductForm, productFormSchema } from "#contracts/product/product.ts";
import { INTEGER_MAX } from "#contracts/shared/entity.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { AppError } from "#server/app-error.ts";
import { Category } from "#server/category/category.entity.ts";
import { withFileFacts } from "#server/product/documents/file-facts.ts";
import { shownWith } from "#server/product/links/shown-products.ts";
import { type Linked, toCard, toLinks, toProductDetail } from "#server/product/product-item.ts";
import { recordWithSlug, slugsOf } from "#server/translation/slugs.ts";
import { translatedDetail, translatedProducts } from "#server/product/language/translated-products.ts";
import { Product } from "#server/product/product.entity.ts";
import { VISIBLE } from "#server/product/visible-products.ts";
import { formNamedBy } from "#server/preview/form-previews.ts";
import type { Context } from "#server/rpc/trpc.ts";

const cardsOf = ({ related_products: similar, complementary_products: complementary }: Linked) => ({
  similar: similar.map(toCard),
  complementary: complementary.map(toCard),
});

/** The page of what a form held. A new product has the one id that none ever gets. */
async function unsavedView(em: EntityManager, { fields, created_at }: { fields: ProductForm; created_at: Date }): Promise<ProductView> {
  const category = await em.findOne(Category, { normalized_name: normalize(fields.category) });
  const shown = await shownWith(em, { ...fields, id: fields.id ?? 0, category });
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
  // No search engine reads what is not saved.
  return { product: await withFileFacts(em, product), ...cardsOf(shown), properties: [], slugs: { fr: fields.slug }, preview: "unsaved" };
}

/** A product's public page; with the token of a preview link also that of a hidden product, or of what a form held. Fails with `not_found`. */
export async function productView(
  { em, previews, now, language }: Pick<Context, "em" | "previews" | "now" | "language">,
  { slug, apercu = "" }: { slug: string; apercu?: string | undefined },
): Promise<ProductView> {
  const subject = apercu === "" ? undefined : await previews.subjectOf(apercu, now());
  const form = await formNamedBy(em, { subject, kind: "product-form", schema: productFormSchema, now: now() });
  if (form?.fields.slug === slug) return unsavedView(em, form);
  if (form !== undefined) throw new AppError("not_found");
  const translation = await recordWithSlug(em, "product", slug, language);
  const where = translation === undefined ? { slug } : { id: translation };
  const product = await em.findOneOrFail(Product, where, { populate: ["category"] });
  const isVisible = product.is_active === VISIBLE.is_active;
  if (!isVisible && subject !== `product:${product.id}`) throw new AppError("not_found");
  const shown = await shownWith(em, product);
  const detail = await translatedDetail(em, await toProductDetail(em, product, shown), language);
  if (detail.slug !== slug) throw new AppError("not_found"); // it has one of its own in this language
  const { similar, complementary } = cardsOf(shown);
  return {
    product: detail,
    similar: await translatedProducts(em, similar, language),
    complementary: await translatedProducts(em, complementary, language),
    properties: propertiesOf(product.category?.attributes ?? [], product.specifications, detail.specifications),
    slugs: await slugsOf(em, "product", product),
    preview: isVisible ? null : "hidden",
  };
}
