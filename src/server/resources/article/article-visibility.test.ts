import { beforeEach, describe, expect, it } from "vitest";
import { anArticle } from "./article.factory.ts";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { type Answer, useTestServer } from "#server/testing/test-server.ts";

const NOON = new Date("2026-03-10T12:00:00Z");
const EVENING = new Date("2026-03-10T18:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;

const server = useTestServer();
// Signed in at the tests' own noon: at another time the session would not have begun, or have ended.
let asAdmin: (method: string, path: string, body?: unknown) => Promise<Answer>;
beforeEach(async () => {
  server.setNow(NOON);
  const { body } = await server.send("POST", "/api/admin/login", ADMINISTRATOR);
  asAdmin = (method, path, sent) => server.send(method, path, sent, { authorization: `Bearer ${body.token}` });
});

async function store(fields: Record<string, unknown>) {
  const { status, body } = await asAdmin("POST", "/api/admin/blogs", anArticle(fields));
  expect(status).toBe(201);
  return body;
}

const rpc = (procedure: string, input: unknown) =>
  server.send("GET", `/trpc/articles.${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`);

/** Whether each public response names an article. */
async function publicAnswers(slug: string): Promise<Record<string, boolean>> {
  const answers = {
    list: await server.send("GET", "/api/blogs"),
    one: await server.send("GET", `/api/blogs/${slug}`),
    cards: await server.send("GET", "/trpc/articles.listCards"),
    blog: await rpc("blog", {}),
    view: await rpc("view", { slug }),
    sitemap: await server.send("GET", "/sitemap.xml"),
    feed: await server.send("GET", "/feed.xml"),
    englishFeed: await server.send("GET", "/en/feed.xml"),
  };
  return Object.fromEntries(Object.entries(answers).map(([name, { text }]) => [name, text.includes(slug)]));
}

function everywhere(isShown: boolean) {
  return Object.fromEntries(["list", "one", "cards", "blog", "view", "sitemap", "feed", "englishFeed"].map((name) => [name, isShown]));
}

describe("an article published for later", () => {
  it("an article appears everywhere by itself when its time has come, and nowhere before", async () => {
    const { slug } = await store({ status: "published", published_at: EVENING.toISOString() });
    expect(await publicAnswers(slug)).toEqual(everywhere(false));
    server.setNow(new Date(EVENING.getTime() - 1));
    expect(await publicAnswers(slug)).toEqual(everywhere(false));
    server.setNow(EVENING);
    expect(await publicAnswers(slug)).toEqual(everywhere(true));
  });

  it("stays away as a draft, even after its time", async () => {
    const { slug } = await store({ status: "draft", published_at: EVENING.toISOString() });
    server.setNow(new Date(EVENING.getTime() + DAY_MS));
    expect(await publicAnswers(slug)).toEqual(everywhere(false));
  });

  it("an article is not related to another one before its time", async () => {
    const shown = await store({ status: "published", category: "trends" });
    const later = await store({ status: "published", category: "trends", published_at: EVENING.toISOString() });
    expect((await rpc("view", { slug: shown.slug })).text).not.toContain(later.slug);
    server.setNow(EVENING);
    expect((await rpc("view", { slug: shown.slug })).text).toContain(later.slug);
  });

  it("an article is published at once when its date is taken back", async () => {
    const article = await store({ status: "published", published_at: EVENING.toISOString() });
    const { body } = await asAdmin("PUT", `/api/admin/blogs/${article.id}`, { ...article, published_at: null });
    expect(body.published_at).toBe(NOON.toISOString());
    expect(await publicAnswers(article.slug)).toEqual(everywhere(true));
  });

  it("keeps its date through a change that does not mention it", async () => {
    const article = await store({ status: "published", published_at: EVENING.toISOString() });
    const { published_at: _, ...change } = article;
    const { body } = await asAdmin("PUT", `/api/admin/blogs/${article.id}`, { ...change, title: "Autre titre" });
    expect(body.published_at).toBe(EVENING.toISOString());
  });

  it("understands dates of other time zones", async () => {
    const { published_at } = await store({ status: "published", published_at: "2026-03-10T19:00:00+01:00" });
    expect(published_at).toBe(EVENING.toISOString());
  });

  it.each(["demain", "2026-03-10", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z", 5, true])(
    "refuses %j as a date",
    async (published_at) => {
      const { status, body } = await asAdmin("POST", "/api/admin/blogs", anArticle({ published_at }));
      expect(status).toBe(400);
      expect(body.issues[0].path).toBe("published_at");
    },
  );
});

describe("a preview of a form", () => {
  /** Input of the whole form. */
  const aForm = (fields: Record<string, unknown> = {}) => ({
    ...anArticle(),
    excerpt: "",
    image_url: "",
    image_focus: null,
    author: "",
    category: "guide",
    status: "published",
    published_at: null,
    published_until: null,
    meta_title: "",
    meta_description: "",
    ...fields,
  });

  async function previewOf(form: { slug: string }) {
    const { status, body } = await asAdmin("POST", "/trpc/articles.previewForm", form);
    expect(status).toBe(200);
    return new URL(body.result.data.path, server.url).searchParams.get("apercu") ?? "";
  }

  it("shows an article that is not stored as its page would, its HTML cleaned, and stores none", async () => {
    const form = aForm({ title: "À venir", slug: "a-venir", content: "<p>Un <script>alert(1)</script>texte</p>" });
    const apercu = await previewOf(form);
    const { body } = await rpc("view", { slug: "a-venir", apercu });
    expect(body.result.data).toMatchObject({
      preview: "unsaved",
      article: { title: "À venir", content: "<p>Un texte</p>", author: "Lumidar" },
    });
    expect((await rpc("view", { slug: "a-venir" })).status).toBe(404);
    expect((await asAdmin("GET", "/api/admin/blogs")).body.map(({ slug }: { slug: string }) => slug)).not.toContain("a-venir");
  });

  it("shows the changes of a stored one, which stays as it is, for an hour", async () => {
    const article = await store({ title: "Brume", status: "published" });
    const apercu = await previewOf(aForm({ ...article, title: "Brume du soir" }));
    const view = async (token?: string) => (await rpc("view", { slug: article.slug, apercu: token })).body.result?.data;
    const unsaved = await view(apercu);
    expect(unsaved).toMatchObject({ preview: "unsaved", article: { title: "Brume du soir" }, appears_at: null });
    expect(await view()).toMatchObject({ preview: null, article: { title: "Brume" } });
    server.setNow(EVENING);
    expect((await view(apercu))?.article.title, "the link has ended: it opens what visitors see").toBe("Brume");
  });

  it("opens no other article, requires an administrator, and refuses what the contract refuses", async () => {
    const draft = await store({});
    const apercu = await previewOf(aForm({ slug: "autre-article" }));
    expect((await rpc("view", { slug: draft.slug, apercu })).status).toBe(404);
    expect(
      (await server.send("GET", `/trpc/products.view?input=${encodeURIComponent(JSON.stringify({ slug: "autre-article", apercu }))}`))
        .status,
    ).toBe(404);
    expect((await server.send("POST", "/trpc/articles.previewForm", aForm())).status).toBe(401);
    expect((await asAdmin("POST", "/trpc/articles.previewForm", aForm({ title: "" }))).body.error.data.reply).toMatchObject({
      code: "invalid",
      issues: [{ path: "title" }],
    });
  });
});

describe("a preview link", () => {
  async function linkTo({ id }: { id: number }) {
    const { body } = await asAdmin("POST", "/trpc/articles.previewLink", { id });
    const { path, expires_at }: { path: string; expires_at: string } = body.result.data;
    return { path, expires_at, apercu: new URL(path, server.url).searchParams.get("apercu") ?? "" };
  }

  it("opens a draft to every reader who has it, for a day", async () => {
    const draft = await store({ title: "Pas encore" });
    const { path, expires_at, apercu } = await linkTo(draft);
    expect(path).toMatch(new RegExp(`^/blog/${draft.slug}\\?apercu=[\\w.-]+$`));
    expect(expires_at).toBe(new Date(NOON.getTime() + DAY_MS).toISOString());
    const { status, body } = await rpc("view", { slug: draft.slug, apercu });
    expect(status).toBe(200);
    expect(body.result.data).toMatchObject({ preview: "unpublished", article: { title: "Pas encore", status: "draft" } });
  });

  it("opens an article published for later", async () => {
    const later = await store({ status: "published", published_at: EVENING.toISOString() });
    const { apercu } = await linkTo(later);
    expect((await rpc("view", { slug: later.slug, apercu })).body.result.data.preview).toBe("unpublished");
    server.setNow(EVENING);
    expect((await rpc("view", { slug: later.slug, apercu })).body.result.data.preview).toBeNull();
  });

  it("changes nothing for a published article, whatever it says", async () => {
    const { slug } = await store({ status: "published" });
    expect((await rpc("view", { slug, apercu: "n-importe-quoi" })).body.result.data.preview).toBeNull();
  });

  it("an expired, forged or foreign link is refused like any unknown URL", async () => {
    const draft = await store({});
    const { apercu } = await linkTo(draft);
    const foreign = await linkTo(await store({}));
    const unknown = await rpc("view", { slug: "n-existe-pas" });
    expect(unknown.status).toBe(404);
    const tampered = `${apercu.slice(0, -3)}${apercu.endsWith("AAA") ? "BBB" : "AAA"}`;
    for (const token of [undefined, "", "x", foreign.apercu, tampered, server.token, `${apercu}x`]) {
      const { status, body } = await rpc("view", { slug: draft.slug, apercu: token });
      expect([status, body.error.data.reply], token).toEqual([404, unknown.body.error.data.reply]);
    }
    server.setNow(new Date(NOON.getTime() + DAY_MS + 1000));
    expect((await rpc("view", { slug: draft.slug, apercu })).status).toBe(404);
  });

  it("opens no procedure of the administration", async () => {
    const { apercu } = await linkTo(await store({}));
    expect((await server.send("GET", "/api/admin/blogs", undefined, { authorization: `Bearer ${apercu}` })).status).toBe(401);
  });

  it("a link is made for administrators only, and of articles that exist", async () => {
    const { id } = await store({});
    expect((await server.send("POST", "/trpc/articles.previewLink", { id })).status).toBe(401);
    expect((await asAdmin("POST", "/trpc/articles.previewLink", { id: 2_147_483_647 })).status).toBe(404);
  });
});
