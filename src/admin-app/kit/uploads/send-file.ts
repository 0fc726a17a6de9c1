import { replyOf } from "#admin-app/kit/errors/failure.ts";
import { isHeif } from "./reduced-image.ts";
import { type UploadControls, uploadFile } from "./upload-file.ts";
import type { UploadKind } from "./upload-targets.ts";

/** A file that is not sent at all, and why, in French. */
export class RefusedFile extends Error {
  override readonly name = "RefusedFile";
}

/** Whether sending the same file again could end otherwise; not once it was refused for what it is. */
export function canSendAgain(error: unknown): boolean {
  const code = replyOf(error)?.code;
  return !(error instanceof RefusedFile) && code !== "unsupported_media_type" && code !== "too_large";
}

const heifMessage = (file: string) =>
  `${file} est au format HEIC, que ce navigateur ne lit pas. Enregistrez la photo au format JPEG, puis choisissez-la à nouveau (sur l’iPhone\u202f: Réglages, Appareil photo, Formats, «\u202fLe plus compatible\u202f»).`;

/** Finds the fault of a file as it is; undefined without one. */
export function fileFault<Reply>(file: { name: string; type: string; size: number }, kind: UploadKind<Reply>): string | undefined {
  if (!kind.types.includes(file.type)) return kind.reduce && isHeif(file) ? heifMessage(file.name) : kind.messages.wrongType(file.name);
  if (file.size > kind.maxBytes) return kind.messages.tooLarge(file.name);
  return undefined;
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}

/** Sends a file, made smaller first where only that lets it through. Fails with `RefusedFile` when it is not sent, else
 *  as `uploadFile`. */
export async function sendFile<Reply>(file: File, kind: UploadKind<Reply>, controls: UploadControls): Promise<Reply> {
  const fault = fileFault(file, kind);
  const sent = fault === undefined ? file : await Promise.race([kind.reduce?.(file, kind.maxBytes), rejectOnAbort(controls.signal)]);
  if (!sent) throw new RefusedFile(fault);
  return uploadFile(sent, kind.target, controls);
}
