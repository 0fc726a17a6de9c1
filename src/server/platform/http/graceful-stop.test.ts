import { connect } from "node:net";
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { cloneDatabase } from "#server/testing/clone-database.ts";
import { logLines } from "#server/testing/log-lines.ts";
import { PASSWORD, runServers, tokenOf } from "#server/testing/run-servers.ts";
import { buildWhatIsStale } from "../../../../scripts/build.ts";

describe("a server that stops", () => {
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  beforeAll(() => buildWhatIsStale(), 120_000);
  beforeEach(async () => {
    database = await cloneDatabase(inject("templateUrl"));
  });
  afterEach(() => database.drop());
  const servers = runServers(); // ended before their database goes: a later resource is closed first

  const run = (environment: NodeJS.ProcessEnv = {}) =>
    servers.run({
      DATABASE_URL: database.url,
      JWT_SECRET: "a secret for tests that is long enough",
      ADMIN_PASSWORD: PASSWORD,
      ...environment,
    });

  it("OPS-1, OPS-2: reports itself as not ready while it still answers, and stops at once on a second signal", async () => {
    const server = run({ DRAIN_SECONDS: "60", LOG_LEVEL: "info" });
    const url = await server.ready;
    server.process.kill("SIGTERM");
    const readyz = async () => (await fetch(`${url}/readyz`)).status;
    await expect.poll(readyz).toBe(503);
    expect((await fetch(`${url}/api/slides`)).status).toBe(200);
    server.process.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null });
    const probes = logLines(server.output()).filter(({ route, status }) => route === "/readyz" && status === 503);
    expect(new Set(probes.map(({ level }) => level)), "as it should be: information, and no error").toEqual(new Set([30]));
  });

  it("OPS-1: closes the database only after the handlers of clients that have disconnected", async () => {
    const server = run({ LOG_LEVEL: "warn" });
    const url = await server.ready;
    const body = JSON.stringify({ username: "admin", password: PASSWORD }); // a password hash takes longer than closing
    const head = [
      "POST /api/admin/login HTTP/1.1",
      "Host: x",
      "Content-Type: application/json",
      `Content-Length: ${body.length}`,
      "",
      body,
    ];
    const sockets = Array.from({ length: 3 }, () => connect(Number(new URL(url).port), "127.0.0.1"));
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.write(head.join("\r\n"), resolve))));
    await fetch(`${url}/api/slides`); // by now the requests were read
    for (const socket of sockets) socket.destroy();
    server.process.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(logLines(server.output())).toEqual([]);
  });

  it("OPS-1: logs no error when a client disconnects during an upload", async () => {
    const server = run({ LOG_LEVEL: "warn" });
    const url = await server.ready;
    const head = [
      "POST /api/admin/upload HTTP/1.1",
      "Host: x",
      `Authorization: Bearer ${await tokenOf(url)}`,
      "Content-Type: multipart/form-data; boundary=b",
      "Content-Length: 100000",
      "",
      '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc',
    ];
    for (let times = 0; times < 5; times += 1) {
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      await new Promise((resolve) => socket.write(head.join("\r\n"), resolve));
      await fetch(`${url}/api/slides`); // by now the request was read
      if (times % 2) socket.resetAndDestroy();
      else socket.destroy();
    }
    for (let times = 0; times < 5; times += 1) await fetch(`${url}/api/slides`);
    server.process.kill("SIGTERM");
    await server.ended;
    expect(logLines(server.output())).toEqual([]);
  });

  it("publishes an article at its time, though the server was stopped and started again meanwhile", { timeout: 180_000 }, async () => {
    const first = run();
    const url = await first.ready;
    const headers = { "content-type": "application/json", authorization: `Bearer ${await tokenOf(url)}` };
    const time = Date.now() + 6_000;
    const body = JSON.stringify(anArticle({ slug: "pour-plus-tard", status: "published", published_at: new Date(time).toISOString() }));
    expect((await fetch(`${url}/api/admin/blogs`, { method: "POST", headers, body })).status).toBe(201);
    first.process.kill("SIGTERM");
    await first.ended;

    const again = await run().ready;
    // Requested until it is there: before its time every response is a 404.
    const early: number[] = [];
    const read = async () => {
      const { status } = await fetch(`${again}/api/blogs/pour-plus-tard`);
      if (Date.now() < time) early.push(status);
      return status;
    };
    await expect.poll(read, { timeout: 120_000 }).toBe(200);
    expect(new Set(early)).not.toContain(200);
  });
});
