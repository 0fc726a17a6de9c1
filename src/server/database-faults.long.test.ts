import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { categorySchema } from "#contracts/category/category.ts";
import { loginReplySchema } from "#contracts/session/session.ts";
import { postmasterPid } from "./platform/database/testing/embedded-server.ts";
import { aCategory } from "./resources/category/category.factory.ts";
import { freezePostgres } from "#server/testing/processes.ts";
import { type RunningServer, runServer } from "#server/testing/running-server.ts";
import { buildWhatIsStale } from "../../scripts/build.ts";

const PASSWORD = "un mot de passe de test";
/** Longest wait for any answer. The requirement is 2 s; the rest is a margin for busy machines. */
const TIMEOUT_MS = 6_000;

describe.skipIf(process.platform !== "linux")("database faults", { timeout: 90_000 }, () => {
  let dataDir: string;
  let server: RunningServer;
  let url: string;

  beforeAll(async () => {
    await buildWhatIsStale();
    dataDir = await mkdtemp(join(tmpdir(), "lumidar-faults-"));
  }, 120_000);
  afterEach(async () => {
    server.process.kill("SIGTERM");
    await server.ended;
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const ask = (path: string) => fetch(url + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const statusOf = async (path: string) => (await ask(path)).status;

  async function start(folder = dataDir): Promise<void> {
    server = runServer({ DATA_DIR: folder, ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: "info" });
    url = await server.ready;
  }

  /** Requests these paths once the server has logged, that many times, that it caches responses. */
  async function untilCached(paths: string[], times = 1): Promise<void> {
    await expect.poll(() => server.output().split("responses are cached").length - 1, { timeout: 20_000 }).toBeGreaterThanOrEqual(times);
    for (const path of paths) {
      const answer = await ask(path);
      await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
    }
  }

  it("OPS-3: a frozen database keeps no visitor waiting: cached responses are served, the rest is 503, until it continues", async () => {
    await start();
    await untilCached(["/api/slides", "/produits"]);
    const thaw = await freezePostgres(dataDir);
    try {
      const paths = ["/api/slides", "/produits", "/healthz", "/api/features", "/contact?a=1", "/readyz", "/feed.xml", "/api/products?q=x"];
      const answers = await Promise.all(paths.map(ask));
      expect(Object.fromEntries(paths.map((path, index) => [path, answers[index]?.status]))).toMatchObject({
        "/api/slides": 200,
        "/produits": 200,
        "/healthz": 200,
        "/api/features": 503,
        "/readyz": 503,
        "/api/products?q=x": 503,
      });
      const retriable = answers.filter(({ status, headers }) => status === 503 && /^\d+$/.test(headers.get("retry-after") ?? ""));
      expect(retriable).toHaveLength(answers.filter(({ status }) => status === 503).length);
    } finally {
      thaw();
    }
    await expect.poll(() => statusOf("/api/features"), { timeout: TIMEOUT_MS }).toBe(200);
    await expect.poll(() => statusOf("/readyz"), { timeout: TIMEOUT_MS }).toBe(200);
  });

  it("OPS-3: a frozen database undoes what it had begun: a write that was answered with 503 does not happen later", async () => {
    await start();
    const login = await fetch(`${url}/api/admin/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "admin", password: PASSWORD }),
    });
    const { token } = loginReplySchema.parse(await login.json());
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const thaw = await freezePostgres(dataDir);
    const refused = await fetch(`${url}/api/admin/categories`, {
      method: "POST",
      headers,
      body: JSON.stringify(aCategory({ name: "Gelée" })),
    });
    thaw();
    expect(refused.status).toBe(503);
    const names = async () =>
      z
        .array(categorySchema)
        .parse(await (await fetch(`${url}/api/admin/categories`, { headers })).json())
        .map(({ name }) => name);
    await expect.poll(names, { timeout: TIMEOUT_MS }).toEqual([]);
  });

  it("OPS-3: a killed database is started again each time, while cached responses are still served", async () => {
    await start();
    for (let times = 1; times <= 5; times += 1) {
      await untilCached(["/api/slides", "/produits"], times);
      const killed = await postmasterPid(dataDir);
      process.kill(killed, "SIGKILL");
      const seen = new Set<number>();
      const another = async () => {
        seen.add(await statusOf("/api/slides"));
        seen.add(await statusOf("/produits"));
        return (await statusOf("/api/features")) === 200 && (await postmasterPid(dataDir).catch(() => killed)) !== killed;
      };
      await expect.poll(another, { timeout: 20_000 }).toBe(true);
      expect([...seen]).toEqual([200]);
    }
  });

  it("OPS-1, OPS-3: a crashed database does not delay the stop of its server", async () => {
    await start();
    process.kill(await postmasterPid(dataDir), "SIGKILL");
    await ask("/api/slides");
    server.process.kill("SIGTERM");
    const ended = await Promise.race([server.ended, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS, "still running"))]);
    expect(ended).toEqual({ code: 0, signal: null });
  });

  it.skipIf(process.getuid?.() !== 0)(
    "DUR-4: that has no space left answers 503 to writes, and writes again once there is space",
    async () => {
      const small = await mkdtemp(join(tmpdir(), "lumidar-small-"));
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=170m", "tmpfs", small]);
      try {
        await start(small);
        await untilCached(["/produits"]);
        const login = async () =>
          fetch(`${url}/api/admin/login`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ username: "admin", password: PASSWORD }),
            signal: AbortSignal.timeout(TIMEOUT_MS),
          });
        const { token } = loginReplySchema.parse(await (await login()).json());
        const noise = await sharp(randomBytes(3 * 1000 * 1000), { raw: { width: 1000, height: 1000, channels: 3 } })
          .png()
          .toBuffer();
        const upload = async () => {
          const data = new FormData();
          data.append("image", new Blob([new Uint8Array(noise)], { type: "image/png" }), "photo.png");
          const headers = { authorization: `Bearer ${token}` };
          const signal = AbortSignal.timeout(4 * TIMEOUT_MS); // encoding comes first
          return (await fetch(`${url}/api/admin/upload`, { method: "POST", headers, body: data, signal })).status;
        };
        const ballast = join(small, "ballast");
        await writeFile(ballast, Buffer.alloc(200 * 1024 * 1024)).catch(() => {}); // until the disk is full
        expect(await upload()).toBe(503);
        const statuses = new Set<number>();
        for (let times = 0; times < 30; times += 1) statuses.add((await login()).status);
        expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
        expect(await statusOf("/produits")).toBe(200);
        await rm(ballast);
        await expect.poll(async () => (await login()).status, { timeout: 15_000 }).toBe(200);
        expect(server.process.exitCode).toBeNull();
      } finally {
        server.process.kill("SIGTERM");
        await server.ended;
        execFileSync("umount", ["-l", small]);
        await rm(small, { recursive: true });
      }
    },
  );
});
