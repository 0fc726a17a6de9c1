import { sql } from "kysely";
import { CATEGORY_TRANSLATION, categorySchema } from "#contracts/category/category.ts";
import type { Resource } from "#server/platform/declaration/resource.ts";
import { refuseUnlistedSubcategories } from "#server/resources/product/snapshots.ts";
import { isVisibleSql } from "#server/resources/product/visible-products.ts";
import { crudRoutes } from "#server/platform/declaration/rest-route.ts";
import { Category } from "./category.entity.ts";

/** The declaration of categories of products. Its demo rows come with those of the products. */
export const categoryResource: Resource = {
  entity: Category,
  router: "categories",
  rights: { read: "reader", write: "editor" },
  isPublic: true,
  translated: CATEGORY_TRANSLATION,
  uniqueFields: ["name"],
  putBack: { check: (em, ids) => refuseUnlistedSubcategories(em, { categories: ids }) },
  checks: { isVisible: (now) => sql`exists (select from product p where p.category = r.id and ${isVisibleSql(now)})` },
  schemas: { Category: categorySchema },
  rest: crudRoutes("/api/admin/categories", "categories", {
    fr: ["une catégorie", "les catégories"],
    en: ["a category", "the categories"],
  }),
};
