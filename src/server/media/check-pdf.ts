import { UPLOAD_MESSAGES } from "#contracts/media/upload-limits.ts";
import { AppError } from "#server/app-error.ts";
import { pdfNames, pdfTexts } from "./pdf-texts.ts";

/** Names whose presence means that opening the document does something. Source: reliability.md UPL-10. */
const ACTIVE = pdfNames("JavaScript", "JS", "OpenAction", "AA", "Launch", "EmbeddedFile", "EmbeddedFiles", "XFA", "RichMedia", "Encrypt");

/** Whether a document has pages and nothing active. Fails when its object streams cannot be read. */
function isPassive(bytes: Buffer): boolean {
  let hasPages = false;
  for (const text of pdfTexts(bytes)) {
    if (ACTIVE.test(text)) return false;
    hasPages ||= text.includes("/Page");
  }
  return hasPages;
}

/** Accepts a document that begins and ends as a PDF and starts nothing by itself.
 *  Fails with `unsupported_media_type` and the specification's sentence. */
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
