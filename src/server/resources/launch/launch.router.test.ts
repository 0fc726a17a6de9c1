import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { LaunchCheck } from "#contracts/launch/launch.ts";
import { makeTemplateSections } from "#contracts/page/page-templates.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aPage } from "#server/resources/page/page.factory.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { describeCrud } from "#server/testing/crud-battery.ts";
import { aPerson, signIn } from "#server/testing/people.ts";
import { startTestServer, useTestServer } from "#server/testing/test-server.ts";
import { aLaunch } from "./launch.factory.ts";

const NOON = new Date("2026-11-27T12:00:00Z");
const NINE = new Date("2026-11-27T13:00:00Z");

const server = useTestServer({ cachesResponses: true });
beforeEach(() => server.setNow(NOON));

const create = async (path: string, body: object) => (await server.asAdmin("POST", `/api/admin/${path}`, body)).body;
const call = (procedure: string, input: unknown) => server.call("POST", procedure, input);
const read = async (path: string) => (await server.send("GET", path)).body;
const createLaunch = (fields: object = {}) => call("launches.create", aLaunch({ ...fields }));

/** Puts fields of a record into a launch, from the version that is read. */
const put = (launch: number, resource: string, record: { id: number; version: number }, input: object, from: object = {}) =>
  call("launches.put", { launch, noun: resource, record: record.id, version: record.version, input, form: "{}", ...from });

/** A launch of a product, an article and a slide that visitors do not see yet. */
async function prepare(fields: object = {}) {
  const mark = randomUUID().slice(0, 8);
  const launch = await createLaunch(fields);
  const product = await create("products", aProduct({ title: `Produit ${mark}`, is_active: false }));
  const article = await create("blogs", anArticle({ title: `Article ${mark}`, status: "draft" }));
  await put(launch.id, "product", product, { ...product, category: product.category, related_products: [], is_active: true });
  await put(launch.id, "article", article, { ...article, status: "published" });
  const slide = aSlide({ title: `Slide ${mark}` });
  const whole = await call("launches.put", { launch: launch.id, noun: "slide", record: null, input: slide, form: "{}" });
  const countPublic = async () => {
    const texts = await Promise.all(["/api/products", "/api/blogs", "/api/slides"].map((path) => server.send("GET", path)));
    return texts.filter(({ text }) => text.includes(mark)).length;
  };
  return { launch: whole, product, article, mark, countPublic };
}

describeCrud("a launch", {
  path: "/api/admin/launches",
  router: "launches",
  noun: "launch",
  valid: aLaunch,
  invalid: [{ title: "  " }, { planned_at: "bientôt" }, { planned_at: "2001-01-01T00:00:00Z" }],
  change: { title: "Autre nom" },
});

