import { beforeEach, describe, expect, it } from "vitest";
import type { Repair } from "#contracts/repair/repair.ts";
import { makeTemplateSections } from "#contracts/page/page-templates.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aLetter } from "#server/resources/letter/letter.factory.ts";
import { aPage } from "#server/resources/page/page.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { VisitCount } from "#server/resources/statistics/visit-count.entity.ts";
import { companyDayAgo } from "#server/platform/database/company-day.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();
beforeEach(() =>
  server.orm.em.fork().execute("truncate product, article, slide, feature, category, page, redirection, visit_count, translation cascade"),
);

const create = async (path: string, fields: object): Promise<{ id: number; version: number; slug: string }> => {
  const { status, body, text } = await server.asAdmin("POST", path, fields);
  expect(status, text).toBe(201);
  return body;
};
const article = (fields: object) =>
  create("/api/admin/blogs", anArticle({ status: "published", published_at: "2026-01-01T00:00:00Z", ...fields }));
const list = async (query: object = {}) => server.call("GET", "repairs.list", query);
const listDetails = async (kind: string): Promise<string[]> =>
  (await list({ kind })).groups.flatMap(({ rows }: { rows: Repair[] }) => rows.map(({ detail }) => detail));
const listTitles = async (kind: string): Promise<string[]> =>
  (await list({ kind })).groups.flatMap(({ rows }: { rows: Repair[] }) => rows.map(({ title }) => title));
const ofRecord = async (resource: string, id: number): Promise<Repair[]> => server.call("GET", "repairs.ofRecord", { noun: resource, id });

describe("broken links", () => {
  it("a link to a page that is not there is found in articles, slides and the settings, and those that lead somewhere are not", async () => {
    const product = await create("/api/admin/products", aProduct({ title: "Lampe Aube" }));
    const good = [
      "/",
      "/en/",
      "/produits?q=a&amp;b=c#d",
      `/produits/${product.slug}`,
      `/en/products/${product.slug}`,
      `/en/produits/${product.slug}`,
      `/en/products/${product.slug}/documents/notice`,
      "/en/about",
      "/en/a-propos",
      `https://lumidar.example/produits/${product.slug}`,
      "/feed.xml",
      "/promo",
      "#haut",
      "mailto:a@b.tn",
      "tel:+216",
      "https://ailleurs.example/perdu",
    ];
    await create("/api/admin/redirections", { from_path: "/promo", to_url: "/blog" });
    const bad = ["/produits/partie", "/en/perdu", "https://lumidar.example/perdu?x=1&amp;y=2"];
    const { id } = await article({ title: "Guide", content: [...good, ...bad].map((href) => `<p><a href="${href}">x</a></p>`).join("") });
    await create("/api/admin/slides", aSlide({ title: "Accueil", cta_link: "/plus-la" }));
    const settings = await server.call("GET", "settings.get");
    await server.call("POST", "settings.update", { ...settings, banner_link: "/solde" });
    expect((await listDetails("broken_link")).toSorted()).toEqual(
      ["/en/perdu", "/plus-la", "/produits/partie", "/solde", "https://lumidar.example/perdu?x=1&y=2"].toSorted(),
    );
    expect((await ofRecord("article", id)).filter(({ kind }) => kind === "broken_link")).toHaveLength(3);
    await server.call("POST", "settings.update", { ...settings, version: undefined, banner_link: "" });
  });

  it("a link that the team leaves as it is is listed apart and counted no longer, until it is taken up again", async () => {
    const { id } = await create("/api/admin/slides", aSlide({ title: "Accueil", cta_link: "/bientot", alt_text: "Un salon" }));
    const repair = (await ofRecord("slide", id)).find(({ kind }) => kind === "broken_link");
    const { count } = await server.call("GET", "repairs.count");
    const { title: _, ...key } = repair ?? { title: "" };
    for (const is_ignored of [true, true]) await server.call("POST", "repairs.ignore", { ...key, is_ignored });
    expect(await ofRecord("slide", id)).not.toContainEqual(repair);
    expect(await listDetails("broken_link")).toEqual([]);
    expect((await server.call("GET", "repairs.count")).count).toBe(count - 1);
    expect(await list({ ignored: true })).toMatchObject({ groups: [{ kind: "broken_link", rows: [{ detail: "/bientot" }] }], ignored: 1 });
    await server.call("POST", "repairs.ignore", { ...key, is_ignored: false });
    expect(await listDetails("broken_link")).toEqual(["/bientot"]);
  });

  it("a link breaks when its page is hidden, and is whole again once it is redirected or mended", async () => {
    const product = await create("/api/admin/products", aProduct({ title: "Lampe Aube" }));
    const slide = await create("/api/admin/slides", aSlide({ cta_link: `/produits/${product.slug}` }));
    expect(await listDetails("broken_link")).toEqual([]);
    await server.asAdmin("PATCH", `/api/admin/products/${product.id}/visibility`, { is_active: false });
    expect(await listDetails("broken_link")).toEqual([`/produits/${product.slug}`]);
    const redirection = await create("/api/admin/redirections", { from_path: `/produits/${product.slug}`, to_url: "/produits" });
    expect(await listDetails("broken_link")).toEqual([]);
    await server.asAdmin("DELETE", `/api/admin/redirections/${redirection.id}`);
    await server.asAdmin("PUT", `/api/admin/slides/${slide.id}`, aSlide({ cta_link: "/contact" }));
    expect(await listDetails("broken_link")).toEqual([]);
  });

  it("a link to any of many former slugs is whole, and files that are gone are named apart", async () => {
    const product = await create("/api/admin/products", aProduct({ slug: "lampe-aube" }));
    await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...product, slug: "lampe-soir" });
    await server.orm.em.fork().execute(
      `insert into former_slug (noun, language, slug, owner) select 'product', 'fr', concat('avant-', number), ?
        from generate_series(1000, 1600) number`,
      [product.id],
    );
    const gone = `/uploads/${"0".repeat(32)}.webp`;
    const links = ["lampe-aube", "avant-1600"].map((slug) => `<a href="/produits/${slug}">x</a>`);
    await article({ content: `<p>${links.join("")}</p><img src="${gone}" alt="Salon">` });
    expect(await listDetails("broken_link")).toEqual([]);
    expect(await listDetails("missing_file")).toEqual([gone]);
  });

  it("links of a published translation are read, of a draft only in its own form", async () => {
    const { id } = await article({ title: "Guide", content: "<p>Texte</p>" });
    const key = { noun: "article", record: id, language: "en" };
    const texts = { title: "Guide", content: '<p><a href="/nowhere">x</a></p>' };
    const saved = await server.call("POST", "translations.save", { ...key, fields: texts });
    expect(await listDetails("broken_link")).toEqual([]);
    expect(await ofRecord("translation", saved.id ?? saved.translation.id)).toMatchObject([{ kind: "broken_link", detail: "/nowhere" }]);
  });
});

