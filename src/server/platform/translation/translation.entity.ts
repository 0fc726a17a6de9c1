import { defineEntity, p } from "@mikro-orm/core";
import type { TranslatedRow, TranslatedValues } from "#contracts/translation/translated-field.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { derivedText, entityColumns, flag, WeightedWords } from "#server/platform/database/columns.ts";
import { mentionedUploads } from "#server/platform/media/stored-name.ts";
import { searchTitleOf, searchWordsOf, buildSearchText } from "#server/platform/search/search-text.ts";

type Written = { fields: TranslatedValues };

const text = ({ fields }: Written, name: string) => {
  const value = fields[name];
  return typeof value === "string" ? value : "";
};

const list = <Row>({ fields }: Written, name: string) => {
  const value = fields[name];
  return (Array.isArray(value) ? value : []) as Row[]; // as the resource's contract has checked it
};

const titleOf = (row: Written) => text(row, "title") || text(row, "name");

function toSearchText(row: Written): string {
  return buildSearchText([titleOf(row), text(row, "short_description"), text(row, "excerpt")]);
}

/** Search words like a product's own, without the reference, which is the product's. */
function toSearchWords(row: Written): string {
  return searchWordsOf({
    title: titleOf(row),
    reference: "",
    short_description: text(row, "short_description"),
    long_description: text(row, "long_description"),
    specifications: list(row, "specifications"),
    compatibility: list(row, "compatibility"),
    benefits: list(row, "benefits"),
    downloads: list<TranslatedRow>(row, "downloads") as never, // of a document its name is read
  });
}

const toSearchTitle = (row: Written) => searchTitleOf(titleOf(row));
const toSortTitle = (row: Written) => normalize(titleOf(row));

const TranslationSchema = defineEntity({
  name: "Translation",
  properties: {
    ...entityColumns,
    /** The table of the translated record, as the history names it, and its id. */
    noun: p.text(),
    record: p.integer(),
    language: p.text(),
    /** Name of it in the history. */
    title: p.text().onCreate(titleOf).onUpdate(titleOf),
    fields: p.json<TranslatedValues>(),
    /** French texts at the time of the translation. */
    source: p.json<TranslatedValues>(),
    /** Names of the fields that are less complete than their source. */
    missing: p.array().columnType("text[]"),
    /** Translations of former French texts, by the French that stands in their places since (`carryTranslations`). */
    carried: p
      .json<Record<string, string>>()
      .hidden()
      .defaultRaw("'{}'")
      .onCreate(() => ({})),
    slug: p.text().nullable(),
    is_published: flag(false),
    /** Its state; triggers keep it (migration 0043), nothing else writes it. */
    state: p.text().hidden().default("missing"),
    uploads: mentionedUploads("fields"),
    search_text: derivedText(toSearchText),
    search_words: p.type(WeightedWords).hidden().lazy().onCreate(toSearchWords).onUpdate(toSearchWords),
    search_title: derivedText(toSearchTitle),
    sort_title: derivedText(toSortTitle),
  },
  uniques: [
    { name: "translation_record_unique", properties: ["noun", "record", "language"] },
    { name: "translation_slug_unique", properties: ["noun", "language", "slug"] },
  ],
  indexes: [
    { name: "translation_uploads_index", expression: "create index translation_uploads_index on translation using gin (uploads)" },
    { name: "translation_state_index", properties: ["language", "noun", "state"] },
  ],
});

/** The fields of a record in another language. It goes with its record. */
export class Translation extends TranslationSchema.class {}
TranslationSchema.setClass(Translation);
