import type { z } from "zod";
import { articleSchema } from "#contracts/article/article.ts";
import { categorySchema } from "#contracts/category/category.ts";
import { featureSchema } from "#contracts/feature/feature.ts";
import { errorReplySchema } from "#contracts/shared/errors.ts";
import { productDetailSchema, productSchema } from "#contracts/product/product.ts";
import { relatedProductSchema } from "#contracts/product/product-parts.ts";
import { slideSchema } from "#contracts/slide/slide.ts";
import { synonymGroupSchema } from "#contracts/synonym-group/synonym-group.ts";
import { jsonSchemaOf, type JsonSchema } from "./procedure-schemas.ts";

const NAMED: Record<string, z.ZodType> = {
  Error: errorReplySchema,
  Product: productDetailSchema,
  ListedProduct: productSchema,
  RelatedProduct: relatedProductSchema,
  Slide: slideSchema,
  Feature: featureSchema,
  Article: articleSchema,
  Category: categorySchema,
  SynonymGroup: synonymGroupSchema,
};

/** The schemas of the documentation that have a name, from which generators of clients make types. */
export function namedSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(NAMED).map(([name, contract]) => [name, jsonSchemaOf(contract, "output")]));
}

/** A value of the document with references in place of the schemas that have a name. */
export function withReferences(value: unknown, schemas: Record<string, JsonSchema>): unknown {
  const names = new Map(Object.entries(schemas).map(([name, schema]) => [JSON.stringify(schema), name]));
  const replace = (part: unknown): unknown => {
    if (typeof part !== "object" || part === null) return part;
    const name = names.get(JSON.stringify(part));
    if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
    if (Array.isArray(part)) return part.map(replace);
    return Object.fromEntries(Object.entries(part).map(([key, held]) => [key, replace(held)]));
  };
  return replace(value);
}
