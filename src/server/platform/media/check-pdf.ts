import { UPLOAD_MESSAGES } from "#contracts/media/upload.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { pdfNames, pdfTexts } from "./pdf-texts.ts";

/** Names whose presence means that opening the document does something. Source: UPL-10. */
const ACTIVE = pdfNames("JavaScript", "JS", "AA", "Launch", "EmbeddedFile", "EmbeddedFiles", "XFA", "RichMedia", "Encrypt");

/** Whether a document has pages and nothing active. An opening action that is an object of its own must be a
 *  destination in each object of that number, because readers differ in which of several they find. Where that cannot
 *  be decided, the document may contain no other action. Fails when the object streams cannot be read. */
function isPassive(bytes: Buffer): boolean {
  let hasPages = false;
  let hasActions = false;
  let isNumbered = true;
  const opened = new Set<number>();
  const areDestinations = new Map<number, boolean>();
  for (const { text, number } of pdfTexts(bytes)) {
    const opening = openingOf(text);
    if (ACTIVE.test(text) || opening === "active") return false;
    hasPages ||= text.includes("/Page");
    hasActions ||= hasOtherAction(text);
    for (const each of opening) opened.add(each);
    if (number === undefined) isNumbered &&= !hasOtherAction(text);
    else areDestinations.set(number, isDestination(text) && areDestinations.get(number) !== false);
  }
  const opensDestinations = isNumbered && [...opened].every((number) => areDestinations.get(number) === true);
  return hasPages && (opensDestinations || !hasActions);
}

/** Accepts a document that begins and ends as a PDF and starts nothing by itself.
 *  Fails with `unsupported_media_type` and the sentence of DOC-2. */
export function checkPdf(bytes: Buffer, originalName: string): void {
  const refused = new AppError("unsupported_media_type", UPLOAD_MESSAGES.notAPdf(originalName));
  const head = bytes.toString("latin1", 0, 7);
  if (!["%PDF-1.", "%PDF-2."].includes(head) || !bytes.subarray(-1024).includes("%%EOF")) throw refused;
  try {
    if (!isPassive(bytes)) throw refused;
  } catch (cause) {
    if (cause !== refused) refused.cause = cause;
    throw refused;
  }
}

const OPEN_ACTION = new RegExp(pdfNames("OpenAction"), "g");

/** The actions that do more than scroll and are refused nowhere else, since links have them. Source: ISO 32000-1,
 *  12.6.4. */
const OTHER_ACTION = pdfNames(
  "URI",
  "SubmitForm",
  "ResetForm",
  "ImportData",
  "Named",
  "GoToR",
  "GoToE",
  "GoTo3DView",
  "Thread",
  "Hide",
  "Sound",
  "Movie",
  "Rendition",
  "SetOCGState",
);

const GAP = "[\\s\\0]";
const REFERENCE = `\\d{1,10}${GAP}+\\d{1,5}${GAP}+R`;
/** A destination: a page and its view, as `[3 0 R /XYZ null null 0]`. */
const DESTINATION = `\\[${GAP}*(?:${REFERENCE}|\\d{1,10})${GAP}*/(?:Fit(?:[HVR]|B[HV]?)?|XYZ)(?:${GAP}+(?:null|[-+.\\d]{1,20})){0,4}${GAP}*\\]`;
const NAMED_DESTINATION = String.raw`/[\w.-]{1,100}|\([^()\\]{0,100}\)`;
const GO_TO_KEY = `(?:/Type${GAP}*/Action|/S${GAP}*/GoTo|/D${GAP}*(?:${DESTINATION}|${REFERENCE}|${NAMED_DESTINATION}))`;

/** A destination, or an action that only goes to one, written plainly. */
const SCROLLS = new RegExp(`${GAP}*(?:${DESTINATION}|<<(?:${GAP}*${GO_TO_KEY}){1,3}${GAP}*>>)`, "y");
const REFERS = new RegExp(`${GAP}*${REFERENCE}`, "y");

function startsWith(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Whether an object is a destination, or an action that only goes to one. */
function isDestination(text: string): boolean {
  return startsWith(SCROLLS, text, 0) && text.slice(SCROLLS.lastIndex).trim() === "";
}

/** Finds the opening actions in one text of a document: the numbers of the objects that hold them, or « active » for
 *  anything but those and destinations of its own. */
function openingOf(text: string): number[] | "active" {
  const numbers: number[] = [];
  for (const { index, 0: name } of text.matchAll(OPEN_ACTION)) {
    const value = index + name.length;
    if (startsWith(SCROLLS, text, value)) continue;
    if (!startsWith(REFERS, text, value)) return "active";
    numbers.push(Number(/\d+/.exec(text.slice(value))?.[0]));
  }
  return numbers;
}

/** Whether a text contains an action that does more than scroll. */
function hasOtherAction(text: string): boolean {
  return OTHER_ACTION.test(text);
}
