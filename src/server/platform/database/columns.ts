import { p, type Platform, Type } from "@mikro-orm/core";
import type { Language } from "#contracts/shared/language.ts";
import type { Focus } from "#contracts/shared/picture.ts";
import { nowOf } from "./clock.ts";

/** The columns that every entity has. */
export type Stored = { id: number; version: number; created_at: Date; updated_at: Date };

/** The columns every entity begins with; the dates are by the clock of the services. `version` starts at 1 and grows
 *  by one at each change (optimistic lock). */
export const entityColumns = {
  id: p.integer().primary().autoincrement(),
  version: p.integer().version(),
  created_at: p.datetime(3).onCreate((_row, em) => nowOf(em)),
  updated_at: p
    .datetime(3)
    .onCreate((_row, em) => nowOf(em))
    .onUpdate((_row, em) => nowOf(em)),
};

/** Text that is empty, never null, while it is unset. */
export const optionalText = p
  .text()
  .default("")
  .onCreate(() => "");

/** Text that is computed from its row at each save, and never leaves the server. */
export function derivedText(derive: (row: never) => string) {
  const fromRow = derive as (row: object) => string; // the ORM gives the row of the entity
  return p.text().hidden().onCreate(fromRow).onUpdate(fromRow);
}

/** Whether something holds, with what it is while it is unset. */
export function flag(initial: boolean) {
  return p
    .boolean()
    .default(initial)
    .onCreate(() => initial);
}

/** One of some values, with the one that it is while it is unset. */
export function oneOf<const Values extends readonly string[]>(values: Values, initial: Values[number]) {
  return p
    .enum(values)
    .default(initial)
    .onCreate(() => initial as never); // types of enums cannot follow a parameter
}

/** A language; French while it is unset. */
export const languageOrFrench = p
  .text()
  .$type<Language>()
  .default("fr")
  .onCreate(() => "fr" as const);

/** Focus of a picture; null while none is chosen. */
export const pictureFocus = p.json<Focus>().nullable();

/** A list of validated values, stored as JSON; empty while it is unset. */
export function listOf<Value>() {
  return p
    .json<Value[]>()
    .defaultRaw("'[]'")
    .onCreate(() => []);
}

/** Ids of other rows, in order; empty while it is unset. */
export function listOfIds() {
  return p
    .array<number>(Number, String)
    .columnType("int[]")
    .defaultRaw("'{}'")
    .onCreate(() => []);
}

/** Words with their weights, as PostgreSQL writes them. MikroORM's own type would parse them again as a text. */
export class WeightedWords extends Type<string, string> {
  override getColumnType(): string {
    return "tsvector";
  }
}

/** A moment as it crosses the wire: ISO 8601, in UTC. */
export class Moment extends Type<string | null, string | null> {
  override convertToDatabaseValue(value: string | null): string | null {
    return value && new Date(value).toISOString();
  }

  override convertToJSValue(value: Date | string | null, platform: Platform): string | null {
    // created rows come back as the driver reads them
    const date = typeof value === "string" ? platform.parseDate(value) : value;
    return date && date.toISOString();
  }

  override getColumnType(): string {
    return "timestamptz(3)";
  }

  override get runtimeType(): string {
    return "string";
  }
}
