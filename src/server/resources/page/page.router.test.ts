import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { TAKEN_PATHS } from "#contracts/page/page-slug.ts";
import type { Repair } from "#contracts/repair/repair.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aCategory } from "#server/resources/category/category.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aRedirection } from "#server/resources/redirection/redirection.factory.ts";
import { describeCrud } from "#server/testing/crud-battery.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { aPage, aSection } from "./page.factory.ts";
import { makeTemplateSections } from "#contracts/page/page-templates.ts";
import type { Section } from "#contracts/page/section.ts";

const opening = aSection("opening", { lead: "Un soir calme." });
const half = aSection("opening", { link_text: "Nous écrire" });
const undescribed = aSection("picture", { image_url: "/uploads/x.png" });

describeCrud("a page", {
  path: "/api/admin/pages",
  router: "pages",
  noun: "page",
  valid: aPage,
  invalid: [
    { title: "" },
    { slug: "Pas un slug" },
    { slug: "contact" },
    { slug: "en" },
    { sections: [{ id: "a", kind: "carrousel" }] },
    { sections: [opening, opening] },
    { sections: [aSection("text"), opening] },
    { sections: [half] },
    { sections: [undescribed] },
    { sections: [{ ...aSection("action"), link_url: "javascript:alert(1)" }] },
  ],
  change: { title: "Une autre page" },
  rowsOf: ({ data }) => data,
});

const server = useTestServer();
beforeEach(() => server.orm.em.fork().execute("truncate page, translation, former_slug, redirection, product, article, category cascade"));

const create = async (fields: object = {}) => (await server.asAdmin("POST", "/api/admin/pages", aPage({ ...fields }))).body;
const put = (page: { id: number }, fields: object) => server.asAdmin("PUT", `/api/admin/pages/${page.id}`, { ...page, ...fields });

async function view(slug: string, { lang = "fr", apercu = "" } = {}) {
  const input = encodeURIComponent(JSON.stringify({ slug, ...(apercu && { apercu }) }));
  const { status, body } = await server.send("GET", `/trpc/pages.view?lang=${lang}&input=${input}`);
  return status === 200 ? body.result.data : { status };
}

const tokenOf = (path: string) => new URL(path, "http://localhost").searchParams.get("apercu") ?? "";

describe("the address of a page", () => {
  it("an address that the site answers is refused with a sentence beside the field", async () => {
    expect(TAKEN_PATHS).toEqual(
      expect.arrayContaining(["en", "api", "uploads", "produits", "a-propos", "ma-selection", "visites", "products", "about"]),
    );
    for (const slug of [...TAKEN_PATHS, "admin"]) {
      const { status, body } = await server.asAdmin("POST", "/api/admin/pages", aPage({ slug }));
      expect([slug, status, body.issues[0]]).toMatchObject([
        slug,
        400,
        { path: "slug", message: expect.stringMatching(/adresse|réservé/) },
      ]);
    }
  });

  it("a redirection keeps its address, from a new page and a renamed one", async () => {
    await server.asAdmin("POST", "/api/admin/redirections", aRedirection({ from_path: "/soldes" }));
    const refused = await server.asAdmin("POST", "/api/admin/pages", aPage({ slug: "soldes" }));
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: "slug", message: expect.stringContaining("redirection") }] } });
    expect((await put(await create(), { slug: "soldes" })).status).toBe(400);
  });

  it("a former slug leads to the page", async () => {
    const page = await create({ slug: "premiere" });
    await put(page, { slug: "seconde" });
    expect(await server.call("GET", "pages.movedTo", { slug: "premiere" })).toEqual({ slug: "seconde" });
    expect(await server.call("GET", "pages.movedTo", { slug: "jamais-vue" })).toEqual({ slug: null });
  });
});