describe("a launch of a product, an article and a slide", () => {
  it("a launch keeps them from visitors until it is published by hand, and is undone as one", async () => {
    const { launch, product, countPublic } = await prepare();
    expect(launch.changes.map((change: Record<string, unknown>) => change.noun)).toEqual(["product", "article", "slide"]);
    expect(await countPublic()).toBe(0);
    const published = await call("launches.publish", { id: launch.id });
    expect(published).toMatchObject({ published_at: NOON.toISOString(), failure: "" });
    expect(await countPublic()).toBe(3);
    const history = await server.call("GET", "history.ofRecord", { noun: "product", id: product.id });
    expect(history.data[0]).toMatchObject({ actor: "admin", fields: ["is_active"] });
    expect(await call("history.undo", { noun: "launch", id: launch.id, version: published.version })).toMatchObject({ records: 4 });
    expect(await countPublic()).toBe(0);
    expect(await server.call("GET", "launches.get", { id: launch.id })).toMatchObject({ published_at: null });
  });

  it("a launch that is published before its minute and undone has no minute, and one whose minute is undone has the former", async () => {
    const { launch, countPublic } = await prepare({ planned_at: NINE.toISOString() });
    const { version } = await call("launches.publish", { id: launch.id });
    await call("history.undo", { noun: "launch", id: launch.id, version });
    server.setNow(NINE);
    await server.publishDue();
    const get = () => server.call("GET", "launches.get", { id: launch.id });
    expect(await get()).toMatchObject({ published_at: null, planned_at: null, failure: "" });
    expect(await countPublic()).toBe(0);
    const [first, second] = [1, 2].map((hours) => new Date(NINE.getTime() + hours * 3_600_000).toISOString());
    await call("launches.update", { id: launch.id, title: launch.title, planned_at: first });
    const moved = await call("launches.update", { id: launch.id, title: launch.title, planned_at: second });
    await call("history.undo", { noun: "launch", id: launch.id, version: moved.version });
    expect(await get()).toMatchObject({ planned_at: first });
  });

  it("a launch runs at its minute, once, whichever instance looks first, and does not run again once it is undone", async () => {
    const { launch, countPublic } = await prepare({ planned_at: NINE.toISOString() });
    const other = await startTestServer({ beside: server });
    server.setNow(new Date(NINE.getTime() - 1));
    await server.publishDue();
    expect(await countPublic()).toBe(0);
    server.setNow(NINE);
    other.setNow(NINE);
    await Promise.all([server.publishDue(), other.publishDue(), server.publishDue()]);
    expect(await countPublic()).toBe(3);
    const published = await server.call("GET", "launches.get", { id: launch.id });
    expect(published).toMatchObject({ published_at: NINE.toISOString(), failure: "" });
    await call("history.undo", { noun: "launch", id: launch.id, version: published.version });
    expect(await server.call("GET", "launches.get", { id: launch.id })).toMatchObject({ published_at: null, planned_at: null });
    await server.publishDue();
    expect(await countPublic()).toBe(0);
    await other.stop();
  });

  it("a worker that is killed while it publishes leaves everything to the next look", async () => {
    const { launch, article, countPublic } = await prepare({ planned_at: NINE.toISOString() });
    server.setNow(NINE);
    const em = server.orm.em.fork();
    const killed = em.transactional(async (blocking) => {
      await blocking.execute("select from article where id = ? for update", [article.id]);
      const publishing = server.publishDue().catch(() => "killed");
      const findWaiting = "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      const other = server.orm.em.fork();
      await expect.poll(async () => (await other.execute(findWaiting)).length).toBe(1);
      await other.execute(`select pg_terminate_backend(pid) from (${findWaiting}) waiting`);
      await publishing;
    });
    await killed;
    expect(await countPublic()).toBe(0);
    expect(await server.call("GET", "launches.get", { id: launch.id })).toMatchObject({ published_at: null, failure: "" });
    await server.publishDue();
    expect(await countPublic()).toBe(3);
  });

  it("a failure leaves everything as it was where one of its records is gone, and says which", async () => {
    const { launch, article, mark, countPublic } = await prepare({ planned_at: NINE.toISOString() });
    await server.asAdmin("DELETE", `/api/admin/blogs/${article.id}`);
    const refusal = `«\u202fArticle ${mark}\u202f» ne peut pas être publié\u202f: cet élément a été supprimé.`;
    expect(await call("launches.publish", { id: launch.id })).toMatchObject({ code: "conflict", message: refusal });
    server.setNow(NINE);
    await server.publishDue();
    expect(await countPublic()).toBe(0);
    expect(await server.call("GET", "launches.get", { id: launch.id })).toMatchObject({ published_at: null, failure: refusal });
    const later = await call("launches.update", {
      id: launch.id,
      title: "Autrement",
      planned_at: new Date(NINE.getTime() + 60_000).toISOString(),
    });
    expect(later).toMatchObject({ failure: "" });
  });
});

