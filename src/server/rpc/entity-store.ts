import { LockMode, type EntityName, type FilterQuery, type RequiredEntityData } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { AppError } from "#server/app-error.ts";

/** What the server keeps of every entity. */
export type Stored = { id: number; version: number; created_at: Date; updated_at: Date };

/** `id`, `version` and the two dates as they cross the wire (ISO 8601, UTC). */
export function stampsOf({ id, version, created_at, updated_at }: Stored) {
  return { id, version, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
}

/** Loads one entity and keeps every other writer of it waiting until the transaction ends, so that what was checked still holds when it is written.
 *  Fails with `not_found`, and with `conflict` when `seenVersion` is given and is no longer the stored one. */
export async function lockForUpdate<Entity extends Stored>(
  em: EntityManager,
  entity: EntityName<Entity>,
  id: number,
  seenVersion?: number,
): Promise<Entity> {
  const where = { id } as FilterQuery<Entity>;
  const found = await em.findOneOrFail(entity, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (seenVersion !== undefined && seenVersion !== found.version) throw new AppError("conflict");
  return found;
}

/** Writes the fields that were sent and keeps those that were not. A save that changes nothing else still counts as a change:
 *  its `updated_at` moves, and with it the version. */
export function assignSent<Entity extends Stored>(entity: Entity, fields: Partial<Entity>): void {
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) Object.assign(entity, { [name]: value });
  entity.updated_at = new Date();
}

/** The four simple verbs of a noun whose fields are its columns; the noun adds its own `list`. */
export function simpleStore<Entity extends Stored, Input extends object, Item>(
  entity: EntityName<Entity>,
  toItem: (stored: Entity) => Item,
) {
  return {
    get: async (em: EntityManager, id: number): Promise<Item> => toItem(await em.findOneOrFail(entity, { id } as FilterQuery<Entity>)),
    create: async (em: EntityManager, input: Input): Promise<Item> => {
      const created = em.create(entity, input as unknown as RequiredEntityData<Entity>);
      await em.persist(created).flush();
      return toItem(created);
    },
    update: async (em: EntityManager, id: number, input: Input, version: number | undefined): Promise<Item> => {
      const found = await lockForUpdate(em, entity, id, version);
      assignSent(found, input as Partial<Entity>);
      await em.flush();
      return toItem(found);
    },
    remove: async (em: EntityManager, id: number): Promise<void> => {
      await em.remove(await lockForUpdate(em, entity, id)).flush();
    },
  };
}
