import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import { loginReplySchema } from "#contracts/session/session.ts";
import { findFreePort } from "#server/database/embedded/port.ts";
import { runServer, type RunningServer } from "#server/testing/running-server.ts";
import { buildWhatIsStale } from "./build.ts";
import { type Outcome, underLoad } from "./instances/load.ts";
import { ensureProxy, startProxy } from "./instances/proxy.ts";
import { makeStreamingPair, openSwitch } from "./instances/streaming-postgres.ts";

/** Runs two instances over a primary and a streaming replica of Debian's PostgreSQL, behind the proxy of `deploy/`: the replica falls behind, is frozen, is
 *  killed, comes back, and is promoted after the primary was killed. Talks to the loopback only. Source: docs/operations.md « Several instances ». */
const PASSWORD = "un mot de passe de mesure";
const LOAD_MS = 6_000;
const STALE_MAX_MS = 1_000;

const featureSchema = z.object({ id: z.number(), title: z.string(), description: z.string(), icon: z.string(), version: z.number() });

const results: { name: string; isPassed: boolean }[] = [];
function check(name: string, isPassed: boolean, detail = ""): void {
  results.push({ name, isPassed });
  console.log(`${isPassed ? "✓" : "✗"} ${name}${detail && `: ${detail}`}`);
}

function tell(name: string, { reads, written, seconds, failed }: Outcome): void {
  const rate = (count: number) => String(Math.round(count / seconds)).padStart(8);
  console.log(`${name.padEnd(44)}${rate(reads)} reads/s${rate(written.length)} writes/s${String(failed.length).padStart(6)} failed`);
}

await buildWhatIsStale();
ensureProxy();
const folder = await mkdtemp(join(tmpdir(), "lumidar-replicas-"));
const postgresPorts = { primary: await findFreePort(), replica: await findFreePort() };
const { primary, replica } = await makeStreamingPair(folder, postgresPorts);
const database = await openSwitch(postgresPorts.primary);
const running: RunningServer[] = [];

async function ask<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

async function startInstance(port: number): Promise<string> {
  const server = runServer({
    PORT: String(port),
    PUBLIC_URL: "http://lumidar.example",
    DATABASE_URL: `postgres://postgres@127.0.0.1:${database.port}/postgres`,
    DATABASE_REPLICA_URLS: replica.url,
    DATA_DIR: join(folder, "data"),
    JWT_SECRET: "une clef de mesure qui est assez longue",
    ADMIN_USERNAME: "admin",
    ADMIN_PASSWORD: PASSWORD,
    SEED_DEMO: "auto",
    TRUST_PROXY: "1",
  });
  running.push(server);
  await server.ready;
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/readyz`)).ok) await pause(50);
  return url;
}

const features = async (url: string) => z.array(featureSchema).parse(await (await fetch(`${url}/api/features`)).json());

/** Saves a title by one instance, and gives how long, in milliseconds, each of two shows another one: the writer's own must be 0. */
async function staleFor(writer: string, reader: string, token: string): Promise<{ own: boolean; other: number }> {
  const [feature] = await features(reader);
  if (!feature) throw new Error("there is no feature");
  const title = `Titre ${Date.now()}`;
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const body = JSON.stringify({ title, description: feature.description, icon: feature.icon });
  const saved = await fetch(`${writer}/api/admin/features/${feature.id}`, { method: "PUT", headers, body });
  if (!saved.ok) throw new Error(`the feature was not saved: ${saved.status}`);
  const savedAt = performance.now();
  const own = (await features(writer)).some((shown) => shown.title === title);
  while ((await features(reader)).every((shown) => shown.title !== title)) {
    if (performance.now() - savedAt > 10 * STALE_MAX_MS) break;
    await pause(5);
  }
  return { own, other: Math.round(performance.now() - savedAt) };
}

async function checkFresh(name: string, [writer, reader]: [string, string], token: string): Promise<void> {
  const seen: { own: boolean; other: number }[] = [];
  for (let time = 0; time < 20; time += 1) seen.push(await staleFor(writer, reader, token));
  const longest = Math.max(...seen.map(({ other }) => other));
  check(
    `${name}: who saved reads it at once`,
    seen.every(({ own }) => own),
  );
  check(`${name}: another instance shows it within ${STALE_MAX_MS} ms`, longest <= STALE_MAX_MS, `${longest} ms at most`);
}

/** Statements that the replica has answered. */
async function asksOfReplica(): Promise<number> {
  await pause(1_500); // its figures are told once a second
  const [row] = await ask<{ count: string }>(replica.url, "select sum(xact_commit)::text as count from pg_stat_database");
  return Number(row?.count);
}

async function areThere(slugs: string[], url: string): Promise<number> {
  let missing = 0;
  for (const slug of slugs) if (!(await fetch(`${url}/api/products/${slug}`)).ok) missing += 1;
  return missing;
}

try {
  const ports: [number, number] = [await findFreePort(), await findFreePort()];
  const instances: [string, string] = [await startInstance(ports[0]), await startInstance(ports[1])];
  const [first] = instances;
  const reply = await fetch(`${first}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: PASSWORD }),
  });
  const { token } = loginReplySchema.parse(await reply.json());
  const proxy = await startProxy(await findFreePort(), ports);
  const load = { token, readers: 12, writers: 2 };
  const written: string[] = [];
  const during = async (name: string, what: () => Promise<void>, writers = load.writers) => {
    const outcome = await underLoad(proxy.url, { ...load, writers }, what);
    tell(name, outcome);
    check(`${name}: no request fails`, outcome.failed.length === 0, outcome.failed[0]);
    written.push(...outcome.written);
  };

  const before = await asksOfReplica();
  await during("read only", () => pause(LOAD_MS), 0);
  const asked = (await asksOfReplica()) - before;
  check("the replica is asked", asked > 100, `${asked} statements`);
  await during("read and written", () => pause(LOAD_MS));
  await checkFresh("replica at work", instances, token);

  await ask(replica.url, "select pg_wal_replay_pause()");
  await checkFresh("replica that stands still", instances, token);
  await ask(replica.url, "select pg_wal_replay_resume()");

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
  await checkFresh("replica that came back", instances, token);

  // From here on a commit waits for the replica: what was acknowledged is on both.
  await ask(primary.url, "alter system set synchronous_standby_names = '*'");
  await ask(primary.url, "select pg_reload_conf()");
  await during("primary killed, replica promoted", async () => {
    await pause(1_500);
    primary.signal("SIGKILL");
    await pause(500);
    await replica.promote();
    database.lead(postgresPorts.replica);
    await pause(4_000);
  });
  await checkFresh("after the promotion", instances, token);
  const missing = await areThere(written, first);
  check("every write that was confirmed is there", missing === 0, `${missing} of ${written.length} products are missing`);
  check("no write was done twice", new Set(written).size === written.length);
  await proxy.stop();
} finally {
  for (const { process: server, ended } of running) {
    server.kill("SIGKILL");
    await ended;
  }
  database.close();
  for (const server of [primary, replica]) await server.stop().catch(() => {}); // it was killed
  await rm(folder, { recursive: true, force: true });
}
const failed = results.filter(({ isPassed }) => !isPassed).length;
console.log(`\n${new Date().toISOString().slice(0, 16)} UTC\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
