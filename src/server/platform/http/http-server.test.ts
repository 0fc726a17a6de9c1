import { describe, expect, it } from "vitest";
import { sendRaw } from "#server/testing/send-raw.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const logged: string[] = [];
const server = useTestServer({ logTo: (line) => logged.push(line) });

const GET = "GET /api/slides HTTP/1.1\r\nConnection: close";
const POST = "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json";

describe("HDR-1, HDR-4: a request that Node itself refuses gets the documented reply and the security headers", () => {
  it.each([
    ["no HTTP", "\u0016\u0003\u0001\r\n\r\n", 400, "invalid"],
    ["an unknown method", "FOO / HTTP/1.1\r\nHost: x\r\n\r\n", 400, "invalid"],
    ["a broken chunk", `${POST}\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n`, 400, "invalid"],
    ["two lengths", `${POST}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400, "invalid"],
    ["a header over 16 KB", `${GET}\r\nHost: x\r\nX-Long: ${"a".repeat(17_000)}\r\n\r\n`, 431, "too_large"],
    ["an unknown expectation", `${GET}\r\nHost: x\r\nExpect: foo\r\n\r\n`, 417, "invalid"],
  ])("(%s)", async (_what, bytes, expected, code) => {
    const { status, head, body } = await sendRaw(server.url, bytes);
    expect(status).toBe(expected);
    expect(JSON.parse(body)).toEqual({ success: false, code, message: expect.stringMatching(/^\p{Lu}.*\.$/u) });
    for (const header of [
      "Content-Type: application/json; charset=utf-8",
      "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff",
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Connection: close",
    ])
      expect(head).toContain(`\r\n${header}`);
  });
});

describe("HDR-3: hosts of requests", () => {
  it.each(["Host: site.example", "Host: site.example:8080", "Host: 192.0.2.1", "Host: [2001:db8::1]:3000", "Host: a_b", "Host:"])(
    "the host may be a name or an address, or empty (%s)",
    async (host) => {
      expect((await sendRaw(server.url, `${GET}\r\n${host}\r\n\r\n`)).status).toBe(200);
    },
  );

  it.each([
    ["twice", "Host: a\r\nHost: b"],
    ["twice, alike", "Host: a\r\nHost: a"],
    ["with spaces and signs", 'Host: a b<>"'],
    ["with a path", "Host: a/b"],
    ["with a user", "Host: a@b"],
    ["with a port that is no number", "Host: a:b"],
    ["not at all", "X-Other: a"],
  ])("a host that is sent %s is refused", async (_how, hosts) => {
    const { status, body, head } = await sendRaw(server.url, `${GET}\r\n${hosts}\r\n\r\n`);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ success: false, code: "invalid" });
    expect(head).toContain("X-Content-Type-Options: nosniff");
  });

  it("the host may be missing in HTTP/1.0, which has none", async () => {
    expect((await sendRaw(server.url, "GET /api/slides HTTP/1.0\r\n\r\n")).status).toBe(200);
  });
});

it("the server logs none of these requests as its own fault", () => {
  expect(logged).toEqual([]);
});
