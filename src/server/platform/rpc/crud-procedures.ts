import type { EntityClass } from "@mikro-orm/core";
import type { Stored } from "#server/platform/database/columns.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { optionalShape } from "#contracts/field/optional-shape.ts";
import { fieldRules } from "#contracts/merge/field-rules.ts";
import { mergingSchema, withoutPartial } from "#contracts/merge/merge-request.ts";
import { byIdSchema, okSchema, expectedVersionSchema } from "#contracts/shared/entity.ts";
import { scannedOf, scanQuerySchema } from "#contracts/shared/scan.ts";
import { takenFields, type UniqueField } from "#server/platform/errors/app-error.ts";
import { isUniqueViolation } from "#server/platform/errors/error-causes.ts";
import { type Change, lockForUpdate, refuseStale } from "./entity-store.ts";
import { type Merging, updateMerging } from "./merge-stale.ts";
import { type Patch, patchEntity, type Patched } from "./patch-entity.ts";
import { refuseOtherLanguage } from "./refuse-other-language.ts";
import { scan } from "./scan.ts";
import { transaction } from "./transaction.ts";
import { adminProcedure, middleware } from "./trpc.ts";

/** The functions of a resource behind its five procedures. Every write runs in the transaction of the given manager;
 *  `now` is the request's clock. */
export type EntityStore<Item, Input, Query, List> = {
  list(em: EntityManager, query: Query): Promise<List>;
  /** Reads rows of the list by their ids, in any order; needed where the list has pages. */
  readMany?: (em: EntityManager, ids: number[]) => Promise<{ id: number }[]>;
  /** Fails with `not_found`. */
  get(em: EntityManager, id: number): Promise<Item>;
  create(em: EntityManager, input: Input, now: Date): Promise<Item>;
  /** Fails with `not_found`, and with `stale` when `version` is given and no longer the stored one. */
  update(em: EntityManager, change: Change<Input>, now: Date): Promise<Item>;
  remove(em: EntityManager, id: number): Promise<void>;
  /** Fails with `invalid` where a form names something that no longer exists. The documented API is not checked:
   *  there, a name creates what it names. */
  refuseGone?(em: EntityManager, sent: Input): Promise<void>;
  /** Finds the unique fields of a refused write whose values another entity has. */
  taken?(em: EntityManager, sent: Input & { id?: number }): Promise<UniqueField[]>;
};

/** Names every taken field after a write met a unique index: the index names only the first. Looks them up once the
 *  transaction is undone and its connection free. */
export function nameTakenFields(store: Pick<EntityStore<unknown, never, unknown, unknown>, "taken">) {
  return middleware(async ({ ctx, input, next }) => {
    const done = await next();
    // a failed transaction under way answers no more
    const isMet = !done.ok && !ctx.within && isUniqueViolation(done.error);
    const fields = (isMet && (await store.taken?.(ctx.em, input as never))) || [];
    if (fields.length > 0) throw takenFields(fields);
    return done;
  });
}

/** The contracts of a resource and the functions behind them. `item` and `list` leave the server, `input` and `query`
 *  enter it. */
type Crud<Item extends z.ZodType, Shape extends z.ZodRawShape, Query extends z.ZodType, List extends z.ZodType> = {
  item: Item;
  input: z.ZodObject<Shape>;
  /** Absent where the whole list is asked for. */
  query?: Query;
  /** Absent where the list is an array of items. */
  list?: List;
  store: EntityStore<z.input<Item>, z.output<z.ZodObject<Shape>>, z.output<Query>, z.input<List>>;
  merging: Merging<z.output<z.ZodObject<Shape>>>;
};

/** The contract of a row of a list, which is an array or a page. */
function rowOf(list: z.ZodType): z.ZodType {
  const rows = list instanceof z.ZodObject ? list.shape.data : list;
  if (rows instanceof z.ZodArray) return rows.element as z.ZodType; // as every list of ours has it
  throw new Error("the contract of a list is an array, or a page");
}

