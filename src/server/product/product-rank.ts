import { type RawBuilder, sql } from "kysely";
import { normalize } from "#contracts/shared/normalize.ts";
import { WEIGHT } from "#server/search/search-text.ts";
import { compact } from "#server/search/words.ts";
import type { QueryWord } from "./query-words.ts";
import { type Condition, either } from "./condition.ts";
import { hasWord, isIn, isInDocument, isInSubcategory, isOneWord, isSaid, textHolds } from "./word-conditions.ts";

function titleHas(texts: string[]): Condition {
  return either(texts.map((text) => sql`strpos(p.search_title, ${text}) > 0`));
}

const whole = (word: string) => ` ${word} `;
const beginning = (word: string) => ` ${word}`;

/** How well one word is met, the best first: a word of the title, the beginning of one, of the reference, the category or sub-category; what it means
 *  in the trade, in the title or the sub-category; the rest of the texts; specifications and compatibility; benefits and what else the trade means;
 *  a document. What it may be a misspelling of comes after all that. */
function rankOf(word: QueryWord): RawBuilder<number> {
  const { typed, parts, stems, synonyms, candidates, categories, candidateCategories, subcategories, meantSubcategories } = word;
  const reference = compact(typed);
  const meant = candidates.length > 0 ? [] : synonyms; // once widened, they are those of the candidates too
  const details = { whole: stems, beginnings: parts };
  const isMet = sql`case
    when ${titleHas([typed, ...stems].map(whole))} then 1
    when ${titleHas([beginning(typed)])} then 2
    when ${reference === "" ? sql`false` : sql`starts_with(p.search_reference, ${reference})`} then 3
    when ${isIn(categories)} or ${hasWord(details, WEIGHT.subcategory)} or ${isInSubcategory(subcategories)} then 4
    when ${titleHas(meant.map(beginning))} then 5
    when ${hasWord({ beginnings: meant }, WEIGHT.subcategory)} or ${isInSubcategory(candidates.length > 0 ? [] : meantSubcategories)} then 6
    when ${either([...parts.map(textHolds), hasWord({ whole: stems }, WEIGHT.mainText)])} then 7
    when ${hasWord(details, WEIGHT.specification)} then 8`;
  if (candidates.length === 0) return sql`${isMet} when ${isInDocument(word)} and not ${isSaid(word)} then 10 else 9 end`;
  return sql`${isMet}
    when ${titleHas(candidates.map(whole))} then 10
    when ${titleHas([...candidates, ...synonyms].map(beginning))} then 11
    when ${isIn(candidateCategories)} or ${isInSubcategory(meantSubcategories)} then 12 else 13 end`;
}

/** How well a product meets a search: best with its very reference, then the whole search as one word, a measure for instance; of two that meet the
 *  words alike, the one first that has them as they were typed. Of two that meet it equally well, one at the end of its life comes second. */
export function rank(q: string, words: QueryWord[]): RawBuilder<number> {
  const typed = normalize(q);
  return sql`2 * (case when p.search_reference = ${compact(q)} then 0
    when ${either(isOneWord(q))} then 1
    else 3 * (${sql.join(words.map(rankOf), sql` + `)}) +
      case when strpos(p.sort_title, ${typed}) > 0 then 0 when strpos(p.search_text, ${typed}) > 0 then 1 else 2 end
    end) + case when p.lifecycle = 'end_of_life' then 1 else 0 end`;
}
