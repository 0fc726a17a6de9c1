import { CATALOGUE_PAGE_SIZE } from "#contracts/product/catalogue-filter.ts";
import {
  cardsQuerySchema,
  cataloguePageSchema,
  catalogueQuerySchema,
  comparisonQuerySchema,
  comparisonSchema,
  productCardsSchema,
  productViewSchema,
} from "#contracts/product/catalogue.ts";
import { productDetailSchema, productInputSchema, productListQuerySchema, productPageSchema } from "#contracts/product/product.ts";
import { activationSchema } from "#contracts/shared/entity.ts";
import { bySlugSchema, movedToSchema } from "#contracts/shared/text.ts";
import { formerOwner } from "#server/former-slug/former-slugs.ts";
import { crudProcedures } from "#server/rpc/crud-procedures.ts";
import { changeEntity } from "#server/rpc/entity-store.ts";
import { transaction } from "#server/rpc/transaction.ts";
import { adminProcedure, publicProcedure, router } from "#server/rpc/trpc.ts";
import { categoryMeant, offeredCategories } from "./offered-categories.ts";
import { toCard, toCompared, toProduct, toProductDetail } from "./product-item.ts";
import { findProducts } from "./product-list.ts";
import { productStore } from "./product-store.ts";
import { Product } from "./product.entity.ts";
import { similarProducts, VISIBLE, visibleProducts } from "./visible-products.ts";

/** The products: the back office's verbs, and what visitors may see. */
export const productRouter = router({
  ...crudProcedures({
    item: productDetailSchema,
    input: productInputSchema,
    query: productListQuerySchema,
    list: productPageSchema,
    store: productStore,
  }),
  /** Shows a product to visitors, or hides it. */
  setVisibility: adminProcedure
    .input(activationSchema)
    .use(transaction)
    .output(productDetailSchema)
    .mutation(async ({ ctx: { em }, input: { id, is_active, version } }) => {
      await changeEntity(em, Product, { id, version, fields: { is_active } });
      return productStore.get(em, id);
    }),
  /** The visible products, whole, a page at a time. */
  listActive: publicProcedure
    .input(productListQuerySchema)
    .output(productPageSchema)
    .query(async ({ ctx, input }) => {
      const page = await findProducts(ctx.em, input, { isPublic: true });
      return { ...page, data: page.data.map(toProduct) };
    }),
  /** One visible product with those shown beside it: the chosen ones, else others of its category. */
  bySlug: publicProcedure
    .input(bySlugSchema)
    .output(productDetailSchema)
    .query(async ({ ctx: { em }, input: { slug } }) => {
      const product = await em.findOneOrFail(Product, { slug, ...VISIBLE }, { populate: ["category"] });
      return toProductDetail(product, await similarProducts(em, product));
    }),
  /** One page of the catalogue, as cards under their category headings. */
  catalogue: publicProcedure
    .input(catalogueQuerySchema)
    .output(cataloguePageSchema)
    .query(async ({ ctx: { em }, input }) => {
      const page = await findProducts(em, { ...input, limit: CATALOGUE_PAGE_SIZE }, { isPublic: true, isGrouped: true });
      const categories = await offeredCategories(em, page.corrected ?? input.q);
      return { ...page, data: page.data.map(toCard), categories, category: categoryMeant(categories, input.category) };
    }),
  /** Where the visible product that once had this slug is now; null when none had it. */
  movedTo: publicProcedure
    .input(bySlugSchema)
    .output(movedToSchema)
    .query(async ({ ctx: { em }, input: { slug } }) => {
      const owner = await formerOwner(em, "product", slug);
      const product = owner === undefined ? null : await em.findOne(Product, { id: owner, ...VISIBLE });
      return { slug: product?.slug ?? null };
    }),
  /** A product's public page. */
  view: publicProcedure
    .input(bySlugSchema)
    .output(productViewSchema)
    .query(async ({ ctx: { em }, input: { slug } }) => {
      const product = await em.findOneOrFail(Product, { slug, ...VISIBLE }, { populate: ["category"] });
      const similar = await similarProducts(em, product);
      return { product: toProductDetail(product, similar), similar: similar.map(toCard) };
    }),
  /** The cards of these products, in their order; one that no visitor sees is left out. */
  cards: publicProcedure
    .input(cardsQuerySchema)
    .output(productCardsSchema)
    .query(async ({ ctx: { em }, input: { slugs } }) => (await visibleProducts(em, slugs)).map(toCard)),
  /** What sets these products apart. */
  compare: publicProcedure
    .input(comparisonQuerySchema)
    .output(comparisonSchema)
    .query(async ({ ctx: { em }, input: { slugs } }) => (await visibleProducts(em, slugs)).map(toCompared)),
});
