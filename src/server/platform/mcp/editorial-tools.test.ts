import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { connectMcp, type McpClient } from "#server/testing/mcp-client.ts";
import { nextNumber } from "#server/testing/next-number.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

const NOON = new Date("2026-11-27T12:00:00Z");

let server: TestServer;
const opened: McpClient[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  for (const agent of opened) await agent.close();
  await server.stop();
});
beforeEach(() => server.setNow(NOON));

const CONTENT = ["product", "category", "slide", "page", "article", "feature", "translation"];
const ROUTERS = ["products", "categories", "slides", "pages", "articles", "features", "translations"];
const ALL = ["launches:write", ...ROUTERS.flatMap((router) => [`${router}:read`, `${router}:write`])];

/** An agent with an API key of some scopes; with its name in the history. */
async function anAgent(scopes = ALL, query = ""): Promise<McpClient & { name: string }> {
  const name = `Agent ${nextNumber()}`;
  const { key } = await server.call("POST", "apiKeys.create", { name, scopes, days: null });
  const agent = await connectMcp(server, { key, query });
  opened.push(agent);
  return { ...agent, name: `Clé d’API «\u202f${name}\u202f»` };
}

const create = async (path: string, body: object) => (await server.asAdmin("POST", `/api/admin/${path}`, body)).body;
const readLaunch = (id: number) => server.call("GET", "launches.get", { id });
const listLaunches = (): Promise<{ id: number; title: string; changes: unknown[] }[]> => server.call("GET", "launches.list");

/** Reads a record, and how often it was changed. */
async function snapshot(resource: string, path: string, id: number) {
  const { body } = await server.asAdmin("GET", `/api/admin/${path}/${id}`);
  return { body, history: (await server.call("GET", "history.ofRecord", { noun: resource, id })).data.length };
}

describe("the tools that read records", () => {
  it("an agent is offered the tools of records, and write_draft where its key may write launches", async () => {
    const names = async (agent: McpClient) => (await agent.listTools()).map(({ name }) => name);
    const reader = await anAgent(["products:read"]);
    expect(await names(reader)).toEqual(expect.arrayContaining(["search", "describe_resource", "list_records", "read_record"]));
    expect(await names(reader)).not.toContain("write_draft");
    const listing = (await (await anAgent(["products:read", "articles:read"])).listTools()).find(({ name }) => name === "list_records");
    expect(listing?.inputSchema.properties?.resource).toMatchObject({ enum: ["product", "article"] });
    expect(await names(await anAgent(["media:write"]))).not.toContain("list_records");
    const writing = (await (await anAgent()).listTools()).find(({ name }) => name === "write_draft");
    expect(writing?.annotations).toMatchObject({ readOnlyHint: false, destructiveHint: false });
  });

  it("an agent lists and reads hidden records within its scopes", async () => {
    const hidden = await create("products", aProduct({ title: "Hublot masqué", is_active: false }));
    const agent = await anAgent(["products:read", "slides:read"]);
    const { json } = await agent.call("list_records", { resource: "product", query: { q: "hublot", limit: 5 } });
    expect(json).toMatchObject({ total: 1, limit: 5, data: [{ id: hidden.id, is_active: false }] });
    expect((await agent.call("read_record", { resource: "product", key: { id: hidden.id } })).json).toMatchObject({
      title: "Hublot masqué",
    });
    expect((await agent.call("list_records", { resource: "slide" })).json.data).toEqual(expect.any(Array));
  });

  it("a resource is described by the contracts of its procedures", async () => {
    const agent = await anAgent(["products:read"]);
    const { json } = await agent.call("describe_resource", { resource: "slide" });
    expect(json).toMatchObject({
      resource: "slide",
      scopes: expect.arrayContaining(["slides:read", "slides:write"]),
      key: { required: ["id"] },
      fields: { properties: { title: { type: "string" } }, required: expect.arrayContaining(["title"]) },
      may_be_created: true,
    });
    expect(json.fields.properties).not.toHaveProperty("version");
  });

  it.each([
    ["list_records", { resource: "article" }, "", "articles:read"],
    ["read_record", { resource: "contact-request", key: { id: 1 } }, "", "requests:read"],
    ["list_records", { resource: "article" }, "?lang=en", "This API key lacks the scope “articles:read”"],
    ["write_draft", { resource: "product", id: 1, fields: {} }, "", "launches:write"],
  ])("a key without the scope of %s %j is refused in a sentence that names it", async (tool, input, query, sentence) => {
    const agent = await anAgent(["products:read"], query);
    const { isError, text } = await agent.call(tool, input);
    expect([isError, text]).toEqual([true, expect.stringContaining(sentence)]);
  });

  it.each([
    ["list_records", { resource: "product", query: { limite: 3 } }, "Champ inconnu\u202f: limite. Les champs sont\u202f:"],
    ["list_records", { resource: "product", query: { limit: 101 } }, "Demandez au plus 100 éléments"],
    ["list_records", { resource: "slide", query: { q: "x" } }, "Champ inconnu\u202f: q."],
    ["read_record", { resource: "product", key: { id: "1; drop table" } }, "id\u202f: Ce champ n’a pas le bon type."],
    ["read_record", { resource: "product", key: { id: 999_999 } }, "n’existe pas"],
    ["read_record", { resource: "administrator", key: { id: 1 } }, "Valeurs acceptées\u202f:"],
  ])("%s refuses %j in a clear sentence", async (tool, input, sentence) => {
    const { isError, text } = await (await anAgent()).call(tool, input);
    expect([isError, text]).toEqual([true, expect.stringContaining(sentence)]);
  });
});

