import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { useTestServer } from "#server/testing/test-server.ts";

let logged = "";
const server = useTestServer({ logTo: (line) => (logged += line) });

const ACCEPT = { accept: "application/json, text/event-stream" };
const send = (body: unknown, headers: Record<string, string> = {}, query = "") =>
  server.send("POST", `/mcp${query}`, body, { ...ACCEPT, ...headers });
const message = (method: string, params?: object) => ({ jsonrpc: "2.0", id: 1, method, ...(params && { params }) });
const LIST = message("tools/list");

describe("the endpoint", () => {
  it("a message is answered by itself: no session, no cookie, nothing kept", async () => {
    const { status, headers, body } = await send(LIST, { cookie: "session=x; lang=en", "mcp-session-id": "une-autre" });
    expect([status, body.id, body.result.tools[0].name]).toEqual([200, 1, "search"]);
    expect(body.result.tools[0].description).toContain("Cherche");
    expect([headers.get("cache-control"), headers.get("set-cookie"), headers.get("mcp-session-id")]).toEqual(["no-store", null, null]);
  });

  it("a notification is taken without a reply", async () => {
    const { status, text } = await send({ jsonrpc: "2.0", method: "notifications/initialized" });
    expect([status, text]).toEqual([202, ""]);
  });

  it("pages of other sites are refused, whatever name they give this server, and the site's own are not", async () => {
    const foreign = ["https://evil.example", "null", "http://127.0.0.1:1", server.url, "https://lumidar.example.evil.example"];
    for (const origin of foreign) {
      const { status, body } = await send(LIST, { origin });
      expect([origin, status, body.code]).toEqual([origin, 403, "forbidden"]);
      expect(body.message).toBe("Cette adresse ne répond pas aux pages d’autres sites.");
    }
    expect((await send(LIST, { origin: "https://evil.example" }, "?lang=en")).body.message).toContain("does not answer pages");
    expect((await send(LIST, { origin: "https://lumidar.example" })).status).toBe(200);
  });

  it.each(["GET", "HEAD", "DELETE", "PUT", "OPTIONS"])("%s is refused: there is no stream and no session", async (method) => {
    const { status, headers } = await server.send(method, "/mcp", undefined, ACCEPT);
    expect([status, headers.get("allow")]).toEqual([405, "POST"]);
  });

  it.each([
    ["a session", () => server.token, "seule une clé d’API est acceptée"],
    ["a false key", () => `lum_${"0".repeat(12)}_${"A".repeat(43)}`, "n’est pas valide"],
    ["something else", () => "abc", "seule une clé d’API est acceptée"],
  ])("%s opens nothing, not even what everybody may call", async (_what, token, sentence) => {
    const { status, headers, body } = await send(LIST, { authorization: `Bearer ${token()}` });
    expect([status, headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(body.message).toContain(sentence);
  });

  it.each<[string, unknown, number]>([
    ["no JSON", "{", -32_700],
    ["a text", '"tools/list"', -32_700],
    ["no message", {}, -32_700],
    ["another version", { ...LIST, jsonrpc: "1.0" }, -32_700],
    ["an object as its id", { ...LIST, id: {} }, -32_700],
    ["several messages", [LIST, LIST], -32_600],
    ["an endless nesting", "[".repeat(5000) + "]".repeat(5000), -32_700],
    ["a NUL", message("tools/call", { name: "search", arguments: { query: "\0" } }), -32_700],
  ])("%s is refused as JSON-RPC, in the language of the address", async (_what, body, code) => {
    const french = await send(body, typeof body === "string" ? { "content-type": "application/json" } : {});
    expect([french.status, french.body.error.code]).toEqual([400, code]);
    const english = await send(body, typeof body === "string" ? { "content-type": "application/json" } : {}, "?lang=en");
    expect(english.body.error.message).toMatch(/^(?:This request is no|One JSON-RPC message)/);
    expect(french.body.error.message).not.toBe(english.body.error.message);
  });

  it.each([
    ["resources/list", {}, -32_601],
    ["tools/call", {}, -32_603],
    ["tools/call", { name: 12 }, -32_603],
    ["tools/call", { name: "search", arguments: "x" }, -32_603],
    ["initialize", {}, -32_603],
    ["constructor", {}, -32_601],
  ])("the method %s with %j gets an error in French", async (method, params, code) => {
    const { status, body } = await send(message(method, params));
    expect([status < 500, body.error.code]).toEqual([true, code]);
    expect(body.error.message).toMatch(/^(?:Cette|Les)/);
  });

  it("another type, an unknown version of the protocol and too long a body are refused", async () => {
    expect((await send("x", { "content-type": "text/plain" })).status).toBe(415);
    expect((await send(LIST, { "mcp-protocol-version": "1999-01-01" }, "?lang=en")).body.error.message).toContain("is unknown");
    const long = message("tools/call", { name: "search", arguments: { query: "x".repeat(1024 * 1024) } });
    expect((await send(long)).status).toBe(413);
  });

  it("no message at all makes the server fail", async () => {
    const method = fc.oneof(fc.constantFrom("tools/call", "tools/list", "initialize", "ping", "notifications/cancelled"), fc.string());
    const name = fc.oneof(
      fc.constantFrom("search", "read", "compare", "fits_with", "write_draft", "list_records", "__proto__"),
      fc.string(),
    );
    const params = fc.oneof(fc.record({ name, arguments: fc.object({ maxDepth: 2 }) }), fc.anything(), fc.constant(null));
    const asked = fc.record({
      jsonrpc: fc.constantFrom("2.0", 2, null),
      id: fc.oneof(fc.integer(), fc.string(), fc.anything()),
      method,
      params,
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(asked, fc.anything()), async (body) => {
        const text = JSON.stringify(body, (_key, value) => (typeof value === "bigint" ? String(value) : value)) ?? "null";
        const { status } = await send(text, { "content-type": "application/json" });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
    expect(logged).toBe("");
  });

  it("more messages at once than may wait are refused, to be sent again", async () => {
    const read = message("tools/call", { name: "read", arguments: { resource: "products", slug: "attendu" } });
    const sent = await server.orm.em.fork().transactional(async (em) => {
      await em.execute("lock table product in access exclusive mode");
      const sent = Array.from({ length: 55 }, () => send(read));
      const { status, headers, body } = await Promise.race(sent);
      expect([status, headers.get("retry-after"), body.code]).toEqual([503, "1", "unavailable"]);
      return sent;
    });
    await Promise.all(sent);
  });
});
