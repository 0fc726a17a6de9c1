import type { EntityMetadata, EntityName, EntityProperty } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import { PREPARED } from "./joining-client.ts";

type Row = Record<string, unknown>;

/** How rows of one entity are read: the beginning of the statement, and what is still to be made of its columns. */
type Selection = { head: RawBuilder<Row>; read: { name: string; toValue: (value: unknown) => unknown }[] };

const selections = new WeakMap<object, Selection>();

/** What is made of a column, where the database's driver gives something else than the entity has. */
function readerOf({ customType, runtimeType }: EntityProperty, em: EntityManager): ((value: unknown) => unknown) | undefined {
  const platform = em.getPlatform();
  if (customType) return (value) => customType.convertToJSValue(value, platform);
  return runtimeType === "Date" ? (value) => platform.parseDate(String(value)) : undefined;
}

function selectionOf(em: EntityManager, meta: EntityMetadata): Selection {
  const known = selections.get(meta);
  if (known) return known;
  const fields = meta.props.filter(({ hidden, lazy }) => !hidden && !lazy);
  const columns = fields.map(({ name, fieldNames: [column] }) => `"${column}" as "${name}"`);
  const selection = {
    head: sql<Row>`${sql.raw(`${PREPARED} select ${columns.join(", ")} from "${meta.tableName}"`)}`,
    read: fields.flatMap((field) => {
      const toValue = readerOf(field, em);
      return toValue ? [{ name: field.name, toValue }] : [];
    }),
  };
  selections.set(meta, selection);
  return selection;
}

/** Reads entities without the unit of work, for what is shown and not changed; decision 50 says why. They are not managed, lack the hidden columns, and refer to
 *  others by id. `rest` begins with « where »; its text is one of a few, since each is prepared. */
export async function readEntities<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  rest: RawBuilder<unknown>,
): Promise<Entity[]> {
  const { head, read } = selectionOf(em, em.getMetadata().get(entity) as EntityMetadata); // of whichever entity
  const { rows } = await sql<Row>`${head} ${rest}`.execute(em.getKysely({ type: "read" }));
  for (const row of rows) for (const { name, toValue } of read) if (row[name] !== null) row[name] = toValue(row[name]);
  return rows as unknown as Entity[]; // every column has its value
}
