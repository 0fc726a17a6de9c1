import { z } from "zod";

/** Reply to an image upload: the picture as it was stored, re-encoded. `size` in bytes, `width` and `height` in pixels,
 *  `color` its dominant colour as `#rrggbb`. Source: IMG-5. */
export const uploadedImageSchema = z.object({
  id: z.string(),
  url: z.string(),
  filename: z.string(),
  originalName: z.string(),
  size: z.int(),
  width: z.int(),
  height: z.int(),
  color: z.string(),
});

export type UploadedImage = z.infer<typeof uploadedImageSchema>;

/** Reply to a PDF upload; `size` in bytes. */
export const uploadedPdfSchema = z.object({
  id: z.string(),
  url: z.string(),
  filename: z.string(),
  originalName: z.string(),
  size: z.int(),
});

export type UploadedPdf = z.infer<typeof uploadedPdfSchema>;

/** Longest accepted image, in bytes (5 MiB). Source: IMG-3. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;

/** Longest accepted PDF, in bytes (10 MiB). Source: DOC-1. */
export const PDF_MAX_BYTES = 10 * 1024 * 1024;

/** Types an image may have once decoded; SVG is refused, because it can run scripts. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"];

/** Longest side of an image that may be sent, and the most pixels it may have in all. Source: UPL-4. */
export const IMAGE_MAX_SIDE = 10_000;
export const IMAGE_MAX_PIXELS = 40_000_000;

/** French messages of refused uploads. Source: IMG-4, DOC-2. */
export const UPLOAD_MESSAGES = {
  notAnImage: (file: string) => `${file} n'est pas un fichier image valide`,
  imageTooLarge: (file: string) => `${file} est trop volumineux (max 5MB)`,
  tooManyPixels: (file: string) =>
    `${file} dépasse 40 mégapixels ou 10\u202f000 pixels de côté\u202f: réduisez l’image, puis envoyez-la à nouveau.`,
  imageFailed: (file: string) => `Erreur lors de l'upload de ${file}`,
  imagesFailed: "Erreur lors de l'upload des images",
  notAPdf: (file: string) => `${file} n'est pas un fichier PDF valide`,
  pdfTooLarge: (file: string) => `${file} est trop volumineux (max 10MB)`,
  pdfsFailed: "Erreur lors de l'upload des fichiers PDF",
  selectAnImage: "Veuillez sélectionner un fichier image valide",
  selectASmallerImage: "La taille du fichier ne doit pas dépasser 5MB",
} as const;