describe("the view of a page", () => {
  it("an unpublished page is unknown to visitors, and opens by its preview link alone", async () => {
    const page = await create({ slug: "rentree", is_active: false });
    expect(await view("rentree")).toEqual({ status: 404 });
    const { path } = await server.call("POST", "pages.previewLink", { id: page.id });
    expect(await view("rentree", { apercu: tokenOf(path) })).toMatchObject({ preview: "unpublished", page: { title: page.title } });
    await server.call("POST", "pages.setActive", { id: page.id, is_active: true });
    expect(await view("rentree")).toMatchObject({ preview: null });
  });

  it("a form is previewed as it is typed, without being stored", async () => {
    const sections = [aSection("text", { html: "<h2>Bonjour</h2><script>x()</script>" })];
    const form = { ...aPage({ slug: "essai", sections }), meta_title: "", meta_description: "", published_at: null, published_until: null };
    const { path } = await server.call("POST", "pages.previewForm", form);
    expect(await view("essai", { apercu: tokenOf(path) })).toMatchObject({
      preview: "unsaved",
      sections: [{ html: '<h2 id="partie-1-bonjour">Bonjour</h2>' }],
    });
    const next = await server.call("POST", "pages.previewForm", { ...form, title: "Bonsoir", apercu: tokenOf(path) });
    for (const link of [path, next.path])
      expect(await view("essai", { apercu: tokenOf(link) })).toMatchObject({ page: { title: "Bonsoir" } });
    expect(await view("essai")).toEqual({ status: 404 });
  });

  it("headings of a text stand below the title of their section, without a gap", async () => {
    const html = "<h2>Un</h2><h4>Deux</h4><h3>Trois</h3>";
    await create({ slug: "titres", sections: [aSection("text", { title: "Titre", html }), aSection("text", { html })] });
    const levels = (await view("titres")).sections.map(({ html: shown }: { html: string }) => shown.match(/<h\d/g));
    expect(levels).toEqual([
      ["<h3", "<h4", "<h4"],
      ["<h2", "<h3", "<h3"],
    ]);
  });

  it("products and articles come as cards: chosen ones in their order, else the newest or those of a category", async () => {
    const { body: category } = await server.asAdmin("POST", "/api/admin/categories", aCategory({ name: "Lampes" }));
    const add = async (path: string, fields: object) => (await server.asAdmin("POST", `/api/admin/${path}`, fields)).body;
    const [first, second] = [
      await add("products", aProduct({ title: "Aube", category: "Lampes" })),
      await add("products", aProduct({ title: "Brume", category: "Serrures" })),
    ];
    const hidden = await add("products", aProduct({ title: "Cachée", is_active: false }));
    const article = await add("blogs", anArticle({ title: "Bien dormir", status: "published", category: "security" }));
    const sections = [
      aSection("products", { id: "chosen", choice: "chosen", products: [second.id, hidden.id, first.id] }),
      aSection("products", { id: "newest" }),
      aSection("products", { id: "category", choice: "category", category: category.id }),
      aSection("articles", { id: "chosen-article", choice: "chosen", articles: [article.id] }),
      aSection("articles", { id: "guides", choice: "category", category: "guide" }),
    ];
    await create({ slug: "cartes", sections });
    const { products, articles } = await view("cartes");
    const titles = (cards: { title: string }[]) => cards.map(({ title }) => title);
    expect(titles(products.chosen)).toEqual(["Brume", "Aube"]);
    expect(titles(products.newest)).toEqual(["Brume", "Aube"]);
    expect(titles(products.category)).toEqual(["Aube"]);
    expect([titles(articles["chosen-article"]), titles(articles.guides)]).toEqual([["Bien dormir"], []]);
  });

  it("a translation has the texts of the sections, each once, and follows them when they are moved", async () => {
    const sections = [
      aSection("opening", { lead: "Un soir calme.", link_text: "Nous écrire", link_url: "/contact" }),
      aSection("text", { html: "<p>Bonjour</p>" }),
      aSection("action", { title: "Et maintenant", link_text: "Nous écrire" }),
    ];
    const page = await create({ slug: "calme", title: "Calme", sections });
    const key = { noun: "page", record: page.id, language: "en" };
    const { fields } = await server.call("GET", "translations.get", key);
    const texts = fields.find(({ name }: { name: string }) => name === "texts");
    expect(texts).toMatchObject({ kind: "texts", source: ["Un soir calme.", "Nous écrire", "<p>Bonjour</p>", "Et maintenant"] });
    const english = ["A calm evening.", "Write to us", '<p onclick="x()">Hello</p>', "And now"];
    await server.call("POST", "translations.save", { ...key, fields: { title: "Calm", texts: english }, is_published: true });
    expect((await view("calm", { lang: "en" })).sections).toMatchObject([
      { lead: "A calm evening.", link_text: "Write to us", link_url: "/contact" },
      { html: "<p>Hello</p>" },
      { title: "And now", link_text: "Write to us" },
    ]);
    await put(page, { sections: [sections[0], sections[2], sections[1]], version: undefined });
    expect((await view("calm", { lang: "en" })).sections).toMatchObject([{}, { title: "And now" }, { html: "<p>Hello</p>" }]);
    expect((await server.call("GET", "translations.get", key)).state).toBe("outdated");
    await server.asAdmin("PUT", `/api/admin/pages/${page.id}`, { ...page, version: undefined, title: "Calme et clair" });
    expect(await server.call("GET", "pages.movedTo", { slug: "calm" })).toEqual({ slug: "calme" });
  });

  it("a translation cannot have an address that is taken", async () => {
    const { id } = await create();
    const key = { noun: "page", record: id, language: "en" };
    for (const slug of ["contact", "produits", "products", "compare", "legal-notice"]) {
      const { status, body } = await server.asAdmin("POST", "/trpc/translations.save", { ...key, slug });
      expect([slug, status, body.error?.data.reply.issues[0].path]).toEqual([slug, 400, "slug"]);
    }
    await server.call("POST", "translations.save", { ...key, fields: { title: "Contact" } });
    expect((await server.call("GET", "translations.get", key)).translation.slug).toBe("contact-2");
  });
});

