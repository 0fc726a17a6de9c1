import { describe, expect, it, beforeEach } from "vitest";
import { describeCrud } from "#server/testing/crud-battery.ts";
import { anArticle } from "./article.factory.ts";
import { describeFileUrl } from "#server/testing/file-url-battery.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

describeCrud("an article", {
  path: "/api/admin/blogs",
  router: "articles",
  noun: "article",
  valid: anArticle,
  invalid: [
    { title: "" },
    { slug: "Pas un slug" },
    { slug: "new" },
    { content: "<script></script>" },
    { status: "archived" },
    { category: "cuisine" },
  ],
  change: { excerpt: "En deux mots." },
});

describeFileUrl("an article's picture", {
  path: "/api/admin/blogs",
  issue: "image_url",
  input: (image_url) => anArticle({ image_url }),
  stored: (body) => body.image_url,
});

describe("the blog", () => {
  it("cleans the URLs of the pictures in an article's text alike", async () => {
    const content = `<p>Avant</p><img src="public/uploads/x.png" alt="x"><img src="\\uploads\\y.png" alt="y"><img src="http://a.example/z.png">`;
    const { body } = await server.asAdmin("POST", "/api/admin/blogs", anArticle({ content }));
    expect(body.content).toBe(`<p>Avant</p><img alt="x" src="/uploads/x.png" /><img alt="y" src="/uploads/y.png" />`);
  });

  it("shows visitors published articles only, in lists and by URL", async () => {
    const draft = anArticle({ title: "Brouillon" });
    const published = anArticle({ title: "Publié", status: "published" });
    await server.asAdmin("POST", "/api/admin/blogs", draft);
    await server.asAdmin("POST", "/api/admin/blogs", published);
    const { body } = await server.send("GET", "/api/blogs");
    expect(body.map(({ title }: { title: string }) => title)).toEqual(["Publié"]);
    expect((await server.send("GET", `/api/blogs/${draft.slug}`)).status).toBe(404);
    expect((await server.send("GET", `/api/blogs/${published.slug}`)).body.title).toBe("Publié");
  });

  it("sends cards without the articles' texts, with an excerpt where none was written", async () => {
    await server.asAdmin(
      "POST",
      "/api/admin/blogs",
      anArticle({ title: "Sans extrait", status: "published", content: `<p>${"mot ".repeat(300)}</p>` }),
    );
    const { body } = await server.send("GET", "/trpc/articles.listCards");
    const card = body.result.data.find(({ title }: { title: string }) => title === "Sans extrait");
    expect(card).not.toHaveProperty("content");
    expect(card.excerpt).toMatch(/^mot mot/);
    expect(card.excerpt.length).toBeLessThanOrEqual(150);
  });

  it("keeps the date of the first publication when an article is hidden and shown again", async () => {
    const { body: first } = await server.asAdmin("POST", "/api/admin/blogs", anArticle({ status: "published" }));
    expect(first.published_at).toMatch(/^\d{4}-/);
    const change = (status: string) => server.asAdmin("PUT", `/api/admin/blogs/${first.id}`, { ...first, version: undefined, status });
    await change("draft");
    expect((await change("published")).body.published_at).toBe(first.published_at);
  });

  it("an article without an author is signed by the company", async () => {
    const { body } = await server.asAdmin("POST", "/api/admin/blogs", anArticle());
    expect(body).toMatchObject({ author: "Lumidar", status: "draft", category: "guide" });
  });

  it("keeps what is harmless in an article and drops what runs, frames or loads from elsewhere", async () => {
    const content = `<h2>Titre</h2><p onclick="x()">Texte <strong>gras</strong> <a href="javascript:alert(1)">a</a> <a href="/produits">b</a></p>
      <script>alert(1)</script><iframe src="https://evil.example"></iframe><img src="https://evil.example/p.gif"><svg onload="x()"></svg>`;
    const { body } = await server.asAdmin("POST", "/api/admin/blogs", anArticle({ content }));
    expect(body.content).toContain("<h2>Titre</h2>");
    expect(body.content).toContain('<a href="/produits">b</a>');
    expect(body.content).not.toMatch(/script|onclick|onload|javascript|evil|iframe|svg/);
  });
});

