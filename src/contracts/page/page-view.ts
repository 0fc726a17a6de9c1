import { z } from "zod";
import { articleCardSchema } from "../article/blog.ts";
import { featureSchema } from "../feature/feature.ts";
import { productCardSchema } from "../product/catalogue.ts";
import { pictureSchema } from "../shared/picture.ts";
import { slugsSchema } from "../translation/language-names.ts";
import { pageSchema } from "./page.ts";
import type { Section } from "./section.ts";

/** Reasons why visitors do not see the shown page: it is not published, or not saved. */
const PAGE_PREVIEWS = ["unpublished", "unsaved"] as const;

/** A page as visitors read it. The HTML of its sections is enhanced for reading, longer than a stored one may be:
 *  they were checked when they were stored. `pictures` are those of the sections by their URLs, `products` and
 *  `articles` the cards of those sections that show some, by their ids; `features` are there where a section shows
 *  them; `slugs` are its own by language. `preview` is null where it is what visitors see. */
export const pageViewSchema = z.object({
  page: pageSchema.omit({ sections: true }),
  sections: z.array(z.custom<Section>()),
  pictures: z.record(z.string(), pictureSchema),
  products: z.record(z.string(), z.array(productCardSchema)),
  articles: z.record(z.string(), z.array(articleCardSchema)),
  features: z.array(featureSchema),
  slugs: slugsSchema,
  preview: z.enum(PAGE_PREVIEWS).nullable(),
});

export type PageView = z.infer<typeof pageViewSchema>;
