import { constants, inflateSync } from "node:zlib";

/** Most text that is read of one document, in bytes: its objects, and the inflated content of its object streams. */
const TEXT_MAX_BYTES = 50 * 1024 * 1024;

/** Smallest size for which an object stream counts, so that thousands of small ones do not take seconds. */
const OBJECT_STREAM_MIN_BYTES = 10 * 1024;

/** Begin of an object or a trailer that can hold a dictionary. Compressed data look like one less than once in 10
 *  GB. */
const BEGINNING = /(?:[\s\0\d]obj|trailer)[\s\0]*(?=<<|\[|%)/g;

/** Marks that decide the end of an object. */
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

/** Finds the position behind a string, whose parentheses may nest. */
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

/** Finds the end of the object that begins at `start`, or the begin of its stream. Reads strings, comments and nested
 *  dictionaries as PDF readers do, so that no keyword within one of them ends the object. */
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

/** Gives the bytes of a stream, behind the line of its keyword. */
function streamBytes(bytes: Buffer, start: number): Buffer {
  const newline = /^(?:\r\n|\n|\r)?/.exec(bytes.toString("latin1", start, start + 2))?.[0].length ?? 0;
  return bytes.subarray(start + newline);
}

/** One text of a document that may contain a dictionary, without its strings and comments. `number` is that of its
 *  object, where it is known. */
type PdfText = { text: string; number: number | undefined };

/** Removes the content of strings and comments from a text, since it does nothing. The text stays as it is where they,
 *  or its brackets, do not end within it: readers would disagree about them. `isWhole` tells which. */
function withoutStrings(source: string): { text: string; isWhole: boolean } {
  const kept: string[] = [];
  let depth = 0;
  let from = 0;
  MARK.lastIndex = 0;
  for (let found = MARK.exec(source); found; found = MARK.exec(source)) {
    const [mark] = found;
    if (mark === "<<") depth += 1;
    if (mark === ">>") depth -= 1;
    if (mark !== "(" && !mark.startsWith("%")) continue;
    kept.push(source.slice(from, found.index), mark === "(" ? "()" : " ");
    if (mark === "(") MARK.lastIndex = endOfString(source, MARK.lastIndex);
    from = MARK.lastIndex;
    if (mark === "(" && source[from - 1] !== ")") return { text: source, isWhole: false };
  }
  return depth === 0 ? { text: kept.join("") + source.slice(from), isWhole: true } : { text: source, isWhole: false };
}

const FIRST = new RegExp(pdfNames("First").source, "g");
const FIRST_VALUE = /^[\s\0]*(\d{1,9})[\s\0]*(?=[/>])/;

/** Parses the offsets of the objects of an object stream, with their numbers. Undefined where its head is not written
 *  as readers agree to read it. */
function parseOffsets(objects: string, dictionary: string): { number: number; start: number }[] | undefined {
  const [first, ...others] = dictionary.matchAll(FIRST);
  const value = first && FIRST_VALUE.exec(dictionary.slice(first.index + first[0].length))?.[1];
  if (value === undefined || others.length > 0) return undefined;
  const head = objects.slice(0, Number(value));
  const numbers = head.match(/\d+/g)?.map(Number) ?? [];
  if (!/^[\s\0\d]*$/.test(head) || numbers.length === 0 || numbers.length % 2 !== 0) return undefined;
  const offsets = numbers.flatMap((number, index) =>
    index % 2 === 0 ? [{ number, start: Number(value) + (numbers[index + 1] ?? 0) }] : [],
  );
  return offsets.toSorted((a, b) => a.start - b.start);
}

/** Splits an object stream into its objects, each without its strings. They stay one raw text where any of them does
 *  not end before the next begins. */
function splitObjects(objects: string, dictionary: string): PdfText[] {
  const raw = [{ text: objects, number: undefined }];
  const offsets = parseOffsets(objects, dictionary);
  if (!offsets) return raw;
  const texts: PdfText[] = [];
  const [{ start: begin } = { start: 0 }] = offsets;
  if (objects.slice(begin === 0 ? 0 : headLength(objects), begin).trim() !== "") return raw;
  for (const [index, { number, start }] of offsets.entries()) {
    const { text, isWhole } = withoutStrings(objects.slice(start, offsets[index + 1]?.start));
    if (!isWhole) return raw;
    texts.push({ text, number });
  }
  return texts;
}

/** Measures the head of an object stream: its numbers. */
function headLength(objects: string): number {
  return /^[\s\0\d]*/.exec(objects)?.[0].length ?? 0;
}

const LENGTH = new RegExp(`${pdfNames("Length").source}[\\s\\0]*(\\d{1,9})[\\s\\0]*(?=[/>])`);

/** Reads an object stream that is not compressed. Fails where its end differs from its dictionary. */
function readUncompressed(body: Buffer, dictionary: string): string {
  const length = Number(LENGTH.exec(dictionary)?.[1] ?? Number.NaN);
  const after = body.toString("latin1", length, length + 12);
  if (!/^\s*endstream/.test(after)) throw new Error("an object stream that ends elsewhere");
  return body.toString("latin1", 0, length);
}

/** Reads an object stream. Fails unless it is compressed with Flate alone, as every known program writes it, or not at
 *  all. */
function readObjectStream(bytes: Buffer, { dictionary, start }: { dictionary: string; start: number }, maxBytes: number): string {
  if (!FILTER.test(dictionary) && !PARAMETERS.test(dictionary)) return readUncompressed(streamBytes(bytes, start), dictionary);
  const plain = dictionary.replace(FLATE_ONLY, "");
  if (plain === dictionary || FILTER.test(plain) || PARAMETERS.test(dictionary)) throw new Error("an object stream with another filter");
  return inflateSync(streamBytes(bytes, start), { maxOutputLength: maxBytes, finishFlush: constants.Z_FINISH }).toString("latin1");
}

const NUMBER = /(?<!\d)(\d{1,10})[\s\0]+\d{1,5}[\s\0]+obj[\s\0]*$/;

/** Yields every text of a PDF that may contain a dictionary, as latin1: its objects without their streams, its
 *  trailers, and the contents of its object streams. Objects are found wherever they begin, within streams too, since a
 *  reader finds them by their offset. Fails on an object stream that cannot be read, and beyond 50 MB. */
export function* pdfTexts(bytes: Buffer): Generator<PdfText> {
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
    const number = NUMBER.exec(source.slice(Math.max(0, start - 40), start))?.[1];
    const own = withoutStrings(text);
    yield { text: own.text, number: number === undefined ? undefined : Number(number) };
    if (!isStream || !OBJECT_STREAM.test(text)) continue;
    const objects = readObjectStream(bytes, { dictionary: text, start: end + "stream".length }, left);
    spend(Math.max(objects.length, OBJECT_STREAM_MIN_BYTES));
    yield* splitObjects(objects, own.text);
  }
}