describe("articles as administrators list them", () => {
  beforeEach(async () => {
    for (const { id } of (await server.asAdmin("GET", "/api/admin/blogs")).body) await server.asAdmin("DELETE", `/api/admin/blogs/${id}`);
  });

  const write = async (fields: object) => (await server.asAdmin("POST", "/api/admin/blogs", anArticle({ ...fields }))).body;
  const page = async (input: object) =>
    (await server.asAdmin("GET", `/trpc/articles.page?input=${encodeURIComponent(JSON.stringify(input))}`)).body.result.data;
  const titlesOf = (list: { data: { title: string }[] }) => list.data.map(({ title }) => title);
  const setStatus = (input: object) => server.asAdmin("POST", "/trpc/articles.setStatus", input);

  it("lists articles a page at a time, latest first, with the start of their text and how many there are of each status", async () => {
    for (const title of ["Un", "Deux", "Trois"]) await write({ title, content: `<p>${"mot ".repeat(200)}</p>` });
    await write({ title: "Quatre", status: "published" });
    const first = await page({ limit: 3 });
    expect(titlesOf(first)).toEqual(["Quatre", "Trois", "Deux"]);
    expect(first).toMatchObject({ total: 4, page: 1, limit: 3, counts: { draft: 3, published: 1 } });
    expect(first.data[1].preview).toHaveLength(299); // 300 characters, less the space at their end
    expect(first.data[1]).not.toHaveProperty("content");
    expect(titlesOf(await page({ limit: 3, page: 2 }))).toEqual(["Un"]);
    expect(titlesOf(await page({ page: 1_000_000_000, limit: 100 }))).toEqual([]);
  });

  it("gives the form of a copy a draft without a date, under a slug that is free", async () => {
    const { title, slug, ...rest } = await write({ status: "published", title: "Veiller", slug: "veiller" });
    const copy = (await server.asAdmin("GET", `/trpc/articles.copyOf?input={"id":${rest.id}}`)).body.result.data;
    expect(copy).toEqual({ ...rest, title: `${title} (copie)`, slug: `${slug}-copie`, status: "draft", published_at: null });
    expect((await server.send("GET", `/trpc/articles.copyOf?input={"id":${rest.id}}`)).status).toBe(401);
  });

  it("finds articles by title and excerpt, whatever case and accents, and by status", async () => {
    await write({ title: "Économiser l’énergie", excerpt: "Trois gestes." });
    await write({ title: "Choisir", excerpt: "Ce que l’ÉNERGIE coûte.", status: "published" });
    await write({ title: "Autre", content: "<p>énergie</p>" });
    expect(titlesOf(await page({ q: "energie" }))).toEqual(["Choisir", "Économiser l’énergie"]);
    expect(titlesOf(await page({ q: "energie", status: "draft" }))).toEqual(["Économiser l’énergie"]);
    expect(titlesOf(await page({ q: "100%" }))).toEqual([]);
  });

  it("finds an article by what its excerpt has become", async () => {
    const article = await write({ title: "Choisir", excerpt: "Avant" });
    await server.asAdmin("PUT", `/api/admin/blogs/${article.id}`, { ...article, excerpt: "Après coup" });
    expect(titlesOf(await page({ q: "apres" }))).toEqual(["Choisir"]);
    expect(titlesOf(await page({ q: "avant" }))).toEqual([]);
  });

  it("publishes an article, hides it again, and keeps the date of its first publication", async () => {
    const draft = await write({ title: "Bientôt" });
    const published = (await setStatus({ id: draft.id, status: "published", version: draft.version })).body.result.data;
    expect(published).toMatchObject({ status: "published", version: 2, content: draft.content });
    expect(published.published_at).toMatch(/^\d{4}-/);
    expect((await server.send("GET", `/api/blogs/${draft.slug}`)).status).toBe(200);
    await setStatus({ id: draft.id, status: "draft" });
    expect((await server.send("GET", `/api/blogs/${draft.slug}`)).status).toBe(404);
    expect((await setStatus({ id: draft.id, status: "published" })).body.result.data.published_at).toBe(published.published_at);
  });

  it("refuses to publish from a stale version, an unknown article, or to an unknown status", async () => {
    const draft = await write({ title: "Bientôt" });
    await server.asAdmin("PUT", `/api/admin/blogs/${draft.id}`, { ...draft, excerpt: "Depuis" });
    expect((await setStatus({ id: draft.id, status: "published", version: draft.version })).status).toBe(409);
    expect((await setStatus({ id: 4242, status: "published" })).status).toBe(404);
    expect((await setStatus({ id: draft.id, status: "archived" })).status).toBe(400);
    expect((await server.send("GET", `/api/blogs/${draft.slug}`)).status).toBe(404);
  });

  it("shows a text as it would be stored", async () => {
    const { body } = await server.asAdmin("POST", "/trpc/articles.clean", { content: "<h2 onclick='x()'>Titre</h2><script>x()</script>" });
    expect(body.result.data).toEqual({ content: "<h2>Titre</h2>" });
  });

  it("the procedures are closed to anyone who is not signed in", async () => {
    const draft = await write({ title: "Secret" });
    expect((await server.send("GET", "/trpc/articles.page?input=%7B%7D")).status).toBe(401);
    expect((await server.send("POST", "/trpc/articles.setStatus", { id: draft.id, status: "published" })).status).toBe(401);
    expect((await server.send("POST", "/trpc/articles.clean", { content: "" })).status).toBe(401);
    expect((await server.send("GET", `/api/blogs/${draft.slug}`)).status).toBe(404);
  });
});
