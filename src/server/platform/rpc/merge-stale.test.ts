import { describe, expect, it } from "vitest";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aCategory } from "#server/resources/category/category.factory.ts";
import { aContactRequest } from "#server/resources/contact-request/contact-request.factory.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { type Answer, useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

const PRODUCTS = "/api/admin/products";
const ARTICLES = "/api/admin/blogs";
const MERGE = { prefer: "respond-async, Merge; strict" };
const sql = (text: string) => server.orm.em.fork().execute(text);

type Entity = Record<string, any> & { id: number; version: number };

async function create(path: string, input: object): Promise<Entity> {
  const { status, body } = await server.asAdmin("POST", path, input);
  expect(status).toBe(201);
  return body;
}

const put = (path: string, read: Entity, changes: object, headers?: Record<string, string>): Promise<Answer> =>
  server.asAdmin("PUT", `${path}/${read.id}`, { ...read, ...changes }, headers);
const fetch = async (path: string, { id }: Entity): Promise<Entity> => (await server.asAdmin("GET", `${path}/${id}`)).body;

/** Saves two changes that were made from one read version, and gives the second response. */
async function saveBoth(path: string, read: Entity, [first, second]: [object, object]): Promise<Answer> {
  expect((await put(path, read, first)).status).toBe(200);
  return put(path, read, second, MERGE);
}

const specification = (name: string, value = "1") => ({ name, value, unit: "" });
const image = (id: string) => ({
  id,
  url: `/uploads/${id}.webp`,
  filename: `${id}.webp`,
  originalName: `${id}.jpg`,
  size: 1,
  isMain: false,
});
const download = (name: string) => ({ name, type: "Manuel", url: `/uploads/${name}.pdf`, size: "", language: "Français" });
const benefit = (title: string) => ({ icon: "", title, description: "" });

