import { sql } from "kysely";
import { SLIDE_TRANSLATION, slideSchema } from "#contracts/slide/slide.ts";
import { isPublishedSql } from "#server/platform/database/publication.ts";
import { publicationFacts } from "#server/platform/declaration/publication-facts.ts";
import { mediaUser } from "#server/platform/declaration/media-user.ts";
import type { Resource } from "#server/platform/declaration/resource.ts";
import { crudRoutes, route } from "#server/platform/declaration/rest-route.ts";
import { Slide } from "./slide.entity.ts";

/** The declaration of slides of the home page's carousel. */
export const slideResource: Resource<"slides"> = {
  entity: Slide,
  router: "slides",
  rights: { read: "reader", write: "editor" },
  isPublic: true,
  ...publicationFacts(Slide),
  translated: SLIDE_TRANSLATION,
  counted: "slides",
  schemas: { Slide: slideSchema },
  rest: [
    route("get /api/slides", "slides.listActive", { fr: "Lister les slides visibles", en: "List the visible slides" }),
    ...crudRoutes("/api/admin/slides", "slides", { fr: ["un slide", "les slides"], en: ["a slide", "the slides"] }),
  ],
  media: mediaUser(Slide, { noun: "slide", places: ["image_url"], firstSeenWhere: "is_active" }),
  checks: {
    isVisible: (now) => sql`r.is_active and ${isPublishedSql("r", now)}`,
    links: [
      { field: "cta_link", holds: "url" },
      { field: "image_url", holds: "url" },
    ],
    faults: [
      { kind: "missing_picture", field: "image_url", where: sql`r.image_url = ''` },
      { kind: "missing_alt_text", field: "alt_text", where: sql`r.image_url <> '' and r.alt_text = ''` },
    ],
  },
  demo: async () => (await import("./slide-demo.ts")).createDemoSlides,
};
