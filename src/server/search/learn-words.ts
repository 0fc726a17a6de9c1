import type { ChangeSet, EventSubscriber, FlushEventArgs, TransactionEventArgs } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { LRUCache } from "lru-cache";
import { type RawBuilder, sql } from "kysely";
import { normalize } from "#contracts/shared/normalize.ts";
import type { Translation } from "#server/translation/translation.entity.ts";
import type { Searched, SearchedDetails } from "./search-text.ts";
import { keysOfWord } from "./candidates.ts";

/** A word worth correcting: letters only, for in a reference one letter off is another product. */
const WORTH_KNOWING = /^\p{Letter}{3,30}$/u;

/** The words of a product's texts that may be mistyped, each normalized, with the way it is written. */
function learntWords(product: Searched & SearchedDetails): Map<string, string> {
  const { title, short_description, subcategory = "", specifications = [], compatibility = [], benefits = [] } = product;
  const details = [
    ...specifications.flatMap(({ name, value }) => [name, value]),
    ...compatibility,
    ...benefits.map((benefit) => benefit.title),
  ];
  const written =
    [title, short_description, subcategory, ...details]
      .join(" ")
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return new Map(written.map((word) => [normalize(word), word] as const).filter(([word]) => WORTH_KNOWING.test(word)));
}

/** SQL that indexes words under their keys; those known already stay as they are. In one order, so that two writers never wait for each other. */
function indexRows(words: Map<string, string>): RawBuilder<unknown> {
  const rows = [...words]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, written]) => ({ word, written, keys: keysOfWord(word) }));
  return sql`
    insert into search_word (word, written, keys)
    select word, written, keys from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent (word text, written text, keys text[])
    where not exists (select 1 from search_word known where known.word = sent.word) order by word on conflict do nothing`;
}

/** Columns whose words are learnt. */
const LEARNT = ["title", "short_description", "subcategory", "specifications", "compatibility", "benefits"];

function wordsIn({ meta, entity, payload }: ChangeSet<object>): Iterable<[string, string]> {
  if (meta.tableName === "translation") {
    const { noun, fields } = entity as Translation; // by its table
    return noun === "product" && "fields" in payload ? learntWords(fields as never) : []; // as a product names them
  }
  const isToLearn = meta.tableName === "product" && LEARNT.some((column) => column in payload);
  return isToLearn ? learntWords(entity as Searched & SearchedDetails) : []; // a product, by its table
}

/** Most words that are remembered to be indexed: those of most catalogues. */
const REMEMBERED_MAX = 20_000;

/** What is known of one database: the words that are indexed there, and those that each transaction under way has sent. */
type Learnt = { indexed: LRUCache<string, true>; sent: WeakMap<object, string[]> };

/** By the configuration that all entity managers of one ORM share. */
const learnt = new WeakMap<object, Learnt>();

function learntIn({ config }: { config: object }): Learnt {
  const known = learnt.get(config) ?? { indexed: new LRUCache({ max: REMEMBERED_MAX }), sent: new WeakMap() };
  learnt.set(config, known);
  return known;
}

async function learn(em: EntityManager, words: [string, string][]): Promise<void> {
  const { indexed, sent } = learntIn(em);
  const unknown = new Map(words.filter(([word]) => !indexed.get(word)));
  if (unknown.size === 0) return;
  await indexRows(unknown).execute(em.getKysely());
  const transaction = em.getTransactionContext<object>();
  if (transaction) sent.set(transaction, (sent.get(transaction) ?? []).concat(...unknown.keys()));
}

/** Indexes the words of a product that is written without the unit of work. */
export async function learnWordsOf(em: EntityManager, product: Searched & SearchedDetails): Promise<void> {
  await learn(em, [...learntWords(product)]);
}

/** Indexes the words of every product that is written, in the transaction that writes it. A word stays indexed for good, so that one that a
 *  transaction of this process has committed is not sent again. */
export const wordLearner: EventSubscriber = {
  async onFlush({ em, uow }: FlushEventArgs) {
    await learn(
      em as EntityManager, // PostgreSQL's: there is no other
      uow.getChangeSets().flatMap((change) => Array.from(wordsIn(change))),
    );
  },
  async afterTransactionCommit({ em, transaction }: TransactionEventArgs) {
    // What a savepoint wrote may still be undone; it has an object of its own, whose words are forgotten.
    if (!transaction || "savepointName" in transaction) return;
    const { indexed, sent } = learntIn(em);
    for (const word of sent.get(transaction) ?? []) indexed.set(word, true);
  },
};