describe("a run of drafts", () => {
  it("a run gathers changes in one launch, changes no record, and is undone as one", async () => {
    const product = await create("products", aProduct({ title: "Lampe", short_description: "Avant" }));
    const article = await create("blogs", anArticle({ title: "Article", status: "draft" }));
    const before = await Promise.all([snapshot("product", "products", product.id), snapshot("article", "blogs", article.id)]);
    const agent = await anAgent();
    const run = `Relecture ${nextNumber()}`;
    await agent.call("write_draft", { run, resource: "product", id: product.id, fields: { short_description: "Après" } });
    await agent.call("write_draft", { run, resource: "article", id: article.id, fields: { title: "Article relu", status: "published" } });
    const { key, launch } = (await agent.call("write_draft", { run, resource: "slide", fields: aSlide({ title: "Neuf" }) })).json;
    await agent.call("write_draft", { run, resource: "slide", key, fields: { title: "Neuf, repris" } });
    const held = await readLaunch(launch.id);
    expect(held).toMatchObject({ title: run, planned_at: null, published_at: null });
    expect(held.changes).toMatchObject([
      { noun: "product", record: product.id, title: "Lampe", by: agent.name },
      { noun: "article", title: "Article relu" },
      { noun: "slide", record: null, title: "Neuf, repris" },
    ]);
    expect(await Promise.all([snapshot("product", "products", product.id), snapshot("article", "blogs", article.id)])).toEqual(before);
    const history = await server.call("GET", "history.ofRecord", { noun: "launch", id: launch.id });
    expect(history.data[0]).toMatchObject({ actor: agent.name });
    expect((await server.asAdmin("DELETE", `/api/admin/launches/${launch.id}`)).status).toBe(200);
    expect((await listLaunches()).filter(({ title }) => title === run)).toEqual([]);
  });

  it("a launch of a run is published by a person, with what its drafts said and nothing else", async () => {
    const product = await create(
      "products",
      aProduct({ title: "Store", short_description: "Avant", benefits: [{ title: "Calme", description: "" }] }),
    );
    const agent = await anAgent();
    const { launch } = (await agent.call("write_draft", { resource: "product", id: product.id, fields: { short_description: "Après" } }))
      .json;
    await server.asAdmin("PATCH", `/api/admin/products/${product.id}`, { title: "Store roulant" });
    expect(await server.call("POST", "launches.publish", { id: launch.id })).toMatchObject({ failure: "" });
    expect((await snapshot("product", "products", product.id)).body).toMatchObject({
      title: "Store roulant",
      short_description: "Après",
      benefits: [{ title: "Calme" }],
    });
  });

  it("a run without a name is that of the key and the day", async () => {
    const slide = await create("slides", aSlide());
    const agent = await anAgent();
    const { run } = (await agent.call("write_draft", { resource: "slide", id: slide.id, fields: { title: "Un" } })).json;
    expect(run).toBe(`${agent.name}, 27 novembre 2026`);
    await agent.call("write_draft", { resource: "slide", id: slide.id, fields: { subtitle: "Deux" } });
    const named = (await listLaunches()).filter(({ title }) => title === run);
    expect(named.map(({ changes }) => changes.length)).toEqual([1]);
  });

  it("drafts of one run that come at once are in one launch", async () => {
    const slides = await Promise.all([1, 2, 3].map(() => create("slides", aSlide())));
    const agent = await anAgent();
    const run = `Ensemble ${nextNumber()}`;
    await Promise.all(slides.map(({ id }) => agent.call("write_draft", { run, resource: "slide", id, fields: { title: `Titre ${id}` } })));
    const named = (await listLaunches()).filter(({ title }) => title === run);
    expect(named.map(({ changes }) => changes.length)).toEqual([3]);
  });

  it("a launch that a person made, changed or planned is not an agent's to add to", async () => {
    const slide = await create("slides", aSlide());
    const made = await server.call("POST", "launches.create", { title: `Campagne ${nextNumber()}` });
    const agent = await anAgent();
    const write = (run: string) => agent.call("write_draft", { run, resource: "slide", id: slide.id, fields: { title: "Par un agent" } });
    expect((await write(made.title)).text).toContain("donnez un autre nom");
    const planned = (await write(`Prévu ${nextNumber()}`)).json.launch.id;
    const { title, version } = await readLaunch(planned);
    await server.call("POST", "launches.update", { id: planned, version, title, planned_at: "2026-12-24T08:00:00.000Z" });
    expect((await write(title)).text).toContain("donnez un autre nom");
    expect(
      (await (await anAgent()).call("write_draft", { run: title, resource: "slide", id: slide.id, fields: { title: "D’un autre" } }))
        .isError,
    ).toBe(true);
    expect((await readLaunch(made.id)).changes).toEqual([]);
  });

  it("a translation is drafted too", async () => {
    const feature = await create("features", aFeature({ title: "Calme", description: "Sans bruit." }));
    const fields = { title: "Calm", description: "Without noise." };
    const english = await server.call("POST", "translations.save", { noun: "feature", record: feature.id, language: "en", fields });
    const agent = await anAgent();
    const { launch } = (
      await agent.call("write_draft", { resource: "translation", id: english.id, fields: { fields: { title: "Still" } } })
    ).json;
    expect(launch.changes).toMatchObject([{ noun: "translation", title: "Still" }]);
    const key = { noun: "feature", record: feature.id, language: "en" };
    expect((await agent.call("read_record", { resource: "translation", key })).json.translation.fields.title).toBe("Calm");
  });

  it.each([
    [
      "an unknown field",
      { resource: "slide", fields: { titre: "x", version: 3 } },
      /fields\.titre\u202f: Ce champ n’existe pas.*\n.*fields\.version/,
    ],
    ["a faulty value", { resource: "slide", fields: { title: "" } }, /title\u202f: Ce champ est obligatoire/],
    ["a record that is gone", { resource: "slide", fields: { title: "x" }, id: 999_999 }, /n’existe pas/],
    ["another key", { resource: "slide", fields: {}, key: "0".repeat(32) }, /Ce lancement n’a pas de modification/],
    ["a resource that cannot wait", { resource: "contact-request", fields: {} }, /ne peut pas attendre|n’a pas le droit/],
    ["no resource", { resource: "administrator", fields: {} }, /Ce type d’élément n’existe pas/],
  ])("%s is refused, and leaves no launch behind", async (what, { id: absent, ...input }: Record<string, unknown>, sentence) => {
    const id =
      absent ?? (what === "another key" || what === "a resource that cannot wait" ? undefined : (await create("slides", aSlide())).id);
    const before = (await listLaunches()).length;
    const { isError, text } = await (await anAgent()).call("write_draft", { ...input, ...(id && { id }) });
    expect([isError, text]).toEqual([true, expect.stringMatching(sentence)]);
    expect(await listLaunches()).toHaveLength(before);
  });

  it("a category that does not exist is refused: publishing would not make it either", async () => {
    const product = aProduct({ category: "Nulle part" });
    const { isError, text } = await (await anAgent()).call("write_draft", { resource: "product", fields: product });
    expect([isError, text]).toEqual([true, expect.stringContaining("category")]);
    expect(JSON.stringify(await server.call("GET", "categories.list"))).not.toContain("Nulle part");
  });

  it("a key needs the scopes of the record too", async () => {
    const slide = await create("slides", aSlide());
    const input = { resource: "slide", id: slide.id, fields: { title: "x" } };
    expect((await (await anAgent(["launches:write", "slides:read"])).call("write_draft", input)).text).toContain("slides:write");
    expect((await (await anAgent(["launches:write", "slides:write"])).call("write_draft", input)).text).toContain("slides:read");
  });

  it("every content that a launch may hold is described", async () => {
    const agent = await anAgent();
    for (const resource of CONTENT) {
      const { json } = await agent.call("describe_resource", { resource });
      expect(Object.keys(json.fields.properties).length).toBeGreaterThan(0);
    }
  });
});
