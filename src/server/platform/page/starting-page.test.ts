import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { portOf } from "#server/platform/http/http-server.ts";
import { answerWhileStarting } from "./plain-pages.ts";

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const server = createServer(answerWhileStarting);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function get(path: string, accept: string): Promise<{ status: number; headers: Headers; text: string }> {
  const response = await fetch(`http://127.0.0.1:${portOf(server)}${path}`, { headers: { accept } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

it.each(["/", "/produits?page=2", "/admin"])(
  "a browser that comes too early to %s gets a French page that reloads itself",
  async (path) => {
    const { status, headers, text } = await get(path, BROWSER);
    expect(status).toBe(503);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "retry-after": "2",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(text).toContain(`<html lang="fr">`);
    expect(text).toContain(`<meta http-equiv="refresh" content="2">`);
    const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? "";
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  },
);

it.each(["/api/products", "/produits", "/readyz"])("OPS-2: another client that comes too early to %s gets JSON", async (path) => {
  const { status, headers, text } = await get(path, "*/*");
  expect([status, headers.get("content-type"), headers.get("retry-after"), text]).toEqual([
    503,
    "application/json",
    "2",
    `{"status":"starting"}`,
  ]);
});

it("OPS-2: the probes get JSON from every client: alive, not ready", async () => {
  const [alive, ready] = [await get("/healthz", BROWSER), await get("/readyz", BROWSER)];
  expect([alive.status, alive.text]).toEqual([200, `{"status":"ok"}`]);
  expect([ready.status, ready.text]).toEqual([503, `{"status":"starting"}`]);
});

it.each(["/", "/api/products", "/healthz"])(
  "HDR-1: an answer of a server that starts (%s) is protected as any other one is",
  async (path) => {
    for (const accept of [BROWSER, "*/*"]) {
      const { headers } = await get(path, accept);
      expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors 'none'; base-uri 'none'/);
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  },
);
