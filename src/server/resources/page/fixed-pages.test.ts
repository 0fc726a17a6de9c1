import { beforeAll, describe, expect, it } from "vitest";
import { FIXED_PAGES } from "#contracts/page/fixed-pages.ts";
import type { Page } from "#contracts/page/page.ts";
import { listSectionTexts } from "#contracts/page/section-texts.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { aPage, aSection } from "./page.factory.ts";

let pages: Page[];
const server = useTestServer();
beforeAll(async () => {
  const { data } = await server.call("GET", "pages.list", {});
  pages = await Promise.all(data.map(({ id }: { id: number }) => server.call("GET", "pages.get", { id })));
});

const pageOf = (fixed: keyof typeof FIXED_PAGES): Page => {
  const found = pages.find((page) => page.fixed === fixed);
  if (!found) throw new Error(`there is no page ${fixed}`);
  return found;
};
const pathOf = ({ id }: { id: number }) => `/api/admin/pages/${id}`;
const keyOf = ({ id }: { id: number }) => ({ noun: "page", record: id, language: "en" });

async function sendEnglish(page: Page, input: object) {
  const { translation } = await server.call("GET", "translations.get", keyOf(page));
  return server.asAdmin("POST", "/trpc/translations.save", { ...keyOf(page), version: translation.version, ...input });
}

