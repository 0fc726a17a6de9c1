import type { EntityManager } from "@mikro-orm/postgresql";
import { LISTED_PAGES, UNLISTED_PAGES } from "#contracts/page/public-pages.ts";
import { inLanguage, LANGUAGES } from "#contracts/shared/language.ts";
import { allResources, type SitemapPage } from "#server/platform/declaration/resource.ts";

/** Paths of a page in every language; where a record has no slug of its own in one, its French slug leads there. */
function pathsOf({ path, paths }: SitemapPage): string[] {
  return LANGUAGES.flatMap((language) => [path, paths?.[language] ?? path].map((own) => inLanguage(language, own)));
}

/** Lists the paths of every page that visitors can read now, in every language: the fixed ones, and those of the
 *  visible records of each resource. The pages that search engines are told of come first. */
export async function listSitePaths(em: EntityManager, now: Date): Promise<Set<string>> {
  const pages: SitemapPage[] = LISTED_PAGES.map((path) => ({ path }));
  for (const { sitemap } of allResources()) if (sitemap) pages.push(...(await sitemap(em, now)));
  pages.push(...UNLISTED_PAGES.map((path) => ({ path })));
  return new Set(pages.flatMap(pathsOf));
}
