import { describe, expect, it } from "vitest";
import { describeCrud } from "#server/testing/crud-battery.ts";
import { anArticle } from "./article.factory.ts";
import { describeFileUrl } from "#server/testing/file-url-battery.ts";
import { useTestServer } from "#server/testing/test-server.ts";

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
  const server = useTestServer();

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
