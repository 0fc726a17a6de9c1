import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { loginReplySchema } from "#contracts/session/session.ts";
import { startEmbeddedPostgres } from "#server/database/embedded-postgres.ts";
import { findFreePort } from "#server/database/embedded/port.ts";
import { runServer, type RunningServer } from "#server/testing/running-server.ts";
import { buildWhatIsStale } from "./build.ts";
import { type Outcome, underLoad } from "./instances/load.ts";
import { ensureProxy, startProxy } from "./instances/proxy.ts";

/** Runs several instances on one PostgreSQL and one folder of uploads behind the proxy of `deploy/`, loads them, and kills and replaces instances
 *  meanwhile. Talks to the loopback only. Source: docs/operations.md « Several instances ». */
const PASSWORD = "un mot de passe de mesure";
const LOAD_MS = 8_000;
/** How long another instance may show what was. Source: issue « no stale answer older than 1 s ». */
const STALE_MAX_MS = 1_000;

const featureSchema = z.object({ id: z.number(), title: z.string(), description: z.string(), icon: z.string(), version: z.number() });

const results: { name: string; isPassed: boolean }[] = [];
function check(name: string, isPassed: boolean, detail = ""): void {
  results.push({ name, isPassed });
  console.log(`${isPassed ? "✓" : "✗"} ${name}${detail && `: ${detail}`}`);
}

await buildWhatIsStale();
ensureProxy();
const folder = await mkdtemp(join(tmpdir(), "lumidar-instances-"));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "postgres") });
const running = new Map<number, RunningServer>();

async function startInstance(port: number): Promise<void> {
  const server = runServer({
    PORT: String(port),
    PUBLIC_URL: "http://lumidar.example",
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, "data"),
    JWT_SECRET: "une clef de mesure qui est assez longue",
    ADMIN_USERNAME: "admin",
    ADMIN_PASSWORD: PASSWORD,
    SEED_DEMO: "auto",
    TRUST_PROXY: "1",
    DRAIN_SECONDS: "3",
  });
  running.set(port, server);
  await server.ready;
}

async function end(port: number, signal: NodeJS.Signals): Promise<void> {
  running.get(port)?.process.kill(signal);
  await running.get(port)?.ended;
}

async function signIn(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: PASSWORD }),
  });
  return loginReplySchema.parse(await reply.json()).token;
}

/** How long an instance shows the title that another one has replaced, in milliseconds. */
async function staleFor(writer: string, reader: string, token: string): Promise<number> {
  const features = async (url: string) => z.array(featureSchema).parse(await (await fetch(`${url}/api/features`)).json());
  const [feature] = await features(reader);
  if (!feature) throw new Error("there is no feature");
  const title = `Titre ${Date.now()}`;
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const saved = await fetch(`${writer}/api/admin/features/${feature.id}`, {
    method: "PUT",
    headers,
    body: JSON.stringify({ title, description: feature.description, icon: feature.icon }),
  });
  if (!saved.ok) throw new Error(`the feature was not saved: ${saved.status}`);
  const savedAt = performance.now();
  while ((await features(reader)).every((shown) => shown.title !== title)) {
    if (performance.now() - savedAt > 10 * STALE_MAX_MS) break;
    await pause(5);
  }
  return Math.round(performance.now() - savedAt);
}

function tell(name: string, { reads, written, seconds, failed }: Outcome): void {
  const rate = (count: number) => String(Math.round(count / seconds)).padStart(8);
  console.log(`${name.padEnd(44)}${rate(reads)} reads/s${rate(written.length)} writes/s${String(failed.length).padStart(6)} failed`);
}

async function areThere(slugs: string[], url: string): Promise<boolean> {
  for (const slug of slugs) if (!(await fetch(`${url}/api/products/${slug}`)).ok) return false;
  return true;
}

try {
  const ports = [];
  for (let count = 0; count < 4; count++) ports.push(await findFreePort());
  const [first = 0, second = 0] = ports;
  const direct = (port: number) => `http://127.0.0.1:${port}`;
  await startInstance(first);
  const token = await signIn(direct(first));
  const load = { token, readers: 12, writers: 2 };
  for (const count of [1, 2, 4]) {
    await Promise.all(ports.slice(0, count).flatMap((port) => (running.has(port) ? [] : [startInstance(port)])));
    const proxy = await startProxy(await findFreePort(), ports.slice(0, count));
    const outcome = await underLoad(proxy.url, load, () => pause(LOAD_MS));
    tell(`${count} instance${count > 1 ? "s" : ""} behind the proxy`, outcome);
    check(`${count} under load fail no request`, outcome.failed.length === 0, outcome.failed[0]);
    await proxy.stop();
  }
  for (const port of ports.slice(2)) await end(port, "SIGTERM");

  const stale: number[] = [];
  for (let time = 0; time < 10; time++) stale.push(await staleFor(direct(first), direct(second), token));
  check(
    `what one instance saved, the other shows within ${STALE_MAX_MS} ms`,
    Math.max(...stale) <= STALE_MAX_MS,
    `${Math.max(...stale)} ms at most`,
  );

  const proxy = await startProxy(await findFreePort(), [first, second]);
  const killed = await underLoad(proxy.url, load, async () => {
    await pause(2_000);
    await end(second, "SIGKILL");
    await pause(3_000);
    await startInstance(second);
    await pause(2_000);
  });
  tell("one of two killed, and started again", killed);
  check("an instance that is killed under load fails no request", killed.failed.length === 0, killed.failed[0]);

  const replaced = await underLoad(proxy.url, load, async () => {
    for (const port of [first, second]) {
      await end(port, "SIGTERM");
      await startInstance(port);
      await pause(1_500);
    }
  });
  tell("both replaced, one after the other", replaced);
  check("an upgrade without downtime fails no request", replaced.failed.length === 0, replaced.failed[0]);
  const written = [...killed.written, ...replaced.written];
  check(
    "every write that was confirmed is there, in both instances",
    (await areThere(written, direct(first))) && (await areThere(written, direct(second))),
    `${written.length} products`,
  );
  check("no write was done twice", new Set(written).size === written.length);
  await proxy.stop();
} finally {
  for (const port of running.keys()) await end(port, "SIGKILL");
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
const failed = results.filter(({ isPassed }) => !isPassed).length;
console.log(`\n${new Date().toISOString().slice(0, 16)} UTC\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
