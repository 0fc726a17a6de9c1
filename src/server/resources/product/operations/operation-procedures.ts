import { type MergeRequest, withoutPartial } from "#contracts/merge/merge-request.ts";
import { PRODUCT_MERGE } from "#contracts/product/product-merge.ts";
import {
  productOperationsSchema,
  productUpsertedSchema,
  productUpsertSchema,
  type ProductOperation,
} from "#contracts/product/product-operation.ts";
import { type ProductDetail, type ProductInput, productWriteSchema } from "#contracts/product/product.ts";
import { operationResultsSchema, type ReadOperation } from "#contracts/shared/operation.ts";
import { nameTakenFields } from "#server/platform/rpc/crud-procedures.ts";
import { refuseOtherLanguage, refuseOtherLanguages } from "#server/platform/rpc/refuse-other-language.ts";
import { runOperations } from "#server/platform/rpc/run-operations.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure } from "#server/platform/rpc/trpc.ts";
import { findTaken, productStore } from "../product-store.ts";
import { productResource } from "../product.resource.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { normalize } from "#contracts/shared/normalize.ts";
import { AppError, type UniqueField } from "#server/platform/errors/app-error.ts";
import { isUniqueViolation } from "#server/platform/errors/error-causes.ts";
import { lockForUpdate, refuseStale } from "#server/platform/rpc/entity-store.ts";
import { updateMerging, type Writing } from "#server/platform/rpc/merge-stale.ts";
import { inSavepoint } from "#server/platform/rpc/transaction.ts";
import { patchEntity } from "#server/platform/rpc/patch-entity.ts";
import { Product } from "../product.entity.ts";

/** Products as they are changed through their contract. */
const PRODUCT_TARGET = {
  input: productWriteSchema,
  merging: { resource: productResource, rules: PRODUCT_MERGE },
  store: productStore,
};

const namingUpserted = nameTakenFields({
  taken: async (em, sent: ProductInput) => findTaken(em, { ...sent, id: await findIdByReference(em, sent.reference) }),
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

/** Finds the id of the product with a reference, in any case. */
async function findIdByReference(em: EntityManager, reference: string): Promise<number | undefined> {
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
async function upsertProduct(
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

type Written = { id: number; version: number };

/** The name of a product: its id, else its reference. */
type Named = { id?: number | undefined; reference?: string | undefined };

async function resolveId(em: EntityManager, { id, reference = "" }: Named): Promise<number> {
  const known = id ?? (await findIdByReference(em, reference));
  if (known === undefined) throw new AppError("not_found");
  return known;
}

async function update(ctx: Writing, { id: known, reference, ...sent }: NonNullable<ProductOperation["update"]>): Promise<Written> {
  const id = await resolveId(ctx.em, { id: known, reference });
  const fields = known !== undefined && reference !== undefined ? { ...sent, reference } : sent;
  return (await patchEntity(ctx, PRODUCT_TARGET, { ...fields, id })) as Written; // as the store of products gives it
}

async function remove({ em }: Writing, { version, ...named }: NonNullable<ProductOperation["remove"]>): Promise<Written> {
  const product = await lockForUpdate(em, Product, await resolveId(em, named));
  refuseStale(product, version);
  const { id } = product;
  await em.remove(product).flush();
  return { id, version: product.version };
}

const toResult = (status: number, { id, version }: Written) => ({ status, id, version });

/** Does one operation, and gives the status that it would have by itself. */
async function performOperation(ctx: Writing, operation: ProductOperation): Promise<Written & { status: number }> {
  if (operation.create) return toResult(201, await productStore.create(ctx.em, operation.create, ctx.now()));
  if (operation.update) return toResult(200, await update(ctx, operation.update));
  if (operation.remove) return toResult(200, await remove(ctx, operation.remove));
  if (!operation.upsert) throw new Error("the contract lets no operation through without a key");
  const { status, body } = await upsertProduct(ctx, operation.upsert);
  return toResult(status, body);
}

/** Finds the unique fields of a refused operation whose values another product has. */
async function findTakenFields(em: EntityManager, { create, update: change, upsert }: ProductOperation): Promise<UniqueField[]> {
  const sent = create ?? change ?? upsert;
  if (!sent) return [];
  const { slug = "", reference = "" }: { slug?: string | undefined; reference?: string | undefined } = sent;
  const id = change?.id ?? (create ? undefined : await findIdByReference(em, reference));
  return findTaken(em, { id, slug, reference });
}

/** Locks the categories and the products that operations name, in the order of every transaction: otherwise two
 *  requests at once would wait for each other. */
async function lockNamed(em: EntityManager, operations: ReadOperation<ProductOperation>[]): Promise<void> {
  const sent = operations.flatMap((read) => ("operation" in read ? Object.values(read.operation) : []));
  const categories = sent.flatMap((each) => ("category" in each && typeof each.category === "string" ? normalize(each.category) : []));
  const ids = sent.flatMap((each) => ("id" in each ? (each.id ?? []) : []));
  const references = sent.flatMap((each) => (typeof each.reference === "string" ? each.reference : []));
  await sql`select 1 from category where normalized_name = any(${categories}::text[]) order by id for key share`.execute(em.getKysely());
  await sql`
    select 1 from product where id = any(${ids}::int[]) or lower(reference) = any (select lower(unnest(${references}::text[])))
    order by id for update`.execute(em.getKysely());
}
