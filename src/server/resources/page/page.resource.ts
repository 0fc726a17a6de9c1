import { sql } from "kysely";
import { PAGE_TRANSLATION, pageSchema } from "#contracts/page/page.ts";
import { sectionSchema } from "#contracts/page/section.ts";
import { placeholderFault } from "#contracts/page/placeholders.ts";
import { isPublishedSql } from "#server/platform/database/publication.ts";
import { mediaUser } from "#server/platform/declaration/media-user.ts";
import { publicationFacts } from "#server/platform/declaration/publication-facts.ts";
import { LONG_METADATA } from "#server/platform/declaration/record-checks.ts";
import type { Resource } from "#server/platform/declaration/resource.ts";
import { crudRoutes } from "#server/platform/declaration/rest-route.ts";
import { pathsOf, recordWithSlug, translatedSlugs } from "#server/platform/translation/slugs.ts";
import { translateItem } from "#server/platform/translation/translate.ts";
import { findTemplateTexts } from "./page-faults.ts";
import { Page } from "./page.entity.ts";
import { whereVisible } from "./page-store.ts";
import { findHeavyPage } from "./page-faults.ts";

/** SQL: whether a section that is made of pictures, or one of its rows, has none. */
const HAS_NO_PICTURE = sql<boolean>`r.sections @? '$[*] ? (@.kind == "picture" && @.image_url == "")'
  or r.sections @? '$[*] ? (@.kind == "stories").items[*] ? (@.image_url == "")'`;

/** SQL: whether the rich text of a section has a picture without a description. */
const HAS_UNDESCRIBED_PICTURE = sql<boolean>`exists (
  select from jsonb_array_elements(r.sections) section, regexp_matches(section ->> 'html', ${String.raw`<img\s[^>]*>`}, 'g') picture
  where picture[1] !~ ${String.raw`\salt="[^"]`})`;

/** The declaration of pages that administrators make. */
export const pageResource: Resource = {
  entity: Page,
  router: "pages",
  rights: { read: "reader", write: "editor" },
  isPublic: true,
  ...publicationFacts(Page),
  hasInitialRows: true,
  isAtRoot: true,
  translated: { ...PAGE_TRANSLATION, keepsSlug: (page) => "fixed" in page && page.fixed !== null, faultOf: placeholderFault },
  uniqueFields: ["slug"],
  schemas: { Page: pageSchema, Section: sectionSchema },
  rest: crudRoutes("/api/admin/pages", "pages", { fr: ["une page", "les pages"], en: ["a page", "the pages"] }),
  media: mediaUser(Page, { noun: "page", places: ["sections"] }),
  sitemap: async (em, now) => {
    const pages = await em.find(Page, { ...whereVisible(now), fixed: null }, { fields: ["slug", "updated_at"], orderBy: { id: "asc" } });
    const slugsIn = await translatedSlugs(em, "page");
    return pages.map(({ id, slug, updated_at }) => ({
      path: `/${slug}`,
      paths: pathsOf("/", { fr: slug, ...slugsIn(id) }),
      changed: updated_at,
    }));
  },
  socialCard: {
    path: "pages",
    read: async (em, { slug, now, language }) => {
      const id = await recordWithSlug(em, "page", slug, language);
      const page = await em.findOneOrFail(Page, { ...(id === undefined ? { slug } : { id }), ...whereVisible(now) });
      const { title } = await translateItem(em, PAGE_TRANSLATION, page, language);
      const [opening] = page.sections;
      return { title, overline: "", image: opening?.kind === "opening" ? opening.image_url : "" };
    },
  },
  checks: {
    isVisible: (now) => sql`r.is_active and ${isPublishedSql("r", now)}`,
    links: [{ field: "sections", holds: "nested" }],
    faults: [
      { kind: "missing_picture", field: "sections", where: HAS_NO_PICTURE },
      { kind: "missing_alt_text", field: "sections", where: HAS_UNDESCRIBED_PICTURE },
      ...LONG_METADATA,
    ],
    findInRows: findTemplateTexts,
    findInForm: findHeavyPage,
  },
};
