import { type EntityMetadata, ReferenceKind } from "@mikro-orm/core";
import type { MikroORM } from "@mikro-orm/postgresql";
import { z } from "zod";

/** A backup is a gzip of JSON lines: a header, the key of sealed columns, the tables with their rows, the uploaded
 *  files, those that were missing, and a seal over all of it. */
export const backupLineSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("header"), format: z.literal(1), migrations: z.array(z.string()) }),
  /** `secret` only where the installation has generated it: one that its operator has set is theirs to keep. */
  z.object({ kind: z.literal("key"), fingerprint: z.string(), secret: z.string().optional() }),
  z.object({ kind: z.literal("rows"), table: z.string(), rows: z.array(z.unknown()) }),
  z.object({ kind: z.literal("file"), name: z.string(), sha256: z.string(), base64: z.string() }),
  z.object({ kind: z.literal("gaps"), names: z.array(z.string()) }),
  z.object({ kind: z.literal("seal"), sha256: z.string() }),
]);

/** One line of a backup. */
export type BackupLine = z.infer<typeof backupLineSchema>;

/** Tables that do not outlive an installation: sign-ins, links to choose a password, challenges of factors, counted
 *  attempts, open forms and copies of them, stored files without a row. */
const TRANSIENT_TABLES = new Set([
  "session",
  "password_link",
  "attempt",
  "open_form",
  "form_preview",
  "webhook_delivery",
  "factor_challenge",
  "rowless_file",
]);

/** The tables worth keeping, each after those it refers to. */
export function tablesInOrder(orm: MikroORM): string[] {
  const ordered = new Set<string>();
  const visit = (meta: EntityMetadata) => {
    for (const { kind, targetMeta } of meta.relations)
      if (kind === ReferenceKind.MANY_TO_ONE && targetMeta && targetMeta !== meta) visit(targetMeta);
    ordered.add(meta.tableName);
  };
  for (const meta of orm.getMetadata().getAll().values()) visit(meta);
  return [...ordered].filter((table) => !TRANSIENT_TABLES.has(table));
}

/** Names of the migrations that the database has gone through, oldest first. */
export async function migrationsOf(orm: MikroORM): Promise<string[]> {
  return (await orm.migrator.getExecuted()).map(({ name }) => name);
}
