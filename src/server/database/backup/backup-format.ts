import { createHash } from "node:crypto";
import { ReferenceKind } from "@mikro-orm/core";
import type { MikroORM } from "@mikro-orm/postgresql";
import { entities } from "../entities.ts";

/** A backup is a gzip of JSON lines: a header, the tables with their rows, the uploaded files, and a seal over all of it. */
export type BackupLine =
  | { kind: "header"; format: 1; migrations: string[] }
  | { kind: "rows"; table: string; rows: unknown[] }
  | { kind: "file"; name: string; sha256: string; base64: string }
  | { kind: "seal"; sha256: string };

/** What does not outlive an installation: sign-ins, links to choose a password, challenges of factors, counted attempts, open forms and copies of them. */
const PASSING = new Set(["session", "password_link", "attempt", "open_form", "form_preview", "webhook_delivery", "factor_challenge"]);

/** The tables worth keeping, each after those it refers to. */
export function tablesInOrder(orm: MikroORM): string[] {
  const ordered = new Set<string>();
  const visit = (name: string) => {
    const meta = orm.getMetadata().getByClassName(name);
    for (const { kind, targetMeta } of meta.relations)
      if (kind === ReferenceKind.MANY_TO_ONE && targetMeta && targetMeta !== meta) visit(targetMeta.className);
    ordered.add(meta.tableName);
  };
  // Entities of different rows have no type in common.
  for (const entity of entities) visit(orm.getMetadata().get(entity as never).className);
  return [...ordered].filter((table) => !PASSING.has(table));
}

/** Names of the migrations that the database has gone through, oldest first. */
export async function migrationsOf(orm: MikroORM): Promise<string[]> {
  return (await orm.migrator.getExecuted()).map(({ name }) => name);
}

/** The digest of a file or a line, hexadecimal. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}
