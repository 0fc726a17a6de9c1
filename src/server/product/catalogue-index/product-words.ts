import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import type { Language } from "#contracts/shared/language.ts";
import { Postings } from "./postings.ts";
import type { ProductRows } from "./product-rows.ts";

/** The labels of `WEIGHT`, as bits; PostgreSQL writes the last one as nothing. */
const LABEL_BIT: Record<string, number> = { A: 1, B: 2, C: 4, D: 8 };

/** The bits of some labels; all of them where none is named. */
export function labelBits(labels: string): number {
  return [...labels].reduce((bits, label) => bits | (LABEL_BIT[label] ?? 0), 0) || 0b1111;
}

/** A word of a tsvector as PostgreSQL writes it, with its places: it has letters and digits only. */
const LEXEME = /'([^']+)':([\dABCD,]+)/g;

type TextRow = { id: number; text: string; title: string; sort_title: string; words: string; reference: string; subcategory: string };

/** What stands between the two lines of a text (`textFoundBy`), blanks around it. */
const LINE = "\n";

/** Texts read at a time. */
const AT_ONCE = 500;

/** What products are searched by in one language, by their rows: of French the products’ own texts, of another one those of published translations. */
export class ProductWords {
  /** As `search_text`, `search_title` and `sort_title` have them; undefined where a row has none in this language. */
  readonly texts: (string | undefined)[] = [];
  readonly sortTitles: (string | undefined)[] = [];
  /** Of French only: the reference as search compares it, and the sub-category. */
  readonly references: string[] = [];
  readonly subcategories: string[] = [];
  readonly words = new Postings();
  readonly titleWords = new Postings();
  /** What stands between two blanks of a text. */
  readonly textWords = new Postings();
  private readonly known = new Map<string, string>();
  private readonly labels = new Map<string, number>();
  private readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  /** Texts that many products share are kept once. */
  private once(text: string): string {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    this.known.set(text, text);
    return text;
  }

  /** « 1A,2B,4 » as bits. There are few such texts. */
  private labelsIn(places: string): number {
    const known = this.labels.get(places);
    if (known !== undefined) return known;
    const bits = places.split(",").reduce((sum, place) => sum | (LABEL_BIT[place.at(-1) ?? ""] ?? LABEL_BIT.D ?? 0), 0);
    this.labels.set(places, bits);
    return bits;
  }

  private source(ids: number[]): RawBuilder<unknown> {
    if (this.language === "fr")
      return sql`select id, search_text as text, search_title as title, sort_title, search_words::text as words, search_reference as reference, subcategory
        from product where id = any(${ids}::int[])`;
    return sql`select p.id, t.search_text || lower(p.reference) || ' ' || p.search_reference || ' ' as text, t.search_title as title, t.sort_title,
        t.search_words::text as words, '' as reference, '' as subcategory
      from translation t join product p on p.id = t.record
      where t.noun = 'product' and t.record = any(${ids}::int[]) and t.language = ${this.language} and t.is_published`;
  }

  /** Reads them of these products, whose rows have none yet. */
  async read(em: EntityManager, { rowOf }: ProductRows, ids: number[]): Promise<void> {
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const { rows } = await sql<TextRow>`${this.source(ids.slice(start, start + AT_ONCE))}`.execute(em.getKysely());
      for (const each of rows) {
        const row = rowOf.get(each.id);
        if (row !== undefined) this.add(row, each);
      }
    }
  }

  private add(row: number, { text, title, sort_title, words, reference, subcategory }: TextRow): void {
    this.texts[row] = text;
    this.sortTitles[row] = sort_title;
    if (this.language === "fr") {
      this.references[row] = reference;
      this.subcategories[row] = this.once(subcategory);
    }
    for (const word of text.split(" ")) if (word !== "" && word !== LINE) this.textWords.add(word, row);
    for (const word of title.split(" ")) if (word !== "") this.titleWords.add(word, row);
    for (const [, word = "", places = ""] of words.matchAll(LEXEME)) this.words.add(word, row, this.labelsIn(places));
  }
}
