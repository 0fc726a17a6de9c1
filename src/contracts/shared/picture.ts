import { z } from "zod";

const share = z.int().min(0).max(100);

/** Focus of a picture: the point that stays visible where it is cut, in percent of its width and height from the upper
 *  left. */
export const focusSchema = z.object({ x: share, y: share });

export type Focus = z.infer<typeof focusSchema>;

/** Formats a focus as `object-position`; undefined for the centre. */
export function objectPosition(focus: Focus | undefined): string | undefined {
  return focus && `${focus.x}% ${focus.y}%`;
}

/** A stored picture as pages show it; its size in pixels, dominant colour and focus where they are known. */
export const pictureSchema = z.object({
  url: z.string(),
  width: z.int().optional(),
  height: z.int().optional(),
  color: z.string().optional(),
  focus: focusSchema.optional(),
});

export type StoredPicture = z.infer<typeof pictureSchema>;
