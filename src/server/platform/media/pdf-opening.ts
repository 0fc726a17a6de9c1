import { pdfNames } from "./pdf-texts.ts";

const OPEN_ACTION = new RegExp(pdfNames("OpenAction"), "g");

/** The actions that do more than scroll and are refused nowhere else, since links have them. Source: ISO 32000-1, 12.6.4. */
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
/** A page and how it is shown: `[3 0 R /XYZ null null 0]`. */
const PLACE = `\\[${GAP}*(?:${REFERENCE}|\\d{1,10})${GAP}*/(?:Fit(?:[HVR]|B[HV]?)?|XYZ)(?:${GAP}+(?:null|[-+.\\d]{1,20})){0,4}${GAP}*\\]`;
const NAMED_PLACE = String.raw`/[\w.-]{1,100}|\([^()\\]{0,100}\)`;
const GO_TO_KEY = `(?:/Type${GAP}*/Action|/S${GAP}*/GoTo|/D${GAP}*(?:${PLACE}|${REFERENCE}|${NAMED_PLACE}))`;

/** A place, or nothing but the way to one, written plainly. */
const SCROLLS = new RegExp(`${GAP}*(?:${PLACE}|<<(?:${GAP}*${GO_TO_KEY}){1,3}${GAP}*>>)`, "y");
const REFERS = new RegExp(`${GAP}*${REFERENCE}`, "y");

function startsWith(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Whether an object is a place, or nothing but the way to one. */
export function isPlace(text: string): boolean {
  return startsWith(SCROLLS, text, 0) && text.slice(SCROLLS.lastIndex).trim() === "";
}

/** Finds what a document opens with, as far as one of its texts says: the numbers of the objects that it opens with, or « active » for anything but those and
 *  places of its own. */
export function openingOf(text: string): number[] | "active" {
  const numbers: number[] = [];
  for (const { index, 0: name } of text.matchAll(OPEN_ACTION)) {
    const value = index + name.length;
    if (startsWith(SCROLLS, text, value)) continue;
    if (!startsWith(REFERS, text, value)) return "active";
    numbers.push(Number(/\d+/.exec(text.slice(value))?.[0]));
  }
  return numbers;
}

/** Whether an action that does more than scroll stands in a text. */
export function hasOtherAction(text: string): boolean {
  return OTHER_ACTION.test(text);
}
