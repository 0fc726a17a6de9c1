import type { EntityManager } from "@mikro-orm/postgresql";
import {
  REDIRECTION_KIND_LABELS,
  REDIRECTION_KINDS,
  REDIRECTION_STATUS,
  REDIRECTIONS_MAX,
  type RedirectionKind,
  type RedirectionInput,
  redirectionInputSchema,
} from "#contracts/redirection/redirection.ts";
import {
  REDIRECTION_COLUMNS,
  REDIRECTION_HEADINGS,
  type RedirectionCheck,
  type RedirectionColumn,
} from "#contracts/redirection/redirection-transfer.ts";
import { toSitePath } from "#contracts/redirection/site-path.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { setVia } from "#server/platform/database/fork-with-author.ts";
import { originOf } from "#server/platform/database/site-origin.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { listSitePaths } from "#server/platform/page/site-paths.ts";
import { assignSent } from "#server/platform/rpc/entity-store.ts";
import { csvFile, withoutGuard } from "#server/platform/spreadsheet/csv.ts";
import { type ParsedSheet, type SheetRow, textOf } from "#server/platform/spreadsheet/sheet-cells.ts";
import { circleMessage, findCircle, PAGE_EXISTS, readTargets, TOO_MANY, toTargets } from "./redirection-rules.ts";
import { Redirection } from "./redirection.entity.ts";

type Fault = RedirectionCheck["faults"][number];

/** A row that can be read, with its line. */
type ReadRow = { line: number; fields: RedirectionInput };

const toRecord = ({ from_path, to_url, kind, note }: Required<RedirectionInput> & { kind: RedirectionKind }) => [
  from_path,
  to_url,
  REDIRECTION_KIND_LABELS[kind],
  note,
];

/** The redirections as a table for a spreadsheet, which can be imported again. */
export async function exportRedirections(em: EntityManager, now: Date) {
  const redirections = await em.find(Redirection, {}, { orderBy: { from_path: "asc" } });
  const headings = REDIRECTION_COLUMNS.map((column) => REDIRECTION_HEADINGS[column]);
  const lines = redirections.map(toRecord);
  return csvFile("redirections", now, [headings, ...lines]);
}

/** Finds the index of each column. Fails with `invalid` where an address has none. */
function findColumns(columns: string[]): (column: RedirectionColumn) => number {
  const headings = columns.map(normalize);
  const indexOf = (column: RedirectionColumn) => headings.indexOf(normalize(REDIRECTION_HEADINGS[column]));
  const lost = (["from_path", "to_url"] as const).filter((column) => indexOf(column) === -1);
  if (lost.length === 0) return indexOf;
  const named = lost.map((column) => `«\u202f${REDIRECTION_HEADINGS[column]}\u202f»`).join(" et ");
  throw new AppError("invalid", `Ce fichier n’est pas une liste de redirections\u202f: il lui manque la colonne ${named}.`);
}

/** Reads a kind by its label or its status; a text that is neither stays, and is refused by the contract. */
function toKind(written: string): string {
  const known = REDIRECTION_KINDS.find(
    (kind) => normalize(REDIRECTION_KIND_LABELS[kind]) === normalize(written) || String(REDIRECTION_STATUS[kind]) === written.trim(),
  );
  return known ?? written;
}

function readRow({ line, cells }: SheetRow, indexOf: (column: RedirectionColumn) => number): ReadRow | { faults: Fault[] } {
  const cellOf = (column: RedirectionColumn) => cells[indexOf(column)];
  const broken = REDIRECTION_COLUMNS.flatMap((column): Fault[] => {
    const cell = cellOf(column);
    return typeof cell === "object" ? [{ line, column: REDIRECTION_HEADINGS[column], message: cell.fault }] : [];
  });
  if (broken.length > 0) return { faults: broken };
  const at = (column: RedirectionColumn) => withoutGuard(textOf(cellOf(column)));
  const written = { from_path: at("from_path"), to_url: at("to_url"), kind: toKind(at("kind")), note: at("note") };
  const { data, error } = redirectionInputSchema.safeParse(written);
  if (data) return { line, fields: data };
  const faults = error.issues.map(({ path: [name], message }) => {
    const column = REDIRECTION_COLUMNS.find((known) => known === name) ?? "from_path";
    const sentence = column === "kind" ? "Écrivez «\u202fPermanente\u202f» ou «\u202fTemporaire\u202f»." : message;
    return { line, column: REDIRECTION_HEADINGS[column], message: sentence };
  });
  return { faults };
}

