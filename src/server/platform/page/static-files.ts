import { DAY_MS, HOUR_MS } from "#server/platform/database/durations.ts";
import { send } from "@koa/send";
import type { Context, Middleware } from "koa";
import type { BundleFolders } from "./bundles.ts";
import { get } from "#server/platform/http/request.ts";
import { setLogRoute } from "#server/platform/http/request-log.ts";
import { cp, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "#server/platform/database/make-folder.ts";
import { errorField } from "#server/platform/errors/error-causes.ts";

const YEAR_MS = 365 * DAY_MS;

/** Sends the file that a request names; undefined where it is missing, or hidden. */
function sendIfThere(ctx: Context, options: Parameters<typeof send>[2]): Promise<string | undefined> {
  return send(ctx, ctx.path, options).catch((error: { status?: number }) => {
    if (error.status === 404 || error.status === 403) return undefined; // missing, or a path that leaves the folder
    throw error;
  });
}

/** Serves the built bundles, with the hashed files of former releases, and the static pictures. Clients cache files
 *  named by their hash for a year, the others for an hour. Bundles are compressed at build time; manifests are not
 *  served. */
export function staticFiles({ publicBundle, adminBundle, shared }: BundleFolders): Middleware {
  return get(/\.(?!json$)[a-z0-9]{2,11}$/, async (ctx, next) => {
    const isAdmin = ctx.path.startsWith("/admin-assets/");
    const isHashed = isAdmin || ctx.path.startsWith("/assets/");
    const current = isAdmin ? adminBundle : publicBundle;
    const options = { maxAge: isHashed ? YEAR_MS : HOUR_MS, immutable: isHashed };
    async function* roots() {
      yield current;
      if (isHashed && shared) yield* await listReleases(shared);
    }
    for await (const root of roots()) {
      if (!(await sendIfThere(ctx, { ...options, root }))) continue;
      setLogRoute(ctx, isAdmin ? "/admin-assets/:file" : "/:file");
      return undefined;
    }
    return next();
  });
}

/** Number of releases that the shared folder keeps: the one that was started last, and two before it. */
const KEPT = 3;

/** Age of a draft that a killed start has left behind. */
const DRAFT_MAX_AGE_MS = HOUR_MS;

const RELEASE = /^[0-9a-f]{64}$/;

/** Lists the folders of all releases whose hashed files stand in `shared`. */
export async function listReleases(shared: string): Promise<string[]> {
  const names = await readdir(shared).catch(() => []);
  return names.filter((name) => RELEASE.test(name)).map((name) => join(shared, name));
}

async function copyTo(folder: string, { dist, shared }: { dist: string; shared: string }): Promise<void> {
  const draft = await mkdtemp(join(shared, "draft-"));
  try {
    await cp(join(dist, "public/assets"), join(draft, "assets"), { recursive: true });
    await cp(join(dist, "admin/admin-assets"), join(draft, "admin-assets"), { recursive: true });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const code = errorField(error, "code");
    // another instance of this release has copied them meanwhile
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  }
}

async function sweep(shared: string): Promise<void> {
  const entries = await Promise.all(
    (await readdir(shared)).map(async (name) => {
      const startedAt = await stat(join(shared, name)).catch(() => undefined); // another instance sweeps too
      return { name, startedAt: startedAt?.mtimeMs ?? 0 };
    }),
  );
  const releases = entries.filter(({ name }) => RELEASE.test(name)).toSorted((a, b) => b.startedAt - a.startedAt);
  const drafts = entries.filter(({ name, startedAt }) => name.startsWith("draft-") && startedAt < Date.now() - DRAFT_MAX_AGE_MS);
  for (const { name } of [...releases.slice(KEPT), ...drafts]) await rm(join(shared, name), { recursive: true, force: true });
}

/** Copies the hashed files of the bundles in `dist` to the shared folder, before this instance answers: while two
 *  releases run, a page of one may ask the other for its files. */
export async function shareRelease(dist: string, shared: string): Promise<void> {
  await makeFolder(shared);
  const { content } = JSON.parse(await readFile(join(dist, "pages.stamp"), "utf8"));
  const folder = join(shared, content);
  if (!(await listReleases(shared)).includes(folder)) await copyTo(folder, { dist, shared });
  const now = new Date();
  await utimes(folder, now, now);
  await sweep(shared);
}
