import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import { META_LENGTH, type Repair, type RepairKind } from "#contracts/repair/repair.ts";

/** A field that holds links: one of them, HTML, rows with a `url`, texts of which some are HTML, or
 *  a list whose texts, at any depth, are URLs and HTML. */
export type LinkField = { field: string; holds: "url" | "html" | "rows" | "texts" | "nested" };

/** A condition under which a row is at fault. */
type RowFault = { kind: RepairKind; field: string; where: RawBuilder<boolean> };

/** A fault of one record, with what is to be said about it. */
export type FoundFault = Pick<Repair, "kind" | "field" | "detail">;

/** A fault of one of several rows. */
export type RowFaultFound = FoundFault & Pick<Repair, "record" | "title">;

/** Tools of a check of one record: `sizeOf` gives the bytes of a rendition by its name, made now if need be. */
export type RecordTools = { now: Date; sizeOf: (rendition: string) => Promise<number> };

/** Facts by which the records of a resource are checked. In its SQL, `r` is a row of its table. */
export type RecordChecks = {
  /** SQL: whether visitors see a row now; all of them, unless given. */
  isVisible?: (now: Date) => RawBuilder<boolean>;
  links?: LinkField[];
  faults?: RowFault[];
  /** Finds faults that no condition of SQL tells, in the rows that meet one. */
  findInRows?: (em: EntityManager, where: RawBuilder<boolean>) => Promise<RowFaultFound[]>;
  /** Finds what takes too long to look for in all records: in its form only. */
  findInForm?: (em: EntityManager, id: number, tools: RecordTools) => Promise<FoundFault[]>;
};

/** SQL: whether HTML has a picture without a description. */
export const hasUndescribedPicture = (field: string): RawBuilder<boolean> => sql`exists (
  select from regexp_matches(${sql.ref(`r.${field}`)}, ${String.raw`<img\s[^>]*>`}, 'g') picture where picture[1] !~ ${String.raw`\salt="[^"]`})`;

/** Faults of the fields for search engines that two resources have. */
export const LONG_METADATA: RowFault[] = Object.entries(META_LENGTH).map(([field, max]) => ({
  kind: "long_metadata",
  field,
  where: sql<boolean>`char_length(${sql.ref(`r.${field}`)}) > ${max}`,
}));
