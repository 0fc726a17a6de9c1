import {
  changeManySchema,
  manyChangedSchema,
  productIdsQuerySchema,
  productIdsSchema,
  removeManySchema,
} from "#contracts/product/product-admin.ts";
import { findProductIds } from "../catalogue/find-products.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure } from "#server/platform/rpc/trpc.ts";
import { changeMany, removeMany } from "./change-many.ts";

/** What administrators do to many products at once, each in one transaction, which the history groups. */
export const bulkProcedures = {
  /** Which products the list shows, on all its pages: what is selected then is changed, and not what is found later. */
  ids: adminProcedure
    .input(productIdsQuerySchema)
    .output(productIdsSchema)
    .query(async ({ ctx: { em }, input }) => ({ ids: await findProductIds(em, input) })),
  /** Writes the same fields of these products. One that is gone is left out. */
  changeMany: adminProcedure
    .input(changeManySchema)
    .use(transaction)
    .output(manyChangedSchema)
    .mutation(({ ctx: { em }, input }) => changeMany(em, input)),
  /** Deletes these products. */
  removeMany: adminProcedure
    .input(removeManySchema)
    .use(transaction)
    .output(manyChangedSchema)
    .mutation(({ ctx: { em }, input: { ids } }) => removeMany(em, ids)),
};
