import { beforeEach, describe, expect, it } from "vitest";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { aPerson, signIn } from "#server/testing/people.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();
beforeEach(() => server.orm.em.fork().execute("truncate translation, former_slug, product, article, slide, category, change cascade"));

const SPECIFICATIONS = [
  { name: "Tension", value: "230", unit: "V" },
  { name: "Couleur", value: "Blanc", unit: "" },
];
const FRENCH = { title: "Lampe", slug: "lampe", short_description: "Une lampe.", specifications: SPECIFICATIONS };
const ENGLISH = {
  title: "Lamp",
  short_description: "A lamp.",
  specifications: [
    { name: "Voltage", value: "230", unit: "V" },
    { name: "Colour", value: "White", unit: "" },
  ],
};

const create = async (path: string, input: object) => (await server.asAdmin("POST", `/api/admin/${path}`, input)).body;
const keyOf = ({ id }: { id: number }, resource = "product") => ({ noun: resource, record: id, language: "en" });
const preview = (record: { id: number }, form: object, resource?: string) =>
  server.asAdmin("POST", "/trpc/translations.previewForm", { ...keyOf(record, resource), ...form });

/** Reads the data of the page at a preview's path. */
async function readPage(path: string, router = "products", lang = "en") {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  const input = JSON.stringify({ slug: pathname.split("/").at(-1), apercu: searchParams.get("apercu") ?? "" });
  const { body } = await server.send("GET", `/trpc/${router}.view?lang=${lang}&input=${encodeURIComponent(input)}`);
  return body.error ? body.error.data.reply : body.result.data;
}

describe("previews of translations", () => {
  it("a preview is the page that the form would make, in its language; visitors and the stored translation are unaffected", async () => {
    const product = await create("products", aProduct({ ...FRENCH, is_active: false }));
    const { body } = await preview(product, { fields: ENGLISH, slug: "" });
    const { path } = body.result.data;
    expect(path).toMatch(/^\/en\/products\/lamp\?apercu=/);
    const page = await readPage(path);
    expect(page).toMatchObject({ preview: "unsaved", product: { ...ENGLISH, language: "en", slug: "lamp", reference: product.reference } });
    expect((await readPage("/en/products/lamp")).code).toBe("not_found");
    expect((await server.call("GET", "translations.get", keyOf(product))).translation).toBeNull();
  });

  it("a preview shows French for missing texts, and the form's texts instead of published ones", async () => {
    const product = await create("products", aProduct(FRENCH));
    const first = await preview(product, {
      fields: { title: "Lamp", specifications: [ENGLISH.specifications[0], { name: "", value: "", unit: "" }] },
    });
    const shown = { title: "Lamp", short_description: "Une lampe.", specifications: [ENGLISH.specifications[0], SPECIFICATIONS[1]] };
    expect((await readPage(first.body.result.data.path)).product).toMatchObject(shown);
    await server.call("POST", "translations.save", { ...keyOf(product), fields: ENGLISH, is_published: true });
    const { body } = await preview(product, { fields: { title: "Desk lamp" }, slug: "desk-lamp" });
    expect((await readPage(body.result.data.path)).product).toMatchObject({ ...ENGLISH, title: "Desk lamp", slug: "desk-lamp" });
    expect((await readPage("/en/products/lamp")).product.title).toBe("Lamp");
  });

  it("a preview of an article has clean HTML", async () => {
    const article = await create("blogs", anArticle({ status: "draft" }));
    const { body } = await preview(article, { fields: { title: "Hello", content: '<p onclick="alert(1)">Words</p>' } }, "article");
    const { path } = body.result.data;
    expect(path).toMatch(/^\/en\/blog\/hello\?apercu=/);
    const page = await readPage(path, "articles");
    expect(page).toMatchObject({ preview: "unsaved", article: { title: "Hello", content: "<p>Words</p>", language: "en" } });
  });

  it("a preview opens nothing else: another page, another language, a product that is deleted", async () => {
    const [product, other] = [
      await create("products", aProduct(FRENCH)),
      await create("products", aProduct({ slug: "autre", is_active: false })),
    ];
    const { path } = (await preview(product, { fields: ENGLISH })).body.result.data;
    expect((await readPage(path.replace("/lamp?", "/autre?"))).code).toBe("not_found");
    expect((await readPage(path, "products", "fr")).code).toBe("not_found");
    await server.asAdmin("DELETE", `/api/admin/products/${product.id}`);
    expect((await readPage(path)).code).toBe("not_found");
    expect(other.slug).toBe("autre");
  });

  it("a preview is refused for an invalid form, for a record without a page, and to a reader", async () => {
    const product = await create("products", aProduct(FRENCH));
    const slide = await create("slides", aSlide());
    expect((await preview(product, { fields: { title: "x".repeat(201) } })).status).toBe(400);
    expect((await preview(slide, { fields: {} }, "slide")).body.error.data.reply.issues).toMatchObject([{ path: "noun" }]);
    expect((await preview({ id: 999_999 }, { fields: {} })).status).toBe(404);
    await aPerson(server, { username: "lectrice", role: "reader" });
    const sent = { ...keyOf(product), fields: ENGLISH };
    expect((await server.send("POST", "/trpc/translations.previewForm", sent, await signIn(server, "lectrice"))).status).toBe(403);
    expect((await server.send("POST", "/trpc/translations.previewForm", sent)).status).toBe(401);
  });
});

describe("previews of unsaved French forms", () => {
  it("a preview of a French form is in English under /en, as far as the published translation matches its rows", async () => {
    const product = await create("products", aProduct(FRENCH));
    await server.call("POST", "translations.save", { ...keyOf(product), fields: ENGLISH, is_published: true });
    const form = { ...product, specifications: [{ name: "Poids", value: "1", unit: "kg" }, ...SPECIFICATIONS] };
    const { path } = await server.call("POST", "products.previewForm", form);
    expect((await readPage(path, "products", "fr")).product).toMatchObject({ title: "Lampe", specifications: form.specifications });
    const page = await readPage(path.replace("/lampe?", "/lamp?"));
    expect(page).toMatchObject({ preview: "unsaved", slugs: { fr: "lampe", en: "lamp" } });
    expect(page.product).toMatchObject({ title: "Lamp", specifications: [form.specifications[0], ...ENGLISH.specifications] });
  });
});