/** Creates the procedure that gives the rows of a list by their ids, for programs that keep a copy. */
function scanProcedure(
  { entity }: { entity: EntityClass<Stored> },
  list: z.ZodType,
  store: Pick<EntityStore<unknown, never, never, unknown>, "list" | "readMany">,
) {
  const readListed = async (em: EntityManager, ids: number[]) => {
    // a list without pages asks for nothing
    const rows = (await store.list(em, undefined as never)) as { id: number }[];
    return rows.filter(({ id }) => ids.includes(id));
  };
  return adminProcedure
    .input(scanQuerySchema)
    .output(scannedOf(rowOf(list)))
    .query(({ ctx, input }) => scan(ctx.em, input, { entity, read: store.readMany ?? readListed }));
}

function removeProcedure({ entity }: { entity: EntityClass<Stored> }, store: Pick<EntityStore<unknown, never, never, unknown>, "remove">) {
  return adminProcedure
    .input(byIdSchema.extend(expectedVersionSchema.shape))
    .use(transaction)
    .output(okSchema)
    .mutation(async ({ ctx, input: { id, version } }) => {
      if (version !== undefined) refuseStale(await lockForUpdate(ctx.em, entity, id), version);
      await store.remove(ctx.em, id);
      return { success: true as const };
    });
}

// tRPC's generics cannot follow a schema that is itself a parameter; the casts below say only what `store`'s type
// already demands.

/** Creates the six procedures that every resource of the back office has. A resource's other procedures stand beside
 *  them. A stale change is merged if the sender asks for it. A document that was read in English is refused, unless the
 *  language is a field of its resource. */
export function crudProcedures<
  Item extends z.ZodType,
  Shape extends z.ZodRawShape,
  Query extends z.ZodType = z.ZodVoid,
  List extends z.ZodType = z.ZodArray<Item>,
>({
  item,
  input,
  query = z.void() as z.ZodType as Query,
  list = z.array(item) as z.ZodType as List,
  store,
  merging,
}: Crud<Item, Shape, Query, List>) {
  const rules = merging.rules ?? fieldRules(input);
  const target = { input, merging: { ...merging, rules }, store } as unknown as Patched;
  const known = { ...byIdSchema.shape, ...expectedVersionSchema.shape, ...mergingSchema.shape };
  const naming = nameTakenFields(store);
  const writing = "language" in input.shape ? adminProcedure : adminProcedure.use(refuseOtherLanguage);
  return {
    list: adminProcedure
      .input(query)
      .output(list)
      .query(({ ctx, input: sent }) => store.list(ctx.em, sent as z.output<Query>) as Promise<never>),
    scan: scanProcedure(merging.resource, list, store),
    get: adminProcedure
      .input(byIdSchema)
      .output(item)
      .query(({ ctx, input: { id } }) => store.get(ctx.em, id) as Promise<never>),
    create: writing
      .input(input)
      .use(naming)
      .use(transaction)
      .output(item)
      .mutation(async ({ ctx, input: sent }) => {
        if (!ctx.isRest) await store.refuseGone?.(ctx.em, sent as z.output<typeof input>);
        return store.create(ctx.em, sent as z.output<typeof input>, ctx.now()) as Promise<never>;
      }),
    update: writing
      .input(input.extend(known))
      .use(naming)
      .use(transaction)
      .output(item)
      .mutation(async ({ ctx, input: sent }) => {
        const { id, version, merge, ...fields } = withoutPartial(sent as Patch);
        if (!ctx.isRest) await store.refuseGone?.(ctx.em, fields as z.output<z.ZodObject<Shape>>);
        return updateMerging(ctx, target, { id, version, merge, fields }) as Promise<never>;
      }),
    /** Changes the sent fields alone. */
    patch: writing
      .input(z.object({ ...optionalShape(input), ...known }))
      .use(naming)
      .use(transaction)
      .output(item)
      .mutation(({ ctx, input: sent }) => patchEntity(ctx, target, withoutPartial(sent)) as Promise<never>),
    remove: removeProcedure(merging.resource, store),
  };
}
