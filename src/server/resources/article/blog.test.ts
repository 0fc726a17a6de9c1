import { beforeAll, describe, expect, it } from "vitest";
import { anArticle } from "./article.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

async function publish(fields: Record<string, unknown> = {}) {
  const { body } = await server.asAdmin("POST", "/api/admin/blogs", anArticle({ status: "published", ...fields }));
  return body;
}

const ask = async (procedure: string, input: unknown) =>
  (await server.send("GET", `/trpc/articles.${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`)).body;

const titlesOf = (cards: { title: string }[]) => cards.map(({ title }) => title);

const dayOfMarch = (day: number) => `2026-03-${String(day).padStart(2, "0")}T08:00:00Z`;

describe("a page of the blog", () => {
  beforeAll(async () => {
    for (let day = 1; day <= 26; day++)
      await publish({ title: `Jour ${day}`, category: day % 2 ? "guide" : "trends", published_at: dayOfMarch(day) });
    await server.asAdmin("POST", "/api/admin/blogs", anArticle({ title: "Brouillon", category: "guide" }));
  });

  it("opens with the newest article, then twelve others, newest first", async () => {
    const { featured, data, ...page } = (await ask("blog", {})).result.data;
    expect(featured.title).toBe("Jour 26");
    expect(titlesOf(data)).toEqual(Array.from({ length: 12 }, (_, index) => `Jour ${25 - index}`));
    expect(page).toEqual({ total: 26, page: 1, pages: 3 });
  });

  it("goes on where the page before ended, and ends with what is left", async () => {
    const second = (await ask("blog", { page: 2 })).result.data;
    expect(second.featured).toBeNull();
    expect(titlesOf(second.data)[0]).toBe("Jour 13");
    const third = (await ask("blog", { page: 3 })).result.data;
    expect(titlesOf(third.data)).toEqual(["Jour 1"]);
    expect((await ask("blog", { page: 4 })).result.data).toMatchObject({ data: [], total: 26, pages: 3 });
  });

  it("narrows to a category, whose newest article it opens with", async () => {
    const { featured, data, total, pages } = (await ask("blog", { category: "guide" })).result.data;
    expect([featured.title, data.length, total, pages]).toEqual(["Jour 25", 12, 13, 1]);
    expect(new Set(data.map(({ category }: { category: string }) => category))).toEqual(new Set(["guide"]));
  });

  it("a category without articles has an empty page", async () => {
    expect((await ask("blog", { category: "savings" })).result.data).toEqual({ featured: null, data: [], total: 0, page: 1, pages: 1 });
  });

  it("sends no text of an article with its cards", async () => {
    await publish({ category: "savings", content: "<p>Un texte que nul ne lit sur une carte.</p>", excerpt: "Court." });
    const reply = await ask("blog", { category: "savings" });
    expect(reply.result.data.featured).toMatchObject({ excerpt: "Court.", reading_minutes: 1, image: null });
    expect(JSON.stringify(reply)).not.toContain("nul ne lit");
  });

  it.each([{ page: 0 }, { page: 1.5 }, { category: "cuisine" }])("refuses %j", async (query) => {
    expect((await ask("blog", query)).error.data.reply.code).toBe("invalid");
  });
});

describe("the newest articles", () => {
  it("as many articles come as were asked for", async () => {
    expect(titlesOf((await ask("listCards", { limit: 2 })).result.data)).toHaveLength(2);
  });

  it.each([0, 1.5])("a limit of %j is refused", async (limit) => {
    expect((await ask("listCards", { limit })).error.data.reply.code).toBe("invalid");
  });
});

describe("an article's page", () => {
  it("leads on to three others, of its category first, then the newest", async () => {
    const article = await publish({ title: "Verrou", category: "security", published_at: dayOfMarch(1) });
    await publish({ title: "Alarme", category: "security", published_at: dayOfMarch(2) });
    const { related } = (await ask("view", { slug: article.slug })).result.data;
    expect(related).toHaveLength(3);
    expect(related[0].title).toBe("Alarme");
    expect(titlesOf(related)).not.toContain("Verrou");
  });

  it("lists the parts of an article, and its reading time", async () => {
    const content = `<h2>Avant de commencer</h2><p>${"mot ".repeat(660)}</p><h3>Détail</h3><h2>Ensuite</h2><p>Fin.</p>`;
    const { slug } = await publish({ content });
    const { article, contents, word_count, reading_minutes, preview } = (await ask("view", { slug })).result.data;
    expect(contents).toEqual([
      { anchor: "partie-avant-de-commencer", title: "Avant de commencer" },
      { anchor: "partie-ensuite", title: "Ensuite" },
    ]);
    expect(article.content).toContain('<h2 id="partie-ensuite">Ensuite</h2>');
    expect([word_count, reading_minutes, preview]).toEqual([666, 3, null]);
  });

  it("cuts its picture around what it is about, on its page and on its card, and around the centre once that is taken back", async () => {
    const { id, slug, ...article } = await publish({ image_url: "/logo.svg", image_focus: { x: 20, y: 80 } });
    expect((await ask("view", { slug })).result.data.image).toMatchObject({ focus: { x: 20, y: 80 } });
    const cards = (await ask("listCards", { limit: 20 })).result.data;
    expect(cards.find((card: { slug: string }) => card.slug === slug).image).toMatchObject({ focus: { x: 20, y: 80 } });
    expect((await server.asAdmin("PUT", `/api/admin/blogs/${id}`, { ...article, slug, image_focus: null })).body.image_focus).toBeNull();
    expect((await ask("view", { slug })).result.data.image).not.toHaveProperty("focus");
  });

  it("the stored text has none of what reading adds", async () => {
    const content = "<h2>Titre</h2><table><tbody><tr><td>1</td></tr></tbody></table>";
    const { id, slug } = await publish({ content });
    await ask("view", { slug });
    expect((await server.asAdmin("GET", `/api/admin/blogs/${id}`)).body.content).toBe(content);
  });
});
