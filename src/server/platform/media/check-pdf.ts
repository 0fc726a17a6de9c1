import { UPLOAD_MESSAGES } from "#contracts/media/upload-limits.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { hasOtherAction, isPlace, openingOf } from "./pdf-opening.ts";
import { pdfNames, pdfTexts } from "./pdf-texts.ts";

/** Names whose presence means that opening the document does something. Source: UPL-10. */
const ACTIVE = pdfNames("JavaScript", "JS", "AA", "Launch", "EmbeddedFile", "EmbeddedFiles", "XFA", "RichMedia", "Encrypt");

/** Whether a document has pages and nothing active. An opening action that is an object of its own must be a place in each object of that number,
 *  because readers differ in which of several they find; where it cannot be told, no other action may stand anywhere. Fails when the object streams cannot be
 *  read. */
function isPassive(bytes: Buffer): boolean {
  let hasPages = false;
  let hasActions = false;
  let isNumbered = true;
  const opened = new Set<number>();
  const arePlaces = new Map<number, boolean>();
  for (const { text, number } of pdfTexts(bytes)) {
    const opening = openingOf(text);
    if (ACTIVE.test(text) || opening === "active") return false;
    hasPages ||= text.includes("/Page");
    hasActions ||= hasOtherAction(text);
    for (const each of opening) opened.add(each);
    if (number === undefined) isNumbered &&= !hasOtherAction(text);
    else arePlaces.set(number, isPlace(text) && arePlaces.get(number) !== false);
  }
  const opensPlaces = isNumbered && [...opened].every((number) => arePlaces.get(number) === true);
  return hasPages && (opensPlaces || !hasActions);
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
