import { AppError } from "#server/platform/errors/app-error.ts";

/** Encodings of a single byte that spreadsheets write in Europe, the likeliest first. */
const SINGLE_BYTE = ["windows-1252", "iso-8859-15", "macintosh"] as const;

/** Accented letters that French words have, and the signs that French texts have. */
const FRENCH = new Set("éèàçêîôûùâëïüœæÉÈÀÇÊÎÔÛÙÂËÏÜŒÆ«»’‘“”…€°·–—\u00a0");

/** Signs that texts have in any encoding. */
const SYMBOLS = new Set("©®™±×÷²³½¼¾µ§¶£¥¢•ºª¿¡");

/** Points below which no encoding makes sense of a text. */
const LEAST_SCORE = 0;

/** Bytes that are searched for the NULs of UTF-16 without a byte order mark. */
const NULS_SAMPLED = 512;

const UNKNOWN =
  "L’encodage de ce fichier n’est pas reconnu\u202f: ses lettres accentuées seraient fausses. Enregistrez-le à nouveau au format «\u202fCSV UTF-8\u202f», ou en classeur .xlsx.";

/** Message about a file that is no text: a damaged workbook, a picture under another name. */
export const NO_TABLE = "Ce fichier n’est ni un tableau CSV, ni un classeur .xlsx lisible\u202f: il est peut-être endommagé.";

/** Bytes below this one stand in no text of a single-byte encoding. */
const FIRST_IN_TEXTS = 9;

const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign);

/** Scores one character at its position: more for what French writes there, less for what no text does. */
function scoreCharacter(text: string, at: number): number {
  const sign = text.charAt(at);
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  if (/\p{Cc}/u.test(sign)) return -3;
  const isInside = isLetter(before) && isLetter(after);
  if (isLetter(sign)) {
    if (/\p{Lu}/u.test(sign) && /\p{Ll}/u.test(before)) return -2; // « dÈtÈ »
    const isAlone = !isLetter(before) && !isLetter(after);
    if (sign === "ƒ" || (isAlone && /[^\P{Lu}À]/u.test(sign))) return -2; // « 49 Û »
    return FRENCH.has(sign) ? 2 : 0;
  }
  if (isInside && sign !== "’" && sign !== "·" && sign !== "–") return -2; // « d‡j‡ »
  if (SYMBOLS.has(sign)) return 0;
  return FRENCH.has(sign) ? 1 : -1;
}

/** Scores how much a decoded text looks like French. */
function scoreOf(text: string): number {
  let score = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x7f) score += scoreCharacter(text, at);
  return score;
}

function decodeSingleByte(bytes: Uint8Array): string {
  const decoded = SINGLE_BYTE.map((encoding) => new TextDecoder(encoding).decode(bytes));
  const scores = decoded.map(scoreOf);
  const best = Math.max(...scores);
  const text = decoded[scores.indexOf(best)];
  if (text !== undefined && best >= LEAST_SCORE) return text;
  throw new AppError("invalid", bytes.some((byte) => byte < FIRST_IN_TEXTS) ? NO_TABLE : UNKNOWN);
}

/** UTF-16 by its byte order mark or, without one, by the NUL of each Latin letter. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, NULS_SAMPLED);
  const nuls = (parity: number) => sample.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  const [even, odd] = [nuls(0), nuls(1)];
  const isMost = (count: number, other: number) => sample.length >= 8 && count > sample.length / 4 && other < count / 8;
  if (isMost(odd, even)) return "utf-16le";
  return isMost(even, odd) ? "utf-16be" : undefined;
}

/** Whether most of what is beyond ASCII is sound UTF-8: a file put together of two, or cut in a character. */
function isMostlyUtf8(text: string): boolean {
  const broken = text.split("\uFFFD").length - 1;
  let sound = 0;
  for (const sign of text) if (sign > "\u007f" && sign !== "\uFFFD") sound += 1;
  return sound > broken;
}

/** Decodes a CSV file: UTF-8 or UTF-16, else the encoding of Windows-1252, ISO 8859-15 and Mac Roman in which it reads
 *  as French. Broken UTF-8 becomes U+FFFD. Fails with `invalid` if no encoding makes sense. */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder("utf-8").decode(bytes);
    return isMostlyUtf8(text) ? text : decodeSingleByte(bytes);
  }
}