describe("changes made from a stale version", () => {
  it("a stale change is refused unless its sender prefers a merge", async () => {
    const read = await create(PRODUCTS, aProduct());
    await put(PRODUCTS, read, { title: "Leur titre" });
    const without: Record<string, string>[] = [{}, { prefer: "merger" }, { prefer: "return=minimal" }];
    for (const headers of without) {
      const { status, body } = await put(PRODUCTS, read, { featured: true }, headers);
      expect([status, body.code, body.version]).toEqual([409, "stale", 2]);
    }
    const { status, body, headers } = await put(PRODUCTS, read, { featured: true }, MERGE);
    expect([status, headers.get("preference-applied")]).toEqual([200, "merge"]);
    expect(body).toMatchObject({ title: "Leur titre", featured: true, version: 3 });
    expect(await fetch(PRODUCTS, read)).toEqual(body);
    const again = await put(PRODUCTS, body, { featured: false }, MERGE);
    expect([again.status, again.headers.get("preference-applied")]).toEqual([200, null]);
  });

  it("a merge keeps the row that each of two people added to every list", async () => {
    const read = await create(
      PRODUCTS,
      aProduct({
        specifications: [specification("Poids")],
        images: [image("a")],
        downloads: [download("a")],
        benefits: [benefit("Sûr")],
        compatibility: ["Zigbee"],
      }),
    );
    const adding = (word: string) => ({
      specifications: [...read.specifications, specification(word)],
      images: [...read.images, image(word)],
      downloads: [...read.downloads, download(word)],
      benefits: [...read.benefits, benefit(word)],
      compatibility: [...read.compatibility, word],
    });
    const { status, body } = await saveBoth(PRODUCTS, read, [adding("leur"), adding("mien")]);
    expect(status).toBe(200);
    expect(body.specifications.map(({ name }: { name: string }) => name)).toEqual(["Poids", "leur", "mien"]);
    expect(body.images.map(({ id }: { id: string }) => id)).toEqual(["a", "leur", "mien"]);
    expect(body.downloads.map(({ name }: { name: string }) => name)).toEqual(["a", "leur", "mien"]);
    expect(body.benefits.map(({ title }: { title: string }) => title)).toEqual(["Sûr", "leur", "mien"]);
    expect(body.compatibility).toEqual(["Zigbee", "leur", "mien"]);
  });

  it("CON-1: a merge keeps the words of two people at both ends of an article, and in one paragraph of it", async () => {
    const text = "<p>Le <strong>début</strong> du texte.</p>\n<p>Sa fin &amp; ses mots.</p>";
    const read = await create(ARTICLES, anArticle({ content: text, status: "published", published_at: "2026-03-02T08:00:00.000Z" }));
    const { status, body } = await saveBoth(ARTICLES, read, [
      { content: `<p>Avant.</p>\n${text.replace("début", "commencement")}` },
      { content: `${text.replace("du texte", "de tout")}\n<p>Après.</p>`, published_at: "2026-03-02T09:00:00+01:00" },
    ]);
    expect(status).toBe(200);
    expect(body.content).toBe(
      "<p>Avant.</p>\n<p>Le <strong>commencement</strong> de tout.</p>\n<p>Sa fin &amp; ses mots.</p>\n<p>Après.</p>",
    );
    expect(body.published_at).toBe(read.published_at);
  });

  it("a stale change is refused, and nothing changes, where both changed the same word or row", async () => {
    const product = await create(PRODUCTS, aProduct({ short_description: "Une lampe bleue.", specifications: [specification("Poids")] }));
    for (const field of ["short_description", "specifications"]) {
      const read = await fetch(PRODUCTS, product);
      const changeWord = (word: string) =>
        field === "specifications" ? [specification("Poids", word)] : read.short_description.replace(/\w+\.$/, `${word}.`);
      const { status, body } = await saveBoth(PRODUCTS, read, [
        { [field]: changeWord("verte") },
        { [field]: changeWord("rouge"), title: "Mon titre" },
      ]);
      expect([status, body.code, body.issues]).toEqual([409, "stale", [{ path: field, message: "Modifié depuis." }]]);
      expect(await fetch(PRODUCTS, product)).toMatchObject({ title: read.title, [field]: changeWord("verte") });
    }
  });

  it("a refusal names its collisions, and the change succeeds once each is settled over the named version", async () => {
    const read = await create(PRODUCTS, aProduct({ title: "Lampe", specifications: [specification("Poids")] }));
    const mine = { title: "Ma lampe", specifications: [specification("Poids", "3")], featured: true };
    const { body: refused } = await saveBoth(PRODUCTS, read, [
      { title: "Leur lampe", specifications: [specification("Poids", "2")], is_new: true },
      mine,
    ]);
    expect(refused.collisions).toMatchObject([
      { path: ["title"], theirs: "Leur lampe", mine: "Ma lampe" },
      { path: ["specifications", "Poids"], theirs: specification("Poids", "2"), mine: specification("Poids", "3") },
    ]);
    const [title, weight] = refused.collisions.map(({ id }: { id: string }) => id);
    const half = await put(PRODUCTS, read, { ...mine, merge: { choices: { [title]: "theirs" }, over: refused.version } }, MERGE);
    expect([half.status, half.body.collisions.length], "the other one is open").toEqual([409, 2]);
    const choices = { [title]: "theirs", [weight]: "mine" };
    expect((await put(PRODUCTS, read, { ...mine, merge: { choices, over: 1 } }, MERGE)).status, "of another version").toBe(409);
    const { status, body } = await put(PRODUCTS, read, { ...mine, merge: { choices, over: refused.version } }, MERGE);
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: "Leur lampe", specifications: mine.specifications, featured: true, is_new: true });
  });

  it("a stale change is merged from the base that is sent, if the history does not know it, over the stored version", async () => {
    const read = await create(PRODUCTS, aProduct({ short_description: "Une lampe bleue." }));
    await put(PRODUCTS, read, { short_description: "Une grande lampe bleue." });
    await sql(`delete from change where noun = 'product' and record = ${read.id}`);
    const mine = { short_description: "Une lampe bleue, et verte." };
    expect((await put(PRODUCTS, read, mine, MERGE)).status).toBe(409);
    const base = { ...read, version: undefined };
    const { status, body } = await put(PRODUCTS, read, { ...mine, merge: { base } }, MERGE);
    expect([status, body.short_description]).toEqual([200, "Une grande lampe bleue, et verte."]);
    const typed = { short_description: "Une lampe bleue, et verte, et rouge." };
    const next = await put(PRODUCTS, body, { ...typed, merge: { base: { ...base, ...mine } } }, MERGE);
    expect([next.status, next.body.short_description]).toEqual([200, "Une grande lampe bleue, et verte, et rouge."]);
  });

  it("a refusal names the faults of an invalid merged document", async () => {
    const rows = (word: string) => Array.from({ length: 120 }, (_, index) => specification(`${word} ${index}`));
    const read = await create(PRODUCTS, aProduct());
    const { body } = await saveBoth(PRODUCTS, read, [{ specifications: rows("leur") }, { specifications: rows("mien") }]);
    expect([body.code, body.issues]).toMatchObject(["stale", [{ path: "specifications" }]]);
  });

  it("a stale change of a record without history is merged from its base alone", async () => {
    expect((await server.send("POST", "/api/contact", aContactRequest())).status).toBe(201);
    const [{ id }] = (await server.call("GET", "contactRequests.list", {})).data;
    const headers = { authorization: `Bearer ${server.token}`, ...MERGE };
    const save = (change: object) => server.send("POST", "/trpc/contactRequests.update", { id, ...change }, headers);
    expect((await save({ version: 1, status: "in_progress" })).status).toBe(200);
    const notes = { version: 1, notes: "À rappeler" };
    expect((await save(notes)).status).toBe(409);
    const { body } = await save({ ...notes, merge: { base: { notes: "" } } });
    expect(body.result.data).toMatchObject({ notes: "À rappeler", status: "in_progress" });
    const other = await save({ version: 1, notes: "Rappelé", merge: { base: { notes: "" } } });
    expect([other.status, other.body.error.data.reply.collisions]).toMatchObject([409, [{ theirs: "À rappeler", mine: "Rappelé" }]]);
  });

  it("a stale change is refused if its base is not known", async () => {
    const read = await create(PRODUCTS, aProduct());
    await put(PRODUCTS, read, { title: "Leur titre" });
    await sql(`delete from change where noun = 'product' and record = ${read.id} and version = 1`);
    expect((await put(PRODUCTS, read, { featured: true }, MERGE)).status, "the next change says what was before it").toBe(200);

    const older = await create(PRODUCTS, aProduct());
    await put(PRODUCTS, older, { title: "Leur titre" });
    await sql(`delete from change where noun = 'product' and record = ${older.id}`);
    expect((await put(PRODUCTS, older, { featured: true }, MERGE)).status).toBe(409);

    const twice = await create(PRODUCTS, aProduct());
    await sql(`update product set title = 'Par psql' where id = ${twice.id}`);
    await put(PRODUCTS, { ...twice, title: "Par psql" }, { is_new: true });
    expect((await put(PRODUCTS, twice, { featured: true }, MERGE)).status, "version 1 was two things").toBe(409);
  });

  it("a stale change is refused if the merged document is invalid, or takes another one's slug", async () => {
    const rows = (word: string) => Array.from({ length: 120 }, (_, index) => specification(`${word} ${index}`));
    const read = await create(PRODUCTS, aProduct());
    expect((await saveBoth(PRODUCTS, read, [{ specifications: rows("leur") }, { specifications: rows("mien") }])).status).toBe(409);

    const other = await create(PRODUCTS, aProduct());
    const { status, body } = await saveBoth(PRODUCTS, await fetch(PRODUCTS, read), [{ is_new: true }, { slug: other.slug }]);
    expect(status).toBe(409);
    expect(body.issues).toMatchObject([{ path: "slug" }]);
  });

  it("a stale change is merged for every resource, by tRPC too, and recorded as its sender's own", async () => {
    const resources: [path: string, procedure: string, input: object, first: object, second: object][] = [
      ["/api/admin/slides", "slides", aSlide(), { subtitle: "Le leur" }, { alt_text: "Le mien" }],
      [
        "/api/admin/features",
        "features",
        aFeature({ description: "Un texte long." }),
        { description: "Le texte long." },
        { description: "Un texte court." },
      ],
      [
        "/api/admin/categories",
        "categories",
        aCategory(),
        { subcategories: ["Intérieur", "Extérieur", "Leur"] },
        { subcategories: ["Mien", "Intérieur"] },
      ],
    ];
    const expected: object[] = [
      { subtitle: "Le leur", alt_text: "Le mien" },
      { description: "Le texte court." },
      { subcategories: ["Mien", "Intérieur", "Leur"] },
    ];
    for (const [index, [path, router, input, first, second]] of resources.entries()) {
      const read = await create(path, input);
      await put(path, read, first);
      const headers = { authorization: `Bearer ${server.token}`, ...MERGE };
      const answer = await server.send("POST", `/trpc/${router}.update`, { ...read, ...second }, headers);
      expect(answer.status, router).toBe(200);
      expect(answer.headers.get("preference-applied")).toBe("merge");
      expect(answer.body.result.data).toMatchObject({ ...expected[index], version: 3 });
      const { data } = await server.call("GET", "history.ofRecord", {
        noun: path.split("/").at(-1)?.replace(/ies$/, "y").replace(/s$/, ""),
        id: read.id,
      });
      expect(data[0]).toMatchObject({ version: 3, fields: Object.keys(second), via: "admin" });
    }
  });

  it("all of twenty people who add a row at once succeed", async () => {
    const read = await create(PRODUCTS, aProduct());
    const names = Array.from({ length: 20 }, (_, index) => `Mesure ${index}`);
    const answers = await Promise.all(names.map((name) => put(PRODUCTS, read, { specifications: [specification(name)] }, MERGE)));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const { specifications, version } = await fetch(PRODUCTS, read);
    expect(version).toBe(21);
    expect(specifications.map(({ name }: { name: string }) => name).sort()).toEqual(names.sort());
  });
});
