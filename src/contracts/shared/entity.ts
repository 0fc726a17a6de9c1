import { z } from "zod";
import { clearable } from "./text.ts";

/** Largest id and largest order: PostgreSQL's `integer`. */
export const INTEGER_MAX = 2_147_483_647;

/** A positive 32-bit identifier. */
export const idSchema = z.int().min(1).max(INTEGER_MAX);

/** Fields that only the server writes, on every entity; `version` grows by one at each change. */
export const entitySchema = z.object({
  id: idSchema,
  version: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** Identifies one entity. */
export const byIdSchema = z.object({ id: idSchema });

/** Identifies one entity of any resource; `noun` is the name of the resource's table, with hyphens. */
export const recordSchema = z.object({
  noun: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, "Ce type d’élément n’est pas valide.")
    .max(50),
  id: idSchema,
});

/** The version that the sender has seen; another stored version refuses the change as a conflict. Null counts as
 *  absent. */
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

/** Moves one entity of an ordered list to the position of another; those between are shifted. */
export const moveSchema = z.object({ id: idSchema, place_of: idSchema, ...expectedVersionSchema.shape });

export type Move = z.infer<typeof moveSchema>;

/** Position in a list, from 0. */
const orderIndexSchema = z.int().min(0).max(INTEGER_MAX);

/** A position in an input; null and the empty text ask for the default. */
export const emptiableOrderSchema = clearable(orderIndexSchema.nullable(), null);

/** Reply of a deletion. */
export const okSchema = z.object({ success: z.literal(true) });