it("a change is undone, and a deleted page is back from the bin with what it shows and its translation", async () => {
  const page = await create({ slug: "revenue", title: "Revenue", sections: [aSection("text", { title: "Premier" })] });
  const key = { noun: "page", record: page.id, language: "en" };
  await server.call("POST", "translations.save", { ...key, fields: { title: "Back", texts: ["First"] }, is_published: true });
  const changed = await put(page, { sections: [aSection("text", { title: "Second" })] });
  await server.call("POST", "history.undo", { noun: "page", id: page.id, version: changed.body.version });
  expect((await view("back", { lang: "en" })).sections).toMatchObject([{ title: "First" }]);
  await server.asAdmin("DELETE", `/api/admin/pages/${page.id}`);
  expect(await view("revenue")).toEqual({ status: 404 });
  await server.call("POST", "bin.restore", { noun: "page", id: page.id });
  expect((await view("revenue")).sections).toMatchObject([{ title: "Premier" }]);
  expect((await view("back", { lang: "en" })).sections).toMatchObject([{ title: "First" }]);
});

it("a picture that is replaced in the library is replaced in sections, which count as its use", async () => {
  const upload = async (background: string) => {
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } });
    const data = new FormData();
    data.append("image", new Blob([await picture.png().toBuffer()], { type: "image/png" }), "x.png");
    return (await server.asAdmin("POST", "/api/admin/upload", data)).body;
  };
  const [one, two] = [await upload("#102030"), await upload("#d9953f")];
  const html = (word: string, url: string) => `<p><img src="${url}" alt="${word}"></p>`;
  const sections = [aSection("opening", { image_url: one.url }), aSection("text", { html: html("Un", one.url) })];
  const page = await create({ slug: "image", title: "Image", sections });
  const key = { noun: "page", record: page.id, language: "en" };
  const fields = { title: "Picture", texts: [html("One", one.url)] };
  await server.call("POST", "translations.save", { ...key, fields, is_published: true });
  const { data } = await server.call("GET", "media.list", {});
  const stored = data.find(({ filename }: { filename: string }) => filename === one.filename);
  expect(stored.uses).toBe(2);
  await server.call("POST", "media.replace", { id: stored.id, by: two.filename });
  expect((await view("image")).sections).toMatchObject([{ image_url: two.url }, { html: expect.stringContaining(two.url) }]);
  expect((await view("picture", { lang: "en" })).sections[1].html).toContain('alt="One"');
  expect((await server.call("GET", "translations.get", key)).state).toBe("published");
});

