import { once } from "node:events";
import { createServer } from "node:http";
import Koa from "koa";
import { pino } from "pino";
import { expect, it } from "vitest";
import { portOf } from "./http-server.ts";
import { proxyWarning } from "./peer.ts";

/** Logs the warnings for these headers, one request after the other; gives their messages. */
async function warningsOf(trustedProxies: number, requests: Record<string, string>[]): Promise<string[]> {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line).msg) });
  const app = new Koa().use(proxyWarning(trustedProxies, log)).use((ctx) => {
    ctx.body = "";
  });
  const server = createServer(app.callback()).listen(0, "127.0.0.1");
  await once(server, "listening");
  for (const headers of requests) await fetch(`http://127.0.0.1:${portOf(server)}/`, { headers });
  server.closeAllConnections();
  server.close();
  return lines;
}

const THROUGH_A_PROXY = { "x-forwarded-for": "192.0.2.1" };

it("warns once of an untrusted proxy, and not where there is none or it is trusted", async () => {
  expect(await warningsOf(0, [{}, THROUGH_A_PROXY, THROUGH_A_PROXY])).toEqual([expect.stringContaining("TRUST_PROXY is not set")]);
  expect(await warningsOf(0, [{}])).toEqual([]);
  expect(await warningsOf(1, [THROUGH_A_PROXY])).toEqual([]);
});
