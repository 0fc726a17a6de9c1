import { describe, expect, it } from "vitest";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

it("a product whose category was deleted is written back as it was read, by PUT and by POST", async () => {
  const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ category: "Éphémère" }));
  const { body: categories } = await server.asAdmin("GET", "/api/admin/categories");
  const { id } = categories.find(({ name }: { name: string }) => name === "Éphémère");
  expect((await server.asAdmin("DELETE", `/api/admin/categories/${id}`)).status).toBe(200);
  const { body: read } = await server.asAdmin("GET", `/api/admin/products/${product.id}`);
  expect(read.category).toBe("");
  const written = await server.asAdmin("PUT", `/api/admin/products/${product.id}`, read);
  expect([written.status, written.body.category]).toEqual([200, ""]);
  const copy = await server.asAdmin("POST", "/api/admin/products", { ...read, slug: "copie", reference: "COPIE-1" });
  expect([copy.status, copy.body.category]).toEqual([201, ""]);
  const named = await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...written.body, category: "Autre" });
  expect(named.body.category).toBe("Autre");
  const { category: _, ...without } = named.body;
  expect((await server.asAdmin("PUT", `/api/admin/products/${product.id}`, without)).status, "left out, it is still asked for").toBe(400);
});

it("the products of the back office are found by their reference", async () => {
  await server.asAdmin("POST", "/api/admin/products", aProduct({ reference: "LUM-42", slug: "lum-42", is_new: true }));
  const search = async (query: string) => {
    const { body } = await server.asAdmin("GET", `/api/admin/products?${query}`);
    return [body.total, body.data.map(({ reference }: { reference: string }) => reference)];
  };
  expect(await search("reference=lum-42")).toEqual([1, ["LUM-42"]]);
  expect(await search("reference=LUM-42&only=new&limit=5")).toEqual([1, ["LUM-42"]]);
  expect(await search("reference=LUM-42&category=Aucune")).toEqual([0, []]);
  expect(await search("reference=LUM-4")).toEqual([0, []]);
  expect(await search("reference=")).toEqual([0, []]);
});

it("a read with an unknown parameter is refused, and the refusal names the known ones", async () => {
  const askRefused = async (path: string) => {
    const { status, body } = await server.asAdmin("GET", path);
    return [status, body.issues?.[0]?.path, body.message];
  };
  expect(await askRefused("/api/products?reference=LUM-42")).toEqual([
    400,
    "reference",
    "Paramètre inconnu\u202f: les paramètres connus sont limit, page, q, category, sort, lang.",
  ]);
  expect(await askRefused("/api/products?lang=de")).toEqual([400, "lang", "Langue inconnue\u202f: fr ou en."]);
  expect(await askRefused("/api/slides?utm_source=x")).toEqual([400, "utm_source", expect.stringContaining("inconnu")]);
  for (const path of [
    "/api/products?sort=age",
    "/api/admin/products?only=rares",
    "/api/admin/products?refrence=x",
    "/api/products?limit=1&limit=2",
  ])
    expect([path, (await askRefused(path))[0]]).toEqual([path, 400]);
  for (const path of [
    "/api/products?limit=2&page=1&q=lampe&category=x&sort=name&lang=en",
    "/api/slides?lang=fr",
    "/api/admin/products?lang=fr&only=new&modified=7d",
  ])
    expect([path, (await server.asAdmin("GET", path)).status]).toEqual([path, 200]);
});

it("suggested products are not stored as chosen when a product's document is written back", async () => {
  const category = "Suggestions";
  const [first, other] = [aProduct({ category }), aProduct({ category, is_active: false })];
  const { body: product } = await server.asAdmin("POST", "/api/admin/products", first);
  const { body: hidden } = await server.asAdmin("POST", "/api/admin/products", other);
  await server.asAdmin("POST", "/api/admin/products", aProduct({ category }));
  const path = `/api/admin/products/${product.id}`;
  const { body: read } = await server.send("GET", `/api/products/${product.slug}`);
  expect(read.related_products).toMatchObject([{ is_suggested: true }]);
  expect((await server.asAdmin("PUT", path, read)).body).toEqual(product);
  await server.asAdmin("PUT", path, { ...product, related_products: [hidden.id] });
  const { body: again } = await server.send("GET", `/api/products/${product.slug}`);
  expect(again.related_products).toMatchObject([{ is_suggested: true }]);
  expect((await server.asAdmin("PUT", path, again)).body.related_products, "chosen, and hidden").toMatchObject([{ id: hidden.id }]);
  const chosen = again.related_products.map(({ is_suggested: _, ...one }: { is_suggested: boolean }) => one);
  expect((await server.asAdmin("PUT", path, { ...again, version: undefined, related_products: chosen })).body.related_products).toEqual(
    chosen,
  );
});

