import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GROUP_WORDS_MAX, SYNONYM_GROUPS_MAX } from "#contracts/synonym-group/synonym-group.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { describeCrud } from "#server/testing/crud-battery.ts";
import { startTestServer, useTestServer } from "#server/testing/test-server.ts";
import { aSynonymGroup } from "./synonym-group.factory.ts";
import { SynonymGroup } from "./synonym-group.entity.ts";

const PATH = "/api/admin/synonyms";

describeCrud("a group of synonyms", {
  path: PATH,
  router: "synonymGroups",
  noun: "synonym-group",
  valid: aSynonymGroup,
  invalid: [{ words: [] }, { words: "volet" }, { words: [12] }, { meant: ["x".repeat(41)] }],
  change: { meant: ["autrement"] },
});

describe("groups of synonyms", () => {
  const server = useTestServer();
  beforeAll(async () => {
    await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Store banne Ombre" }));
    await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Visiophone Heurtoir" }));
    await server.asAdmin("POST", "/api/admin/blogs", anArticle({ title: "Sans rapport", status: "published" }));
  });
  beforeEach(async () => {
    await server.orm.em.fork().nativeDelete(SynonymGroup, {});
  });

  const create = (fields: Record<string, unknown>) => server.asAdmin("POST", PATH, aSynonymGroup(fields));
  const refusal = async (fields: Record<string, unknown>) => {
    const { status, body } = await create(fields);
    return { status, path: body.issues?.[0]?.path, message: body.issues?.[0]?.message };
  };
  const titles = async (q: string) =>
    (await server.send("GET", `/api/products?q=${encodeURIComponent(q)}`)).body.data.map(({ title }: { title: string }) => title);

  it("a group works at the next search, in the catalogue and the quick search, until it is deleted", async () => {
    expect(await titles("brisevue")).toEqual([]);
    const { body } = await create({ words: ["brise-vue", "Occultant"], meant: ["store"] });
    expect(body.title).toBe("brise-vue, Occultant");
    for (const q of ["brise-vue", "brisevue", "occultants", "occul"]) expect(await titles(q), q).toEqual(["Store banne Ombre"]);
    const { body: quick } = await server.send("GET", `/trpc/search.quick?input=${encodeURIComponent(JSON.stringify({ q: "occultant" }))}`);
    expect(quick.result.data.products).toHaveLength(1);
    await server.asAdmin("DELETE", `${PATH}/${body.id}`);
    expect(await titles("occultant")).toEqual([]);
  });

  it("words of a group without texts stand for each other, even with a typing error", async () => {
    await create({ words: ["visiophone", "sonnerie", "carillonneur"], meant: [] });
    for (const q of ["sonnerie", "carilloneur"]) expect(await titles(q), q).toEqual(["Visiophone Heurtoir"]);
  });

  it.each([
    [{ words: ["volet"], meant: [] }, /mot seul/],
    [{ words: ["volet"], meant: ["VOLET"] }, /mot seul/],
    [{ words: [] }, /au moins un mot/],
    [{ words: ["volet roulant"] }, /plusieurs mots/],
    [{ words: ["'--; drop"] }, /plusieurs mots/],
    [{ words: ["<b>"] }, /n’est pas un mot/],
    [{ words: ["é"] }, /trop court/],
    [{ words: ["x".repeat(41)] }, /trop long/],
    [{ words: Array.from({ length: GROUP_WORDS_MAX + 1 }, (_, number) => `mot${number}`) }, /30 au plus/],
  ])("%j is refused with advice what to do", async (fields, message) => {
    expect(await refusal(fields)).toEqual({ status: 400, path: "words", message: expect.stringMatching(message) });
    expect(await server.orm.em.fork().count(SynonymGroup)).toBe(0);
  });

  it("one of words that differ only in case, accents or hyphens is kept", async () => {
    const { body } = await create({ words: ["Vidéo-phone", "videophone", "", "visio"], meant: ["Visiophone", "visiophone"] });
    expect(body).toMatchObject({ words: ["Vidéo-phone", "visio"], meant: ["Visiophone"] });
  });

  it("two groups never share a typed word, even when written at once, and the refusal names the other", async () => {
    const answers = await Promise.all(["store", "rideau", "voilage"].map((meant) => create({ words: ["Volet", meant], meant: [meant] })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400, 400]);
    expect(await refusal({ words: ["autre", "VOLET"] })).toMatchObject({
      message: expect.stringMatching(/^«\u202fVOLET\u202f» est déjà dans un autre groupe\u202f: Volet, /),
    });
    expect((await create({ words: ["ombre"], meant: ["volet"] })).status).toBe(201);
  });

  it("groups come back where their deletion is undone", async () => {
    const { body: group } = await create({ words: ["volet", "store"], meant: [] });
    await server.asAdmin("DELETE", `${PATH}/${group.id}`);
    const undo = await server.asAdmin("POST", "/trpc/history.undo", { noun: "synonym-group", id: group.id });
    expect(undo.status, undo.text).toBe(200);
    expect((await server.asAdmin("GET", `${PATH}/${group.id}`)).body).toMatchObject({ title: "volet, store", meant: [] });
  });

  it("groups come back from the bin, but not where a word is taken meanwhile", async () => {
    const { body: group } = await create({ words: ["volet", "store"], meant: [] });
    await server.asAdmin("DELETE", `${PATH}/${group.id}`);
    const { body: other } = await create({ words: ["volet", "banne"], meant: [] });
    const restore = () => server.asAdmin("POST", "/trpc/bin.restore", { noun: "synonym-group", id: group.id });
    expect(await restore()).toMatchObject({ status: 409 });
    await server.asAdmin("DELETE", `${PATH}/${other.id}`);
    expect(await restore()).toMatchObject({ status: 200 });
    expect((await server.asAdmin("GET", `${PATH}/${group.id}`)).body).toMatchObject({ words: ["volet", "store"] });
  });

  it("there are at most as many groups as a search may read, restored ones included", async () => {
    const { body: gone } = await create({ words: ["volet", "store"], meant: [] });
    await server.asAdmin("DELETE", `${PATH}/${gone.id}`);
    const em = server.orm.em.fork();
    for (let number = 0; number < SYNONYM_GROUPS_MAX; number += 1)
      em.create(SynonymGroup, { words: [`typed${number}`, `other${number}`], meant: [] });
    await em.flush();
    const message = expect.stringContaining("300 groupes");
    expect(await create({})).toMatchObject({ status: 409, body: { message } });
    expect(await server.call("POST", "bin.restore", { noun: "synonym-group", id: gone.id })).toMatchObject({ code: "conflict", message });
  });
});

it("every installation begins with the words of the trade", async () => {
  const server = await startTestServer();
  const { body } = await server.asAdmin("GET", PATH);
  expect(body.length).toBeGreaterThan(70);
  expect(body.find(({ words }: { words: string[] }) => words.includes("sonnette")).meant).toContain("visiophone");
  await server.stop();
});
