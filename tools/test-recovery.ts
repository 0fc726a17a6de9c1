import { chown, cp, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { z } from "zod";
import { loginReplySchema } from "#contracts/session/session.ts";
import { findFreePort } from "#server/platform/database/embedded/postmaster.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { runServer, type RunningServer } from "#server/testing/running-server.ts";
import { buildWhatIsStale } from "../scripts/build.ts";
import { ask } from "./instances/cluster.ts";
import { debianPostgres } from "./instances/debian-postgres.ts";
import { underLoad } from "./instances/load.ts";
import { check, sum, tell } from "./instances/report.ts";

/** Brings the site back to a moment before a mistake: by a base backup of Debian's PostgreSQL and its archived log,
 *  both made while the site is written to, and a copy of the uploads. Talks to the loopback only. Source:
 *  docs/operations.md « Restore ». */
const PASSWORD = "un mot de passe de mesure";
const LOAD_MS = 4_000;
const LOAD = { readers: 2, writers: 2 };

const uploadSchema = z.object({ url: z.string() });

await buildWhatIsStale();
const folder = await mkdtemp(join(tmpdir(), "lumidar-recovery-"));
const { run, makeFolder, server, initialise } = debianPostgres(folder);
const archive = makeFolder("archive");
const running: RunningServer[] = [];

/** Archives a segment as PostgreSQL's manual demands: it refuses to overwrite. */
const primary = server("primary", await findFreePort(), {
  archive_mode: "on",
  archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  archive_timeout: "1",
});
const restored = server("restored", await findFreePort());

async function startSite(databaseUrl: string, dataDir: string): Promise<string> {
  const site = runServer({
    DATA_DIR: join(folder, dataDir),
    DATABASE_URL: databaseUrl,
    JWT_SECRET: "une clef de mesure qui est assez longue",
    ADMIN_PASSWORD: PASSWORD,
  });
  running.push(site);
  return site.ready;
}

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ username: "admin", password: PASSWORD });
  const reply = await fetch(`${url}/api/admin/login`, { method: "POST", headers: { "content-type": "application/json" }, body });
  return loginReplySchema.parse(await reply.json()).token;
}

async function uploadPicture(url: string, token: string): Promise<string> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c9822b" } })
    .png()
    .toBuffer();
  const data = new FormData();
  data.append("image", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "photo.png");
  const reply = await fetch(`${url}/api/admin/upload`, { method: "POST", headers: { authorization: `Bearer ${token}` }, body: data });
  return uploadSchema.parse(await reply.json()).url;
}

const listSlugs = async (url: string) => (await ask<{ slug: string }>(url, "select slug from product")).map(({ slug }) => slug);

/** Lets a base backup be recovered from the archive until a moment, instead of starting as it is. */
async function recover(moment: string): Promise<void> {
  const signal = join(restored.home, "recovery.signal");
  await writeFile(signal, "");
  const { uid, gid } = await stat(restored.home);
  await chown(signal, uid, gid);
  const target = { recovery_target_time: moment, recovery_target_action: "promote" };
  await restored.start({ restore_command: `cp ${archive}/%f %p`, ...target });
  while ((await ask<{ on: boolean }>(restored.url, "select pg_is_in_recovery() as on"))[0]?.on) await pause(50);
}

try {
  await initialise(primary);
  await primary.start();
  const url = await startSite(primary.url, "data");
  const token = await signIn(url);
  const picture = await uploadPicture(url, token);
  const before = await underLoad(url, { token, ...LOAD }, async () => {
    await pause(LOAD_MS / 2);
    await run("pg_basebackup", "-d", primary.url, "-D", restored.home, "-X", "none", "--checkpoint=fast");
    await pause(LOAD_MS / 2);
  });
  tell("while the base backup is made", before);
  check("a base backup disturbs no request", before.failed.length === 0, before.failed[0]);
  const [now] = await ask<{ moment: string }>(primary.url, "select clock_timestamp()::text as moment");
  if (!now) throw new Error("the database has no time");

  await ask(primary.url, "delete from product"); // the mistake
  const after = await underLoad(url, { token, ...LOAD }, () => pause(LOAD_MS));
  tell("after the mistake", after);
  await cp(join(folder, "data/uploads"), join(folder, "restored-data/uploads"), { recursive: true });
  await pause(2_000); // the last of the log is archived a second after it was written
  running[0]?.process.kill("SIGKILL");
  primary.signal("SIGKILL");

  await recover(now.moment);
  const slugs = new Set(await listSlugs(restored.url));
  const missing = before.written.filter((slug) => !slugs.has(slug)).length;
  check(
    "every write that was confirmed before the moment is there",
    before.written.length > 0 && missing === 0,
    `${missing} of ${before.written.length} are missing`,
  );
  check(
    "nothing that was written after it is",
    after.written.length > 0 && after.written.every((slug) => !slugs.has(slug)),
    `${after.written.length} products`,
  );

  const site = await startSite(restored.url, "restored-data");
  const shown = await fetch(`${site}/produits/${before.written.at(-1)}`);
  check("the site shows the last product before the moment", shown.status === 200, String(shown.status));
  check("its pictures are there", (await fetch(site + picture)).status === 200);
  const again = await signIn(site);
  const created = await fetch(`${site}/api/admin/products`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${again}` },
    body: JSON.stringify(aProduct({ slug: "apres-la-reprise" })),
  });
  check("and it goes on being written to", created.status === 201, String(created.status));
} finally {
  for (const { process: site, ended } of running) {
    site.kill("SIGKILL");
    await ended;
  }
  for (const each of [primary, restored]) await each.stop().catch(() => {}); // it was killed, or never started
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = sum();
