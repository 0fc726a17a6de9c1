import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { sendRaw } from "#server/testing/send-raw.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { isGuarded, restRoutes } from "#server/platform/declaration/rest-routes.ts";
import { UPLOAD_ROUTES } from "./upload-routes.ts";

const server = useTestServer();

const PUBLIC_POSTS = ["/api/admin/login", "/api/contact", "/api/newsletter"];

describe("admin paths", () => {
  const guarded = [...restRoutes(), ...UPLOAD_ROUTES.map(({ path }) => ({ method: "post" as const, path }))].filter(
    ({ path }) => path.startsWith("/api/admin/") && !PUBLIC_POSTS.includes(path),
  );

  it.each(guarded.map(({ method, path }) => [method.toUpperCase(), path.replace("{id}", "1")]))(
    "the server refuses %s %s without a session",
    async (method, path) => {
      const { status, body, headers } = await server.send(method, path);
      expect(status).toBe(401);
      expect(body).toEqual({ success: false, code: "unauthenticated", message: "Connectez-vous pour continuer." });
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("www-authenticate")).toBe("Bearer");
    },
  );
});

it("a path with a malformed id reveals nothing to a sender who is not signed in", async () => {
  for (const id of ["abc", "0", "1e3", "-1"]) {
    expect((await server.send("GET", `/api/admin/products/${id}`)).status, id).toBe(401);
    expect((await server.send("PUT", `/api/admin/products/${id}`, [])).status, id).toBe(401);
  }
});

it("an admin path refuses a sender who is not signed in before it reads the body", async () => {
  for (const path of ["/api/admin/products", "/api/admin/categories"]) {
    expect((await server.send("POST", path, "{", { "content-type": "application/json" })).status, path).toBe(401);
    expect((await server.send("POST", path, "title=x", { "content-type": "text/plain" })).status, path).toBe(401);
  }
});

describe("requests", () => {
  const post = (body: unknown, headers: Record<string, string> = {}) => server.asAdmin("POST", "/api/admin/products", body, headers);
  const json = { "content-type": "application/json" };

  it.each([
    ["no JSON", "{", 400],
    ["a JSON scalar", "12", 400],
    ["a JSON list", "[]", 400],
    ["nothing", "", 400],
    ["a NUL", JSON.stringify(aProduct({ title: "a\u0000b" })), 400],
    ["a lone surrogate", JSON.stringify(aProduct()).replace("Variateur", "\\ud800"), 400],
    ["bytes that are no UTF-8", Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 400],
    ["thousands of levels", `{"specifications":${"[".repeat(5000)}${"]".repeat(5000)}}`, 400],
    ["a megabyte too much", JSON.stringify({ title: "x".repeat(1024 * 1024 + 1) }), 413],
  ])("a request that holds %s is refused", async (_what, body, status) => {
    expect((await post(body, json)).status).toBe(status);
  });

  it("HDR-5: a request of another type than JSON is refused", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/xml"]) {
      expect((await post("title=x", { "content-type": type })).status, type).toBe(415);
    }
  });

  it("DOS-2: a body may be compressed; a broken or exploding archive is refused", async () => {
    const gzip = { ...json, "content-encoding": "gzip" };
    expect((await post(gzipSync(JSON.stringify(aProduct())), gzip)).status).toBe(201);
    expect((await post(Buffer.from("not gzip"), gzip)).status).toBe(400);
    expect((await post(gzipSync(Buffer.alloc(20 * 1024 * 1024, 32)), gzip)).status).toBe(413);
  });

  it("a request that is refused before its end closes its connection: the next request would meet the rest of it", async () => {
    const long = await post(Buffer.alloc(8 * 1024 * 1024, 32), json);
    expect([long.status, long.headers.get("connection")]).toEqual([413, "close"]);
    const read = await post("{", json);
    expect([read.status, read.headers.get("connection")]).toEqual([400, "keep-alive"]);
  });

  it("an unknown path gets a JSON 404", async () => {
    for (const path of ["/api", "/api/rien", "/api/products/a/b", "/api/admin/rien", "/api/products/inconnu", "/api/blogs/inconnu"]) {
      const { status, body } = await server.send("GET", path);
      expect(status, path).toBe(404);
      expect(body, path).toMatchObject({ success: false, code: "not_found" });
    }
  });

  it("a malformed path is refused, and never a server error", async () => {
    for (const path of [
      "/api/products/a%00b",
      "/api/products/%ff",
      "/api/products/%ed%a0%80",
      "/api/products/..%2f..%2f",
      `/api/products/${"a".repeat(8000)}`,
    ]) {
      expect([400, 404], path).toContain((await server.send("GET", path)).status);
    }
  });

  it("HDR-4: a request by another method gets the allowed ones", async () => {
    const { status, headers, body } = await server.send("DELETE", "/api/products");
    expect(status).toBe(405);
    expect(headers.get("allow")).toContain("GET");
    expect(body.code).toBe("method_not_allowed");
    expect((await server.send("OPTIONS", "/api/products")).status).toBe(204);
  });
});

