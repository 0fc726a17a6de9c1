import { randomBytes } from "node:crypto";
import type { MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";
import { inject } from "vitest";
import { createOrm } from "#server/database/orm.ts";

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function asOwner(sql: string): Promise<void> {
  // From `postgres`, because PostgreSQL copies only a database that nobody is connected to.
  const client = new pg.Client({ connectionString: withDatabase(inject("templateUrl"), "postgres") });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A database of its own, cloned from the migrated template in a few milliseconds. `drop` closes and removes it. */
export async function createTestDatabase(): Promise<{ orm: MikroORM; url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const template = new URL(inject("templateUrl")).pathname.slice(1);
  await asOwner(`create database ${name} template "${template}"`);
  const url = withDatabase(inject("templateUrl"), name);
  const orm = await createOrm({ url });
  return {
    orm,
    url,
    drop: async () => {
      await orm.close();
      await asOwner(`drop database ${name} with (force)`);
    },
  };
}
