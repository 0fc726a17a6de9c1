import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { LANGUAGES } from "#contracts/shared/language.ts";
import { keepOwnAssets, takeFormerAssets } from "./former-assets.ts";
import { sweepDrafts } from "./sweep-drafts.ts";
import { DIST, isStale, type Part, PARTS, stampOf, writeStamp } from "./staleness.ts";

const ROOT = join(import.meta.dirname, "..");

/** The folders of each part, by the environments of vite.config.ts that are built into them. */
const FOLDERS: Record<Part, Record<string, string>> = {
  pages: {
    client: "public",
    admin: "admin",
    ssr: "ssr/fr",
    ...Object.fromEntries(
      LANGUAGES.slice(1).flatMap((code) => [
        [`client_${code}`, "public"],
        [`ssr_${code}`, `ssr/${code}`],
      ]),
    ),
  },
  server: { server: "server" },
};

const COMPRESSIBLE = /\.(?:js|css|svg|ico|txt|webmanifest)$/;

/** Writes each text file's brotli and gzip beside it, as hard as they go: it is done once, and sent many times. */
async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of entries.filter(({ name }) => COMPRESSIBLE.test(name)).map(({ parentPath, name }) => join(parentPath, name))) {
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

/** Vite compiles for the NODE_ENV that it finds, whatever the mode: a test runner's would give bundles that no server
 *  can run. */
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

/** Builds like `buildWhatIsStale`, in a process of its own, so that the server's process keeps no memory of the build.
 *  */
export async function buildAside(): Promise<void> {
  if (!PARTS.some(isStale)) return;
  process.stdout.write("\n  Construction du site… une minute environ, au premier démarrage seulement\n\n");
  const build = spawn(process.execPath, [import.meta.filename], { stdio: "inherit" });
  const [code] = await once(build, "close");
  if (code !== 0) throw new Error("the bundles could not be built");
}

async function build(part: Part, draft: string): Promise<void> {
  const stamp = stampOf(part);
  // No warnings of sizes or times between the lines of a first start: the back office's editor is large, and no visitor
  // loads it.
  const into = ([name, folder]: [string, string]) => [
    name,
    {
      build: {
        outDir: join(draft, folder),
        emptyOutDir: false,
        chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
    },
  ];
  const environments = Object.fromEntries(Object.entries(FOLDERS[part]).map(into));
  const { createBuilder } = await import("vite"); // a third of a second and 100 MB, not needed while nothing is stale
  const builder = await asInProduction(() => createBuilder({ root: ROOT, logLevel: "warn", mode: "production", environments }));
  for (const name of Object.keys(environments)) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`vite.config.ts has no environment « ${name} »`);
    await asInProduction(() => builder.build(environment));
  }
  if (part === "pages") {
    await Promise.all([compressAll(join(draft, "public")), compressAll(join(draft, "admin"))]);
    await takeFormerAssets(DIST, draft);
  }
  writeStamp(part, stamp, draft);
}

/** Copies a part that is still right, with its stamp. */
async function keep(part: Part, draft: string): Promise<void> {
  for (const name of new Set([...Object.values(FOLDERS[part]), `${part}.stamp`]))
    await cp(join(DIST, name), join(draft, name), { recursive: true, preserveTimestamps: true });
  if (part === "pages") await keepOwnAssets(DIST, draft);
}

/** Builds the bundles, unless they are already those of the present sources. They are built in a draft that replaces
 *  them in one step, so that a build that is interrupted, or another one at the same time, leaves nothing half-made. */
export async function buildWhatIsStale(): Promise<void> {
  const stale = PARTS.filter(isStale);
  if (stale.length === 0) return;
  const cache = join(ROOT, "node_modules/.cache");
  await sweepDrafts(cache);
  const draft = join(cache, `dist-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  for (const part of PARTS) await (stale.includes(part) ? build(part, draft) : keep(part, draft));
  await rm(DIST, { recursive: true, force: true });
  await rename(draft, DIST);
}

if (import.meta.main) await buildWhatIsStale();
