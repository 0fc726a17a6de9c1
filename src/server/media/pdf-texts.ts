import { constants, inflateSync } from "node:zlib";

/** Most text that is read of one document, in bytes: its objects, and what its object streams hold once inflated. */
const TEXT_MAX_BYTES = 50 * 1024 * 1024;

/** What an object stream counts at least, so that thousands of small ones do not take seconds. */
const OBJECT_STREAM_MIN_BYTES = 10 * 1024;

/** Where an object or a trailer begins that can hold a dictionary. Compressed data look like one less than once in 10 GB. */
const BEGINNING = /(?:[\s\0\d]obj|trailer)[\s\0]*(?=<<|\[|%)/g;

/** What decides where an object ends. */
const MARK = /%[^\r\n]*|<<|>>|<[^>]*>?|\(|endobj|stream/g;

const IN_STRING = /\\[\s\S]|[()]/g;

const FLATE_ONLY = /\/Filter[\s\0]*(?:\/FlateDecode|\[[\s\0]*\/FlateDecode[\s\0]*\])[\s\0]*(?=[/>])/g;

/** Matches these names of PDF, also where their letters are written as `#xx`. */
export function pdfNames(...names: string[]): RegExp {
  const letter = (char: string) => {
    const code = char.charCodeAt(0).toString(16);
    return `(?:${char}|#${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  };
  const spelt = names.map((name) => [...name].map(letter).join(""));
  return new RegExp(`/(?:${spelt.join("|")})(?![^\\s\\0()<>[\\]{}/%])`);
}

const OBJECT_STREAM = pdfNames("ObjStm", "First");
const FILTER = pdfNames("Filter");
const PARAMETERS = pdfNames("DecodeParms", "DP");

/** The position behind a string, whose parentheses may nest. */
function endOfString(source: string, start: number): number {
  let depth = 1;
  IN_STRING.lastIndex = start;
  while (depth > 0) {
    const found = IN_STRING.exec(source);
    if (!found) return source.length;
    if (found[0] === "(") depth += 1;
    else if (found[0] === ")") depth -= 1;
  }
  return IN_STRING.lastIndex;
}

/** Where the object that begins at `start` ends, or its stream begins. Reads strings, comments and nested dictionaries as PDF readers do, so that
 *  no keyword within one of them ends the object. */
function endOfObject(source: string, start: number): { end: number; isStream: boolean } {
  let depth = 0;
  MARK.lastIndex = start;
  for (let found = MARK.exec(source); found; found = MARK.exec(source)) {
    const [mark] = found;
    if (mark === "(") MARK.lastIndex = endOfString(source, MARK.lastIndex);
    else if (mark === "<<") depth += 1;
    else if (mark === ">>") depth -= 1;
    else if (depth <= 0 && (mark === "stream" || mark === "endobj")) return { end: found.index, isStream: mark === "stream" };
  }
  return { end: source.length, isStream: false };
}

/** The objects in an object stream. Fails unless it is compressed with Flate alone, as every known program writes it. */
function inflated(bytes: Buffer, { dictionary, start }: { dictionary: string; start: number }, maxBytes: number): string {
  const plain = dictionary.replace(FLATE_ONLY, "");
  if (plain === dictionary || FILTER.test(plain) || PARAMETERS.test(dictionary)) throw new Error("an object stream with another filter");
  const newline = /^(?:\r\n|\n|\r)?/.exec(bytes.toString("latin1", start, start + 2))?.[0].length ?? 0;
  const body = bytes.subarray(start + newline);
  return inflateSync(body, { maxOutputLength: maxBytes, finishFlush: constants.Z_FINISH }).toString("latin1");
}

/** Every text of a PDF in which a dictionary may stand, as latin1: its objects without their streams, its trailers, and the contents of its object
 *  streams. Objects are found wherever they begin, within streams too, since a reader finds them by their offset. Fails on an
 *  object stream that cannot be read, and beyond 50 MB. */
export function* pdfTexts(bytes: Buffer): Generator<string> {
  const source = bytes.toString("latin1");
  let left = TEXT_MAX_BYTES;
  const spend = (size: number) => {
    left -= size;
    if (left < 0) throw new Error("more text than is read");
  };
  for (const { index, 0: beginning } of source.matchAll(BEGINNING)) {
    const start = index + beginning.length;
    const { end, isStream } = endOfObject(source, start);
    const text = source.slice(start, end);
    spend(text.length);
    yield text;
    if (!isStream || !OBJECT_STREAM.test(text)) continue;
    const objects = inflated(bytes, { dictionary: text, start: end + "stream".length }, left);
    spend(Math.max(objects.length, OBJECT_STREAM_MIN_BYTES));
    yield objects;
  }
}
