import type { EntityClass } from "@mikro-orm/core";
import { resources } from "#server/resources.ts";
import type { Stored } from "#server/platform/database/columns.ts";

type CountedName = NonNullable<(typeof resources)[number]["counted"]>;

const COUNTED = resources.flatMap(({ counted, entity }) => (counted ? [{ name: counted, entity }] : []));

/** The names under which the dashboard counts resources, in their order. */
export const COUNTED_NAMES: CountedName[] = COUNTED.map(({ name }) => name);

/** One value for each counted resource, under its name. */
export async function ofEachCounted<Value>(read: (entity: EntityClass<Stored>) => Promise<Value>): Promise<Record<CountedName, Value>> {
  const values: [CountedName, Value][] = [];
  for (const { name, entity } of COUNTED) values.push([name, await read(entity)]);
  return Object.fromEntries(values) as Record<CountedName, Value>; // Object.fromEntries forgets the names
}
