import { withoutPartial } from "#contracts/merge/merge-request.ts";
import { productOperationsSchema, productUpsertedSchema, productUpsertSchema } from "#contracts/product/product-operation.ts";
import { operationResultsSchema } from "#contracts/shared/operation.ts";
import { nameTakenFields } from "#server/platform/rpc/crud-procedures.ts";
import { refuseOtherLanguage, refuseOtherLanguages } from "#server/platform/rpc/refuse-other-language.ts";
import { runOperations } from "#server/platform/rpc/run-operations.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure } from "#server/platform/rpc/trpc.ts";
import { productStore } from "../product-store.ts";
import { findTakenFields, lockNamed, performOperation } from "./perform-operation.ts";
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
    .mutation(({ ctx, input }) => upsertProduct(ctx, withoutPartial(input))),
  /** Creates, changes and deletes products, each as by itself. Merges nothing. */
  bulk: adminProcedure
    .use(refuseOtherLanguages)
    .input(productOperationsSchema)
    .use(transaction)
    .output(operationResultsSchema)
    .mutation(async ({ ctx, input }) => {
      await lockNamed(ctx.em, input.operations);
      return runOperations({ ...ctx, mergePreference: undefined, demandsRecord: undefined }, input, {
        perform: performOperation,
        findTaken: findTakenFields,
      });
    }),
};
