import { expect, it } from "vitest";
import { z } from "zod";
import { articleInputSchema } from "../article/article.ts";
import { contactRequestInputSchema } from "../contact-request/contact-request.ts";
import { featureInputSchema } from "../feature/feature.ts";
import { productInputSchema } from "../product/product.ts";
import { slideInputSchema } from "../slide/slide.ts";

const TEXTS: { name: string; schema: z.ZodObject; fields: string[] }[] = [
  { name: "a product", schema: productInputSchema, fields: ["subcategory", "long_description", "meta_title", "meta_description"] },
  { name: "a slide", schema: slideInputSchema, fields: ["subtitle", "image_url", "alt_text"] },
  { name: "an article", schema: articleInputSchema, fields: ["excerpt", "image_url", "author", "meta_title", "meta_description"] },
  { name: "a feature", schema: featureInputSchema, fields: ["icon", "icon_url"] },
  { name: "a contact request", schema: contactRequestInputSchema, fields: ["phone", "company", "subject"] },
];

it.each(TEXTS)("the optional texts of $name are emptied by null, and left alone by nothing (decision 6)", ({ schema, fields }) => {
  for (const field of fields) {
    const text = z.object({ [field]: schema.shape[field] });
    expect(text.parse({ [field]: null }), field).toEqual({ [field]: "" });
    expect(text.parse({}), field).toEqual({});
  }
});
