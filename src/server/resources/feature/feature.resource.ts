import { sql } from "kysely";
import { FEATURE_TRANSLATION, featureSchema } from "#contracts/feature/feature.ts";
import { isPublishedSql } from "#server/platform/database/publication.ts";
import { publicationFacts } from "#server/platform/declaration/publication-facts.ts";
import { mediaUser } from "#server/platform/declaration/media-user.ts";
import type { Resource } from "#server/platform/declaration/resource.ts";
import { crudRoutes, route } from "#server/platform/declaration/rest-route.ts";
import { Feature } from "./feature.entity.ts";

/** The declaration of key features of the home page. */
export const featureResource: Resource<"features"> = {
  entity: Feature,
  router: "features",
  rights: { read: "reader", write: "editor" },
  isPublic: true,
  ...publicationFacts(Feature),
  translated: FEATURE_TRANSLATION,
  counted: "features",
  schemas: { Feature: featureSchema },
  rest: [
    route("get /api/features", "features.listActive", { fr: "Lister les fonctionnalités visibles", en: "List the visible features" }),
    ...crudRoutes("/api/admin/features", "features", {
      fr: ["une fonctionnalité", "les fonctionnalités"],
      en: ["a feature", "the features"],
    }),
  ],
  media: mediaUser(Feature, { noun: "feature", places: ["icon_url"] }),
  checks: { isVisible: (now) => sql`r.is_active and ${isPublishedSql("r", now)}`, links: [{ field: "icon_url", holds: "url" }] },
  demo: async () => (await import("./feature-demo.ts")).createDemoFeatures,
};
