import { z } from "zod";
import { firstCharacters, EMAIL_MAX_LENGTH } from "../text/text-length.ts";
import { markKind } from "../field/field.ts";
import { isVisible, withoutInvisible } from "./normalize.ts";
import { RESERVED_SLUGS, SLUG_MAX_LENGTH, SLUG_PATTERN } from "./slug.ts";

// C0 controls but tab and newlines, and DEL. The noncharacters are the 66 code points that Unicode keeps from
// interchange: no XML parser reads U+FFFE or U+FFFF.
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Noncharacter_Code_Point}]/u;

/** Whether a text may be stored: well-formed Unicode without characters that XML forbids. */
export function isStorable(value: string): boolean {
  return value.isWellFormed() && !FORBIDDEN.test(value);
}

/** Message about a text that cannot be stored. */
export const UNSTORABLE_TEXT = "Ce texte contient des caractères qui ne peuvent pas être enregistrés.";

/** Optional text of at most `max` characters: trimmed, NFC, with plain newlines. Unset is the empty string on every
 *  layer, and so is a text of nothing but invisible characters. */
export function text(max: number) {
  const schema = z
    .string()
    .refine(isStorable, UNSTORABLE_TEXT)
    .overwrite((value) => (isVisible(value) ? value.normalize("NFC").replace(/\r\n?/g, "\n").trim() : ""))
    .max(max);
  return markKind(schema, "text");
}

// Not \s: French no-break spaces (U+00A0, U+202F) are typography and stay.
const BLANKS = /[\t\n\v\f\r ]+/g;

/** Text that is not empty once trimmed. */
export function requiredText(max: number) {
  return text(max).min(1, "Ce champ est obligatoire.");
}

/** One line: a name, a title, a reference. Newlines and tabs become spaces. */
export function requiredLine(max: number) {
  return markKind(
    requiredText(max).overwrite((value) => value.replace(BLANKS, " ")),
    "line",
  );
}

/** A line like `requiredLine` that may stay empty. */
export function line(max: number) {
  return markKind(
    text(max).overwrite((value) => value.replace(BLANKS, " ")),
    "line",
  );
}

/** A `requiredLine` without invisible characters: of two codes that look alike to a person one is a double. */
export function requiredCode(max: number) {
  return requiredLine(max).overwrite(withoutInvisible);
}

/** Value that clients send to empty a text; it is stored as the empty string (decision 6). */
export const unset = z.null().transform(() => "");

/** Optional `line`: absent keeps what is stored, null empties it. */
export function optionalLine(max: number) {
  return z.union([line(max), unset]).optional();
}

/** Optional `text`: absent keeps what is stored, null empties it. */
export function optionalText(max: number) {
  return z.union([text(max), unset]).optional();
}

/** Optional field: absent keeps what is stored; null and the empty text set it to `empty`. Source: REST-6. */
export function clearable<Value, Sent>(schema: z.ZodType<Value, Sent>, empty: NoInfer<Sent>) {
  const read = z.preprocess((sent) => (sent === null || sent === "" ? empty : sent), schema);
  // a preprocessed schema types what it takes as unknown
  return (read as unknown as z.ZodType<Value, Sent | null | "">).optional();
}

/** A slug of a product or an article, unique among its kind. */
export const slugSchema = z
  .string()
  .overwrite(withoutInvisible)
  .trim()
  .min(1, "Ce champ est obligatoire.")
  .max(SLUG_MAX_LENGTH)
  .regex(SLUG_PATTERN, "Utilisez des lettres minuscules sans accent, des chiffres et des tirets.")
  .refine((slug) => !RESERVED_SLUGS.includes(slug), "Ce slug est réservé. Veuillez en choisir un autre.");

/** Identifies an entity by its slug. */
export const bySlugSchema = z.object({ slug: slugSchema });

/** The present slug of what had the requested one; null when nothing visible ever had it. */
export const movedToSchema = z.object({ slug: z.string().nullable() });

/** Longest description of a picture, in characters. */
export const ALT_TEXT_MAX_LENGTH = 300;

/** Lengths, in characters, of the fields that several resources have. */
export const MAX_LENGTH = {
  title: 200,
  url: 2000,
  meta_title: 200,
  meta_description: 500,
  search: 200,
} as const;

const COPY_MARK = " (copie)";

/** Makes the title of a copy: « Brume » gives « Brume (copie) », shortened where it would be too long. */
export function copiedTitle(title: string): string {
  return firstCharacters(title, MAX_LENGTH.title - COPY_MARK.length) + COPY_MARK;
}

/** Pattern that browsers accept in an e-mail field (HTML standard), with a dot in its domain: « leila@gmail » is a
 *  slip. */
const ADDRESS = new RegExp(z.regexes.html5Email.source.replace(/\*\$$/, "+$"));

/** An e-mail address, as typed. */
export const emailSchema = requiredLine(EMAIL_MAX_LENGTH).pipe(z.email({ pattern: ADDRESS, error: "Indiquez une adresse e-mail valide." }));
