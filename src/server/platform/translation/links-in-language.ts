import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { type Language, readLanguage } from "#contracts/shared/language.ts";
import type { SluggedResource } from "#server/platform/history/former-slug/former-slug.entity.ts";

/** A link to one of our pages as administrators write it: the documented path, with a slug of any language. */
const OWN_LINK = /(?<= href="\/(produits|blog)\/)([a-z0-9-]+)(?=["?#])/g;

/** A path, which a translator may have copied from a page in their language: pages write it in theirs themselves. */
const OWN_PATH = /(?<= href=")\/[^"]*/g;

const RESOURCE_OF: Record<string, SluggedResource> = { produits: "product", blog: "article" };

async function findTranslatedSlugs(
  em: EntityManager,
  resource: SluggedResource,
  french: string[],
  language: Language,
): Promise<Map<string, string>> {
  if (french.length === 0) return new Map();
  const { rows } = await sql<{ french: string; slug: string }>`
    select r.slug as french, t.slug from ${sql.table(resource)} r
    join translation t on t.noun = ${resource} and t.record = r.id and t.language = ${language} and t.is_published and t.slug is not null
    where r.slug = any(${french}::text[])`.execute(em.getKysely({ type: "read" }));
  return new Map(rows.map((row) => [row.french, row.slug]));
}

/** Translates the links of HTML to products and articles into a language's slugs, so that no reader is redirected. */
export async function linksInLanguage(em: EntityManager, html: string, language: Language): Promise<string> {
  if (language === "fr") return html;
  const documented = html.replaceAll(OWN_PATH, (path) => readLanguage(path).path);
  const named = [...documented.matchAll(OWN_LINK)];
  const slugs = new Map<string, Map<string, string>>();
  for (const [folder, resource] of Object.entries(RESOURCE_OF)) {
    const french = named.filter(([, of]) => of === folder).map(([, , slug = ""]) => slug);
    slugs.set(folder, await findTranslatedSlugs(em, resource, french, language));
  }
  return documented.replace(OWN_LINK, (slug: string, folder: string) => slugs.get(folder)?.get(slug) ?? slug);
}
