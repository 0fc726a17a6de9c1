import { debianPostgres } from "./debian-postgres.ts";

/** Makes a primary and a streaming replica of it, both started. */
export async function makeStreamingPair(folder: string, ports: { primary: number; replica: number }) {
  const { run, server, initialise } = debianPostgres(folder);
  const primary = server("primary", ports.primary);
  const replica = server("replica", ports.replica);
  await initialise(primary);
  await primary.start();
  await run("pg_basebackup", "-d", primary.url, "-D", replica.home, "-R", "-X", "stream", "--checkpoint=fast");
  await replica.start();
  return { primary, replica };
}
