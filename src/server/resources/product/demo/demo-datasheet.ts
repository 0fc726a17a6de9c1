import { NO_COMPLIANCE } from "#contracts/product/product-compliance.ts";
import type { ProductInput } from "#contracts/product/product.ts";
import { DEFAULT_SETTINGS } from "#contracts/shared/brand.ts";
import { datasheetOf } from "../datasheet/datasheet.ts";
import { drawDatasheet } from "../datasheet/draw-datasheet.ts";
import { DEMO_COMPLIANCE } from "./compliance.ts";

/** Fixed day of the datasheet, so that the same product gives the same bytes at every seeding. */
const SAVED = new Date("2025-01-01T00:00:00Z");

/** Draws the datasheet that a demo product has as an uploaded document: the one of any product, before the product is
 *  stored. */
export function demoDatasheet({ reference, ...product }: ProductInput): Promise<Buffer> {
  const { subcategory, long_description, images, specifications, benefits, compatibility } = product;
  const described = {
    ...NO_COMPLIANCE,
    ...DEMO_COMPLIANCE[reference],
    title: product.title,
    reference,
    category: product.category,
    subcategory: subcategory ?? "",
    short_description: product.short_description,
    long_description: long_description ?? "",
    images: images ?? [],
    specifications: specifications ?? [],
    benefits: benefits ?? [],
    compatibility: compatibility ?? [],
    version: 1,
    updated_at: SAVED,
    required: [],
    complementary: [],
    replaced_by: [],
  };
  return drawDatasheet(datasheetOf(described, { language: "fr", url: "", company: DEFAULT_SETTINGS }));
}
