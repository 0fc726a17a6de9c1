import { afterAll, beforeAll, expect, it } from "vitest";
import { sendRaw } from "#server/testing/send-raw.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it.each([
  ["/produits/", "/produits"],
  ["/Produits/Lampe-Dune", "/produits/lampe-dune"],
  ["/produits//lampe", "/produits/lampe"],
  ["/en", "/en/"],
  ["/EN/Produits/", "/en/produits"],
  ["/produits/?q=%C3%89t%C3%A9&page=2", "/produits?q=%C3%89t%C3%A9&page=2"],
])("%s redirects to %s permanently", async (sent, meant) => {
  const { status, headers } = await server.send("GET", sent);
  expect([status, headers.get("location")]).toEqual([301, meant]);
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
