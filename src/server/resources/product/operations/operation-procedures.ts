import { productUpsertedSchema, productUpsertSchema } from "#contracts/product/product-operation.ts";
import { nameTakenFields } from "#server/platform/rpc/crud-procedures.ts";
import { refuseOtherLanguage } from "#server/platform/rpc/refuse-other-language.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure } from "#server/platform/rpc/trpc.ts";
import { productStore } from "../product-store.ts";
import { findIdByReference, upsertProduct } from "./upsert-product.ts";

const namingUpserted = nameTakenFields({
  taken: async (em, sent: Parameters<NonNullable<typeof productStore.taken>>[1]) =>
    (await productStore.taken?.(em, { ...sent, id: (await findIdByReference(em, sent.reference)) ?? 0 })) ?? [],
});

/** Writes of products by other programs. */
export const operationProcedures = {
  /** Replaces the product with a reference, or creates it. */
  upsert: adminProcedure
    .use(refuseOtherLanguage)
    .input(productUpsertSchema)
    .use(namingUpserted)
    .use(transaction)
    .output(productUpsertedSchema)
    .mutation(({ ctx, input }) => upsertProduct(ctx, input)),
};
