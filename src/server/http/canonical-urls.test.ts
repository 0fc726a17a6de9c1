import { afterAll, beforeAll, expect, it } from "vitest";
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
])("%s leads to %s for good", async (sent, meant) => {
  const { status, headers } = await server.send("GET", sent);
  expect([status, headers.get("location")]).toEqual([301, meant]);
});

it.each(["//evil.example/", "///evil.example//x/"])("%s leads nowhere outside", async (sent) => {
  const { headers } = await server.send("GET", sent);
  expect(headers.get("location")).toMatch(/^\/evil\.example/);
});

it.each(["/api/products/", "/uploads/A.webp", "/Fichier.PDF"])("%s is no page, and is taken to the letter", async (sent) => {
  const { status, headers } = await server.send("GET", sent);
  expect([status === 301, headers.get("location")]).toEqual([false, null]);
});
