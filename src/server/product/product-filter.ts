import type { ProductSort } from "#contracts/product/catalogue-filter.ts";

/** What narrows and orders a list of products; `page` counts from 1. Words without `sort` order by how well they are met. */
export type ProductFilter = { q?: string; category?: string; sort?: ProductSort; limit: number; page: number };

/** Whose list it is: visitors see visible products only; a grouped one comes by category, those without category last. */
export type ProductView = { isPublic?: boolean; isGrouped?: boolean };
