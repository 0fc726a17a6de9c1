import type { Installation } from "./installation.ts";
import { type Row, readSnapshot, storedRows } from "./rows.ts";
import type { Sent } from "./wire.ts";
import { findRecord, type Seat, type World } from "./world.ts";

type Span = { from: number; to: number };

/** Finds the changed span of a text, counted in its former words: from the first changed one to the last. */
function changedSpan(before: string[], after: string[]): Span | undefined {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return from === before.length && before.length === after.length ? undefined : { from, to: before.length - same };
}

/** Fields that are changed as a whole: who changes another word of them changes the same thing. */
const WHOLE = new Set(["title"]);

const wordsOf = (value: unknown) => (typeof value === "string" ? value.split(/\s+|(<[^>]+>)/).filter(Boolean) : [JSON.stringify(value)]);

type Sides = { base: unknown; mine: unknown; theirs: unknown };

/** The key of a row: its id, its name, its title, or itself. */
function keyOf(row: unknown): string {
  if (typeof row !== "object" || row === null) return String(row);
  // rows of products, sections of pages
  const { id, name, title } = row as { id?: string; name?: string; title?: string };
  return id ?? name ?? title ?? "";
}

/** A row, its fields in one order: those of the database stand in another one than those of a form. */
const toText = (row: unknown) => JSON.stringify(row, typeof row === "object" && row !== null ? Object.keys(row).toSorted() : undefined);

/** Whether two sides changed the same row of a list. */
function shareRow({ base, mine, theirs }: { base: unknown[]; mine: unknown[]; theirs: unknown[] }): boolean {
  const byKey = (rows: unknown[]) => new Map(rows.map((row) => [keyOf(row), toText(row)]));
  const [before, my, their] = [byKey(base), byKey(mine), byKey(theirs)];
  const isChanged = (side: Map<string, string>, key: string) => side.get(key) !== before.get(key);
  return [...before.keys(), ...my.keys(), ...their.keys()].some((key) => isChanged(my, key) && isChanged(their, key));
}

/** Whether both sides changed the same part of one field: the same row, the same span of a text, or a line that is one
 *  whole. */
function isShared(field: string, { base, mine, theirs }: Sides): boolean {
  if (WHOLE.has(field)) return mine !== base && theirs !== base && mine !== theirs;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) return shareRow({ base, mine, theirs });
  const [before, my, their] = [base, mine, theirs].map(wordsOf);
  if (!before || !my || !their) return false;
  const [one, other] = [changedSpan(before, my), changedSpan(before, their)];
  return one !== undefined && other !== undefined && Math.max(one.from, other.from) <= Math.min(one.to, other.to);
}

type Columns = Record<string, unknown>;

/** The written columns of a record; of a translation, its fields one by one. */
function fieldsOf({ fields, ...columns }: Columns): Columns {
  return typeof fields === "object" && fields !== null ? { slug: columns.slug, ...fields } : columns;
}

/** Whether a refused save and the stored record changed the same part of its base; undefined where that is unknown. */
async function isJustified(installation: Installation, row: Row, sent: Sent): Promise<boolean | undefined> {
  const body = JSON.parse(sent.body) as Columns & { version?: number; input?: Columns }; // as the admin sends it
  const snapshot = await readSnapshot(installation, { ...row, version: body.version ?? 0 });
  if (!snapshot) return undefined;
  // columns and their values
  const [mine, base, theirs] = [body.input ?? body, snapshot, JSON.parse(row.stored) as Columns].map(fieldsOf);
  if (!mine || !base || !theirs) return undefined;
  const fields = Object.keys(mine).filter((field) => field in base && field in theirs && field !== "category");
  return fields.some((field) => isShared(field, { base: base[field], mine: mine[field], theirs: theirs[field] }));
}

/** Finds the fault of a collision that the screen shows after these saves: none where a save and the stored record
 *  changed the same part. An earlier save without an answer is sent once more beside the one that collides. */
export async function faultOfCollision({ installation }: World, seat: Seat, sent: Sent[]): Promise<string | undefined> {
  const record = findRecord(new URL(seat.page.url()).pathname);
  const row = (await storedRows(installation)).find(({ resource, id }) => resource === record?.resource && id === record.id);
  if (!row) return undefined;
  const refused = sent.filter(({ status }) => status === 409);
  const reasons = await Promise.all(refused.map((save) => isJustified(installation, row, save)));
  if (reasons.length === 0 || reasons.some((reason) => reason !== false)) return undefined;
  return `${seat.name} was shown a collision of ${row.resource} ${row.id} (version ${row.version}), though nothing was changed on both sides`;
}
