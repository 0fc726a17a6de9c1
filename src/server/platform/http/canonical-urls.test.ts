import { expect, it } from "vitest";
import { LISTED_PAGES, UNLISTED_PAGES } from "#contracts/page/public-pages.ts";
import { inLanguage } from "#contracts/shared/language.ts";
import { sendRaw } from "#server/testing/send-raw.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

it.each([
  ["/produits/", "/produits"],
  ["/Produits/Lampe-Dune", "/produits/lampe-dune"],
  ["/produits//lampe", "/produits/lampe"],
  ["/en", "/en/"],
  ["/EN/Produits/", "/en/products"],
  ["/en/produits/lampe?q=%C3%89t%C3%A9&page=2", "/en/products/lampe?q=%C3%89t%C3%A9&page=2"],
  ["/en/a-propos", "/en/about"],
  ["/en/produits.md?page=2", "/en/products.md?page=2"],
  ["/en/produits/lampe/fiche.pdf?v=1", "/en/products/lampe/datasheet.pdf?v=1"],
  ["/en/produits/lampe/documents/notice", "/en/products/lampe/documents/notice"],
  ["/produits/?q=%C3%89t%C3%A9&page=2", "/produits?q=%C3%89t%C3%A9&page=2"],
])("%s redirects to %s permanently", async (sent, meant) => {
  const { status, headers } = await server.send("GET", sent);
  expect([status, headers.get("location")]).toEqual([301, meant]);
});

it("the former English address of each page, in French words, redirects to its address with its query, once", async () => {
  const pages = [...LISTED_PAGES, ...UNLISTED_PAGES].filter((path) => inLanguage("en", path) !== `/en${path}`);
  expect(pages.length).toBeGreaterThan(10);
  for (const path of pages) {
    const { status, headers } = await server.send("GET", `/en${path}?a=b`);
    expect([status, headers.get("location")]).toEqual([301, `${inLanguage("en", path)}?a=b`]);
    expect((await server.send("GET", inLanguage("en", path))).headers.get("location"), path).toBeNull();
    expect((await server.send("GET", path)).headers.get("location"), "the documented path stays").toBeNull();
  }
});

it.each(["//evil.example/", "///evil.example//x/"])("HDR-4: %s redirects to no other host", async (sent) => {
  const { headers } = await server.send("GET", sent);
  expect(headers.get("location")).toMatch(/^\/evil\.example/);
});

it.each([
  ["/\\evil.example/", "/evil.example"],
  ["/\\/evil.example", undefined],
  ["\\/evil.example/", undefined],
  ["/produits\\Lampe", "/produits/lampe"],
])("HDR-4: %s, whose backslash browsers take for a slash, redirects to no other host", async (sent, meant) => {
  const { status, head } = await sendRaw(server.url, `GET ${sent} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect([status, /^location: (.*)$/im.exec(head)?.[1]]).toEqual([meant ? 301 : 400, meant]);
});

it.each(["/api/products/", "/uploads/A.webp", "/Fichier.PDF"])("%s is no page, and is not redirected", async (sent) => {
  const { status, headers } = await server.send("GET", sent);
  expect([status === 301, headers.get("location")]).toEqual([false, null]);
});
