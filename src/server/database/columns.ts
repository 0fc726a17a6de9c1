import { p, Type } from "@mikro-orm/core";

/** The columns every entity begins with. `version` starts at 1 and grows by one at each change (optimistic lock). */
export const entityColumns = {
  id: p.integer().primary().autoincrement(),
  version: p.integer().version(),
  created_at: p.datetime(3).onCreate(() => new Date()),
  updated_at: p
    .datetime(3)
    .onCreate(() => new Date())
    .onUpdate(() => new Date()),
};

/** Text that is empty, never null, while it is unset. */
export const optionalText = p
  .text()
  .default("")
  .onCreate(() => "");

/** A list of validated values, stored as JSON; empty while it is unset. */
export function listOf<Value>() {
  return p
    .json<Value[]>()
    .defaultRaw("'[]'")
    .onCreate(() => []);
}

/** Words with their weights, as PostgreSQL writes them. MikroORM's own type would parse them again as a text. */
export class WeightedWords extends Type<string, string> {
  override getColumnType(): string {
    return "tsvector";
  }
}
