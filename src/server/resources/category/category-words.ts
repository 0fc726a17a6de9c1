import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { CATEGORY_TRANSLATION } from "#contracts/category/category.ts";
import type { Language } from "#contracts/shared/language.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { translateItems } from "#server/platform/translation/translate.ts";
import { Category } from "./category.entity.ts";

/** Names of categories and sub-categories in a language, by the French ones. Untranslated ones stay French. */
export type CategoryWords = {
  nameOf: (french: string) => string;
  subcategoryOf: (category: string, french: string) => string;
  /** The language of that name. */
  languageOf: (french: string) => Language | undefined;
};

const AS_THEY_ARE: CategoryWords = { nameOf: (name) => name, subcategoryOf: (_, name) => name, languageOf: () => undefined };

/** Reads the names of all categories; there are few. */
export async function categoryWords(em: EntityManager, language: Language): Promise<CategoryWords> {
  if (language === "fr") return AS_THEY_ARE;
  const categories = await em.find(Category, {}, { fields: ["id", "name", "subcategories"] });
  const shown = await translateItems(
    em,
    CATEGORY_TRANSLATION,
    categories.map(({ id, name, subcategories }) => ({ id, name, subcategories })),
    language,
  );
  const names = new Map(categories.map(({ name }, index) => [name, shown[index]?.name ?? name]));
  const languages = new Map(categories.map(({ name }, index) => [name, shown[index]?.language]));
  const subcategories = new Map(
    categories.flatMap((category, index) =>
      category.subcategories.map((name, row) => [`${category.name}\n${name}`, shown[index]?.subcategories[row] ?? name] as const),
    ),
  );
  return {
    nameOf: (name) => names.get(name) ?? name,
    subcategoryOf: (category, name) => subcategories.get(`${category}\n${name}`) ?? name,
    languageOf: (name) => languages.get(name),
  };
}

/** Finds the French name of the category with this name in any language; the name itself where none has it. */
export async function frenchCategory(em: EntityManager, name: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select name, 0 as position from category where normalized_name = ${normalize(name)}
      union all select c.name, 1 from translation t join category c on c.id = t.record
        where t.noun = 'category' and t.is_published and t.sort_title = ${normalize(name)}
    ) called order by position limit 1`.execute(em.getKysely({ type: "read" }));
  return rows[0]?.name ?? name;
}

/** Names of a category in the languages that have one. */
export async function categoryNames(
  em: EntityManager,
  { id, name }: { id: number | null; name: string },
): Promise<Partial<Record<Language, string>>> {
  const { rows } = await sql<{ language: Language; name: string }>`select language, fields ->> 'name' as name from translation
    where noun = 'category' and record = ${id} and is_published`.execute(em.getKysely({ type: "read" }));
  return { fr: name, ...Object.fromEntries(rows.map((row) => [row.language, row.name])) };
}
