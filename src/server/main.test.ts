import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { categorySchema } from "#contracts/category/category.ts";
import { portOf } from "./platform/http/http-server.ts";
import { aCategory } from "./resources/category/category.factory.ts";
import { PASSWORD, runServers, tokenOf } from "#server/testing/run-servers.ts";
import { buildWhatIsStale } from "../../scripts/build.ts";

describe("running servers", () => {
  const { run, dataDir } = runServers();

  beforeAll(() => buildWhatIsStale(), 120_000);

  function createCategory(url: string, token: string, name: string): Promise<Response> {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    return fetch(`${url}/api/admin/categories`, { method: "POST", headers, body: JSON.stringify(aCategory({ name })) });
  }

  async function categoryNames(url: string, token: string): Promise<string[]> {
    const answer = await fetch(`${url}/api/admin/categories`, { headers: { authorization: `Bearer ${token}` } });
    return z
      .array(categorySchema)
      .parse(await answer.json())
      .map(({ name }) => name);
  }

  const GENERATED = 'data-password-is-generated="true"';
  const shellOf = async (url: string) => (await fetch(`${url}/admin/login`)).text();

  it("the server prints its URL and the sign-in, the generated password only once, and keeps sessions through a restart", async () => {
    const first = run();
    const url = await first.ready;
    await expect.poll(first.output).toContain("affiché une seule fois");
    for (const link of [`${url}/`, `${url}/admin`, `${url}/api/docs`]) expect(first.output()).toContain(link);
    const password = /Connexion : admin \/ (\S+)/.exec(first.output())?.[1];
    const token = await tokenOf(url, password);
    expect(await shellOf(url)).toContain(GENERATED);
    first.process.kill("SIGTERM");
    expect(await first.ended).toEqual({ code: 0, signal: null });

    const second = run({ ADMIN_PASSWORD: PASSWORD });
    const again = await second.ready;
    expect(second.output()).not.toContain(password);
    expect(await shellOf(again), "the password that was generated is still the one").toContain(GENERATED);
    expect(await categoryNames(again, token)).toEqual([]);
  });

  it("DUR-1: a killed server loses no acknowledged write, and starts again on its data", async () => {
    const first = run({ ADMIN_PASSWORD: PASSWORD });
    const url = await first.ready;
    const token = await tokenOf(url);
    expect(await shellOf(url), "a password that was set is nowhere shown").not.toContain(GENERATED);
    const acknowledged: string[] = [];
    const writers = Array.from({ length: 10 }, async (_, writer) => {
      for (let n = 0; ; n++) {
        const name = `Catégorie ${writer} ${n}`;
        const answer = await createCategory(url, token, name);
        if (answer.status === 201) acknowledged.push(name);
        if (acknowledged.length === 40) first.process.kill("SIGKILL");
      }
    });
    await Promise.allSettled(writers);
    expect((await first.ended).signal).toBe("SIGKILL");

    const again = await run({ ADMIN_PASSWORD: PASSWORD }).ready;
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    expect(await categoryNames(again, token)).toEqual(expect.arrayContaining(acknowledged));
  });

  it("DUR-2: the server refuses a second instance on its folder with one clear line", async () => {
    const first = run();
    await first.ready;
    const second = run();
    expect((await second.ended).code).not.toBe(0);
    expect(second.output()).toMatch(new RegExp(`in use by process ${first.process.pid}`));
    expect(second.output().trim().split("\n")).toHaveLength(1);
  });

  it("OPS-3: the server outlives its database: 503 while it is away, 200 once it is back", async () => {
    const server = run({ ADMIN_PASSWORD: PASSWORD });
    const url = await server.ready;
    const [pid] = (await readFile(join(dataDir(), "postgres", "postmaster.pid"), "utf8")).split("\n");
    process.kill(Number(pid), "SIGKILL");
    const statuses = new Set<number>();
    await expect
      .poll(
        async () => {
          const { status } = await fetch(`${url}/api/slides`);
          statuses.add(status);
          return status;
        },
        { timeout: 30_000 },
      )
      .toBe(200);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(server.process.exitCode).toBeNull();
  });

  it("OPS-2: the server is alive but not ready while its database does not answer", async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const port = (await freePort()).toString();
    const DATABASE_URL = `postgres://x@127.0.0.1:${portOf(silent)}/x`;
    const server = run({ PORT: port, DATABASE_URL, JWT_SECRET: "0123456789abcdef0123456789abcdef" });
    const statusOf = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(() => statusOf("/healthz")).toBe(200);
    expect(await statusOf("/readyz")).toBe(503);
    expect(await statusOf("/produits")).toBe(503);
    server.process.kill("SIGKILL");
    await server.ended;
    silent.close();
  });

  it.each([
    ["PORT", { PORT: "abc" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://localhost/x", JWT_SECRET: "0123456789abcdef0123456789abcdef" }],
    ["JWT_SECRET", { DATABASE_URL: "postgres://a/b" }],
    ["DATABASE_URL", { DATABASE_URL: "postgres://x:geheim@127.0.0.1:1/x", JWT_SECRET: "0123456789abcdef0123456789abcdef" }],
    ["DATABASE_URL", { DATABASE_URL: "postgres://x:geheim@localhost:1/x", JWT_SECRET: "0123456789abcdef0123456789abcdef" }],
    ["The data folder /proc/lumidar", { DATA_DIR: "/proc/lumidar/data" }],
  ])("OPS-9: a server with a wrong %s does not start, and prints one line", async (name, environment) => {
    const server = run(environment);
    expect((await server.ended).code).toBe(1);
    expect(server.output().trim()).toMatch(new RegExp(`^${name}\\b.+$`));
    expect(server.output()).not.toContain("geheim");
  });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const port = portOf(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
