import { LockMode, type EntityName, type FilterQuery, type RequiredEntityData } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { isSameValue } from "#contracts/merge/merge.ts";
import { staleVersion } from "#server/platform/errors/app-error.ts";
import type { Stored } from "#server/platform/database/columns.ts";
import { nowOf } from "#server/platform/database/clock.ts";

/** The fields that are sent for one entity, and the version that the sender knows of it, if any. */
export type Change<Fields> = { id: number; version: number | undefined; fields: Fields };

/** `id`, `version` and the two dates as they cross the wire (ISO 8601, UTC). */
export function auditFields({ id, version, created_at, updated_at }: Stored) {
  return { id, version, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
}

/** Loads one entity under a lock that other writers wait for, so that checks still hold at the write. Fails with
 *  `not_found`. */
export async function lockForUpdate<Entity extends Stored>(em: EntityManager, entity: EntityName<Entity>, id: number): Promise<Entity> {
  // the filter's type cannot follow a parameter
  return em.findOneOrFail(entity, { id } as FilterQuery<Entity>, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Loads the entities that exist under such a lock, the smallest id first: two bulk changes wait for each other instead
 *  of deadlocking. */
export async function lockManyForUpdate<Entity extends Stored>(
  em: EntityManager,
  entity: EntityName<Entity>,
  ids: number[],
): Promise<Entity[]> {
  const stored = entity as unknown as EntityName<Stored>; // no parameter's own fields are asked for
  const found = await em.find(stored, { id: { $in: ids } }, { orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_WRITE });
  return found as Entity[]; // as they were asked for
}

/** Fails with `stale`, naming the stored version, if a change was made from another one that is given. */
export function refuseStale(stored: Pick<Stored, "version">, version: number | undefined): void {
  if (version !== undefined && version !== stored.version) throw staleVersion(stored.version);
}

/** Whether two values of a column are the same. The database sorts the keys of JSON, and an empty column is null or
 *  undefined. */
function isSameColumn(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  const isJson = (value: unknown) => Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
  return isJson(one) && isJson(other) ? isSameValue(one, other) : (one ?? null) === (other ?? null);
}

/** Writes the fields that were sent and leaves the others. `updated_at` and the version move only if one of them
 *  changes. */
export function assignSent<Entity extends Stored>(em: EntityManager, entity: Entity, fields: Partial<Entity>): void {
  const changed = Object.entries(fields).filter(([name, value]) => value !== undefined && !isSameColumn(Reflect.get(entity, name), value));
  if (changed.length > 0) Object.assign(entity, Object.fromEntries(changed), { updated_at: nowOf(em) });
}

/** Writes the sent fields of one entity under its lock. Fails with `not_found`, and with `stale` as `refuseStale`
 *  does. */
export async function changeEntity<Entity extends Stored>(
  em: EntityManager,
  entity: EntityName<Entity>,
  { id, version, fields }: Change<Partial<Entity>>,
): Promise<Entity> {
  const found = await lockForUpdate(em, entity, id);
  refuseStale(found, version);
  assignSent(em, found, fields);
  await em.flush();
  return found;
}

/** Deletes one entity under its lock. Fails with `not_found`. */
export async function removeEntity<Entity extends Stored>(em: EntityManager, entity: EntityName<Entity>, id: number): Promise<void> {
  await em.remove(await lockForUpdate(em, entity, id)).flush();
}

/** The four simple verbs of a resource whose fields are its columns; the resource adds its own `list`. */
export function simpleStore<Entity extends Stored, Input extends object, Item>(
  entity: EntityName<Entity>,
  toItem: (stored: Entity) => Item,
) {
  return {
    get: async (em: EntityManager, id: number): Promise<Item> => {
      // the filter's type cannot follow a parameter
      return toItem(await em.findOneOrFail(entity, { id } as FilterQuery<Entity>));
    },
    create: async (em: EntityManager, input: Input): Promise<Item> => {
      // an input has every field that its entity requires
      const created = em.create(entity, input as unknown as RequiredEntityData<Entity>);
      await em.persist(created).flush();
      return toItem(created);
    },
    update: async (em: EntityManager, change: Change<Input>): Promise<Item> => toItem(await changeEntity(em, entity, change)),
    remove: (em: EntityManager, id: number): Promise<void> => removeEntity(em, entity, id),
  };
}
