import { beforeEach, expect, it } from "vitest";
import type { PageReply } from "#contracts/page/render-contract.ts";
import type { PublicEntry } from "#server/platform/page/bundles.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const HTML = `<!doctype html><html lang="fr"><head><title>Une lampe</title>
  <link rel="canonical" href="https://lumidar.example/produits/lampe"></head>
  <body><header>Menu</header><main><h1>Lampe</h1><p>Elle <a href="/contact">éclaire</a>.</p></main></body></html>`;

let renderings = 0;
let asked: string[] = [];
/** Reply of the public app to a URL. */
let reply: (url: string) => PageReply;

const app: Partial<PublicEntry> = {
  render: async ({ url, isUnchanged }) => {
    asked.push(url);
    const data = "une lampe";
    if (isUnchanged?.(data)) return { status: 200, data };
    renderings += 1;
    return { data, ...reply(url) };
  },
  patternOf: (path) => (path.startsWith("/nulle-part") ? undefined : path),
};

const server = useTestServer({ pages: app, cachesResponses: true });
beforeEach(() => {
  asked = [];
  reply = () => ({ status: 200, html: HTML });
});

const get = (path: string, accept?: string) => server.send("GET", path, undefined, accept === undefined ? {} : { accept });
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const typeOf = ({ headers }: { headers: Headers }) => headers.get("content-type");

it("a page has its Markdown at its own path with an ending, made of its content, its links absolute", async () => {
  const page = await get("/produits/lampe.md");
  expect([page.status, typeOf(page)]).toEqual([200, "text/markdown; charset=utf-8"]);
  expect(page.text).toBe(
    [
      "---",
      'title: "Une lampe"',
      'url: "https://lumidar.example/produits/lampe"',
      'language: "fr"',
      "---",
      "",
      "# Lampe",
      "",
      "Elle [éclaire](https://lumidar.example/contact).",
      "",
    ].join("\n"),
  );
  expect(page.headers.get("link")).toBe(`<https://lumidar.example/produits/lampe>; rel="canonical"`);
});

it.each([
  ["/index.md", "/"],
  ["/en/index.md", "/en/"],
  ["/produits.md?q=lampe&page=2", "/produits?q=lampe&page=2"],
  ["/en/blog/lamp.md", "/en/blog/lamp"],
])("%s is the Markdown of %s", async (path, page) => {
  expect((await get(path)).status).toBe(200);
  expect(asked).toEqual([page]);
});

it("a client that prefers Markdown gets it at the page's own URL, and no cache on the way keeps it there", async () => {
  for (const accept of ["text/markdown", "text/markdown, text/html;q=0.9", "text/markdown, */*;q=0.1"]) {
    const page = await get("/a-propos", accept);
    expect([page.status, typeOf(page)]).toEqual([200, "text/markdown; charset=utf-8"]);
    expect(page.headers.get("content-location")).toBe("/a-propos.md");
    expect(page.headers.get("vary")).toMatch(/\bAccept\b(?!-)/);
    expect(page.headers.get("cache-control")).toBe("private, no-cache");
  }
});

it("browsers, and programs that name no type or prefer HTML, get HTML also after others got Markdown", async () => {
  await get("/contact", "text/markdown");
  await get("/contact.md");
  for (const accept of [BROWSER, undefined, "*/*", "text/html, text/markdown", "text/markdown;q=0.5, text/html"]) {
    for (const page of [await get("/contact", accept), await get("/contact", accept)]) {
      expect([page.status, typeOf(page), page.text]).toEqual([200, "text/html; charset=utf-8", HTML]);
      expect(page.headers.get("vary")).toBe("Accept, Accept-Encoding");
    }
  }
  expect(typeOf(await get("/contact", "text/markdown"))).toMatch(/markdown/);
});

it("Markdown is cached with an ETag, for both ways to ask, and not made again of unchanged data", async () => {
  const first = await get("/cookies.md");
  const before = renderings;
  await get("/cookies.md");
  await get("/cookies", "text/markdown");
  await server.asAdmin("POST", "/api/admin/slides", aSlide());
  const known = { "if-none-match": first.headers.get("etag") ?? "", "cache-control": "max-age=0" };
  expect((await server.send("GET", "/cookies.md", undefined, known)).status).toBe(304);
  expect((await server.send("GET", "/cookies", undefined, { ...known, accept: "text/markdown" })).status).toBe(304);
  expect(renderings).toBe(before);
});

it("Markdown that does not exist is 404: of an unknown path, of a missing page, of a product that leads to the catalogue", async () => {
  expect((await get("/nulle-part.md")).status).toBe(404);
  expect((await get("/nulle-part", "text/markdown")).status).toBe(404);
  expect((await get("/.md")).status).toBe(404);
  expect((await get("/uploads/lampe.md")).status).toBe(404);
  reply = () => ({ status: 404, html: HTML });
  expect((await get("/blog/brouillon.md")).status).toBe(404);
  reply = () => ({ status: 302, html: "", location: "/produits" });
  expect((await get("/produits/cachee.md")).status).toBe(404);
  expect((await get("/produits/cachee", "text/markdown")).status).toBe(404);
  expect((await get("/produits/cachee")).status).toBe(302);
});

it("a former slug and another spelling redirect to the Markdown of the page", async () => {
  reply = () => ({ status: 301, html: "", location: "/produits/lampe?q=1" });
  const moved = await get("/produits/ancienne.md?q=1");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/produits/lampe.md?q=1"]);
  const spelled = await get("/Produits//Lampe.md?q=1");
  expect([spelled.status, spelled.headers.get("location")]).toEqual([301, "/produits/lampe.md?q=1"]);
  expect((await get("/en.md")).headers.get("location")).toBe("/en/index.md");
});

it("an administrator's redirection holds for the Markdown of its address", async () => {
  await server.asAdmin("POST", "/trpc/redirections.create", { from_path: "/nulle-part-ailleurs", to_url: "/contact", kind: "permanent" });
  const moved = await get("/nulle-part-ailleurs.md");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/contact.md"]);
});

it("a page that search engines may not list, or that opens with a secret, says so in Markdown and is not cached", async () => {
  reply = () => ({ status: 200, html: HTML.replace("<title>", `<meta name="robots" content="noindex, follow"><title>`) });
  expect((await get("/comparer.md")).headers.get("x-robots-tag")).toBe("noindex, follow");
  const before = renderings;
  await get("/newsletter/confirmer.md?jeton=1");
  await get("/newsletter/confirmer.md?jeton=1");
  expect(renderings).toBe(before + 2);
});