describe("public reads", () => {
  it("a public read carries an ETag and answers 304 to a client that has it", async () => {
    const lists = restRoutes().filter((route) => route.method === "get" && !isGuarded(route) && !route.path.includes("{"));
    expect(lists.length).toBeGreaterThan(3);
    for (const { path } of lists) {
      const first = await server.send("GET", path);
      expect(first.status, path).toBe(200);
      const again = await server.send("GET", path, undefined, {
        "if-none-match": first.headers.get("etag") ?? "",
        "cache-control": "max-age=0",
      });
      expect(again.status, path).toBe(304);
      expect(again.text).toBe("");
    }
  });

  it("a public read is compressed for clients that accept it", async () => {
    for (let n = 0; n < 10; n++) await server.asAdmin("POST", "/api/admin/products", aProduct());
    for (const encoding of ["br", "gzip"]) {
      const { headers } = await server.send("GET", "/api/products", undefined, { "accept-encoding": encoding });
      expect(headers.get("content-encoding")).toBe(encoding);
      expect(headers.get("vary")).toMatch(/accept-encoding/i);
    }
  });

  it("a public read is sent in the encoding that the client prefers, and in the smallest of equals", async () => {
    const encodingOf = async (accepted: string) =>
      (await server.send("GET", "/api/products", undefined, { "accept-encoding": accepted })).headers.get("content-encoding");
    expect(await encodingOf("br;q=0.1, gzip;q=1")).toBe("gzip");
    expect(await encodingOf("gzip, deflate, br, zstd")).toBe("br");
    expect(await encodingOf("*")).toBe("br");
    expect(await encodingOf("br;q=0, *;q=0.5")).toBe("gzip");
    expect(await encodingOf("identity, gzip;q=0.5")).toBeNull();
    expect(await encodingOf("br;q=0, gzip;q=0")).toBeNull();
  });

  it("ACL-4: a public read is refused with unknown parameters, and does nothing with them", async () => {
    for (const query of ["where[password]=1", "filters[a]=b", "fields=*", "populate=*", "__proto__[x]=1", "orderBy=id"]) {
      expect((await server.send("GET", `/api/products?${query}`)).status, query).toBe(400);
    }
  });
});

describe("responses", () => {
  it("HDR-1, HDR-2: every response carries the security headers, and no trace of the software that serves it", async () => {
    for (const path of ["/api/products", "/api/rien", "/uploads/rien.webp", "/admin/login", "/healthz"]) {
      const { headers } = await server.send("GET", path);
      expect(headers.get("content-security-policy"), path).toMatch(/default-src '(none|self)'/);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("strict-transport-security"), path).toMatch(/max-age=31536000/);
      expect(headers.get("x-powered-by"), path).toBeNull();
      expect(headers.get("access-control-allow-origin"), path).toBeNull();
    }
  });

  it("a response for the admin is neither cached nor indexed, and its policy allows only its own inline script", async () => {
    const { headers, text } = await server.send("GET", "/admin/login");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    const [, script = ""] = /<script>([\s\S]*?)<\/script>/.exec(text) ?? [];
    const hash = createHash("sha256").update(script).digest("base64");
    expect(headers.get("content-security-policy")).toContain(`script-src 'self' 'sha256-${hash}';`);
  });
});

describe("tRPC", () => {
  it("DOS-3: tRPC takes at most ten calls at once", async () => {
    const batch = (size: number) => server.send("GET", `/trpc/${Array(size).fill("slides.listActive").join(",")}?batch=1&input=%7B%7D`);
    expect((await batch(10)).status).toBe(200);
    expect((await batch(11)).status).toBe(400);
  });

  it("HDR-4: tRPC accepts GET and POST only", async () => {
    for (const method of ["TRACE", "PROPFIND", "PATCH", "DELETE", "LOCK"]) {
      const request = `${method} /trpc/slides.listActive HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
      const { status, head, body } = await sendRaw(server.url, request);
      expect(status, method).toBe(405);
      expect(head, method).toContain("Allow: GET, HEAD, POST");
      expect(JSON.parse(body), method).toMatchObject({ success: false, code: "method_not_allowed" });
    }
  });

  it("tRPC answers in JSON, also when no content type was sent", async () => {
    const { status, headers, body } = await server.send("POST", "/trpc/subscribers.subscribe");
    expect(status).toBe(415);
    expect(headers.get("content-type")).toMatch(/^application\/json/);
    expect(body.error.data.reply.code).toBe("unsupported_media_type");
  });

  it("tRPC never reveals a stack, and reports errors as REST does", async () => {
    const { status, headers, body, text } = await server.send("GET", "/trpc/products.list?input=%7B%7D");
    expect(status).toBe(401);
    expect(headers.get("www-authenticate")).toBe("Bearer");
    expect(body.error.data.reply).toMatchObject({ success: false, code: "unauthenticated" });
    expect(text).not.toContain("stack");
  });
});

it("DOS-1: of many large reads at once, all but a few are refused, and other requests are unaffected", async () => {
  const holder = server.orm.em.fork();
  await holder.begin();
  await holder.execute("lock table product in access exclusive mode");
  const refused: (string | null)[] = [];
  const asked = Array.from({ length: 20 }, async (_, n) => {
    const { status, headers } = await server.send("GET", `/api/products?limit=${4800 + n}`);
    if (status === 503) refused.push(headers.get("retry-after"));
    return status;
  });
  await expect.poll(() => refused).toEqual(Array(10).fill("1"));
  expect((await server.send("GET", "/api/slides")).status).toBe(200);
  await holder.rollback();
  expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(10);
});
