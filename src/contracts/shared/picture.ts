import { z } from "zod";

/** A stored picture as pages show it; its size in pixels and dominant colour where they are known. */
export const pictureSchema = z.object({
  url: z.string(),
  width: z.int().optional(),
  height: z.int().optional(),
  color: z.string().optional(),
});

export type StoredPicture = z.infer<typeof pictureSchema>;