it("two changes of a page are merged section by section", async () => {
  const [one, two] = [aSection("text", { title: "Un" }), aSection("text", { title: "Deux" })];
  const page = await create({ sections: [one, two] });
  await put(page, { sections: [{ ...one, title: "Premier" }, two] });
  const { status, body } = await server.asAdmin(
    "PUT",
    `/api/admin/pages/${page.id}`,
    { ...page, sections: [one, { ...two, html: "<p>Mot</p>" }] },
    { prefer: "merge" },
  );
  expect(status).toBe(200);
  expect(body.sections).toMatchObject([{ title: "Premier" }, { title: "Deux", html: "<p>Mot</p>" }]);
});

it("two changes of different rows of one section are merged, and those of the same words collide", async () => {
  const row = (title: string, text = "") => ({ icon: "home", title, text });
  const sectionOf = (...items: ReturnType<typeof row>[]) => [{ ...section, items }];
  const [one, two, three] = [row("Un"), row("Deux"), row("Trois")];
  const section = aSection("benefits", { items: [one, two, three] });
  const page = await create({ sections: [section] });
  const send = (sections: object[]) => server.asAdmin("PUT", `/api/admin/pages/${page.id}`, { ...page, sections }, { prefer: "merge" });
  await put(page, { sections: sectionOf(row("Premier"), two, three) });
  const { status, body } = await send(sectionOf(one, two, row("Trois", "Mot")));
  expect(status).toBe(200);
  expect(body.sections[0].items).toMatchObject([{ title: "Premier" }, { title: "Deux" }, { title: "Trois", text: "Mot" }]);
  expect((await send(sectionOf(row("Autrement"), two, three))).status).toBe(409);
});

it("the checks of a page find links that lead nowhere, and pictures that miss", async () => {
  const sections = [
    aSection("action", { link_url: "/nulle-part", other_text: "Blog", other_url: "/blog" }),
    aSection("text", { html: '<p><a href="/perdu">x</a></p>' }),
    aSection("picture"),
  ];
  const { id } = await create({ sections });
  const found: Repair[] = await server.call("GET", "repairs.ofRecord", { noun: "page", id });
  const kinds = found.filter(({ field }) => field === "sections").map(({ kind, detail }) => `${kind} ${detail}`);
  expect(kinds.toSorted((one, other) => one.localeCompare(other))).toEqual([
    "broken_link /nulle-part",
    "broken_link /perdu",
    "missing_picture ",
  ]);
});

it("the checks of a page say that its pictures are heavy on a phone, and which section is, while it is saved all the same", async () => {
  const upload = async (bytes: number) => {
    const picture = sharp({ create: { width: 960, height: 8, channels: 3, background: "#d9953f" } });
    const data = new FormData();
    data.append("image", new Blob([await picture.png().toBuffer()], { type: "image/png" }), "x.png");
    const { url, filename } = (await server.asAdmin("POST", "/api/admin/upload", data)).body;
    const folder = join(server.uploadsFolder, "renditions");
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, filename.replace(".webp", "-960.avif")), Buffer.alloc(bytes));
    return url;
  };
  const showing = (image_url: string) => aSection("picture", { title: "Galerie", image_url, image_alt: "Du bruit" });
  const light = showing(await upload(80_000));
  const page = await create({ sections: [light, { ...light, id: "encore" }] });
  const heavy = async () => {
    const found: Repair[] = await server.call("GET", "repairs.ofRecord", { noun: "page", id: page.id });
    return found.filter(({ kind }) => kind === "heavy_page").map(({ detail }) => detail.replace(/[\u00a0\u202f]/g, " "));
  };
  expect(await heavy()).toEqual([]);
  const items = [await upload(600_000), await upload(600_000)].map((image_url) => ({ name: "Nadia", role: "", text: "", image_url }));
  const { status } = await put(page, { sections: [light, aSection("people", { title: "Équipe", items })] });
  expect(status).toBe(200);
  expect(await heavy()).toEqual(["1,3 Mo pour 3 images sur un téléphone. Ce qui pèse le plus : section 2, « Équipe » (1,2 Mo)"]);
  await put(page, { version: undefined, sections: [showing(await upload(1_100_000))] });
  expect(await heavy()).toEqual(["1,1 Mo pour une image sur un téléphone. Ce qui pèse le plus : section 1, « Galerie » (1,1 Mo)"]);
  const rows = Array.from({ length: 41 }, (_, n) => `<p><img src="/uploads/${String(n).padStart(32, "0")}.webp" alt="x"></p>`);
  await put(page, { version: undefined, sections: [light, aSection("text", { html: rows.join("") })] });
  expect(await heavy()).toEqual([expect.stringMatching(/pour 42 images/)]);
});

