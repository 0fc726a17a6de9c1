import { type IncomingMessage, request } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import type { PublicEntry } from "./bundles.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { sendRaw } from "#server/testing/send-raw.ts";
import { useTestServer } from "#server/testing/test-server.ts";

/** A public app that has every page; none is rendered twice alike. */
let renderings = 0;
const app: Partial<PublicEntry> = {
  render: async () => ({ status: 200, html: `<script>${(renderings += 1)}</script>${"<p>".repeat(1000)}` }),
  patternOf: (path) => path,
};

const TOKEN = "un jeton de mesure pour les essais";
const lines: string[] = [];
const server = useTestServer({
  pages: app,
  cachesResponses: true,
  metricsToken: TOKEN,
  logTo: (line) => lines.push(line),
  logLevel: "debug",
});
beforeAll(async () => {
  for (let n = 0; n < 5; n += 1) await server.asAdmin("POST", "/api/admin/products", aProduct());
  await server.asAdmin("POST", "/api/admin/features", aFeature());
});

type Answered = { status: number; body: string; headers: Record<string, string>; isReady: boolean };

/** Sends a request and gives the response, without the headers that differ in each. The stack spells header names with
 *  capitals: this alone distinguishes a ready response from its own. */
async function ask(method: string, path: string, headers: Record<string, string> = {}): Promise<Answered> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    request(server.url + path, { method, headers, agent: false }, resolve)
      .on("error", reject)
      .end();
  });
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  const { date, "x-request-id": id, ...others } = message.headers;
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(date).toBeTruthy();
  const isReady = message.rawHeaders.includes("content-security-policy");
  return {
    status: message.statusCode ?? 0,
    body: Buffer.concat(parts).toString("latin1"),
    headers: others as Answered["headers"], // none of them comes twice
    isReady,
  };
}

/** Asks until the response is ready: the server hears of changes by then, and has given the same response before. */
async function untilReady(...asked: Parameters<typeof ask>): Promise<Answered> {
  let answered = await ask(...asked);
  await expect.poll(async () => (answered = await ask(...asked)).isReady).toBe(true);
  return answered;
}

const PATHS = ["/api/features", "/api/products?limit=5", "/", "/en/faq", "/feed.xml", "/robots.txt", "/trpc/features.listActive"];
const ENCODINGS = ["identity", "gzip", "gzip, deflate, br, zstd"];
const UNUSUAL = { "if-modified-since": "Thu, 01 Jan 1970 00:00:00 GMT" }; // the stack finds out what it means

describe("ready responses", () => {
  it.each(PATHS)("a ready response has the status, the bytes and all the headers of the stack's: %s", async (path) => {
    for (const encoding of ENCODINGS)
      for (const method of ["GET", "HEAD"]) {
        const headers = { "accept-encoding": encoding };
        const { isReady: _ready, ...ready } = await untilReady(method, path, headers);
        const { isReady, ...answered } = await ask(method, path, { ...headers, ...UNUSUAL });
        expect(isReady).toBe(false);
        expect(ready, `${method} ${encoding}`).toEqual(answered);
        expect(ready.headers).toMatchObject({ "x-frame-options": "DENY", vary: expect.stringContaining("Accept-Encoding") });
      }
  });

  it.each(PATHS)("a ready response is 304 to a client that has it, with all the headers of the stack's: %s", async (path) => {
    const { headers } = await untilReady("GET", path);
    const { etag = "" } = headers;
    const { isReady: _ready, ...ready } = await untilReady("GET", path, { "if-none-match": etag });
    const { isReady, ...answered } = await ask("GET", path, { "if-none-match": `"another", ${etag}` });
    expect([ready.status, isReady]).toEqual([304, false]);
    expect(ready).toEqual(answered);
    expect((await ask("GET", path, { "if-none-match": '"another"' })).status).toBe(200);
    expect((await ask("GET", path, { "if-none-match": etag, "cache-control": "max-age=0, no-cache" })).status).toBe(200);
  });

  it("a change replaces a ready response in the next request", async () => {
    const before = await untilReady("GET", "/api/features");
    await server.asAdmin("POST", "/api/admin/features", aFeature({ title: "Nouveauté" }));
    const { body, headers } = await ask("GET", "/api/features", { "if-none-match": before.headers.etag ?? "" });
    expect(body).toContain("Nouveaut");
    expect(headers.etag).not.toBe(before.headers.etag);
  });

  it("a ready response is logged and measured like the stack's", async () => {
    const readMeasuredCount = async () => {
      const { text } = await server.send("GET", "/metrics", undefined, { authorization: `Bearer ${TOKEN}` });
      return Number(/http_request_duration_seconds_count\{method="GET",route="\/api\/features",status="200"\} (\d+)/.exec(text)?.[1]);
    };
    await untilReady("GET", "/api/features?lang=fr");
    const before = await readMeasuredCount();
    lines.length = 0;
    expect((await ask("GET", "/api/features?lang=fr")).isReady).toBe(true);
    expect((await ask("GET", "/api/features?lang=fr", UNUSUAL)).isReady).toBe(false);
    const [ready, ofStack] = lines.map((line) => JSON.parse(line));
    expect(ready).toEqual({ ...ofStack, request_id: ready.request_id, time: ready.time, ms: expect.any(Number) });
    expect(ready).toMatchObject({ route: "/api/features", path: "/api/features", who: "visitor", level: 30 });
    expect(ready.request_id).not.toBe(ofStack.request_id);
    expect((await readMeasuredCount()) - before).toBe(2);
  });

  it("a ready response goes to no request that the stack refuses: without one valid host, or with another method", async () => {
    await untilReady("GET", "/api/features");
    const statusOf = async (head: string) => (await sendRaw(server.url, `${head}\r\nConnection: close\r\n\r\n`)).status;
    expect(await statusOf("GET /api/features HTTP/1.1\r\nHost: x")).toBe(200);
    expect(await statusOf("GET /api/features HTTP/1.1\r\nhost: x\r\nHOST: y")).toBe(400);
    expect(await statusOf("GET /api/features HTTP/1.1\r\nHost: x/y")).toBe(400);
    expect(await statusOf("GET /api/features HTTP/1.1\r\nAccept: x")).toBe(400);
    expect((await ask("DELETE", "/api/features")).status).toBe(405);
  });
});
