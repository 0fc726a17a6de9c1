import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { portOf } from "#server/platform/http/http-server.ts";
import { runServer } from "#server/testing/running-server.ts";
import { ownPostgres, type OwnPostgres } from "./own-postgres.ts";

const JWT_SECRET = "0123456789abcdef0123456789abcdef";
const CANARY = "geheim";

let folder: string;
let postgres: OwnPostgres;
const taken = createServer();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lumidar-environment-"));
  await writeFile(join(folder, "file"), "no folder");
  await mkdir(join(folder, "blocked"));
  await writeFile(join(folder, "blocked", "uploads"), "no folder");
  await mkdir(join(folder, "blocked-cluster", "postgres"), { recursive: true });
  await writeFile(join(folder, "blocked-cluster", "postgres", "PG_VERSION"), "9\n");
  postgres = await ownPostgres();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  taken.close();
  await postgres.close();
  await rm(folder, { recursive: true });
});

/** Wrong settings: the fault, the name that the one line must contain, and the environment; `{…}` is filled in when it
 *  is known. */
const WRONG: [name: string, environment: NodeJS.ProcessEnv][] = [
  ["NODE_ENV", { NODE_ENV: "prod" }],
  ["PORT", { PORT: "abc" }],
  ["PORT", { PORT: "-1" }],
  ["PORT", { PORT: "65536" }],
  ["PORT", { PORT: "{taken}" }],
  ["HOST", { HOST: "256.256.256.256" }],
  ["HOST", { HOST: "203.0.113.7" }],
  ["PUBLIC_URL", { PUBLIC_URL: "lumidar.example" }],
  ["PUBLIC_URL", { PUBLIC_URL: "ftp://lumidar.example" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://localhost/x", JWT_SECRET }],
  ["DATABASE_URL", { DATABASE_URL: `postgres://x:${CANARY}@127.0.0.1:1/x`, JWT_SECRET }],
  ["DATABASE_URL", { DATABASE_URL: `postgres://x:${CANARY}@nulle.part.invalid/x`, JWT_SECRET }],
  ["DATABASE_URL", { DATABASE_URL: "{database, wrong password}", JWT_SECRET }],
  ["DATABASE_URL", { DATABASE_URL: "{database, unknown}", JWT_SECRET }],
  ["DATABASE_REPLICA_URLS", { DATABASE_URL: "{database}", DATABASE_REPLICA_URLS: "http://a", JWT_SECRET }],
  ["DATABASE_REPLICA_URLS", { DATABASE_URL: "{database}", DATABASE_REPLICA_URLS: `postgres://x:${CANARY}@127.0.0.1:1/x`, JWT_SECRET }],
  ["JWT_SECRET", { JWT_SECRET: CANARY }],
  ["JWT_SECRET", { DATABASE_URL: "{database}" }],
  ["DATA_DIR|data folder", { DATA_DIR: "{folder}/file" }],
  ["DATA_DIR|data folder", { DATA_DIR: "/proc/lumidar" }],
  ["DATA_DIR|uploads", { DATA_DIR: "{folder}/blocked" }],
  ["DATABASE_URL|DATA_DIR", { DATA_DIR: "{folder}/blocked-cluster" }],
  ["ADMIN_PASSWORD", { ADMIN_PASSWORD: "court" }],
  ["SEED_DEMO", { SEED_DEMO: "yes" }],
  ["SMTP_URL", { SMTP_URL: `http://${CANARY}@mail.example` }],
  ["CONTACT_EMAIL", { CONTACT_EMAIL: "personne" }],
  ["CLOUD_LOGIN_URL", { CLOUD_LOGIN_URL: "javascript:alert(1)" }],
  ["TRUST_PROXY", { TRUST_PROXY: "oui" }],
  ["DRAIN_SECONDS", { DRAIN_SECONDS: "3600" }],
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
];

function filledIn(value: string | undefined): string | undefined {
  const database = new URL(postgres.url);
  const url = database.href;
  database.password = CANARY;
  const wrong = database.href;
  const unknown = `${url}-inconnu`;
  return value
    ?.replace("{taken}", String(portOf(taken)))
    .replace("{folder}", folder)
    .replace("{database}", url)
    .replace("{database, wrong password}", wrong)
    .replace("{database, unknown}", unknown);
}

it.each(WRONG)("OPS-9: a wrong %s (%j) ends the start with one line that names it, and tells no secret", async (name, environment) => {
  const filled = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filledIn(value)]));
  const since = performance.now();
  const server = runServer({ DATA_DIR: join(folder, `data-${Math.random()}`), ...filled });
  let isReady = false;
  void server.ready.then(
    () => (isReady = true),
    () => {},
  );
  const ended = await Promise.race([server.ended, server.ready.catch(() => server.ended)]);
  if (isReady) {
    server.process.kill("SIGTERM");
    await server.ended;
  }
  expect(ended, `it must not start: ${server.output()}`).toEqual({ code: 1, signal: null });
  expect(performance.now() - since).toBeLessThan(30_000);
  const lines = server.output().trim().split("\n");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(name));
  expect(server.output()).not.toContain(CANARY);
  expect(server.output()).not.toMatch(/\n\s+at /);
});
