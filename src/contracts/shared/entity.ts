import { z } from "zod";
import { clearable } from "./text.ts";

/** Largest id and largest order: PostgreSQL's `integer`. */
export const INTEGER_MAX = 2_147_483_647;

/** A positive 32-bit identifier. */
export const idSchema = z.int().min(1).max(INTEGER_MAX);

/** What the server alone writes on every entity; `version` grows by one at each change. */
export const entitySchema = z.object({
  id: idSchema,
  version: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** Names one entity. */
export const byIdSchema = z.object({ id: idSchema });

/** Names one entity of any resource; the resource as its table is called, with hyphens. */
export const recordSchema = z.object({
  noun: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, "Ce type d’élément n’est pas valide.")
    .max(50),
  id: idSchema,
});

/** The version that the sender has seen; when it is no longer the stored one, the change is refused as a conflict. Null
 *  counts as absent. */
export const expectedVersionSchema = z.object({
  version: z
    .int()
    .min(1)
    .max(INTEGER_MAX)
    .nullable()
    .transform((version) => version ?? undefined)
    .optional(),
});

/** Shows one entity to visitors, or hides it. */
export const activationSchema = z.object({ id: idSchema, is_active: z.boolean(), ...expectedVersionSchema.shape });

/** Moves one entity of an ordered list to where another one stands; those between make room. */
export const moveSchema = z.object({ id: idSchema, place_of: idSchema, ...expectedVersionSchema.shape });

export type Move = z.infer<typeof moveSchema>;

/** Place in a list, from 0. */
export const orderIndexSchema = z.int().min(0).max(INTEGER_MAX);

/** The same as it may be sent; null, as null or an empty text sends it, asks for the default. */
export const emptiableOrderSchema = clearable(orderIndexSchema.nullable(), null);

/** Answer of a deletion. */
export const okSchema = z.object({ success: z.literal(true) });
