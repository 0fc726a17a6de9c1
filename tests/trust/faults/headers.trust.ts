import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFreePort } from "#server/platform/database/embedded/postmaster.ts";
import { sendRaw } from "#server/testing/send-raw.ts";
import { type Installation, openInstallation } from "../installation.ts";

const PUBLIC_URL = "https://lumidar.example";
const CSP = "content-security-policy";

let site: Installation;
let upload = "";
beforeAll(async () => {
  site = await openInstallation({ PUBLIC_URL, PORT: String(await findFreePort()) });
  const form = new FormData();
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  form.append("image", new Blob([new Uint8Array(picture)], { type: "image/png" }), "porte.png");
  upload = (await site.asAdmin("POST", "/api/admin/upload", form)).body.url;
});
afterAll(() => site.close());

type Request = [method: string, path: string, body?: unknown];

/** One read for every kind of answer. */
const READ = `/ /produits /produits/inconnu /blog /contact /a-propos /comparer /ma-selection /rien /en/ /en/nothing /admin /admin/login
  /admin/dashboard/products /api/docs /api/openapi.json /api/products /api/admin/products /api/rien /sitemap.xml /robots.txt /feed.xml /healthz
  /readyz /trpc/slides.listActive /trpc/rien /Produits/ /uploads/rien.webp /assets/rien.js /%ff /.env`.split(/\s+/);

const kinds = (): Request[] => [
  ...[...READ, upload].map((path): Request => ["GET", path]),
  ["POST", "/api/contact", { message: "x".repeat(1024 * 1024 + 1) }],
  ["POST", "/api/contact", "plain"],
  ["POST", "/api/admin/login", {}],
  ["DELETE", "/api/products"],
  ["OPTIONS", "/api/products"],
];

