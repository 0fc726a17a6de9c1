import { execFileSync } from "node:child_process";
import { cp, mkdtemp, open, readdir, rm, stat, truncate, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { runServer } from "#server/testing/running-server.ts";
import { ADMINISTRATOR, type Installation, openInstallation } from "../installation.ts";
import { sendTo } from "../send.ts";
import { ownPostgres } from "./own-postgres.ts";
import { report, setting } from "./setting.ts";

const DAMAGES = setting("TRUST_DAMAGES", 8);
const isRoot = process.getuid?.() === 0;

/** Creates a random generator that gives the same numbers in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

it("DUR-3: a PostgreSQL elsewhere that does not flush what it commits is named in the log, one that does is not", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lumidar-flush-"));
  const warnings: boolean[] = [];
  for (const settings of ["-c fsync=off", ""]) {
    const postgres = await ownPostgres({ settings });
    const environment = { DATABASE_URL: postgres.url, JWT_SECRET: "0123456789abcdef0123456789abcdef", LOG_LEVEL: "warn" };
    const server = runServer({ DATA_DIR: folder, ADMIN_PASSWORD: ADMINISTRATOR.password, ...environment });
    await server.ready;
    warnings.push(server.output().includes("fsync is off"));
    server.process.kill("SIGTERM");
    await server.ended;
    await postgres.close();
  }
  await rm(folder, { recursive: true });
  expect(warnings).toEqual([true, false]);
});

describe.skipIf(!isRoot)("DUR-4 a disk that is full (only root may mount one)", () => {
  it("refuses writes with 503, answers reads, and loses nothing that it acknowledged, also when it is killed then", async () => {
    const small = await mkdtemp(join(tmpdir(), "lumidar-small-"));
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=200m", "tmpfs", small]);
    const dataDir = join(small, "data");
    const start = () => runServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: ADMINISTRATOR.password, LOG_LEVEL: "fatal" });
    let server = start();
    try {
      let url = await server.ready;
      const { token } = (await sendTo(url, { method: "POST", path: "/api/admin/login", body: ADMINISTRATOR })).body;
      const acknowledged: string[] = [];
      const write = async () => {
        const body = aProduct({ long_description: "x".repeat(10_000) });
        const answer = await sendTo(url, {
          method: "POST",
          path: "/api/admin/products",
          body,
          headers: { authorization: `Bearer ${token}` },
        });
        if (answer.status === 201) acknowledged.push(body.slug);
        return answer.status;
      };
      for (let n = 0; n < 20; n += 1) expect(await write()).toBe(201);
      expect((await sendTo(url, { method: "GET", path: "/produits" })).status).toBe(200);
      const ballast = join(small, "ballast");
      await writeFile(ballast, Buffer.alloc(220 * 1024 * 1024)).catch(() => {}); // until the disk is full
      const statuses = new Set<number>();
      await expect
        .poll(async () => {
          const status = await write();
          statuses.add(status);
          return status;
        })
        .toBe(503);
      for (let n = 0; n < 10; n += 1) statuses.add(await write());
      expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
      expect((await sendTo(url, { method: "GET", path: "/healthz" })).status).toBe(200);
      server.process.kill("SIGKILL");
      await server.ended;
      await rm(ballast);
      const since = performance.now();
      server = start();
      url = await server.ready;
      report("DUR-4", { acknowledged: acknowledged.length, readyAgainMs: Math.round(performance.now() - since) });
      const list = (await sendTo(url, { method: "GET", path: "/api/products?limit=5000" })).body.data;
      const there = new Set(list.map(({ slug }: { slug: string }) => slug));
      expect(acknowledged.filter((slug) => !there.has(slug))).toEqual([]);
      expect(await write()).toBe(201);
    } finally {
      server.process.kill("SIGKILL");
      await server.ended;
      // Its PostgreSQL outlives a killed server: one more start takes it over, and ends it.
      const last = start();
      await last.ready.catch(() => {});
      last.process.kill("SIGTERM");
      await last.ended;
      execFileSync("umount", ["-l", small]);
      await rm(small, { recursive: true });
    }
  });
});

describe("DUR-5 damaged files of the database", () => {
  let site: Installation;
  let folder: string;
  let contentBefore: string[];
  let table: string;
  const PATHS = ["/api/products?limit=5000", "/api/features", "/api/slides", "/api/blogs"];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "lumidar-damage-"));
    site = await openInstallation();
    for (let n = 0; n < 60; n += 1)
      await site.asAdmin("POST", "/api/admin/products", aProduct({ long_description: `mot${n} `.repeat(800) }));
    contentBefore = await Promise.all(PATHS.map(async (path) => (await site.send("GET", path)).text));
    table = String((await site.query("select pg_relation_filepath('product') as path"))[0]?.path);
    await site.stop();
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  const random = createRandom(20_261_122);
  const lastWal = async (postgres: string) => {
    const names = (await readdir(join(postgres, "pg_wal"))).filter((name) => /^[0-9A-F]{24}$/.test(name)).toSorted();
    return join(postgres, "pg_wal", names[0] ?? "");
  };
  const KINDS: [what: string, damage: (postgres: string) => Promise<void>][] = [
    ["without pg_control", (postgres) => unlink(join(postgres, "global/pg_control"))],
    ["with a log that is cut short", async (postgres) => truncate(await lastWal(postgres), 8_192)],
    ...Array.from({ length: DAMAGES }, (_, n): [string, (postgres: string) => Promise<void>] => [
      `with 4 KB of noise in a table (${n})`,
      async (postgres) => {
        const path = join(postgres, table);
        const file = await open(path, "r+");
        const noise = Buffer.from(Array.from({ length: 4_096 }, () => random(256)));
        await file.write(noise, 0, noise.length, random(Math.max(1, (await stat(path)).size - 4_096)));
        await file.close();
      },
    ]),
  ];

  it.each(KINDS)(
    "%s: it starts on what is whole, or says how to restore; it never shows what is wrong, and deletes nothing",
    async (_what, damage) => {
      const dataDir = join(folder, `data-${Math.random()}`);
      await cp(site.dataDir, dataDir, { recursive: true, preserveTimestamps: true });
      await damage(join(dataDir, "postgres"));
      const files = await readdir(join(dataDir, "postgres"));
      const server = runServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: ADMINISTRATOR.password, LOG_LEVEL: "fatal" });
      const url = await server.ready.catch(() => undefined);
      const answers = await Promise.all(PATHS.map(async (path) => (url ? sendTo(url, { method: "GET", path }) : undefined)));
      server.process.kill("SIGTERM");
      await server.ended;
      const shown = answers.map((answer, index) => (answer?.status === 200 ? answer.text === contentBefore[index] : answer && "refused"));
      report("DUR-5", { started: url !== undefined, shown });
      expect(shown).not.toContain(false);
      expect(url !== undefined || /restore with: /.test(server.output()), server.output()).toBe(true);
      expect(await readdir(join(dataDir, "postgres"))).toEqual(expect.arrayContaining(files.filter((name) => name !== "postmaster.pid")));
      await rm(dataDir, { recursive: true });
    },
  );
});