it("what a visitor does not see of a product stays when the document that they read is written back", async () => {
  const create = async (fields: Record<string, unknown> = {}) =>
    (await server.asAdmin("POST", "/api/admin/products", aProduct(fields))).body;
  const [seen, hidden] = [await create(), await create({ is_active: false })];
  const links = { related_products: [seen.id, hidden.id], required_products: [hidden.id], complementary_products: [seen.id] };
  const product = await create({ ...links, replaced_by: hidden.id });
  const { body: read } = await server.send("GET", `/api/products/${product.slug}`);
  expect(read.partial_fields).toEqual(["related_products", "required_products", "replaced_by"]);
  const path = `/api/admin/products/${product.id}`;
  expect((await server.asAdmin("PUT", path, read)).body).toEqual(product);
  expect((await server.asAdmin("PATCH", path, read)).body).toEqual(product);
  expect((await server.asAdmin("PUT", `/api/admin/products/by-reference/${product.reference}`, read)).body).toEqual(product);
  const { partial_fields: _, ...whole } = read;
  expect((await server.asAdmin("PUT", path, whole)).body, "without the mark, it is what the sender wants").toMatchObject({
    required_products: [],
    replaced_by: null,
  });
});

describe("documents read in English", () => {
  const asEnglish = async (resource: string, path: string, { id }: { id: number }, fields: object) => {
    const sent = { noun: resource, record: id, language: "en", fields, is_published: true };
    const { body } = await server.asAdmin("POST", "/trpc/translations.save", sent);
    expect(body.error?.data.reply).toBeUndefined();
    return (await server.send("GET", `${path}?lang=en`)).body;
  };
  const writeBack = async (path: string, body: object) => {
    const replies = [await server.asAdmin("PUT", path, body), await server.asAdmin("POST", path.replace(/\/\d+$/, ""), body)];
    return replies.map(({ status, body: { issues } }) => [status, issues?.map((issue: { path: string }) => issue.path)]);
  };

  it("a document read in English is never written over the French, for every resource", async () => {
    const create = async (path: string, input: object) => (await server.asAdmin("POST", `/api/admin/${path}`, input)).body;
    const product = await create("products", aProduct({ title: "Ampoule", slug: "ampoule-fr" }));
    const article = await create("blogs", anArticle({ title: "Un guide", slug: "guide-fr", status: "published" }));
    const [slide, feature] = [await create("slides", aSlide()), await create("features", aFeature())];
    const english = {
      [`products/${product.id}`]: await asEnglish("product", "/api/products/bulb", product, {
        title: "Bulb",
        short_description: "Bright.",
      }),
      [`blogs/${article.id}`]: await asEnglish("article", "/api/blogs/a-guide", article, { title: "A guide", content: "<p>Useful.</p>" }),
      [`slides/${slide.id}`]: (await asEnglish("slide", "/api/slides", slide, { title: "Welcome", cta_text: "See" }))[0],
      [`features/${feature.id}`]: (await asEnglish("feature", "/api/features", feature, { title: "Security", description: "Safe." }))[0],
    };
    for (const [path, body] of Object.entries(english)) {
      const { body: before } = await server.asAdmin("GET", `/api/admin/${path}`);
      expect(body.language, path).toBe("en");
      expect(await writeBack(`/api/admin/${path}`, body), path).toEqual([
        [400, ["language"]],
        [400, ["language"]],
      ]);
      expect((await server.asAdmin("GET", `/api/admin/${path}`)).body).toEqual(before);
      const { body: french } = await server.asAdmin("PUT", `/api/admin/${path}`, { ...before, language: "fr" });
      expect(french.title).toBe(before.title);
      const { error } = (await server.asAdmin("POST", `/trpc/${path.split("/")[0]?.replace("blogs", "articles")}.update`, body)).body;
      expect(error.data.reply.issues).toMatchObject([{ path: "language" }]);
    }
  });

  it("a product with only its category and attributes in English says so, and is refused too", async () => {
    const specifications = [{ name: "Tension", value: "230", unit: "V" }];
    const { body: product } = await server.asAdmin(
      "POST",
      "/api/admin/products",
      aProduct({ slug: "non-traduit", category: "Éclairage", specifications }),
    );
    const { body: categories } = await server.asAdmin("GET", "/api/admin/categories");
    const category = categories.find(({ name }: { name: string }) => name === "Éclairage");
    const attributes = [
      { name: "Tension", name_en: "Voltage", type: "number", unit: "V", choices: [], is_filterable: false, etim_code: "" },
    ];
    await server.asAdmin("PUT", `/api/admin/categories/${category.id}`, { name: "Éclairage", attributes });
    await asEnglish("category", "/api/slides", category, { name: "Lighting" });
    const { body: read } = await server.send("GET", "/api/products/non-traduit?lang=en");
    expect(read).toMatchObject({ language: "fr", category: "Lighting", category_language: "en" });
    const paths = ["category_language", "specifications.0.name_language", "specifications.0.value_language"];
    expect(await writeBack(`/api/admin/products/${product.id}`, read)).toEqual([
      [400, paths],
      [400, paths],
    ]);
    const { body: french } = await server.send("GET", "/api/products/non-traduit");
    expect(french).not.toHaveProperty("category_language");
    expect((await server.asAdmin("PUT", `/api/admin/products/${product.id}`, french)).body.category).toBe("Éclairage");
  });
});
