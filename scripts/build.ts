import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LANGUAGES } from "#contracts/shared/language.ts";

const ROOT = join(import.meta.dirname, "..");
const DIST = join(ROOT, "dist");
const STAMP = "stamp";

/** What the bundles are made of. */
const SOURCES = [
  "src/contracts",
  "src/public-app",
  "src/admin-app",
  "vite.config.ts",
  "scripts/class-names.ts",
  "scripts/noting-modules.ts",
  "package.json",
  "package-lock.json",
];

const COMPRESSIBLE = /\.(?:js|css|svg|ico|txt|webmanifest)$/;

async function filesIn(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function stampOfSources(): Promise<string> {
  const files = (await Promise.all(SOURCES.map((path) => filesIn(join(ROOT, path))))).flat().toSorted();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file.slice(ROOT.length)).update(await readFile(file));
  return hash.digest("hex");
}

/** Writes each text file's brotli and gzip beside it, as hard as they go: it is done once, and sent many times. */
async function compressAll(folder: string): Promise<void> {
  for (const file of (await filesIn(folder)).filter((name) => COMPRESSIBLE.test(name))) {
    const bytes = await readFile(file);
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, options));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

/** Vite compiles for the NODE_ENV that it finds, whatever the mode: a test runner's would give bundles that no server can run. */
async function asInProduction<Result>(work: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production";
  try {
    return await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

async function isStale(stamp: string): Promise<boolean> {
  return (await readFile(join(DIST, STAMP), "utf8").catch(() => "")) !== stamp;
}

/** As `buildWhatIsStale`, in a process of its own: what a build leaves in memory is not the server's to keep. */
export async function buildAside(): Promise<void> {
  if (!(await isStale(await stampOfSources()))) return;
  const build = spawn(process.execPath, [import.meta.filename], { stdio: "inherit" });
  const [code] = await once(build, "close");
  if (code !== 0) throw new Error("the bundles could not be built");
}

/** Builds the bundles, unless they are already those of the present sources. They are built aside and take their place at one stroke,
 *  so that a build that is cut short, or another one at the same time, leaves nothing half-made. */
export async function buildWhatIsStale(): Promise<void> {
  const stamp = await stampOfSources();
  if (!(await isStale(stamp))) return;
  const draft = join(ROOT, "node_modules/.cache", `dist-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  // No warnings of sizes between the lines of a first start: the back office's editor is large, and no visitor loads it.
  const into = (folder: string) => ({
    build: { outDir: join(draft, folder), emptyOutDir: false, chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
  });
  const environments = {
    client: into("public"),
    admin: into("admin"),
    ssr: into("ssr/fr"),
    ...Object.fromEntries(
      LANGUAGES.slice(1).flatMap((code) => [
        [`client_${code}`, into("public")],
        [`ssr_${code}`, into(`ssr/${code}`)],
      ]),
    ),
  };
  const { createBuilder } = await import("vite"); // a third of a second and 100 MB, not needed while nothing is stale
  const builder = await asInProduction(() => createBuilder({ root: ROOT, logLevel: "warn", mode: "production", environments }));
  await asInProduction(() => builder.buildApp());
  await Promise.all([compressAll(join(draft, "public")), compressAll(join(draft, "admin"))]);
  await writeFile(join(draft, STAMP), stamp);
  await rm(DIST, { recursive: true, force: true });
  await rename(draft, DIST);
}

if (import.meta.main) await buildWhatIsStale();