describe("what is wrong with records", () => {
  it("pictures, descriptions, category, document and metadata are asked of what visitors see", async () => {
    const bare = { images: [], downloads: [], meta_title: "x".repeat(61), meta_description: "y".repeat(160) };
    const seen = await create("/api/admin/products", aProduct({ title: "Vu", ...bare, category: "Éclairage" }));
    await create("/api/admin/products", aProduct({ title: "Caché", ...bare, is_active: false }));
    const kindsOf = async () => (await ofRecord("product", seen.id)).map(({ kind, field }) => `${kind} ${field}`);
    expect(await kindsOf()).toEqual(["missing_picture images", "no_document downloads", "long_metadata meta_title"]);
    for (const kind of ["missing_picture", "no_document", "long_metadata"]) expect(await listTitles(kind)).toEqual(["Vu"]);
    const [category] = await server.call("GET", "categories.list");
    await server.asAdmin("DELETE", `/api/admin/categories/${category.id}`);
    expect(await kindsOf()).toContain("no_category category");
  });

  it("a picture without a description is found in an article and a slide", async () => {
    await article({ title: "Sans", image_url: "", content: `<p>a</p><img src="/uploads/${"0".repeat(32)}.webp" alt="">` });
    await article({ title: "Avec", content: `<p>a</p><img alt="Un salon" src="/uploads/${"0".repeat(32)}.webp">` });
    await article({ title: "Brouillon", status: "draft", content: `<p>a</p><img src="/uploads/${"0".repeat(32)}.webp">` });
    await create("/api/admin/slides", aSlide({ title: "Diapo", image_url: "https://a.example/y.jpg", alt_text: "" }));
    expect((await listTitles("missing_alt_text")).toSorted()).toEqual(["Diapo", "Sans"]);
    expect(await listTitles("missing_picture")).toContain("Sans");
  });

  it("translations are listed by their state, and left out of the dashboard's figure", async () => {
    const { id } = await article({ title: "Guide", content: "<p>Texte</p>", image_url: "https://a.example/x.jpg" });
    expect((await list({ kind: "missing_translation" })).groups[0].rows).toEqual([
      { kind: "missing_translation", noun: "article", record: id, title: "Guide", field: "en", detail: "Anglais" },
    ]);
    const key = { noun: "article", record: id, language: "en" };
    const fields = { title: "Guide", excerpt: "Text", content: "<p>Text</p>" };
    const { version } = await server.call("POST", "translations.save", { ...key, fields });
    expect((await list({ kind: "missing_translation" })).groups[0].rows).toMatchObject([{ record: id, detail: "Anglais, en brouillon" }]);
    await server.call("POST", "translations.save", { ...key, version, is_published: true });
    expect((await list({ kind: "missing_translation" })).groups).toEqual([]);
    expect(await server.call("GET", "repairs.count")).toEqual({ count: 0 });
  });

  it("a translation is asked of what visitors see: neither of drafts and hidden records, nor of categories without products, nor of letters", async () => {
    const hidden = { is_active: false };
    await article({ title: "Brouillon", status: "draft" });
    await article({ title: "Prévu", published_at: "2099-01-01T00:00:00Z" });
    await create("/api/admin/products", aProduct({ ...hidden, category: "Éclairage" }));
    await create("/api/admin/slides", aSlide(hidden));
    await create("/api/admin/pages", aPage(hidden));
    await create("/api/admin/letters", aLetter());
    await article({ title: "Guide" });
    expect(await listTitles("missing_translation")).toEqual(["Guide"]);
  });

  it("sentences of a template are found in each section of the pages that visitors see", async () => {
    let made = 0;
    const sections = makeTemplateSections("recruitment", () => `part-${++made}`).slice(0, 2);
    await create("/api/admin/pages", aPage({ title: "Recrutement", sections }));
    await create("/api/admin/pages", aPage({ title: "En cours", sections, is_active: false }));
    const { groups, nouns } = await list({ kind: "template_text" });
    const rows = [
      { title: "Recrutement", field: "sections.part-1", detail: "section 1" },
      { title: "Recrutement", field: "sections.part-2", detail: "section 2, «\u202fLe poste\u202f»" },
    ];
    expect([groups, nouns]).toMatchObject([[{ count: 2, rows }], ["page"]]);
  });

  it("the overview shows a few of each kind, a kind has pages, and a resource narrows both", async () => {
    for (let number = 10; number < 65; number += 1)
      await create("/api/admin/slides", aSlide({ title: `Diapo ${number}`, image_url: "", cta_link: "/contact" }));
    await article({ title: "Guide", image_url: "" });
    const { groups, nouns, total } = await list({ noun: "slide" });
    const pictures = groups.find(({ kind }: { kind: string }) => kind === "missing_picture");
    expect([pictures.count, pictures.rows.length]).toEqual([55, 5]);
    expect(nouns).toEqual(expect.arrayContaining(["slide", "article"]));
    expect(total).toBeGreaterThanOrEqual(55);
    const page = await list({ kind: "missing_picture", noun: "slide", page: 2 });
    expect(page.groups[0].rows.map(({ title }: Repair) => title)).toEqual(["Diapo 60", "Diapo 61", "Diapo 62", "Diapo 63", "Diapo 64"]);
  });
});

