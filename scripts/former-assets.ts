import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** The folders of a release whose files are named by their hash. */
const HASHED = ["public/assets", "admin/admin-assets"];

/** File that lists the assets a release brought itself. */
const OWN_FILES = "own-assets.json";

const ownFilesSchema = z.array(z.string());

async function hashedFiles(release: string): Promise<string[]> {
  const names = await Promise.all(
    HASHED.map(async (folder) => {
      const files = await readdir(join(release, folder)).catch(() => []); // a first build finds none before it
      return files.map((name) => join(folder, name));
    }),
  );
  return names.flat();
}

/** Lists the assets that a release brought itself; all that it has, where it noted none. */
async function ownAssets(release: string): Promise<string[]> {
  const noted = await readFile(join(release, OWN_FILES), "utf8").catch(() => undefined);
  return noted === undefined ? hashedFiles(release) : ownFilesSchema.parse(JSON.parse(noted));
}

/** Keeps beside a new release's hashed files those of the release before it: pages that were opened before an upgrade
 *  load the rest of themselves after it. What that one had kept of an older release is left behind. */
export async function takeFormerAssets(former: string, release: string): Promise<void> {
  const own = new Set(await hashedFiles(release));
  await writeFile(join(release, OWN_FILES), JSON.stringify([...own]));
  for (const file of await ownAssets(former))
    if (!own.has(file)) await cp(join(former, file), join(release, file), { preserveTimestamps: true });
}

/** Takes the note along where the pages stay as they were. */
export async function keepOwnAssets(former: string, release: string): Promise<void> {
  await writeFile(join(release, OWN_FILES), JSON.stringify(await ownAssets(former)));
}