/** Finds the rows that come twice, that a page answers, or that lead in a circle with the others. */
async function findFaults(em: EntityManager, rows: ReadRow[], stored: ReadonlyMap<string, Redirection>): Promise<Fault[]> {
  const pages = await listSitePaths(em, nowOf(em));
  const planned = rows.map(({ fields }) => fields);
  const targets = new Map(await readTargets(em));
  for (const { from_path } of planned) targets.delete(from_path);
  for (const [from, to] of toTargets(planned, originOf(em))) targets.set(from, to);
  const lines = new Map<string, number>();
  return rows.flatMap(({ line, fields: { from_path } }): Fault[] => {
    const first = lines.get(from_path);
    lines.set(from_path, first ?? line);
    const faultyAddress = (message: string) => ({ line, column: REDIRECTION_HEADINGS.from_path, message });
    if (first !== undefined) return [faultyAddress(`Cette adresse est déjà à la ligne ${first}.`)];
    if (!stored.has(from_path) && pages.has(from_path)) return [faultyAddress(PAGE_EXISTS)];
    const circle = findCircle(targets, from_path);
    return circle ? [{ line, column: REDIRECTION_HEADINGS.to_url, message: circleMessage(circle) }] : [];
  });
}

/** Picks the fields for which the table has a column: an import leaves the others as they are. */
function pickSent({ to_url, kind, note }: RedirectionInput, indexOf: (column: RedirectionColumn) => number): Partial<Redirection> {
  return {
    to_url,
    ...(kind !== undefined && indexOf("kind") !== -1 && { kind }),
    ...(note !== undefined && indexOf("note") !== -1 && { note }),
  };
}

const isSame = (row: Redirection, fields: object) => Object.entries(fields).every(([name, value]) => Reflect.get(row, name) === value);

async function plan(em: EntityManager, { columns, rows }: ParsedSheet) {
  const indexOf = findColumns(columns);
  const read = rows.map((row) => readRow(row, indexOf));
  const readable = read.filter((row): row is ReadRow => "fields" in row);
  const stored = new Map((await em.find(Redirection, {})).map((row) => [toSitePath(row.from_path) ?? row.from_path, row]));
  const faults = [...read.flatMap((row) => ("faults" in row ? row.faults : [])), ...(await findFaults(em, readable, stored))];
  const faultyLines = new Set(faults.map(({ line }) => line));
  const sound = readable.filter(({ line }) => !faultyLines.has(line));
  const created = sound.filter(({ fields }) => !stored.has(fields.from_path));
  const known = sound.flatMap(({ fields }) => {
    const row = stored.get(fields.from_path);
    return row ? [{ row, fields: pickSent(fields, indexOf) }] : [];
  });
  const updated = known.filter(({ row, fields }) => !isSame(row, fields));
  if (stored.size + created.length > REDIRECTIONS_MAX) throw new AppError("conflict", TOO_MANY);
  return { created, updated, unchanged: known.length - updated.length, faults: faults.toSorted((one, other) => one.line - other.line) };
}

const countsOf = ({ created, updated, unchanged }: Awaited<ReturnType<typeof plan>>) => ({
  created: created.length,
  updated: updated.length,
  unchanged,
});

/** Effect of importing a table. Writes nothing. */
export async function checkRedirections(em: EntityManager, sheet: ParsedSheet): Promise<RedirectionCheck> {
  const planned = await plan(em, sheet);
  return { ...countsOf(planned), faults: planned.faults };
}

/** Imports a table in the caller's transaction, whole or not at all. Fails with `invalid`, naming its first fault. */
export async function importRedirections(em: EntityManager, sheet: ParsedSheet): Promise<Omit<RedirectionCheck, "faults">> {
  await setVia(em, "import");
  const planned = await plan(em, sheet);
  const [fault] = planned.faults;
  if (fault) {
    const { line, column, message } = fault;
    throw new AppError("invalid", `Rien n’a été importé. Ligne ${line}, «\u202f${column}\u202f»\u202f: ${message}`);
  }
  for (const { fields } of planned.created) em.persist(em.create(Redirection, { ...fields, note: fields.note ?? "" }));
  for (const { row, fields } of planned.updated) assignSent(em, row, fields);
  await em.flush();
  return countsOf(planned);
}
