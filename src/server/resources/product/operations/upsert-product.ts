import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { MergeRequest } from "#contracts/merge/merge-request.ts";
import { PRODUCT_MERGE } from "#contracts/product/product-merge.ts";
import { type ProductDetail, type ProductInput, productWriteSchema } from "#contracts/product/product.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { isUniqueViolation } from "#server/platform/errors/error-causes.ts";
import { updateMerging, type Writing } from "#server/platform/rpc/merge-stale.ts";
import { inSavepoint } from "#server/platform/rpc/savepoint.ts";
import { productStore } from "../product-store.ts";
import { productResource } from "../product.resource.ts";

/** Products as they are changed through their contract. */
export const PRODUCT_TARGET = {
  input: productWriteSchema,
  merging: { resource: productResource, rules: PRODUCT_MERGE },
  store: productStore,
};

/** Finds the id of the product with a reference, in any case. */
export async function findIdByReference(em: EntityManager, reference: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from product where lower(reference) = lower(${reference})`.execute(em.getKysely());
  return rows[0]?.id;
}

const NO_PRODUCT = "Aucun produit n’a cette référence.";

/** A whole product, with what the sender knows of the stored one. */
type SentProduct = ProductInput & { version?: number | undefined; merge?: MergeRequest | undefined };

/** Creates a product; undefined where another request has just given its reference to another one. */
async function createUnlessTaken({ em, now }: Writing, fields: ProductInput): Promise<ProductDetail | undefined> {
  try {
    return await inSavepoint(em, (part) => productStore.create(part, fields, now()));
  } catch (error) {
    if (isUniqueViolation(error) && (await findIdByReference(em, fields.reference)) !== undefined) return undefined;
    throw error;
  }
}

/** Replaces the product with the sent reference, or creates it. Fails with `not_found` where there is none, and the
 *  sender knows a version of it; with `precondition_failed` where the sender demands that there is one. */
export async function upsertProduct(
  ctx: Writing,
  { version, merge, ...fields }: SentProduct,
): Promise<{ status: 200 | 201; body: ProductDetail }> {
  const known = await findIdByReference(ctx.em, fields.reference);
  if (known === undefined && ctx.demandsRecord) throw new AppError("precondition_failed", NO_PRODUCT);
  if (known === undefined && version !== undefined) throw new AppError("not_found");
  const created = known === undefined ? await createUnlessTaken(ctx, fields) : undefined;
  if (created) return { status: 201, body: created };
  const id = known ?? (await findIdByReference(ctx.em, fields.reference));
  if (id === undefined) throw new AppError("not_found");
  return { status: 200, body: await updateMerging(ctx, PRODUCT_TARGET, { id, version, merge, fields }) };
}
