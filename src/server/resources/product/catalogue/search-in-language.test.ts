import { beforeEach, expect, it } from "vitest";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();
beforeEach(() => server.orm.em.fork().execute("truncate translation, former_slug, product, category, change cascade"));

const create = async (path: string, input: object) => (await server.asAdmin("POST", `/api/admin/${path}`, input)).body;
const translate = async (path: string, { id }: { id: number }, fields: object) => {
  const sent = { translations: { en: { fields, is_published: true } } };
  expect((await server.asAdmin("PATCH", `/api/admin/${path}/${id}/translations`, sent)).body.code).toBeUndefined();
};
const titles = async (q: string, lang = "en") => {
  const { body } = await server.send("GET", `/api/products?lang=${lang}&q=${encodeURIComponent(q)}`);
  return body.data.map(({ title }: { title: string }) => title);
};

const BELL = { title: "Visiophone Heurtoir", reference: "LUM-VD-200", subcategory: "Vidéo", short_description: "Il montre qui sonne." };
const LAMP = { title: "Lampe Fanal", reference: "LUM-LP-300", subcategory: "Vidéo", short_description: "Une lampe sans fil." };

async function twoProducts() {
  const category = await create("categories", { name: "Sécurité", subcategories: ["Vidéo", "Accès"] });
  const bell = await create("products", aProduct({ ...BELL, category: "Sécurité" }));
  const lamp = await create("products", aProduct({ ...LAMP, category: "Sécurité", subcategory: "Accès" }));
  await translate("categories", category, { name: "Security", subcategories: ["Pictures", "Entry"] });
  await translate("products", bell, { title: "Heurtoir video doorbells", short_description: "It shows who is at the door." });
  return { bell, lamp };
}

it("an English search finds English words, their plurals and errors, and leaves out English stop words", async () => {
  await twoProducts();
  for (const q of ["doorbell", "doorbells", "a doorbell for the house", "dorbell", "which smart doorbell"])
    expect([q, await titles(q)]).toEqual([q, ["Heurtoir video doorbells"]]);
});

it("finds references, with their hyphens or without, as in French", async () => {
  await twoProducts();
  for (const q of ["LUM-VD-200", "lumvd200", "LUM VD 200", "vd-200"])
    expect([q, await titles(q)]).toEqual([q, ["Heurtoir video doorbells"]]);
});

it("finds what is not translated by its French words, and what is where no English words are found", async () => {
  await twoProducts();
  expect(await titles("lampe")).toEqual(["Lampe Fanal"]);
  expect(await titles("LUM-LP-300")).toEqual(["Lampe Fanal"]);
  expect(await titles("visiophone heurtoir")).toEqual(["Heurtoir video doorbells"]);
  expect(await titles("sonne")).toEqual(["Heurtoir video doorbells"]);
  expect(await titles("doorbell", "fr")).toEqual(["Visiophone Heurtoir"]);
});

it("finds by categories and sub-categories as English calls them; by the names of the other language where none is", async () => {
  await twoProducts();
  expect((await titles("security")).toSorted()).toEqual(["Heurtoir video doorbells", "Lampe Fanal"]);
  expect(await titles("pictures")).toEqual(["Heurtoir video doorbells"]);
  expect(await titles("picture")).toEqual(["Heurtoir video doorbells"]);
  expect(await titles("pictrues")).toEqual(["Heurtoir video doorbells"]);
  expect(await titles("pictures", "fr")).toEqual(["Visiophone Heurtoir"]);
  expect(await titles("accès")).toEqual(["Lampe Fanal"]);
});

it("finds as a hub what says in its main texts that it is one, not all that works with one", async () => {
  const category = await create("categories", { name: "Capteurs", subcategories: [] });
  expect(category.id).toBeGreaterThan(0);
  for (const [title, english] of [
    ["Centrale Atrium", "Atrium hub"],
    ["Sonde Brise", "Brise sensor"],
  ] as const) {
    const benefits = [{ icon: "zap", title: "Locale", description: "La centrale décide." }];
    const product = await create("products", aProduct({ title, category: "Capteurs", short_description: title, benefits }));
    await translate("products", product, {
      title: english,
      short_description: english,
      benefits: [{ title: "Local", description: "The hub decides." }],
    });
  }
  for (const q of ["hub", "hubs", "a bridge"]) expect([q, await titles(q)]).toEqual([q, ["Atrium hub"]]);
  expect(await titles("decides")).toHaveLength(2);
});

it("reads the synonyms of its language; of words that no group there has, those of the other", async () => {
  await twoProducts();
  await create("synonyms", { language: "en", words: ["gizmo"], meant: ["doorbell"] });
  await create("synonyms", { words: ["machinchose"], meant: ["lampe"] });
  expect([await titles("gizmo"), await titles("gizmo", "fr")]).toEqual([["Heurtoir video doorbells"], ["Visiophone Heurtoir"]]);
  expect([await titles("machinchose"), await titles("machinchose", "fr")]).toEqual([["Lampe Fanal"], ["Lampe Fanal"]]);
});

it("a word may stand in a group of each language, and in two of one it may not", async () => {
  const group = { words: ["trombine"], meant: ["lampe"] };
  expect((await create("synonyms", group)).language).toBe("fr");
  const english = await create("synonyms", { ...group, language: "en" });
  expect(english.language).toBe("en");
  const { status, body } = await server.asAdmin("PUT", `/api/admin/synonyms/${english.id}`, { ...group, language: "fr" });
  expect([status, body.issues[0].path]).toEqual([400, "words"]);
  expect((await server.asAdmin("PUT", `/api/admin/synonyms/${english.id}`, { ...group, language: "tlh" })).status).toBe(400);
});
