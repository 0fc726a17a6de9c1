import { firstCharacters } from "#contracts/text/text-length.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { BULLET, toDescription, toPlainText } from "../cells/clean-cell.ts";

/** Longest short description, in characters. */
export const SHORT_MAX = 500;

/** Length up to which a short description is made of a long one, in characters. */
const EXCERPT_MAX = 300;

const HEADING = /<h([1-6])\b[^<>]*>[\s\S]*?<\/h\1\s*>/gi;

/** A description as text, and its first paragraph; empty where it has only headings. */
type Description = { text: string; beginning: string };

/** Reads a description: HTML becomes text. Newlines of WooCommerce are written as `\n`, and mean new lines in its HTML
 *  too. */
export function readDescription(written: string, escapesNewlines: boolean): Description {
  const lines = escapesNewlines ? written.replace(/(?<!\\)\\n/g, "\n").replaceAll("\\\\n", "\\n") : written;
  const prepare = (html: string) => (escapesNewlines ? html.replaceAll("\n", "<br />") : html);
  const besideHeadings = toDescription(lines, (html) => prepare(html.replace(HEADING, ""))).split("\n");
  const paragraph = besideHeadings.find((line) => !line.startsWith(BULLET)) ?? besideHeadings[0]?.slice(BULLET.length);
  return { text: toDescription(lines, prepare), beginning: paragraph ?? "" };
}

/** Cuts a text behind its last whole sentence, else behind its last whole word. */
function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = firstCharacters(text, max);
  const sentence = /^.*[.!?…](?=\s)/s.exec(cut)?.[0] ?? "";
  return sentence.length > max / 3 ? sentence : `${firstCharacters(cut, max - 1).replace(/\s+\S*$/, "")}…`;
}

/** The short description of a product, and what a person should check of it. */
type ShortDescription = { text: string; remark?: string };

/** Makes the short description that every product needs: the shop's own, cut where it is too long, else the `beginning`
 *  of the long one, else the title. */
export function makeShortDescription({
  short,
  beginning: whole,
  title,
}: {
  short: string;
  beginning: string;
  title: string;
}): ShortDescription {
  if (short.length > SHORT_MAX)
    return { text: cutText(short, SHORT_MAX), remark: "Trop longue, elle a été coupée. Son texte entier commence la description longue." };
  if (short !== "") return { text: short };
  const beginning = cutText(whole, EXCERPT_MAX);
  if (beginning !== "") return { text: beginning, remark: "La boutique n’a pas de description courte\u202f: c’est le début de la longue." };
  return { text: title, remark: "Ce produit n’a aucune description\u202f: son titre la remplace." };
}

/** Names of the category that holds all others, which is none of ours. */
const ROOTS = ["home", "accueil", "root", "racine"];

/** Splits a list at commas that no backslash escapes. */
export function splitList(written: string): string[] {
  return written
    .split(/(?<!\\),/)
    .map((name) => name.replaceAll("\\,", ",").trim())
    .filter(Boolean);
}

/** Reads the category and the sub-category of a cell with paths: the ends of the longest path. `others` are the names
 *  that are not taken. */
export function readCategories(written: string, separator: string): { category: string; subcategory: string; others: string[] } {
  const paths = splitList(toPlainText(written)).map((path) =>
    path
      .split(separator)
      .map((name) => name.trim())
      .filter((name) => name !== "" && !ROOTS.includes(normalize(name))),
  );
  const longest = paths.reduce((best, path) => (path.length > best.length ? path : best), []);
  const [category = "", ...below] = longest;
  const subcategory = below.at(-1) ?? "";
  const others = [...new Set(paths.flat())].filter((name) => name !== category && name !== subcategory);
  return { category, subcategory, others };
}

/** Parses a price or a measure as shops write it: digits, and decimals behind a dot or a comma. */
export function parseNumber(written: string): number | undefined {
  return /^\d+(?:[.,]\d+)?$/.test(written) ? Number(written.replace(",", ".")) : undefined;
}

/** Writes a measure as French does; empty for zero. Other texts stay. */
export function formatMeasure(written: string): string {
  const number = parseNumber(written);
  if (number === undefined) return written;
  return number === 0 ? "" : String(number).replace(".", ",");
}

/** Words by which shops say that a product is not shown: WooCommerce has -1 for a draft. */
const HIDDEN = ["0", "-1", "false", "faux", "non", "no", "draft", "archived", "unlisted", "brouillon", "disabled", "desactive"];

/** Reads whether a product is shown from all that a shop says of it; empty where it says nothing. */
export function readVisibility(words: string[]): "" | "oui" | "non" {
  if (words.length === 0) return "";
  return words.some((word) => HIDDEN.includes(normalize(word))) ? "non" : "oui";
}
