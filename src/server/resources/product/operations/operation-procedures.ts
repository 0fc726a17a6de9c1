import { withoutPartial } from "#contracts/merge/merge-request.ts";
import {
  productOperationsSchema,
  productUpsertedSchema,
  productUpsertSchema,
  type ProductOperation,
} from "#contracts/product/product-operation.ts";
import { operationResultsSchema, type ReadOperation } from "#contracts/shared/operation.ts";
import { nameTakenFields } from "#server/platform/rpc/crud-procedures.ts";
import { refuseOtherLanguage, refuseOtherLanguages } from "#server/platform/rpc/refuse-other-language.ts";
import { runOperations } from "#server/platform/rpc/run-operations.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure } from "#server/platform/rpc/trpc.ts";
import { productStore } from "../product-store.ts";
import { findIdByReference, upsertProduct, PRODUCT_TARGET } from "./upsert-product.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { normalize } from "#contracts/shared/normalize.ts";
import { AppError, type UniqueField } from "#server/platform/errors/app-error.ts";
import { lockForUpdate, refuseStale } from "#server/platform/rpc/entity-store.ts";
import type { Writing } from "#server/platform/rpc/merge-stale.ts";
import { patchEntity } from "#server/platform/rpc/patch-entity.ts";
import { Product } from "../product.entity.ts";

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
  const id = change?.id ?? (create ? 0 : await findIdByReference(em, String(sent.reference)));
  const written = { slug: "", reference: "", ...sent, id: id ?? 0 };
  return (await productStore.taken?.(em, written as never)) ?? []; // no other field is read
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
