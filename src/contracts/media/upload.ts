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