describe("HDR-1 the headers of every answer", () => {
  it("forbid framing, sniffing and foreign scripts, demand TLS, and do not say what serves", async () => {
    const statuses = new Set<number>();
    for (const [method, path, body] of kinds()) {
      const { status, headers } = await site.send(method, path, body);
      const what = `${method} ${path.slice(0, 60)} ${status}`;
      statuses.add(status);
      const policy = headers.get(CSP) ?? "";
      const isUpload = policy === "default-src 'none'; sandbox"; // of which nothing runs, wherever it stands
      expect(isUpload || /frame-ancestors 'none'.*base-uri 'none'|base-uri 'none'.*frame-ancestors 'none'/.test(policy), what).toBe(true);
      expect(headers.get("x-frame-options"), what).toBe("DENY");
      expect(policy, what).toMatch(/object-src 'none'|default-src 'none'/);
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
      expect(scripts, what).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
      expect(headers.get("x-content-type-options"), what).toBe("nosniff");
      expect(headers.get("referrer-policy"), what).toBe("strict-origin-when-cross-origin");
      expect(Number(/max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1]), what).toBeGreaterThanOrEqual(31_536_000);
      expect(headers.get("x-powered-by"), what).toBeNull();
      expect(headers.get("server"), what).toBeNull();
      expect(headers.get("cross-origin-opener-policy"), what).toBe("same-origin");
    }
    for (const status of [200, 301, 302, 400, 401, 404, 405, 413, 415]) expect([...statuses]).toContain(status);
  });

  it("the headers allow exactly the scripts that stand in the page, by their hashes: there is no nonce to guess", async () => {
    for (const path of ["/", "/produits", "/en/contact", "/admin/login"]) {
      const { text, headers } = await site.send("GET", path);
      const inline = [...text.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script);
      const hashes = new Set(inline.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`));
      const allowed =
        /script-src 'self'([^;]*)/
          .exec(headers.get(CSP) ?? "")?.[1]
          ?.trim()
          .split(" ") ?? [];
      expect(new Set(allowed.filter(Boolean)), path).toEqual(hashes);
    }
  });
});

it("HDR-2: no origin may read an answer or send one with credentials", async () => {
  const origins = [
    "null",
    PUBLIC_URL,
    "https://evil.example",
    "http://lumidar.example",
    "https://lumidar.example.evil.example",
    "https://sub.lumidar.example",
    "https://lumidar.example:8443",
    "http://localhost:3000",
    "http://127.0.0.1",
    "file://",
    "chrome-extension://abc",
    "https://évil.example".normalize("NFD").replaceAll(/[^\p{ASCII}]/gu, ""),
  ];
  for (const origin of origins) {
    for (const method of ["GET", "OPTIONS"])
      for (const path of ["/api/products", "/api/admin/products", "/trpc/slides.listActive", "/", upload]) {
        const headers = { origin, "access-control-request-method": "PUT", "access-control-request-headers": "authorization" };
        const answer = await site.send(method, path, undefined, headers);
        const granted = [...answer.headers.keys()].filter((name) => name.startsWith("access-control-"));
        expect(granted, `${method} ${path} from ${origin}`).toEqual([]);
      }
  }
});

describe("HDR-3 a forged host", () => {
  const forged = [
    "Host: evil.example",
    "Host: evil.example:80",
    "Host: lumidar.example.evil.example",
    "Host: evil.example\r\nX-Forwarded-Host: evil.example",
    "Host: x\r\nX-Forwarded-Host: evil.example",
    "Host: x\r\nX-Forwarded-Host: evil.example, lumidar.example",
    "Host: x\r\nX-Forwarded-Proto: evil.example",
    "Host: x\r\nX-Forwarded-Server: evil.example",
    "Host: x\r\nX-Forwarded-Port: evil.example",
    "Host: x\r\nX-Forwarded-Prefix: //evil.example",
    "Host: x\r\nX-Original-URL: //evil.example/",
    "Host: x\r\nX-Rewrite-URL: //evil.example/",
    "Host: x\r\nX-Host: evil.example",
    "Host: x\r\nForwarded: host=evil.example;proto=http",
    "Host: x\r\nOrigin: https://evil.example\r\nReferer: https://evil.example/",
  ];
  it.each(forged)("stands in no page, no sitemap and no redirect (%j)", async (lines) => {
    for (const path of ["/", "/en/products", "/sitemap.xml", "/robots.txt", "/feed.xml", "/Produits/", "/api/openapi.json", "/admin"]) {
      const { head, body, status } = await sendRaw(site.url(), `GET ${path} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`);
      expect(status, path).toBeLessThan(400);
      expect(head + body, path).not.toContain("evil.example");
    }
  });

  it("leaves the site’s own URL in the pages and the sitemap", async () => {
    expect((await site.send("GET", "/")).text).toContain(`rel="canonical" href="${PUBLIC_URL}/"`);
    expect((await site.send("GET", "/sitemap.xml")).text).toContain(`<loc>${PUBLIC_URL}/`);
  });
});

describe("HDR-4 an odd request", () => {
  it.each(["TRACE", "FOO", "PROPFIND", "PATCH", "LOCK"])("by the method %s does nothing", async (method) => {
    for (const path of ["/", "/api/products", "/api/admin/products/1", "/trpc/slides.listActive", upload]) {
      const { status, body } = await sendRaw(
        site.url(),
        `${method} ${path} HTTP/1.1\r\nHost: x\r\nX-Echo: canary\r\nConnection: close\r\n\r\n`,
      );
      expect([400, 401, 404, 405], `${method} ${path}`).toContain(status);
      expect(body).not.toContain("canary");
    }
  });

  it("by CONNECT gets no tunnel", async () => {
    const { head } = await sendRaw(site.url(), "CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: x\r\n\r\n");
    expect(head).not.toMatch(/^HTTP\/1\.1 2/);
  });

  const POST = "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json";
  it.each([
    [
      "a length and chunks",
      `${POST}\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /canary HTTP/1.1\r\nHost: x\r\n\r\n`,
    ],
    ["two lengths", `${POST}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`],
    ["a negative length", `${POST}\r\nContent-Length: -1\r\n\r\n`],
    ["a length that is no number", `${POST}\r\nContent-Length: 2x\r\n\r\n{}`],
    ["a broken chunk", `${POST}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
    ["an unknown encoding of transfer", `${POST}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\nGET /canary HTTP/1.1\r\nHost: x\r\n\r\n`],
    ["chunks before another encoding", `${POST}\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ["a space before the colon", `${POST}\r\nContent-Length : 2\r\n\r\n{}`],
    ["a folded header", `${POST}\r\nX-A: b\r\n c\r\nContent-Length: 2\r\n\r\n{}`],
    ["a bare line feed", `${POST}\nContent-Length: 2\n\n{}`],
  ])("with %s is refused once, and its connection closed", async (_what, bytes) => {
    const { status, head, body } = await sendRaw(site.url(), bytes);
    expect(status).toBe(400);
    expect(head).toContain("Connection: close");
    expect(body, "no second answer on this connection").not.toContain("HTTP/1.1");
  });

  it.each([
    "/.git/config",
    "/.env",
    "/.htaccess",
    "/package.json",
    "/src/server/main.ts",
    "/admin-assets/main.js.map",
    "/assets/entry-client.js.map",
    "/uploads/",
    "/uploads",
    "/assets/",
    "/server.pid",
    "/jwt-secret",
    "/uploads/../jwt-secret",
    "/uploads/..%2fjwt-secret",
    "/uploads/%2e%2e/jwt-secret",
    "/assets/..%5c..%5cpackage.json",
    "/%ff",
    "/%00",
    "/..;/admin",
  ])("for %s finds nothing", async (path) => {
    const { status, body } = await sendRaw(site.url(), `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(/"dependencies"|\[core\]|sourcesContent/);
  });

  it.each([
    "//evil.example",
    "//evil.example/",
    "/\\evil.example/",
    "///evil.example/%2e%2e/",
    "/%2f%2fevil.example/",
    "/en//evil.example/",
    "/%0d%0aLocation:%20https://evil.example",
  ])("for %s is led to no other host", async (path) => {
    const { head } = await sendRaw(site.url(), `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const location = /^location: (.*)$/im.exec(head)?.[1] ?? "/";
    expect(new URL(location, PUBLIC_URL).origin).toBe(PUBLIC_URL);
  });
});

describe("HDR-5 a request that another site’s form can send", () => {
  const TABLES = [
    "administrator",
    "article",
    "category",
    "contact_request",
    "feature",
    "product",
    "settings",
    "slide",
    "subscriber",
    "upload",
  ];
  const content = () =>
    Promise.all(TABLES.map((table) => site.query(`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${table} t`)));
  const TYPES = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=b", "text/plain;application/json"];

  it("changes nothing at any admin path, with a cookie or a token in the URL or not", async () => {
    const { body: document } = await site.send("GET", "/api/openapi.json");
    const paths = Object.keys(document.paths).filter((path) => path.includes("/admin/") && !path.endsWith("/login"));
    expect(paths.length).toBeGreaterThan(10);
    const before = await content();
    for (const path of paths)
      for (const type of TYPES) {
        const headers = {
          "content-type": type,
          cookie: `admin_token=${site.token()}; token=${site.token()}`,
          origin: "https://evil.example",
        };
        const target = `${path.replaceAll(/\{\w+\}/g, "1")}?token=${site.token()}&access_token=${site.token()}`;
        const { status } = await site.send("POST", target, '{"title":"x"}', headers);
        expect([401, 404, 405, 415], `${path} as ${type}`).toContain(status);
      }
    expect(await content()).toEqual(before);
  });

  it("changes nothing as a GET, not even with the token: no mutation is read", async () => {
    const before = await content();
    for (const procedure of [
      "products.create",
      "products.remove",
      "slides.create",
      "settings.save",
      "people.invite",
      "contactRequests.send",
      "session.login",
    ]) {
      const { status } = await site.asAdmin("GET", `/trpc/${procedure}?input=${encodeURIComponent('{"id":1,"title":"x"}')}`);
      expect([404, 405], procedure).toContain(status);
    }
    const { body: document } = await site.send("GET", "/api/openapi.json");
    const unread = Object.entries<object>(document.paths).flatMap(([path, verbs]) => ("get" in verbs ? [] : [path]));
    for (const path of unread) expect([404, 405], path).toContain((await site.asAdmin("GET", path.replaceAll(/\{\w+\}/g, "1"))).status);
    expect(await content()).toEqual(before);
  });
});
