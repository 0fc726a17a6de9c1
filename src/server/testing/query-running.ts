import pg from "pg";
import { runningUrl } from "#server/platform/database/running-postgres.ts";

/** Runs one statement on the embedded PostgreSQL of a running server, over a connection of its own: the database may
 *  have been killed since the last one. */
export async function queryRunning<Row extends pg.QueryResultRow>(
  dataDir: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await runningUrl(dataDir) });
  client.on("error", () => {}); // told by the statement too
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end().catch(() => {}); // broken off already
  }
}
