import { normalize } from "../shared/normalize.ts";
import type { Attribute } from "./attribute.ts";
import { conversion } from "./units.ts";
import { firstCharacters } from "../text/text-length.ts";
import { NO, YES } from "./value-text.ts";

/** A value for comparison, numbers in the attribute's unit. Both ends are the same for one number, null where a span is
 *  open; words are in `text`. */
export type ParsedValue = { text: string; lower: number | null; upper: number | null };

/** A value and its unit as a product's specification has them. */
type Written = { value: string; unit: string };

type Typed = Pick<Attribute, "type" | "unit" | "choices">;

/** Maximum stored length of a value's text, in characters: an index holds no longer ones. */
export const VALUE_TEXT_MAX = 300;

const NUMBER = String.raw`[+-]?\d{1,3}(?: \d{3})+(?:,\d+)?|[+-]?\d+(?:[.,]\d+)?`;
const UNIT = String.raw`[^\d\s+-][^\d+]*?(?:(?<=m)[23])?|`;

const ONE = new RegExp(`^(?<number>${NUMBER}) ?(?<unit>${UNIT})$`, "u");
const TWO = new RegExp(
  `^(?:(?:de|entre) )?(?<from>${NUMBER}) ?(?<fromUnit>${UNIT}) ?(?:à|a|et|-|/|\\.\\.\\.) ?(?<to>${NUMBER}) ?(?<toUnit>${UNIT})$`,
  "u",
);
const AT_MOST = /^(?:≤|<|max\.?|maximum|jusqu'à|jusqu'a) ?(?<rest>\S.*)$/iu;
const AT_LEAST = /^(?:≥|>|min\.?|minimum|à partir de|dès) ?(?<rest>\S.*)$/iu;
const ENDS_AT_MOST = /^(?<rest>.*\S) ?(?:max\.?|maximum)$/iu;
const ENDS_AT_LEAST = /^(?<rest>.*\S) ?(?:min\.|minimum)$/iu;

/** « 2 × 1,5 mm² » is two wires of 1.5 mm²; of lengths it would be a size, which is not one number. */
const TIMES = /^\d{1,2} ?[×x] ?(?=\d)/u;
const LENGTHS = new Set(["mm", "cm", "m"]);

/** Kinds of a voltage beyond its unit: alternating or direct. */
const CURRENT_KIND = / ?(?:~|⎓|AC|DC|CA|CC)$/u;

function plain(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[−‐‑–—]/g, "-")
    .replaceAll("…", "...")
    .replaceAll("’", "'")
    .replace(/ ?\([^()]*\)$/u, "") // a remark
    .replace(/^(?:env\.?|environ|≈|~) ?(?=\S)/iu, "")
    .trim();
}

function numberOf(written: string): number {
  return Number(written.replaceAll(" ", "").replace(",", "."));
}

/** Removes the kind of current from a unit. */
function bare(unit: string): string {
  return unit.replace(CURRENT_KIND, "").trim();
}

/** Converts a number to the attribute's unit; undefined where its own unit measures something else. `given` is the unit
 *  of another column: the two must agree. */
function convertNumber(written: string, { own, given, wanted }: { own: string; given: string; wanted: string }): number | undefined {
  if (own !== "" && given !== "" && conversion(own, given) !== 1) return undefined;
  const factor = conversion(own || given || wanted, wanted);
  return factor === undefined ? undefined : Number((numberOf(written) * factor).toPrecision(12));
}

function parseNumber(text: string, given: string, wanted: string): number | undefined {
  const single = LENGTHS.has(wanted) ? text : text.replace(TIMES, "");
  const { number, unit = "" } = ONE.exec(single)?.groups ?? {};
  return number === undefined ? undefined : convertNumber(number, { own: bare(unit), given, wanted });
}

const span = (lower: number | null | undefined, upper: number | null | undefined): ParsedValue[] | undefined =>
  lower === undefined || upper === undefined || (lower !== null && upper !== null && lower > upper)
    ? undefined
    : [{ text: "", lower, upper }];

function parseRange(text: string, given: string, wanted: string): ParsedValue[] | undefined {
  const most = (AT_MOST.exec(text) ?? ENDS_AT_MOST.exec(text))?.groups?.rest;
  if (most !== undefined) return span(null, parseNumber(most, given, wanted));
  const least = (AT_LEAST.exec(text) ?? ENDS_AT_LEAST.exec(text))?.groups?.rest;
  if (least !== undefined) return span(parseNumber(least, given, wanted), null);
  const two = TWO.exec(text)?.groups;
  if (!two) {
    const number = parseNumber(text, given, wanted);
    return span(number, number);
  }
  const { from = "", fromUnit = "", to = "", toUnit = "" } = two;
  const last = bare(toUnit);
  return span(
    convertNumber(from, { own: bare(fromUnit) || last, given, wanted }),
    convertNumber(to, { own: last || bare(fromUnit), given, wanted }),
  );
}

/** Normalizes a choice for comparison: « IP 44 » and « IP44 », « WiFi » and « Wi-Fi » are the same. */
function compact(text: string): string {
  return normalize(text).replace(/[\s-]/g, "");
}

function parseChoices({ value, unit }: Written, choices: string[]): ParsedValue[] | undefined {
  const matchChoice = (text: string) => choices.find((choice) => compact(choice) === compact(text));
  const whole = matchChoice(value) ?? matchChoice(`${value} ${unit}`);
  const found = whole === undefined ? value.split(/[,;+/]| et | ou /u).map(matchChoice) : [whole];
  const known = found.filter((choice) => choice !== undefined);
  return known.length === found.length ? [...new Set(known)].map((text) => ({ text, lower: null, upper: null })) : undefined;
}

const SAYS_YES = /^(?:oui|yes|vrai|true|requis|requise|necessaire|obligatoire|inclus|incluse|✓|✔)(?: ?[,;:(-].*)?$/u;
const SAYS_NO = /^(?:non|no|faux|false|sans|aucun|aucune|non (?:requis|requise|necessaire|inclus|incluse)|✗|✘)(?: ?[,;:(-].*)?$/u;

function parseBoolean(value: string): ParsedValue[] | undefined {
  const normalized = normalize(value);
  const isYes = SAYS_YES.test(normalized);
  return isYes || SAYS_NO.test(normalized) ? [{ text: isYes ? YES : NO, lower: null, upper: null }] : undefined;
}

/** Parses a value by its attribute: « 230 V~ » is 230 where volts are wanted, « 5 à 25 » watts are a span. Several
 *  values where several choices are named; undefined where it cannot be read, or is empty. Never throws. */
export function parseValue({ type, unit: wanted, choices }: Typed, written: Written): ParsedValue[] | undefined {
  const value = written.value.trim();
  const given = bare(written.unit.replace(/\s+/g, " ").trim());
  if (value === "") return undefined;
  switch (type) {
    case "number": {
      const number = parseNumber(plain(value), given, wanted);
      return span(number, number);
    }
    case "range":
      return parseRange(plain(value), given, wanted);
    case "choice":
      return parseChoices({ value, unit: written.unit }, choices);
    case "boolean":
      return parseBoolean(value);
    case "text":
      return [{ text: firstCharacters([value, written.unit.trim()].filter(Boolean).join(" "), VALUE_TEXT_MAX), lower: null, upper: null }];
  }
}
