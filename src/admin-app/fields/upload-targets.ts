import { IMAGE_MAX_BYTES, IMAGE_TYPES, PDF_MAX_BYTES, UPLOAD_MESSAGES } from "#contracts/upload/upload-limits.ts";
import { uploadedImageSchema, uploadedPdfSchema } from "#contracts/upload/upload.ts";

/** Source: specification §5 for one, §8 for several. */
function imagesFailed(files: string[]): string {
  return files.length > 1 ? UPLOAD_MESSAGES.imagesFailed : UPLOAD_MESSAGES.imageFailed(files.join());
}

/** Images, several at once. Source: specification §5 « Product image upload ». */
export const IMAGE_UPLOAD = {
  target: { path: "/api/admin/upload", part: "image", reply: uploadedImageSchema },
  types: IMAGE_TYPES,
  maxBytes: IMAGE_MAX_BYTES,
  messages: { wrongType: UPLOAD_MESSAGES.notAnImage, tooLarge: UPLOAD_MESSAGES.imageTooLarge, failed: imagesFailed },
};

/** The one image of a slide or an article. Source: specification §5 « Slide/blog image upload ». */
export const SINGLE_IMAGE_UPLOAD = {
  ...IMAGE_UPLOAD,
  messages: {
    wrongType: (_file: string) => UPLOAD_MESSAGES.selectAnImage,
    tooLarge: (_file: string) => UPLOAD_MESSAGES.selectASmallerImage,
    failed: imagesFailed,
  },
};

/** PDF documents. Source: specification §5 « PDF upload ». */
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