describe("a change that waits", () => {
  it("a translation waits with the French that it says, whichever was put first, and both are undone as one", async () => {
    const feature = await create("features", aFeature({ title: "Calme", description: "Sans bruit." }));
    const key = { noun: "feature", record: feature.id, language: "en" };
    const fields = { title: "Calm", description: "Without noise." };
    const english = await call("translations.save", { ...key, fields, is_published: true });
    const launch = await createLaunch();
    await put(launch.id, "translation", english, { fields: { title: "Still" } });
    const { changes } = await put(launch.id, "feature", feature, { ...feature, title: "Paisible" });
    expect(changes).toMatchObject([{ noun: "translation", title: "Still" }, { noun: "feature" }]);
    const checked = await server.call("GET", "launches.check", { id: launch.id });
    expect(checked.changes.every(({ fault, lacks_english }: LaunchCheck["changes"][number]) => fault === "" && !lacks_english)).toBe(true);
    const titles = async () => {
      const lists = await Promise.all(["/api/features", "/api/features?lang=en"].map(read));
      return lists.map((list) => list.find(({ id }: { id: number }) => id === feature.id).title);
    };
    expect(await titles()).toEqual(["Calme", "Calm"]);
    const published = await call("launches.publish", { id: launch.id });
    expect(await titles()).toEqual(["Paisible", "Still"]);
    expect(await server.call("GET", "translations.get", key)).toMatchObject({ state: "published" });
    await call("history.undo", { noun: "launch", id: launch.id, version: published.version });
    expect(await titles()).toEqual(["Calme", "Calm"]);
  });

  it("a change is merged with what was changed elsewhere meanwhile", async () => {
    const slide = await create("slides", aSlide({ title: "Avant", subtitle: "Un" }));
    const launch = await createLaunch();
    await put(launch.id, "slide", slide, { ...slide, title: "Après" });
    await server.asAdmin("PUT", `/api/admin/slides/${slide.id}`, { ...slide, subtitle: "Deux" });
    expect(await call("launches.publish", { id: launch.id })).toHaveProperty("published_at", NOON.toISOString());
    expect((await read("/api/slides")).find(({ id }: { id: number }) => id === slide.id)).toMatchObject({
      title: "Après",
      subtitle: "Deux",
    });
  });

  it("a collision is told before, refuses the launch, and goes through with a choice", async () => {
    const slide = await create("slides", aSlide({ title: "Avant" }));
    const launch = await createLaunch();
    const { key, at } = (await put(launch.id, "slide", slide, { ...slide, title: "Le mien" })).changes[0];
    const theirs = (await server.asAdmin("PUT", `/api/admin/slides/${slide.id}`, { ...slide, title: "Le leur" })).body;
    const { changes } = await server.call("GET", "launches.check", { id: launch.id });
    expect(changes).toMatchObject([{ collides: true, fields: ["title"] }]);
    expect(await call("launches.publish", { id: launch.id })).toMatchObject({ code: "conflict" });
    const again = await put(launch.id, "slide", slide, { ...slide, title: "Le mien" }, { key, at });
    expect(again).toMatchObject({ code: "stale", collisions: [{ theirs: "Le leur", mine: "Le mien" }] });
    const merge = { choices: { [again.collisions[0].id]: "mine" }, over: theirs.version };
    const input = { ...slide, title: "Le mien" };
    const chosen = await put(launch.id, "slide", slide, input, { key, at, merge });
    expect(chosen.changes).toHaveLength(1);
    const { version } = await call("launches.publish", { id: launch.id });
    await call("history.undo", { noun: "launch", id: launch.id, version });
    const undone = await server.call("GET", "launches.check", { id: launch.id });
    expect(undone.changes, "its choices still stand").toMatchObject([{ fault: "", collides: false }]);
    await call("launches.publish", { id: launch.id });
    expect((await read("/api/slides")).find(({ id }: { id: number }) => id === slide.id)).toMatchObject({ title: "Le mien" });
  });

  it("a check names what its record would lack, and stores nothing", async () => {
    const launch = await createLaunch();
    const slide = aSlide({ image_url: "/logo.png", alt_text: "" });
    await call("launches.put", { launch: launch.id, noun: "slide", record: null, input: slide, form: "{}" });
    const before = (await server.asAdmin("GET", "/api/admin/slides")).body.length;
    const { changes } = await server.call("GET", "launches.check", { id: launch.id });
    expect(changes).toMatchObject([{ fault: "", missing: [{ kind: "missing_alt_text", field: "alt_text" }], lacks_english: true }]);
    expect((await server.asAdmin("GET", "/api/admin/slides")).body).toHaveLength(before);
  });

  it("a check names the sections of a new page in which a sentence of its template still stands", async () => {
    const launch = await createLaunch();
    const [opening] = makeTemplateSections("campaign", randomUUID);
    await call("launches.put", { launch: launch.id, noun: "page", record: null, input: aPage({ sections: [opening] }), form: "{}" });
    const { changes } = await server.call("GET", "launches.check", { id: launch.id });
    expect(changes).toMatchObject([{ fault: "", missing: [{ kind: "template_text", field: `sections.${opening?.id}` }] }]);
  });

  it("no change takes the place of a colleague's, whichever of the two was opened first", async () => {
    const slide = await create("slides", aSlide());
    const launch = await createLaunch();
    const { key, at } = (await put(launch.id, "slide", slide, { ...slide, title: "Un" })).changes[0];
    const besides = await put(launch.id, "slide", slide, { ...slide, title: "Deux" });
    expect(besides).toMatchObject({
      code: "conflict",
      message: expect.stringContaining("déjà une modification de cet élément, par admin"),
    });
    server.setNow(new Date(NOON.getTime() + 1000));
    expect(await put(launch.id, "slide", slide, { ...slide, title: "Trois" }, { key, at })).toHaveProperty("changes");
    const late = await put(launch.id, "slide", slide, { ...slide, title: "Quatre" }, { key, at });
    expect(late).toMatchObject({ code: "conflict", message: expect.stringContaining("changée entre-temps par admin") });
    const again = await put(launch.id, "slide", slide, { ...slide, title: "Trois" }, { key, at });
    expect(again.changes).toMatchObject([{ title: "Trois" }]);
  });

  it("a form that a save would refuse, and what cannot wait, is refused", async () => {
    const launch = await createLaunch();
    const send = (fields: object) =>
      call("launches.put", { launch: launch.id, noun: "slide", record: null, input: aSlide(), form: "{}", ...fields });
    expect(await send({ input: aSlide({ title: "" }) })).toMatchObject({ code: "invalid", issues: [{ path: "title" }] });
    for (const name of ["subscriber", "settings", "launch", "unknown"])
      expect(await send({ noun: name })).toMatchObject({ code: "invalid" });
    expect(await send({ launch: 2_147_483_647 })).toMatchObject({ code: "not_found" });
    expect(await call("launches.publish", { id: launch.id })).toMatchObject({
      code: "conflict",
      message: "Ce lancement ne contient aucune modification.",
    });
    const full = await send({});
    await call("launches.publish", { id: launch.id });
    expect(await send({})).toMatchObject({ code: "conflict" });
    expect(await call("launches.drop", { id: launch.id, key: full.changes[0].key })).toMatchObject({ code: "conflict" });
  });

  it("a change is put again in place of itself, read with its form, told on its record, and taken out", async () => {
    const slide = await create("slides", aSlide());
    const launch = await createLaunch();
    const { key, at } = (await put(launch.id, "slide", slide, { ...slide, title: "Un" })).changes[0];
    const twice = await put(launch.id, "slide", slide, { ...slide, title: "Deux" }, { key, at });
    expect(twice.changes).toMatchObject([{ title: "Deux", record: slide.id, by: "admin" }]);
    expect(await server.call("GET", "launches.change", { id: launch.id, key })).toMatchObject({ form: "{}", title: "Deux" });
    const pending = await server.call("GET", "launches.ofRecord", { noun: "slide", id: slide.id });
    expect(pending).toMatchObject([{ key, launch: { id: launch.id, title: launch.title } }]);
    expect(await call("launches.drop", { id: launch.id, key })).toMatchObject({ changes: [] });
    expect(await server.call("GET", "launches.ofRecord", { noun: "slide", id: slide.id })).toEqual([]);
  });

  it("a launch is written and published by editors, not by readers", async () => {
    const launch = await createLaunch();
    const input = { launch: launch.id, noun: "slide", record: null, input: aSlide(), form: "{}" };
    await aPerson(server, { username: "lectrice", role: "reader" });
    await aPerson(server, { username: "redactrice", role: "editor" });
    const reader = await signIn(server, "lectrice");
    const editor = await signIn(server, "redactrice");
    expect((await server.send("POST", "/trpc/launches.put", input, reader)).status).toBe(403);
    expect((await server.send("POST", "/trpc/launches.put", input, editor)).status).toBe(200);
    expect((await server.send("POST", "/trpc/launches.publish", { id: launch.id }, reader)).status).toBe(403);
    expect((await server.send("POST", "/trpc/launches.publish", { id: launch.id }, editor)).status).toBe(200);
    expect((await server.send("POST", "/trpc/launches.publish", { id: launch.id })).status).toBe(401);
  });

  it("the site of a launch opens by the link of an editor only, for a day", async () => {
    const launch = await createLaunch();
    await aPerson(server, { username: "curieuse", role: "reader" });
    const reader = await signIn(server, "curieuse");
    expect((await server.send("POST", "/trpc/launches.previewLink", { id: launch.id }, reader)).status).toBe(403);
    expect((await server.send("POST", "/trpc/launches.previewLink", { id: launch.id })).status).toBe(401);
    const { path } = await call("launches.previewLink", { id: launch.id });
    expect(path).toMatch(/^\/\?lancement=/);
    for (const wrong of ["/?lancement=x", `${path}x`, "/?lancement="]) expect((await server.send("GET", wrong)).status).toBe(404);
    expect((await server.send("POST", path, "")).status).toBe(405);
    const product = await create("products", aProduct());
    const other = await call("products.previewLink", { id: product.id });
    expect((await server.send("GET", `/?lancement=${new URL(other.path, "https://x").searchParams.get("apercu")}`)).status).toBe(404);
    server.setNow(new Date(NOON.getTime() + 25 * 60 * 60_000));
    expect((await server.send("GET", path)).status).toBe(404);
  });

  it("a page made of sections waits like any other record", async () => {
    const page = await create("pages", aPage({ is_active: false }));
    const launch = await createLaunch();
    const { changes } = await put(launch.id, "page", page, { ...page, is_active: true });
    expect(changes).toMatchObject([{ noun: "page", record: page.id, title: page.title }]);
    expect(await call("launches.publish", { id: launch.id })).toHaveProperty("published_at", NOON.toISOString());
    expect((await server.asAdmin("GET", `/api/admin/pages/${page.id}`)).body).toMatchObject({ is_active: true });
  });
});

