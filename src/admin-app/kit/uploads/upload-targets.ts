import {
  IMAGE_MAX_BYTES,
  IMAGE_TYPES,
  PDF_MAX_BYTES,
  UPLOAD_MESSAGES,
  uploadedImageSchema,
  uploadedPdfSchema,
} from "#contracts/media/upload.ts";
import { reducedImage } from "./reduced-image.ts";
import type { UploadTarget } from "./upload-file.ts";

/** Accepted files of a target, and the messages about others. */
export type UploadKind<Reply> = {
  target: UploadTarget<Reply>;
  types: string[];
  maxBytes: number;
  /** Makes what could not be sent as it is sendable, where it can. */
  reduce?: (file: File, maxBytes: number) => Promise<File | undefined>;
  messages: { wrongType: (file: string) => string; tooLarge: (file: string) => string; failed: (files: string[]) => string };
};

/** Source: IMG-4, for one file and for several. */
function imagesFailed(files: string[]): string {
  return files.length > 1 ? UPLOAD_MESSAGES.imagesFailed : UPLOAD_MESSAGES.imageFailed(files.join());
}

/** Images, several at once. Source: IMG-3. */
export const IMAGE_UPLOAD = {
  target: { path: "/api/admin/upload", part: "image", reply: uploadedImageSchema },
  types: IMAGE_TYPES,
  maxBytes: IMAGE_MAX_BYTES,
  reduce: reducedImage,
  messages: { wrongType: UPLOAD_MESSAGES.notAnImage, tooLarge: UPLOAD_MESSAGES.imageTooLarge, failed: imagesFailed },
};

/** Hint about a picture that is too large to be sent as it is. */
export const REDUCED_HINT = "Au-delà de 5 Mo, une photo est réduite avant l’envoi.";

/** The one image of a slide or an article. Source: IMG-4. */
export const SINGLE_IMAGE_UPLOAD = {
  ...IMAGE_UPLOAD,
  messages: {
    wrongType: (_file: string) => UPLOAD_MESSAGES.selectAnImage,
    tooLarge: (_file: string) => UPLOAD_MESSAGES.selectASmallerImage,
    failed: imagesFailed,
  },
};

/** PDF documents. Source: DOC-1, DOC-2. */
export const PDF_UPLOAD = {
  target: { path: "/api/admin/upload-pdf", part: "file", reply: uploadedPdfSchema },
  types: ["application/pdf"],
  maxBytes: PDF_MAX_BYTES,
  messages: {
    wrongType: UPLOAD_MESSAGES.notAPdf,
    tooLarge: UPLOAD_MESSAGES.pdfTooLarge,
    failed: (_files: string[]) => UPLOAD_MESSAGES.pdfsFailed,
  },
};
