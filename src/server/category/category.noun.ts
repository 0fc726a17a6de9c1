import type { Noun } from "#server/noun.ts";
import { crudRoutes } from "#server/rest/rest-route.ts";
import { Category } from "./category.entity.ts";

/** What the server must know of a category of products. Its demo rows come with those of the products. */
export const categoryNoun: Noun = {
  entity: Category,
  isPublic: true,
  rest: crudRoutes({ path: "/api/admin/categories", router: "categories", one: "une catégorie", many: "les catégories" }),
};
