import { type EntityMetadata, type EntityName, type EntityProperty, ReferenceKind } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { CompiledQuery } from "kysely";
import { PREPARED } from "./joining-client.ts";

type Row = Record<string, unknown>;

/** How the rows of one entity are inserted: the fields in the order of the statement's parameters. */
type Insertion = { text: string; fields: EntityProperty[] };

/** What the database numbers itself. */
const NUMBERED = ["id", "version"];

const insertions = new WeakMap<object, Insertion>();

/** The one statement for all rows, so that PostgreSQL parses and plans it once for a connection. */
function insertionOf(meta: EntityMetadata): Insertion {
  const known = insertions.get(meta);
  if (known) return known;
  const fields = meta.props.filter(({ name }) => !NUMBERED.includes(name));
  const columns = fields.map(({ fieldNames }) => `"${fieldNames.join('", "')}"`);
  const places = fields.map((_, index) => `$${index + 1}`);
  const text = `${PREPARED} insert into "${meta.tableName}" (${columns.join(", ")}) values (${places.join(", ")}) returning "id", "version"`;
  const insertion = { text, fields };
  insertions.set(meta, insertion);
  return insertion;
}

/** Inserts an entity without the unit of work, and gives it; decision 50 says why. Fields that are not given are what the entity says of a new row. The entity is
 *  not managed afterwards, and no subscriber hears of it: the caller does what they would do. Fails as a flush does. */
export async function insertEntity<Entity extends { id: number; version: number }>(
  em: EntityManager,
  entity: EntityName<Entity>,
  given: Partial<Entity>,
): Promise<Entity> {
  const { text, fields } = insertionOf(em.getMetadata().get(entity) as EntityMetadata); // of whichever entity
  const platform = em.getPlatform();
  const row: Row = { ...given };
  for (const { name, onCreate } of fields) row[name] ??= onCreate?.(row, em) ?? null;
  const values = fields.map(({ name, kind, customType }) => {
    const value = row[name];
    if (value === null) return value;
    if (kind !== ReferenceKind.SCALAR) return (value as { id: number }).id; // entities refer to each other by it
    if (value instanceof Date) return value.toISOString();
    return customType ? customType.convertToDatabaseValue(value, platform) : value;
  });
  try {
    const { rows } = await em.getKysely().executeQuery<Pick<Entity, "id" | "version">>(CompiledQuery.raw(text, values));
    return Object.assign(row, rows[0]) as unknown as Entity; // every column has its value
  } catch (error) {
    throw platform.getExceptionConverter().convertException(error as Error); // what the driver throws
  }
}
