import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "#server/platform/database/embedded/postmaster.ts";
import { buildWhatIsStale } from "../scripts/build.ts";
import { ask, openCluster } from "./instances/cluster.ts";
import { saveAndRead, watchFreshness } from "./instances/freshness.ts";
import { type Outcome, underLoad } from "./instances/load.ts";
import { processorOf, untilIdle } from "./instances/processor.ts";
import { type Proxy, startCaddy, startNginx } from "./instances/proxy.ts";
import { buildNextRelease, filesOfRelease, listMissing, watchPages } from "./instances/releases.ts";
import { check, sum, tell } from "./instances/report.ts";

/** Runs one, two and four instances over a primary and a streaming replica, behind the proxies of `deploy/`. Loads them
 *  while instances, the replica and the primary are killed, and a release is replaced by the next. PostgreSQL and the
 *  proxies are Debian's. Talks to the loopback only. Source: docs/operations.md « Scale ». */
const ROOT = join(import.meta.dirname, "..");
const LOAD_MS = 6_000;
/** Longest time for which an instance may show a former state. Source: SPEED-6. */
const STALE_MAX_MS = 1_000;
/** Pages by which is seen that the replica is read. Pictures that are made ahead, in the first minutes, are changes
 *  too. */
const ASKED = 12;
const LOAD = { readers: 12, writers: 2 };

await buildWhatIsStale();
const next = await buildNextRelease();
const cluster = await openCluster();
const { primary, replica } = cluster;
const ports: number[] = [];
for (let count = 0; count < 4; count += 1) ports.push(await findFreePort());
const [first = 0, second = 0, third = 0, fourth = 0] = ports;
const written: string[] = [];
let token = "";
let proxy: Proxy = { url: "", pid: undefined, stop: async () => {} }; // none yet

/** Loads the site while something happens, and checks that no request noticed. */
async function during(name: string, happens: () => Promise<void>, load = LOAD): Promise<Outcome> {
  const stopWatching = load.writers > 0 ? watchFreshness(proxy.url, token, cluster.urls) : undefined;
  const outcome = await underLoad(proxy.url, { token, ...load }, happens);
  written.push(...outcome.written);
  const freshness = await stopWatching?.();
  if (happens !== steadily) tell(name, outcome);
  check(`${name}: no request fails`, outcome.failed.length === 0, outcome.failed[0]);
  if (freshness) {
    const { saves, longest } = freshness;
    check(
      `${name}: no answer is stale by more than ${STALE_MAX_MS} ms`,
      saves > 0 && longest <= STALE_MAX_MS,
      `${longest} ms at most, after ${saves} saves`,
    );
  }
  return outcome;
}

const steadily = () => pause(LOAD_MS);

/** Loads the site while nothing else happens, and prints its cost. */
async function measureLoad(name: string, load: typeof LOAD): Promise<void> {
  const parts = { instances: cluster.pids(), nginx: [proxy.pid], PostgreSQL: [primary.pid(), replica.pid()] };
  const readProcessorTimes = () => Promise.all(Object.values(parts).map(processorOf));
  const before = await readProcessorTimes();
  const outcome = await during(name, steadily, load);
  const after = await readProcessorTimes();
  tell(name, {
    ...outcome,
    processor: Object.fromEntries(Object.keys(parts).map((part, at) => [part, (after[at] ?? 0) - (before[at] ?? 0)])),
  });
}

async function checkFresh(name: string): Promise<void> {
  const [writer = "", reader = ""] = cluster.urls();
  const seen: { own: boolean; other: number }[] = [];
  for (let time = 0; time < 20; time += 1) seen.push(await saveAndRead(writer, reader, token));
  const longest = Math.round(Math.max(...seen.map(({ other }) => other)));
  check(
    `${name}: who saved reads it at once`,
    seen.every(({ own }) => own),
  );
  check(`${name}: another instance shows it within ${STALE_MAX_MS} ms`, longest <= STALE_MAX_MS, `${longest} ms at most`);
}

/** Changes titles at the primary without an announcement, while the replica stands still: a reply with the former ones
 *  comes from the replica. */
async function isReplicaRead(url: string, page: number): Promise<boolean> {
  const MARK = " (en douce)";
  const quietly = (change: string) => ask(primary.url, `set session_replication_role = replica; update product set ${change}`);
  await ask(replica.url, "select pg_wal_replay_pause()");
  await quietly(`title = title || '${MARK}'`);
  const reply = await fetch(`${url}/api/products?limit=2&page=${page}`); // not asked before
  await quietly(`title = left(title, -${MARK.length})`);
  await ask(replica.url, "select pg_wal_replay_resume()");
  await pause(1_000); // the watch asks it twice
  return reply.ok && !(await reply.text()).includes(MARK);
}