describe("a draft of a program", () => {
  const draft = (input: object) => server.call("POST", "launches.draft", { noun: "slide", record: null, ...input });
  const contentOf = async ({ launch, key }: { launch: { id: number }; key: string }) =>
    JSON.parse((await server.call("GET", "launches.change", { id: launch.id, key })).form);

  it("a draft holds the record as it was read, and as the change leaves it, for the form that opens it", async () => {
    const slide = (await server.asAdmin("POST", "/api/admin/slides", aSlide({ title: "Avant", subtitle: "Reste" }))).body;
    const put = await draft({ record: slide.id, fields: { title: "Après" }, run: "Pour un formulaire" });
    const { read, item, version } = await contentOf(put);
    expect([read, version]).toEqual([slide, slide.version]);
    expect(item).toMatchObject({ id: slide.id, title: "Après", subtitle: "Reste" });
    expect((await server.asAdmin("GET", `/api/admin/slides/${slide.id}`)).body).toEqual(slide);
  });

  it("a new record is drafted without one that was read, and goes on under its key", async () => {
    const put = await draft({ fields: aSlide({ title: "Neuf" }), run: "Un nouveau" });
    const again = await draft({ fields: { title: "Neuf encore" }, key: put.key, run: "Un nouveau" });
    expect([again.key, again.launch.changes.length]).toEqual([put.key, 1]);
    expect(await contentOf(again)).toMatchObject({ read: null, item: { title: "Neuf encore" } });
  });

  it("a reader puts no draft", async () => {
    await aPerson(server, { username: "stagiaire", role: "reader" });
    const headers = await signIn(server, "stagiaire");
    const input = { noun: "slide", record: null, fields: aSlide() };
    expect((await server.send("POST", "/trpc/launches.draft", input, headers)).status).toBe(403);
  });
});

