import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { type Language, LANGUAGE_PREFIX } from "#contracts/shared/language.ts";
import type { SluggedResource } from "#server/platform/history/former-slug/former-slug.entity.ts";

/** A link to a page of ours, as administrators write it: the documented path, in whichever language. */
const OWN_LINK = /(?<= href="\/(produits|blog)\/)([a-z0-9-]+)(?=["?#])/g;

/** What a translator may have written before such a path: pages put it there themselves. */
const WRITTEN_IN_LANGUAGE = new RegExp(`(?<= href=")${LANGUAGE_PREFIX}(?=[/"])`, "g");

const RESOURCE_OF: Record<string, SluggedResource> = { produits: "product", blog: "article" };

async function slugsIn(em: EntityManager, noun: SluggedResource, french: string[], language: Language): Promise<Map<string, string>> {
  if (french.length === 0) return new Map();
  const { rows } = await sql<{ french: string; slug: string }>`
    select r.slug as french, t.slug from ${sql.table(noun)} r
    join translation t on t.noun = ${noun} and t.record = r.id and t.language = ${language} and t.is_published and t.slug is not null
    where r.slug = any(${french}::text[])`.execute(em.getKysely({ type: "read" }));
  return new Map(rows.map((row) => [row.french, row.slug]));
}

/** HTML with its links to products and articles as these are called in a language: no reader is sent from one URL to
 *  another. */
export async function linksInLanguage(em: EntityManager, html: string, language: Language): Promise<string> {
  if (language === "fr") return html;
  const documented = html.replaceAll(WRITTEN_IN_LANGUAGE, "");
  const named = [...documented.matchAll(OWN_LINK)];
  const slugs = new Map<string, Map<string, string>>();
  for (const [folder, noun] of Object.entries(RESOURCE_OF)) {
    const french = named.filter(([, of]) => of === folder).map(([, , slug = ""]) => slug);
    slugs.set(folder, await slugsIn(em, noun, french, language));
  }
  return documented.replace(OWN_LINK, (slug: string, folder: string) => slugs.get(folder)?.get(slug) ?? slug);
}
