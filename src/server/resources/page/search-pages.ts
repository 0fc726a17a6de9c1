import type { EntityManager } from "@mikro-orm/postgresql";
import { PAGE_TRANSLATION } from "#contracts/page/page.ts";
import type { Language } from "#contracts/shared/language.ts";
import { plainText } from "#contracts/text/plain-text.ts";
import { searchFew } from "#server/platform/search/search-few.ts";
import { translateItems } from "#server/platform/translation/translate.ts";
import { Page } from "./page.entity.ts";
import { whereVisible } from "./page-store.ts";

type Searching = { now: Date; isForgiving: boolean; language: Language };

/** Searches titles and texts of the visible pages that the team made; the site's own ones are known to the public app.
 *  Best hits first, then by title. */
export async function searchPages(em: EntityManager, q: string, { now, ...searching }: Searching) {
  const visible = await em.find(
    Page,
    { ...whereVisible(now), fixed: null },
    { fields: ["id", "slug", "title", "texts"], orderBy: { title: "asc", id: "asc" } },
  );
  const pages = await translateItems(
    em,
    PAGE_TRANSLATION,
    visible.map(({ id, slug, title, texts }) => ({ id, slug, title, texts })),
    searching.language,
  );
  return searchFew(pages, q, { ...searching, textsOf: ({ texts }) => texts.map(plainText) });
}
