import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { useTestServer } from "#server/testing/test-server.ts";

// The journeys test the look of the pages in a browser; here, a page only says which URL was requested.
const telling = {
  render: async (request: { url: string }) => ({ status: 200, html: `page ${request.url}` }),
};

const logged: string[] = [];
const server = useTestServer({ pages: telling, logTo: (line) => logged.push(line) });
/** Sends a request unchanged, where fetch would correct or refuse it, and gives the raw response. */
async function sendRaw(start: string, host = "site.example"): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  socket.write(`${start} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  await once(socket, "close");
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text };
}

describe("HDR-4: request targets", () => {
  it("a request target may name a host, as proxies write it, and means the same", async () => {
    expect(await sendRaw("GET http://any.host/produits?q=lampe")).toMatchObject({
      status: 200,
      text: expect.stringContaining("page /produits?q=lampe"),
    });
    expect(await sendRaw("GET https://any.host")).toMatchObject({ status: 200, text: expect.stringContaining("page /") });
    expect((await sendRaw("GET http://any.host/api/products")).status).toBe(200);
    expect((await sendRaw("GET http://any.host/trpc/slides.listActive")).status).toBe(200);
    expect((await sendRaw("GET HTTP://any.host:8080/api/rien")).status).toBe(404);
  });

  it.each(["GET *", "POST *", "GET ftp://any.host/x", "GET http://", "GET http://[/x"])(
    "a malformed request target is refused (%s)",
    async (start) => {
      expect((await sendRaw(start)).status).toBe(400);
    },
  );

  it("a request target may be `*`, which asks for the options of the whole server", async () => {
    expect((await sendRaw("OPTIONS *")).status).toBe(204);
  });

  it.each([
    "/produits?q=%ed%a0%80",
    "/produits?q=%00",
    "/produits?q=a%c3",
    "/produits/%ff",
    "/produits/%00",
    "/produits/%",
    "/%zz",
    "/uploads/%00.webp",
    "/sitemap.xml?%ff",
    "/api/products?q=%ed%a0%80",
    "/api/products?q=%00",
    "/trpc/products.catalogue?input=%ff",
    `/produits?q=${"a".repeat(9000)}`,
  ])("a request target that is no text or too long is refused (%s)", async (path) => {
    const { status, body } = await server.send("GET", path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: "invalid" });
  });

  it("any path under /admin leads to the dashboard", async () => {
    const { status, headers } = await server.send("GET", "/admin/dashboard/blog/%c0%af");
    expect([status, headers.get("location")]).toEqual([302, "/admin/dashboard"]);
  });

  it("a request target may hold a percent sign that a user typed", async () => {
    expect((await server.send("GET", "/produits?q=100%")).text).toContain("page /produits?q=100%");
  });
});

describe("values of requests", () => {
  const login = { ...ADMINISTRATOR, username: "ad\u0000min" };

  it("a value with a NUL is refused by name, before any look-up", async () => {
    for (const path of ["/api/admin/login", "/trpc/session.login"]) {
      const { status, text } = await server.send("POST", path, login);
      expect(status, path).toBe(400);
      expect(text, path).toContain(`"path":"username"`);
    }
  });

  it.each([
    ["a NUL in a nested text", { parts: [{ name: "a\u0000" }] }],
    ["a NUL in a field's name", { "a\u0000": 1 }],
    ["a lone surrogate", { username: "\ud800" }],
    ["thousands of levels", JSON.parse(`${"[".repeat(3000)}${"]".repeat(3000)}`)],
  ])("a value with %s is refused in a body and in a query", async (_what, value) => {
    const json = JSON.stringify({ username: "a", password: "b", more: value });
    expect((await server.send("POST", "/api/contact", json, { "content-type": "application/json" })).status).toBe(400);
    expect((await server.send("POST", "/trpc/contactRequests.send", json, { "content-type": "application/json" })).status).toBe(400);
    const asked = await server.send("GET", `/trpc/products.catalogue?input=${encodeURIComponent(json).slice(0, 7000)}`);
    expect(asked.status).toBe(400);
  });

  it("a value with a NUL or no text at all is refused in a form", async () => {
    for (const value of ["%00", "%ed%a0%80"]) {
      const body = `email=leila@example.com&firstName=${value}`;
      const { status } = await server.send("POST", "/contact", body, { "content-type": "application/x-www-form-urlencoded" });
      expect(status, value).toBe(400);
    }
  });
});

describe("the encoding of a body", () => {
  const json = JSON.stringify({ requestType: "demo", firstName: "\u00c9t\u00e9" });
  const bytes = Buffer.from(json, "latin1");

  it("a body of another declared charset is refused by REST, tRPC and the forms", async () => {
    for (const [path, type] of [
      ["/api/contact", "application/json"],
      ["/trpc/contactRequests.send", "application/json"],
      ["/contact", "application/x-www-form-urlencoded"],
    ] as const)
      for (const charset of ["iso-8859-1", "windows-1252", '"utf-16"'])
        expect((await server.send("POST", path, bytes, { "content-type": `${type}; charset=${charset}` })).status, path).toBe(415);
  });

  it("a body whose bytes are no UTF-8 is refused, and nothing is stored", async () => {
    for (const type of ["application/json", "application/json; charset=utf-8"]) {
      expect((await server.send("POST", "/api/contact", bytes, { "content-type": type })).status).toBe(400);
      expect((await server.send("POST", "/trpc/contactRequests.send", bytes, { "content-type": type })).status).toBe(400);
      const slide = Buffer.from(JSON.stringify({ title: "\u00c9t\u00e9", cta_text: "Voir", cta_link: "/produits" }), "latin1");
      expect((await server.asAdmin("POST", "/api/admin/slides", slide, { "content-type": type })).status).toBe(400);
    }
    const form = { "content-type": "application/x-www-form-urlencoded" };
    expect((await server.send("POST", "/contact", Buffer.from("firstName=\u00c9t\u00e9", "latin1"), form)).status).toBe(400);
    expect((await server.asAdmin("GET", "/api/admin/slides")).body).toEqual([]);
  });

  it("a body declared as UTF-8 is read, in whichever spelling", async () => {
    for (const charset of ["utf-8", "UTF-8", '"utf-8"', "utf8"]) {
      const slide = { title: "\u00c9t\u00e9 \ufffd", cta_text: "Voir", cta_link: "/produits" };
      const reply = await server.asAdmin("POST", "/api/admin/slides", JSON.stringify(slide), {
        "content-type": `application/json; charset=${charset}`,
      });
      expect([reply.status, reply.body.title]).toEqual([201, slide.title]);
    }
  });
});

it("a field that would change what a copy of the body inherits is refused", async () => {
  const body = '{ "username": "a", "password": "b", "__proto__": { "role": "admin" } }';
  expect((await server.send("POST", "/api/admin/login", body, { "content-type": "application/json" })).status).toBe(400);
});

describe("batched calls", () => {
  const batch = (procedures: string[], inputs: object) =>
    server.send("GET", `/trpc/${procedures.join()}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`);

  it("calls that all fail in one way have that status", async () => {
    const { status, body } = await batch(["dashboard.stats", "slides.list"], {});
    expect(status).toBe(401);
    expect(body.map((answer: any) => answer.error.data.httpStatus)).toEqual([401, 401]);
  });

  it("calls that fail in several ways, or in part, have the status of many", async () => {
    expect((await batch(["dashboard.stats", "products.bySlug"], { 1: { slug: "inconnu" } })).status).toBe(207);
    expect((await batch(["dashboard.stats", "slides.listActive"], {})).status).toBe(207);
    expect((await batch(["slides.listActive", "features.listActive"], {})).status).toBe(200);
  });

  it("DOS-3: a batch has at most ten calls", async () => {
    const calls = (count: number) => batch(Array(count).fill("slides.listActive"), {});
    expect((await calls(10)).status).toBe(200);
    expect((await calls(11)).status).toBe(400);
  });

  it("DOS-1: a batched list gives at most a hundred rows, where REST gives thousands", async () => {
    const rows = (limit: unknown, more = "") =>
      server.send("GET", `/trpc/products.listActive?input=${encodeURIComponent(JSON.stringify({ limit }))}${more}`);
    expect((await rows(100)).status).toBe(200);
    for (const asked of [await rows(101), await rows(5000), await rows(5000, "&input=x"), await rows(5000, "&batch=2")])
      expect(asked.status).toBe(400);
    expect((await batch(["slides.listActive", "products.listActive"], { 1: { limit: 101 } })).status).toBe(400);
    expect((await server.send("GET", "/api/products?limit=5000")).status).toBe(200);
  });

  it("a refused batch says when to try again", async () => {
    const tries = Array.from({ length: 11 }, () =>
      server.send("POST", "/trpc/session.login", { ...ADMINISTRATOR, username: "qui", password: "non" }),
    );
    const refused = (await Promise.all(tries)).find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

it("the server logs none of these requests as its own fault", () => {
  expect(logged).toEqual([]);
});
