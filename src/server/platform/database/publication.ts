import { type EntityClass, p } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import type { Publication } from "#contracts/shared/publication.ts";
import { Moment } from "./columns.ts";

const moment = p.type(Moment).nullable();

/** The columns of what visitors see between two moments; null for no limit. */
export const publicationColumns = { published_at: moment, published_until: moment };

/** The constraint of these columns; the refusal of `error-reply.ts` knows it by its name. */
export const publicationCheck = (table: string) => ({
  name: `${table}_published_until_check`,
  expression: "published_until > published_at",
});

/** SQL: whether a row, by its alias, is between its moments. */
export function isPublishedSql(alias: string, now: Date): RawBuilder<boolean> {
  const column = (name: keyof Publication) => sql.ref(`${alias}.${name}`);
  return sql`coalesce(${column("published_at")} <= ${now}, true) and coalesce(${column("published_until")} > ${now}, true)`;
}

/** Filter of the rows that are between their moments. */
export function wherePublished(now: Date) {
  const time = now.toISOString();
  return {
    $and: [
      { $or: [{ published_at: null }, { published_at: { $lte: time } }] },
      { $or: [{ published_until: null }, { published_until: { $gt: time } }] },
    ],
  };
}

/** The moments of a row as a reply names them. */
export function moments({ published_at = null, published_until = null }: Partial<Publication>): Publication {
  return { published_at, published_until };
}

/** Whether a record is between its moments. */
export function isPublished({ published_at, published_until }: Partial<Publication>, now: Date): boolean {
  const begins = published_at ? Date.parse(published_at) : Number.NEGATIVE_INFINITY;
  const ends = published_until ? Date.parse(published_until) : Number.POSITIVE_INFINITY;
  return begins <= now.getTime() && now.getTime() < ends;
}

/** SQL: the next moment of a row, by its alias, in milliseconds since 1970; null where none is to come. */
export function nextMomentSql(alias: string, now: Date): RawBuilder<number | null> {
  const column = (name: keyof Publication) => sql.ref(`${alias}.${name}`);
  const ahead = (name: keyof Publication) => sql`case when ${column(name)} > ${now} then ${column(name)} end`;
  return sql`(extract(epoch from least(${ahead("published_at")}, ${ahead("published_until")})) * 1000)::float8`;
}

/** Finds the next moment at which a row of this table appears or disappears, as a list of one or none. */
export async function nextMoments(em: EntityManager, entity: EntityClass<object>, now: Date): Promise<Date[]> {
  const { tableName } = em.getMetadata().get(entity);
  const { rows } = await sql<{ next: number | null }>`
    select min(${nextMomentSql("r", now)}) as next from ${sql.table(tableName)} r
    where r.published_at > ${now} or r.published_until > ${now}`.execute(em.getKysely({ type: "read" }));
  return rows.flatMap(({ next }) => (next === null ? [] : [new Date(next)]));
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Writes moments of a snapshot as the contracts do. */
export function isoMoments<Snapshot extends Record<string, unknown>>(snapshot: Snapshot, fields: string[]): Snapshot {
  const toIso = (value: unknown) => (isText(value) ? new Date(value).toISOString() : null);
  return { ...snapshot, ...Object.fromEntries(fields.map((field) => [field, toIso(snapshot[field])])) };
}

/** Writes the moments of a publication in a snapshot as the contracts do. */
export function withMoments<Snapshot extends Record<string, unknown>>(snapshot: Snapshot): Snapshot {
  return isoMoments(snapshot, ["published_at", "published_until"]);
}