describe("pages that visitors did not find", () => {
  const miss = (subject: string, count: number, daysAgo = 0) =>
    server.orm.em
      .fork()
      .insert(VisitCount, { kind: "missing_page", day: companyDayAgo(new Date(), daysAgo), subject, language: "", count });

  it("one that returns is listed with the page that it may have meant, until it leads on", async () => {
    await create("/api/admin/products", aProduct({ title: "Caméra", slug: "camera-exterieure-vigie" }));
    await create("/api/admin/products", aProduct({ title: "Lampe", slug: "lampe-aube" }));
    await miss("/produits/camera-exterieure-vigi", 1, 3);
    await miss("/produits/camera-exterieure-vigi", 4);
    await miss("/en/camera_exterieure.html", 3);
    await miss("/zzz", 2);
    await miss("/une-seule-fois", 1);
    await miss("/il-y-a-longtemps", 9, 40);
    await miss("/contact", 9);
    expect(await server.call("GET", "repairs.missingPages")).toEqual([
      { path: "/produits/camera-exterieure-vigi", count: 5, nearest: "/produits/camera-exterieure-vigie" },
      { path: "/en/camera_exterieure.html", count: 3, nearest: "/en/products/camera-exterieure-vigie" },
      { path: "/zzz", count: 2, nearest: null },
    ]);
    await create("/api/admin/redirections", { from_path: "/zzz", to_url: "/produits" });
    expect((await server.call("GET", "repairs.missingPages")).map(({ path }: { path: string }) => path)).not.toContain("/zzz");
  });
});
