import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { Template } from "./site.ts";

const ROOT = join(import.meta.dirname, "../../..");
const ENCODER = "src/server/platform/media/picture-process/picture-process.ts";
/** Characters of the random name of a stored picture, with which the names of its widths begin. */
const ID_LENGTH = 32;

/** Folder of the widths that an earlier run made: another one for each version of the encoder. */
async function keptFolder(): Promise<string> {
  const version = createHash("sha256").update(await readFile(join(ROOT, ENCODER)));
  const folder = join(ROOT, "node_modules/.cache/demo-widths", version.digest("hex").slice(0, 16));
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Finds the hash of each stored picture's content, by the name that it got in this database. */
async function hashesById(databaseUrl: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ filename: string; sha256: string }>("select filename, sha256 from upload where kind = 'image'");
  await client.end();
  return new Map(rows.map(({ filename, sha256 }) => [filename.slice(0, ID_LENGTH), sha256]));
}

const widthsFolder = ({ dataDir }: Template) => join(dataDir, "uploads/renditions");

/** Gives a new site the widths of its demo pictures that an earlier run made: encoding them takes minutes. */
export async function takeKeptWidths(template: Template): Promise<void> {
  const [kept, ids] = [await keptFolder(), new Map<string, string>()];
  for (const [id, hash] of await hashesById(template.databaseUrl)) ids.set(hash, id);
  await mkdir(widthsFolder(template), { recursive: true });
  for (const name of await readdir(kept)) {
    const [hash = "", width] = name.split("-");
    const id = ids.get(hash);
    if (id) await copyFile(join(kept, name), join(widthsFolder(template), `${id}-${width}`));
  }
}

/** Keeps the widths of a site for the next run. */
export async function keepWidths(template: Template): Promise<void> {
  const [kept, hashes] = [await keptFolder(), await hashesById(template.databaseUrl)];
  const known = new Set(await readdir(kept));
  for (const name of await readdir(widthsFolder(template))) {
    const [id = "", width] = name.split("-");
    const keptName = `${hashes.get(id)}-${width}`;
    if (!hashes.has(id) || known.has(keptName)) continue;
    await copyFile(join(widthsFolder(template), name), join(kept, "part")); // whole, should this run be ended
    await rename(join(kept, "part"), join(kept, keptName));
  }
}
