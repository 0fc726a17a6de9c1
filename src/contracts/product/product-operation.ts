import { z } from "zod";
import { mergingSchema } from "../merge/merge-request.ts";
import { expectedVersionSchema } from "../shared/entity.ts";
import { productDetailSchema, productWriteSchema } from "./product.ts";

/** A whole product that replaces the one with its reference, or is created. */
export const productUpsertSchema = productWriteSchema.extend({ ...expectedVersionSchema.shape, ...mergingSchema.shape });

/** Reply to it: 201 where the product was created. */
export const productUpsertedSchema = z.object({ status: z.union([z.literal(200), z.literal(201)]), body: productDetailSchema });
