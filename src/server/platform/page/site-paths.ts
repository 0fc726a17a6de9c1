import type { EntityManager } from "@mikro-orm/postgresql";
import { LISTED_PAGES, UNLISTED_PAGES } from "#contracts/page/public-pages.ts";
import { inLanguage, LANGUAGES } from "#contracts/shared/language.ts";
import { sql } from "kysely";
import { allResources, resourceNameOf, type SitemapPage } from "#server/platform/declaration/resource.ts";

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

/** Lists the slugs that may lead to a page at the root of the site: present, translated and former ones. */
export async function listSlugsAtRoot(em: EntityManager): Promise<Set<string>> {
  const slugs = new Set<string>();
  for (const { entity, isAtRoot } of allResources()) {
    if (!isAtRoot) continue;
    const name = resourceNameOf(em, entity);
    const { rows } = await sql<{ slug: string }>`select slug from ${sql.table(em.getMetadata().get(entity).tableName)}
      union select slug from translation where noun = ${name} and slug is not null
      union select slug from former_slug where noun = ${name}`.execute(em.getKysely({ type: "read" }));
    for (const { slug } of rows) slugs.add(slug);
  }
  return slugs;
}