it("the list finds pages by title and address, and counts them; a copy is hidden under a free slug", async () => {
  const page = await create({ title: "Rentrée", slug: "campagne-2026" });
  await create({ title: "Autre", is_active: false });
  await create({ title: "Soldes", published_until: "2020-01-31T00:00:00Z" });
  const list = (query: object) => server.call("GET", "pages.list", query);
  expect(await list({ q: "rentree" })).toMatchObject({ total: 1, counts: { all: 3, active: 1 }, data: [{ section_count: 1 }] });
  expect((await list({ q: "2026" })).total).toBe(1);
  expect((await list({ is_active: false })).total).toBe(1);
  expect(await server.call("GET", "pages.copyOf", { id: page.id })).toMatchObject({ slug: "rentree-copie", is_active: false });
});

it("the sitemap and the picture of a shared link know published pages alone", async () => {
  await create({ slug: "visible" });
  await create({ slug: "cachee", is_active: false });
  const { text } = await server.send("GET", "/sitemap.xml");
  expect([text.includes("/visible<"), text.includes("/cachee<")]).toEqual([true, false]);
  expect((await server.send("GET", "/partage/pages/visible.jpg")).status).toBe(200);
  expect((await server.send("GET", "/partage/pages/cachee.jpg")).status).toBe(404);
});

describe("the checks of a page made from a template", () => {
  /** Saves a page of these sections, and gives what its checks say of templates. */
  async function check(sections: Section[]): Promise<Pick<Repair, "field" | "detail">[]> {
    const { body: page } = await server.asAdmin("POST", "/api/admin/pages", aPage({ slug: crypto.randomUUID(), sections }));
    const found: Repair[] = await server.call("GET", "repairs.ofRecord", { noun: "page", id: page.id });
    return found.filter(({ kind }) => kind === "template_text").map(({ field, detail }) => ({ field, detail }));
  }

  it("the checks of a page name each section in which a sentence of its template still stands", async () => {
    let made = 0;
    const sections = makeTemplateSections("recruitment", () => `part-${++made}`);
    expect(await check(sections)).toEqual([
      { field: "sections.part-1", detail: "section 1" },
      { field: "sections.part-2", detail: "section 2, «\u202fLe poste\u202f»" },
      { field: "sections.part-3", detail: "section 3, «\u202fCe que nous offrons\u202f»" },
      { field: "sections.part-4", detail: "section 4, «\u202fComment nous choisissons\u202f»" },
    ]);
  });

  it("one line of a rich text is enough, and what may stay is no fault", async () => {
    const text = (html: string) => aSection("text", { title: "Le poste", html });
    expect(await check([text("<p>Vous installerez des box.</p><ul><li><p>Une mission</p></li></ul>")])).toHaveLength(1);
    expect(await check([text("<p>Vous installerez des box, une mission à la fois.</p>")])).toEqual([]);
    let made = 0;
    expect(await check(makeTemplateSections("support", () => `part-${++made}`).filter(({ kind }) => kind !== "questions"))).toEqual([]);
  });
});
