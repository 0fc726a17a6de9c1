import pg from "pg";
import { reasonOf, StartError } from "#server/platform/errors/start-error.ts";

const TIMEOUT_MS = 5_000;

/** Fails where a read replica cannot be reached: part of the reads would fail later. Never tells its URL, which may hold a password. */
export async function reachReplica(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    throw new StartError(`DATABASE_REPLICA_URLS: a replica cannot be reached (${reasonOf(error)}): start it, or correct the address`);
  } finally {
    await client.end().catch(() => {}); // never connected
  }
}
