import { z } from "zod";
import { attributeSchema, attributesSchema } from "../attribute/attribute.ts";
import { entitySchema } from "../shared/entity.ts";
import { withoutInvisible } from "../text/invisible.ts";
import { clearable, line, requiredLine } from "../shared/text.ts";

/** Keeps the first of names that differ only in case or in what no one sees, and no empty one. Source: specification §5 « Sub-categories ». */
export function uniqueNames(names: string[]): string[] {
  const seen = new Set([""]);
  return names.filter((name) => {
    const key = withoutInvisible(name.toLowerCase());
    return !seen.has(key) && seen.add(key);
  });
}

/** What an administrator writes of a category. */
export const categoryInputSchema = z.object({
  name: requiredLine(100),
  subcategories: clearable(z.array(line(100)).max(100).overwrite(uniqueNames), []),
  attributes: clearable(attributesSchema, []),
});

export type CategoryInput = z.infer<typeof categoryInputSchema>;

/** A category of products; `subcategories` and `attributes` in the order they were written. */
export const categorySchema = z.object({
  ...entitySchema.shape,
  name: z.string(),
  subcategories: z.array(z.string()),
  attributes: z.array(attributeSchema),
});

export type Category = z.infer<typeof categorySchema>;
