import { z } from "zod";
import { optionalShape } from "../field/optional-shape.ts";
import { mergingSchema } from "../merge/merge-request.ts";
import { expectedVersionSchema, idSchema } from "../shared/entity.ts";
import { operationsOf } from "../shared/operation.ts";
import { productDetailSchema, productWriteSchema } from "./product.ts";

/** A whole product that replaces the one with its reference, or is created. */
export const productUpsertSchema = productWriteSchema.extend({ ...expectedVersionSchema.shape, ...mergingSchema.shape });

/** Reply to it: 201 where the product was created. */
export const productUpsertedSchema = z.object({ status: z.union([z.literal(200), z.literal(201)]), body: productDetailSchema });

const namedSchema = z.object({
  id: idSchema.optional(),
  reference: productWriteSchema.shape.reference.optional(),
  ...expectedVersionSchema.shape,
});

const isNamed = ({ id, reference }: z.output<typeof namedSchema>) => id !== undefined || reference !== undefined;
const UNNAMED = "Indiquez l’id ou la référence du produit.";

const KINDS = "Une opération est un objet d’une seule clé\u202f: create, update, upsert ou remove.";

/** One write of a product. `update` changes the sent fields alone. The product is named by its `id`, else by its
 *  `reference`. */
const productOperationSchema = z
  .object({
    create: productWriteSchema.optional(),
    update: z
      .object({ ...optionalShape(productWriteSchema), ...namedSchema.shape })
      .refine(isNamed, UNNAMED)
      .optional(),
    upsert: productWriteSchema.extend(expectedVersionSchema.shape).optional(),
    remove: namedSchema.refine(isNamed, UNNAMED).optional(),
  })
  .refine((sent) => Object.values(sent).filter((each) => each !== undefined).length === 1, KINDS);

export type ProductOperation = z.output<typeof productOperationSchema>;

/** Writes of products, to be made together. */
export const productOperationsSchema = operationsOf(productOperationSchema);