const save = (key: string, title: string) =>
  server.asAdmin("POST", "/trpc/features.create", aFeature({ title }), { "idempotency-key": key });

/** Puts a new feature into a launch, after a save under `unanswered`. */
async function putUnanswered(unanswered: string, title: string) {
  const launch = await createLaunch();
  const change = { noun: "feature", record: null, input: aFeature({ title }), form: "{}", unanswered };
  return call("launches.put", { launch: launch.id, ...change });
}

async function listTitles(mark: string): Promise<string[]> {
  const features: { title: string }[] = (await server.asAdmin("GET", "/api/admin/features")).body;
  return features.map(({ title }) => title).filter((title) => title.includes(mark));
}

describe("a new record whose save got no reply", () => {
  it("the record changes with the launch where the save had created it, and is stored once", async () => {
    const [key, mark] = [randomUUID(), randomUUID().slice(0, 8)];
    await save(key, `Calme ${mark}`);
    const launch = await putUnanswered(key, `Paisible ${mark}`);
    const [{ id }] = (await server.asAdmin("GET", "/api/admin/features")).body.filter(({ title }: { title: string }) =>
      title.includes(mark),
    );
    expect(launch.changes).toMatchObject([{ record: id, title: `Paisible ${mark}` }]);
    const { form } = await server.call("GET", "launches.change", { id: launch.id, key: launch.changes[0].key });
    expect(JSON.parse(form)).toMatchObject({ read: { id }, item: { id, title: `Paisible ${mark}` }, version: 1 });
    await call("launches.publish", { id: launch.id });
    expect(await listTitles(mark)).toEqual([`Paisible ${mark}`]);
  });

  it("the launch creates the record where the save never arrived, and refuses that save later", async () => {
    const [key, mark] = [randomUUID(), randomUUID().slice(0, 8)];
    const launch = await putUnanswered(key, `Calme ${mark}`);
    expect(launch.changes).toMatchObject([{ record: null }]);
    expect((await save(key, `Calme ${mark}`)).status).toBe(409);
    expect(await listTitles(mark)).toEqual([]);
    await call("launches.publish", { id: launch.id });
    expect(await listTitles(mark)).toEqual([`Calme ${mark}`]);
  });
});
