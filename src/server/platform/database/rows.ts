import type { EntityName } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import { Moment } from "./columns.ts";
import { setImmediate as turn } from "node:timers/promises";
import type { z } from "zod";

/** Reads records for display only. They lack the hidden columns, and refer to others by id. */
export async function readRows<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  where: RawBuilder<unknown>,
): Promise<Entity[]> {
  const meta = em.getMetadata(entity);
  const shown = meta.props.filter(({ hidden, lazy }) => !hidden && !lazy).flatMap(({ fieldNames }) => fieldNames);
  const { rows } = await sql<object>`select ${sql.raw(shown.join(", "))} from ${sql.table(meta.tableName)} where ${where}`.execute(
    em.getKysely({ type: "read" }),
  );
  const platform = em.getPlatform();
  const moments = meta.props.flatMap(({ name, customType }) => (customType instanceof Moment ? { name, customType } : []));
  // Entities took most of the time of a page: each is prepared to notice its changes.
  return rows.map((row) => {
    // columns by their names, mapped without the types of columns
    const read = em.getDriver().mapResult(row, meta) as unknown as Record<string, Date | string | null>;
    for (const { name, customType } of moments) read[name] = customType.convertToJSValue(read[name] ?? null, platform);
    return read as unknown as Entity; // now it is
  });
}

/** Rows that are read or written at once. Between two batches the server answers other requests, and PostgreSQL hears
 *  of the transaction. */
export const ROWS_AT_ONCE = 200;

/** Splits rows into batches. */
export function* inBatches<Row>(rows: Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) yield rows.slice(start, start + ROWS_AT_ONCE);
}

/** Cuts a page off rows of which one more was read than it holds, so that it is known whether others follow. `next` is
 *  the id of its last row then, else null. */
export function cutPage<Row extends { id: unknown }>(read: Row[], size: number): { data: Row[]; next: Row["id"] | null } {
  const data = read.slice(0, size);
  return { data, next: read.length > size ? (data.at(-1)?.id ?? null) : null };
}

type Page = z.ZodObject<{ data: z.ZodArray<z.ZodType> }>;

/** Makes the contract of a page check its rows in batches, so that other requests are answered in between: 5,000
 *  products took half a second. Only `parseAsync` differs, which tRPC calls. */
export function checkedInBatches<Contract extends Page>(contract: Contract): Contract {
  const frame = contract.safeExtend({ data: contract.shape.data.max(0) });
  const checked = contract.clone();
  checked.parseAsync = async (sent) => {
    // made by a procedure, whose type says so; what is wrong in it is found below
    const { data, ...rest } = sent as z.input<Page>;
    const page = frame.parse({ ...rest, data: [] });
    for (const batch of inBatches(data)) {
      page.data.push(...contract.shape.data.parse(batch));
      await turn();
    }
    return page as z.output<Contract>; // the same contract, in parts
  };
  return checked;
}
