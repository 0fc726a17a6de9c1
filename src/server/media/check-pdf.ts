import { UPLOAD_MESSAGES } from "#contracts/media/upload-limits.ts";
import { AppError } from "#server/app-error.ts";

/** Names whose presence means that opening the document does something. Source: reliability.md UPL-10. */
const ACTIVE = /\/(?:JavaScript|JS|OpenAction|AA|Launch|EmbeddedFiles?|XFA|RichMedia|Encrypt)\b/;

/** PDF lets any letter of a name be written as `#xx`. */
function plainNames(source: string): string {
  return source.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Accepts a document that begins and ends as a PDF and starts nothing by itself.
 *  Fails with `unsupported_media_type` and the specification's sentence. */
export function checkPdf(bytes: Buffer, originalName: string): void {
  const source = bytes.toString("latin1");
  const isWhole = source.startsWith("%PDF-1.") || source.startsWith("%PDF-2.");
  const hasEnd = source.slice(-1024).includes("%%EOF");
  if (!isWhole || !hasEnd || !source.includes("/Page") || ACTIVE.test(plainNames(source))) {
    throw new AppError("unsupported_media_type", UPLOAD_MESSAGES.notAPdf(originalName));
  }
}
