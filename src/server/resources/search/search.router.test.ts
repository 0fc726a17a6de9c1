import { afterAll, beforeAll, expect, it } from "vitest";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aPage, aSection } from "#server/resources/page/page.factory.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  for (let number = 1; number <= 8; number += 1)
    await server.asAdmin("POST", "/api/admin/products", aProduct({ title: `Lampe ${number}` }));
  await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Lampe cachée", is_active: false }));
  const articles = [
    { title: "Bien dormir", excerpt: "La lampe du soir, et rien d’autre.", status: "published" },
    { title: "Choisir ses lampes", status: "published" },
    { title: "Une lampe en préparation", status: "draft" },
  ];
  for (const article of articles) await server.asAdmin("POST", "/api/admin/blogs", anArticle(article));
  const pages = [
    { title: "Noël", sections: [aSection("text", { html: "<p>Une lampe <strong>offerte</strong>.</p>" })] },
    { title: "Nos lampes" },
    { title: "Une page en préparation", is_active: false },
    { title: "Une page d’hier en préparation", published_until: "2026-01-01T00:00:00Z" },
  ];
  for (const page of pages) await server.asAdmin("POST", "/api/admin/pages", aPage(page));
});
afterAll(() => server.stop());

const quick = async (q: string) => {
  const { status, body } = await server.send("GET", `/trpc/search.quick?input=${encodeURIComponent(JSON.stringify({ q }))}`);
  return { status, ...body.result?.data };
};
const titlesOf = (rows: { title: string }[]) => rows.map(({ title }) => title);

it("finds the first products and their number, articles and pages, those with the words in the title first", async () => {
  const { products, total, articles, pages, ...rest } = await quick("lampe");
  expect(titlesOf(products)).toEqual(["Lampe 1", "Lampe 2", "Lampe 3", "Lampe 4", "Lampe 5", "Lampe 6"]);
  expect(total).toBe(8);
  expect(titlesOf(articles)).toEqual(["Choisir ses lampes", "Bien dormir"]);
  expect(titlesOf(pages)).toEqual(["Nos lampes", "Noël"]);
  expect(rest).toEqual({ status: 200 });
  expect(Object.keys(products[0]).toSorted()).toEqual(["category", "id", "image", "reference", "slug", "title"]);
});

it("forgives typing errors in products and articles, and says what it searched for", async () => {
  expect(await quick("lmape")).toMatchObject({ total: 8, corrected: "lampe", articles: [{ title: "Choisir ses lampes" }, {}] });
  expect(await quick("dromir")).toMatchObject({ total: 0, articles: [{ title: "Bien dormir" }] });
});

it("knows neither hidden products, nor drafts, nor what was not typed", async () => {
  const none = { status: 200, products: [], total: 0, articles: [], pages: [] };
  for (const q of ["cachée", "préparation", "preparaton", "", "  "]) expect(await quick(q), q).toEqual(none);
  expect((await quick("a".repeat(201))).status).toBe(400);
});
