import { connect } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { runServer } from "#server/testing/running-server.ts";
import { type Installation, openInstallation } from "../installation.ts";
import { report } from "./setting.ts";

let site: Installation;
let picture: Buffer;
beforeAll(async () => {
  site = await openInstallation({ DRAIN_SECONDS: "1" });
  picture = await sharp({ create: { width: 1500, height: 1500, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => site.close());

const upload = () => {
  const form = new FormData();
  form.append("image", new Blob([new Uint8Array(picture)], { type: "image/jpeg" }), "porte.jpg");
  return site.asAdmin("POST", "/api/admin/upload", form);
};

it("OPS-1: told to stop with 100 requests and 5 uploads under way it answers them all, says that it is not ready, and ends cleanly", async () => {
  await site.send("GET", "/"); // so that this process has opened its connections before
  const idle = connect(Number(new URL(site.url()).port), "127.0.0.1");
  const closed = new Promise((resolve) => idle.on("close", resolve));
  const uploads = Array.from({ length: 5 }, upload);
  const writes = Array.from({ length: 100 }, () => site.asAdmin("POST", "/api/admin/products", aProduct()));
  await Promise.race(writes); // now all were accepted
  const since = performance.now();
  site.server().process.kill("SIGTERM");
  let notReady = 0;
  await expect
    .poll(async () => (await site.send("GET", "/readyz")).status, { interval: 10 })
    .toBe(503)
    .then(() => (notReady = performance.now() - since));
  site.server().process.kill("SIGTERM"); // a second one does no harm
  const answers = await Promise.allSettled([...uploads, ...writes]);
  const statuses = answers.map((answer) => (answer.status === "fulfilled" ? answer.value.status : String(answer.reason)));
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(await site.server().ended).toEqual({ code: 0, signal: null });
  await closed;
  report("OPS-1", { notReadyAfterMs: Math.round(notReady), stoppedAfterMs: Math.round(performance.now() - since) });
  expect(site.logLines().filter(({ path }) => path !== "/readyz")).toEqual([]);
  const again = performance.now();
  await site.start();
  report("OPS-1", { startedAgainAfterMs: Math.round(performance.now() - again) });
  const [row] = await site.query<{ n: number }>("select count(*)::int as n from product");
  expect(row?.n).toBe(100);
});

it("OPS-1: a request that never ends holds it up for 15 s at most, whatever else hangs", async () => {
  const socket = connect(Number(new URL(site.url()).port), "127.0.0.1");
  socket.on("error", () => {});
  const head = `POST /api/admin/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${site.token()}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n--b\r\n`;
  await new Promise((resolve) => socket.write(head, resolve));
  await site.send("GET", "/healthz"); // by now it was read
  const since = performance.now();
  const { signal } = await site.stop();
  expect(signal).toBeNull();
  expect(performance.now() - since, "15 s, and what a busy machine adds").toBeLessThan(20_000);
  await site.start();
});

it("OPS-2: from its first answer on it is alive, says 503 until it is ready, and never anything else", async () => {
  await site.stop();
  const { port } = new URL(site.url());
  const since = performance.now();
  const server = runServer({ DATA_DIR: site.dataDir, PORT: port, ADMIN_PASSWORD: "un mot de passe de test", NODE_ENV: "production" });
  const seen: Record<string, Set<number>> = { "/healthz": new Set(), "/readyz": new Set(), "/": new Set(), "/api/products": new Set() };
  let alive = 0;
  const ready = new AbortController();
  void server.ready.then(() => ready.abort());
  while (!ready.signal.aborted)
    for (const [path, statuses] of Object.entries(seen)) {
      const status = await fetch(`http://127.0.0.1:${port}${path}`).then(
        (answer) => answer.status,
        () => undefined,
      );
      if (status !== undefined) statuses.add(status);
      if (status === 200 && path === "/healthz") alive ||= performance.now() - since;
    }
  report("OPS-2", { aliveAfterMs: Math.round(alive), readyAfterMs: Math.round(performance.now() - since) });
  expect([...(seen["/healthz"] ?? [])]).toEqual([200]);
  for (const statuses of Object.values(seen)) expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
  expect([...(seen["/readyz"] ?? [])]).toContain(503);
  server.process.kill("SIGTERM");
  await server.ended;
  await site.start();
});
