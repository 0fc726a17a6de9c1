import { randomBytes } from "node:crypto";
import pg from "pg";

function withDatabase(url: string, name: string): string {
  const location = new URL(url);
  location.pathname = `/${name}`;
  return location.href;
}

/** A forced drop ends what other processes do there, which takes the right to end each one. Autovacuum's worker leaves
 *  only if nothing is forced. */
const INSUFFICIENT_PRIVILEGE = "42501";

/** Clones a database on its own server, in a few milliseconds. Nothing may be connected to the template: PostgreSQL
 *  refuses to copy it then. */
export async function cloneDatabase(templateUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `test_${randomBytes(6).toString("hex")}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: withDatabase(templateUrl, "postgres") });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  const drop = () =>
    run(`drop database ${name} with (force)`).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE) throw error;
      return run(`drop database ${name}`);
    });
  await run(`create database ${name} template "${template}"`);
  return { url: withDatabase(templateUrl, name), drop };
}
