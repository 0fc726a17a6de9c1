import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { CATEGORY_TRANSLATION } from "#contracts/category/category.ts";
import type { Language } from "#contracts/shared/language.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { translateItems } from "#server/platform/translation/translate.ts";
import { Category } from "./category.entity.ts";

/** What categories and their sub-categories are called in a language, by their French names. What is not translated is
 *  called as in French. */
export type CategoryWords = {
  nameOf: (french: string) => string;
  subcategoryOf: (category: string, french: string) => string;
  /** The language of that name. */
  languageOf: (french: string) => Language | undefined;
};

const AS_THEY_ARE: CategoryWords = { nameOf: (name) => name, subcategoryOf: (_, name) => name, languageOf: () => undefined };

/** Reads them; there are few. */
export async function categoryWords(em: EntityManager, language: Language): Promise<CategoryWords> {
  if (language === "fr") return AS_THEY_ARE;
  const categories = await em.find(Category, {}, { fields: ["id", "name", "subcategories"] });
  const shown = await translateItems(
    em,
    CATEGORY_TRANSLATION,
    categories.map(({ id, name, subcategories }) => ({ id, name, subcategories })),
    language,
  );
  const names = new Map(categories.map(({ name }, place) => [name, shown[place]?.name ?? name]));
  const languages = new Map(categories.map(({ name }, place) => [name, shown[place]?.language]));
  const subcategories = new Map(
    categories.flatMap((category, place) =>
      category.subcategories.map((name, row) => [`${category.name}\n${name}`, shown[place]?.subcategories[row] ?? name] as const),
    ),
  );
  return {
    nameOf: (name) => names.get(name) ?? name,
    subcategoryOf: (category, name) => subcategories.get(`${category}\n${name}`) ?? name,
    languageOf: (name) => languages.get(name),
  };
}

/** The French name of the category that is called so in any language; the name itself where none is. */
export async function frenchCategory(em: EntityManager, name: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select name, 0 as place from category where normalized_name = ${normalize(name)}
      union all select c.name, 1 from translation t join category c on c.id = t.record
        where t.noun = 'category' and t.is_published and t.sort_title = ${normalize(name)}
    ) called order by place limit 1`.execute(em.getKysely({ type: "read" }));
  return rows[0]?.name ?? name;
}

/** What a category is called in the languages that have a name for it. */
export async function categoryNames(
  em: EntityManager,
  { id, name }: { id: number | null; name: string },
): Promise<Partial<Record<Language, string>>> {
  const { rows } = await sql<{ language: Language; name: string }>`select language, fields ->> 'name' as name from translation
    where noun = 'category' and record = ${id} and is_published`.execute(em.getKysely({ type: "read" }));
  return { fr: name, ...Object.fromEntries(rows.map((row) => [row.language, row.name])) };
}
