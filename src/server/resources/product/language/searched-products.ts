import { type RawBuilder, sql } from "kysely";
import type { Language } from "#contracts/shared/language.ts";

/** SQL: the products `p` that a list or a search in a language reads: those that are translated by their words there, the others by their French ones. Only
 *  the search in French has indexes. */
export function productsIn(language: Language = "fr"): RawBuilder<unknown> {
  if (language === "fr") return sql`product p`;
  return sql`(
    select p.id, p.category, p.is_active, p.is_new, p.featured, p.lifecycle, p.image_count, p.downloads, p.updated_at, p.reference, p.subcategory,
      p.uploads, p.price_from, p.search_reference, coalesce(t.sort_title, p.sort_title) as sort_title,
      coalesce(t.search_title, p.search_title) as search_title, coalesce(t.search_words, p.search_words) as search_words,
      coalesce(t.search_text || lower(p.reference) || ' ' || p.search_reference || ' ', p.search_text) as search_text
    from product p left join translation t on t.noun = 'product' and t.record = p.id and t.language = ${language} and t.is_published
  ) p`;
}