async function withMoreAndMoreInstances(): Promise<void> {
  for (const count of [1, 2, 4]) {
    await Promise.all(ports.slice(cluster.ports().length, count).map((port) => cluster.start(port)));
    proxy = await startNginx(await findFreePort(), ports.slice(0, count));
    const name = `${count} instance${count > 1 ? "s" : ""}`;
    await untilIdle(cluster.pids);
    await measureLoad(`${name}, read only`, { ...LOAD, writers: 0 });
    await measureLoad(`${name}, read and written`, LOAD);
    if (count < 4) await proxy.stop();
  }
}

async function killAndRestart(): Promise<void> {
  await pause(1_500);
  await cluster.end(second, "SIGKILL");
  await pause(2_500);
  await cluster.start(second);
  await pause(1_500);
}

async function withLostInstances(): Promise<void> {
  await during("one of four killed, and started again", killAndRestart);
  await proxy.stop();
  for (const port of [third, fourth]) await cluster.end(port, "SIGTERM");
  proxy = await startCaddy(await findFreePort(), [first, second]);
  await during("one of two killed behind Caddy", killAndRestart);
  await proxy.stop();
  proxy = await startNginx(await findFreePort(), ports);
}

async function withTwoReleases(): Promise<void> {
  const [ours, theirs] = [await filesOfRelease(ROOT), await filesOfRelease(next.root)];
  const stopWatching = watchPages(proxy.url);
  await during("a release beside the next, then replaced", async () => {
    await Promise.all([third, fourth].map((port) => cluster.start(port, next.root)));
    await pause(3_000);
    for (const port of [first, second]) await cluster.end(port, "SIGTERM");
    await pause(1_000);
  });
  const { releases, asked, missing } = await stopWatching();
  check("pages of both releases were seen", releases === 2, `of ${releases}`);
  check("every page has all its files, whichever instance answers", missing.length === 0, missing[0] ?? `${asked} files`);
  const former = ours.filter((file) => !theirs.includes(file));
  const gone = await listMissing(former, proxy.url);
  check(
    "a page that was opened before the upgrade finds the rest of itself",
    former.length > 0 && gone.length === 0,
    gone[0] ?? `${former.length} files of the release before`,
  );
}

async function withLostDatabases(): Promise<void> {
  await during("replica frozen, and awake again", async () => {
    await pause(1_000);
    replica.signal("SIGSTOP");
    await pause(3_000);
    replica.signal("SIGCONT");
    await pause(1_500);
  });
  await during("replica killed, and started again", async () => {
    await pause(1_000);
    replica.signal("SIGKILL");
    await pause(2_000);
    await replica.start();
    await pause(2_000);
  });
  await checkFresh("replica that came back");
  // From here on a commit waits for the replica: what was acknowledged is on both.
  await ask(primary.url, "alter system set synchronous_standby_names = '*'");
  await ask(primary.url, "select pg_reload_conf()");
  await during("primary killed, replica promoted", async () => {
    await pause(1_500);
    primary.signal("SIGKILL");
    await pause(500);
    await replica.promote();
    cluster.leadToReplica();
    await pause(4_000);
  });
  await checkFresh("after the promotion");
}

const countProducts = async (url: string) => Number((await ask<{ count: string }>(url, "select count(*) from product"))[0]?.count);

try {
  await cluster.start(first);
  token = await cluster.signIn(first);
  const seeded = await countProducts(primary.url);
  await withMoreAndMoreInstances();
  const isRead: boolean[] = [];
  for (let page = 1; page <= ASKED; page += 1) isRead.push(await isReplicaRead(cluster.urls()[0] ?? "", page));
  const read = isRead.filter(Boolean).length;
  check("what is computed for visitors is read from the replica", read > 0, `${read} of ${ASKED}, the others just after a change`);
  await checkFresh("replica at work");
  await ask(replica.url, "select pg_wal_replay_pause()");
  await checkFresh("replica that stands still");
  await ask(replica.url, "select pg_wal_replay_resume()");
  await withLostInstances();
  await withTwoReleases();
  await withLostDatabases();
  const found = await ask<{ slug: string }>(replica.url, "select slug from product where slug = any($1)", [written]);
  check(
    "every write that was confirmed is there",
    found.length === written.length,
    `${written.length - found.length} of ${written.length} products are missing`,
  );
  check("no write was done twice", (await countProducts(replica.url)) === seeded + written.length);
} finally {
  await proxy.stop();
  await cluster.close();
  await next.remove();
}
process.exitCode = sum();