describe("the pages that every site has", () => {
  it("the site begins with each of them at its address, published in both languages", async () => {
    expect(Object.fromEntries(pages.map(({ fixed, slug }) => [fixed, slug]))).toEqual(FIXED_PAGES);
    for (const page of pages) {
      expect(page.is_active, page.slug).toBe(true);
      const english = await server.call("GET", "translations.get", keyOf(page));
      expect([page.slug, english.state, english.translation.slug]).toEqual([page.slug, "published", page.slug]);
      const texts = english.fields.find(({ name }: { name: string }) => name === "texts");
      expect(texts.source).toEqual(listSectionTexts(page.sections));
    }
  });

  it("the privacy page says in both languages that views of pages are counted", async () => {
    const page = pageOf("privacy");
    const english = await server.call("GET", "translations.get", keyOf(page));
    expect(JSON.stringify(page.sections)).toContain("chaque page, chaque produit et chaque article est vu");
    expect(JSON.stringify(english.translation.fields)).toContain("each page, product and article is viewed");
  });

  it("a page that is saved as it was read keeps its translation and its version", async () => {
    const page = pageOf("privacy");
    const { status, body } = await server.asAdmin("PUT", pathOf(page), page);
    expect([status, body]).toEqual([200, page]);
    const changed = await server.asAdmin("PATCH", pathOf(page), { title: "Vos données" });
    expect(changed).toMatchObject({ status: 200, body: { title: "Vos données", fixed: "privacy", slug: "confidentialite" } });
    const { fields } = await server.call("GET", "translations.get", keyOf(page));
    const states = Object.fromEntries(fields.map(({ name, state }: { name: string; state: string }) => [name, state]));
    expect([states.title, states.texts]).toEqual(["outdated", "done"]);
  });

  it("none is removed, moved or hidden, by REST and tRPC; its copy is a page of the team", async () => {
    const page = pageOf("about");
    const refusals = [
      await server.asAdmin("DELETE", pathOf(page)),
      await server.asAdmin("PATCH", pathOf(page), { slug: "nous" }),
      await server.asAdmin("PUT", pathOf(page), { ...page, is_active: false }),
      await server.asAdmin("PATCH", pathOf(page), { published_until: "2030-01-01T00:00:00Z" }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.message])).toEqual([
      [409, "Une page du site ne se supprime pas."],
      [400, "L’adresse d’une page du site ne change pas."],
      [400, "Une page du site reste publiée."],
      [400, "Une page du site reste publiée."],
    ]);
    for (const [procedure, input] of [
      ["pages.remove", {}],
      ["pages.setActive", { is_active: false }],
    ] as const)
      expect((await server.asAdmin("POST", `/trpc/${procedure}`, { id: page.id, ...input })).status, procedure).toBeGreaterThanOrEqual(400);
    expect(await server.call("GET", "pages.get", { id: page.id })).toEqual(page);
    expect(await server.call("GET", "pages.copyOf", { id: page.id })).toMatchObject({ fixed: null, is_active: false });
  });

  it("the home page is previewed at its address in each language, and opens with nothing but the carousel", async () => {
    const page = pageOf("home");
    const { version: _version, ...form } = page;
    const { path } = await server.call("POST", "pages.previewForm", { ...form, meta_title: "Chez vous" });
    expect(path).toMatch(/^\/\?apercu=/);
    const { status, body } = await server.asAdmin("POST", "/trpc/translations.previewForm", { ...keyOf(page), fields: { title: "Home" } });
    expect([status, body.result?.data.path]).toEqual([200, expect.stringMatching(/^\/en\/\?apercu=/)]);
    const opened = { sections: [aSection("opening"), ...page.sections] };
    const refused = await server.asAdmin("PATCH", pathOf(page), opened);
    expect([refused.status, refused.body.issues]).toMatchObject([
      400,
      [{ path: "sections", message: expect.stringContaining("carrousel") }],
    ]);
  });

  it("its translation has the same address", async () => {
    const { status, body } = await sendEnglish(pageOf("about"), { slug: "about" });
    expect([status, body.error.data.reply.issues]).toMatchObject([400, [{ path: "slug", message: expect.stringContaining("adresse") }]]);
  });

  it("its beginning cannot be undone, and its changes can", async () => {
    const page = pageOf("cookies");
    const undo = (version: number) => server.asAdmin("POST", "/trpc/history.undo", { noun: "page", id: page.id, version });
    expect((await undo(page.version)).status).toBe(404);
    const { body } = await server.asAdmin("PATCH", pathOf(page), { title: "Aucun cookie" });
    expect((await undo(body.version)).status).toBe(200);
    expect(await server.call("GET", "pages.get", { id: page.id })).toMatchObject({ title: "Cookies", sections: page.sections });
  });

  it("an unsaved form of it is previewed as the page that it is", async () => {
    const { version: _version, ...form } = pageOf("terms");
    const { path } = await server.call("POST", "pages.previewForm", { ...form, title: "Conditions de vente" });
    const apercu = new URL(path, "http://localhost").searchParams.get("apercu");
    const input = encodeURIComponent(JSON.stringify({ slug: form.slug, apercu }));
    const { body } = await server.send("GET", `/trpc/pages.view?input=${input}`);
    expect(body.result.data).toMatchObject({ preview: "unsaved", page: { title: "Conditions de vente", fixed: "terms" } });
  });

  it("they stand first in the list, and once in the sitemap", async () => {
    await server.asAdmin("POST", "/api/admin/pages", aPage({ title: "Aaa" }));
    const { data } = await server.call("GET", "pages.list", {});
    expect(data.map(({ fixed }: Page) => fixed !== null)).toEqual([...pages.map(() => true), false]);
    const { text } = await server.send("GET", "/sitemap.xml");
    for (const path of ["/a-propos", "/en/about"]) expect(text.split(`<loc>https://lumidar.example${path}</loc>`), path).toHaveLength(2);
  });
});

describe("the placeholders of a text", () => {
  it("an unknown one is refused beside its field, in any text of a page and in its translation", async () => {
    const sections = [aSection("facts", { items: [{ label: "Nom", text: "{societe}" }] })];
    const refused = await server.asAdmin("POST", "/api/admin/pages", aPage({ sections, meta_title: "{nom}" }));
    expect([refused.status, refused.body.issues]).toMatchObject([
      400,
      [
        { path: "sections.0.items.0.text", message: expect.stringMatching(/\{societe\}.*\{société\}/) },
        { path: "meta_title", message: expect.stringContaining("{nom}") },
      ],
    ]);
    const { status, body } = await sendEnglish(pageOf("about"), { fields: { meta_title: "About {company}" } });
    expect([status, body.error.data.reply.issues[0].path]).toEqual([400, "fields.meta_title"]);
  });

  it("a text of nothing else is the same in every language", async () => {
    const sections = [aSection("facts", { items: [{ label: "Nom", text: "{société}" }] })];
    const { body } = await server.asAdmin("POST", "/api/admin/pages", aPage({ sections }));
    const { fields } = await server.call("GET", "translations.get", keyOf(body));
    expect(fields.find(({ name }: { name: string }) => name === "texts").source).toEqual(["Nom"]);
  });
});
