import { appendFile, cp, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { reasonOf } from "#server/platform/errors/start-error.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Statements by which the pages of the next release differ: their files have another hash. */
const DIFFERENT = {
  "src/public-app/entry-client.tsx": 'document.documentElement.dataset.release = "next";',
  "src/admin-app/main.tsx": 'document.documentElement.dataset.release = "next";',
};

/** The release after ours: these sources with pages that differ, built aside. */
export async function buildNextRelease(): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), "lumidar-next-"));
  const files = execFileSync("git", ["ls-files", "src", "scripts", "assets", "docs/guide", "*.json", "*.ts"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  for (const file of files.trim().split("\n")) await cp(join(ROOT, file), join(root, file));
  await symlink(join(ROOT, "node_modules"), join(root, "node_modules"));
  for (const [file, statement] of Object.entries(DIFFERENT)) await appendFile(join(root, file), `\n${statement}\n`);
  const [code] = await once(spawn(process.execPath, ["scripts/build.ts"], { cwd: root, stdio: "inherit" }), "close");
  if (code !== 0) throw new Error("the next release could not be built");
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/** The URLs of the files with a hash of a built release. */
export async function filesOfRelease(root: string): Promise<string[]> {
  const folders = { "/assets": "public/assets", "/admin-assets": "admin/admin-assets" };
  const urls = await Promise.all(
    Object.entries(folders).map(async ([url, folder]) => (await readdir(join(root, "dist", folder))).map((name) => `${url}/${name}`)),
  );
  return urls.flat().filter((url) => !/\.(?:br|gz)$/.test(url));
}

/** Lists the files that are missing, a line each. */
export async function listMissing(files: string[], url: string): Promise<string[]> {
  const missing: string[] = [];
  for (const file of files) {
    const response = await fetch(url + file).catch((error: unknown) => reasonOf(error));
    if (typeof response !== "string") await response.arrayBuffer();
    if (typeof response === "string" || !response.ok) missing.push(`${file}: ${typeof response === "string" ? response : response.status}`);
  }
  return missing;
}

const textOf = (url: string) =>
  fetch(url).then(
    (response) => response.text(),
    () => undefined,
  );

/** Opens pages as browsers do, with all the files that they name, until it is stopped. Returns the number of releases
 *  they were of, the number of files requested, and the missing ones. */
export function watchPages(url: string) {
  const watch = { isOver: false };
  const scripts = new Set<string>();
  const missing: string[] = [];
  let asked = 0;
  const watching = (async () => {
    for (; !watch.isOver; await pause(20)) {
      for (const path of ["/", "/produits", "/admin"]) {
        const page = await textOf(url + path);
        if (page === undefined) {
          missing.push(`${path}: no answer`);
          continue;
        }
        const files = [...new Set(page.match(/\/(?:admin-)?assets\/[\w.-]+\.(?:js|css|woff2)/g))];
        const [script] = path === "/" ? files.filter((file) => file.includes("entry-client")) : [];
        if (script) scripts.add(script);
        asked += files.length;
        missing.push(...(await listMissing(files, url)));
      }
    }
  })();
  return async () => {
    watch.isOver = true;
    await watching;
    return { releases: scripts.size, asked, missing };
  };
}
