import { afterAll, beforeAll, expect, it } from "vitest";
import { aProduct } from "../product.factory.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const products = [
    ["Lampe de table", "LUM-IN-120", "Éclairage", "Une lumière chaude."],
    ["Suspension du salon", "LUM-SU-7", "Éclairage", "Elle remplace deux lampes."],
    ["Lampadaire d’angle", "LUM-LA-1", "Éclairage", "Droit et discret."],
    ["Variateur", "LAMP-9", "Commandes", "Règle la lumière en douceur."],
    ["Thermostat d’ambiance", "LUM-TH-2", "Chauffage", "Une chaleur égale, sans y penser."],
    ["Détecteur d’ouverture", "LUM-OUV-77", "Protection", "Veille sur vos fenêtres, par Wi-Fi, et envoie des signaux."],
    ["Moteur de rideaux", "LUM-MO-3", "Automatisation", "Ouvre et ferme au soleil."],
    ["Économie de 30%", "LUM-EC-30", "Énergie", "Mesure la maison."],
  ];
  for (const [title, reference, category, short_description] of products)
    await server.asAdmin("POST", "/api/admin/products", aProduct({ title, reference, category, short_description }));
});
afterAll(() => server.stop());

const search = async (q: string, more = "") => (await server.send("GET", `/api/products?q=${encodeURIComponent(q)}${more}`)).body;
const titles = async (q: string, more = ""): Promise<string[]> => (await search(q, more)).data.map(({ title }: { title: string }) => title);

it.each([
  "DETECTEUR",
  "ouverture détecteur",
  "lum-ouv-77",
  "fenetres",
  "protection",
  "ouvertur",
  "wifi",
  "l’ouverture",
  "un détecteur pour la protection",
])("« %s » finds by title, reference, description or category, whatever the case, the accents and the order of words", async (q) => {
  expect(await titles(q)).toEqual(["Détecteur d’ouverture"]);
});

it.each([
  ["lampes de table", "Lampe de table"],
  ["rideau", "Moteur de rideaux"],
  ["signal", "Détecteur d’ouverture"],
  ["thermostats", "Thermostat d’ambiance"],
])("« %s » finds the other number", async (q, title) => {
  expect(await titles(q)).toContain(title);
});

it.each(["LUM-IN-120", "lumin120", "LUM IN 120", "lum-in 120", "lumin-12"])(
  "« %s » finds a reference with or without its hyphens",
  async (q) => {
    expect(await titles(q)).toEqual(["Lampe de table"]);
  },
);

it.each([
  ["eclarage", "éclairage", 3],
  ["termostat", "thermostat", 1],
  ["suspnesion", "suspension", 1],
  ["detecteur ouvretrue", "detecteur ouverture", 1],
  ["thermsot", "thermostat", 1],
  ["lmape de table", "lampe de table", 1],
])("« %s » is answered as « %s », and says so", async (q, corrected, total) => {
  expect(await search(q)).toMatchObject({ corrected, total });
});

it("nothing is corrected where the typed words are found, nor in a reference", async () => {
  expect(await search("lampe")).not.toHaveProperty("corrected");
  expect(await search("LUM-IN-121")).toEqual({ data: [], total: 0, page: 1, limit: 100 });
  expect(await search("introuvable")).toEqual({ data: [], total: 0, page: 1, limit: 100 });
});

it("the best hits come first: a word of the title, its beginning, the reference, the rest", async () => {
  expect(await titles("lamp")).toEqual(["Lampadaire d’angle", "Lampe de table", "Variateur", "Suspension du salon"]);
  expect(await titles("lampe")).toEqual(["Lampe de table", "Suspension du salon"]);
  expect(await titles("lamp9")).toEqual(["Variateur"]);
  expect(await titles("éclairage")).toEqual(["Lampadaire d’angle", "Lampe de table", "Suspension du salon"]);
});

it("an order that is asked for holds, and pages follow each other without a gap", async () => {
  expect(await titles("lamp", "&sort=reference")).toEqual(["Variateur", "Lampe de table", "Lampadaire d’angle", "Suspension du salon"]);
  const pages = await Promise.all([1, 2, 3].map((page) => titles("lamp", `&limit=2&page=${page}`)));
  expect(pages).toEqual([["Lampadaire d’angle", "Lampe de table"], ["Variateur", "Suspension du salon"], []]);
  expect(await search("lamp", "&limit=2&page=9")).toMatchObject({ total: 4, page: 9 });
});

it("a price in words or by itself narrows, and a unit's name is its symbol", async () => {
  const products = [
    ["Ruban à douze volts", "LUM-RU-A", "12", "V", 40],
    ["Ruban de secteur", "LUM-RU-B", "230", "V", 349],
  ] as const;
  for (const [title, reference, value, unit, price_from] of products) {
    const specifications = [{ name: "Tension", value, unit }];
    await server.asAdmin("POST", "/api/admin/products", aProduct({ title, reference, price_from, specifications }));
  }
  expect(await titles("ruban moins de cent euros")).toEqual(["Ruban à douze volts"]);
  expect(await search("ruban 50 €")).toMatchObject({ total: 1 });
  expect(await search("50 €")).not.toHaveProperty("corrected");
  expect(await titles("50 €")).toEqual(["Ruban à douze volts"]);
  for (const q of ["ruban 230 volts", "ruban 230 V"]) expect(await titles(q), q).toEqual(["Ruban de secteur"]);
  expect(await search("230 volts")).not.toHaveProperty("corrected");
});

it("INP-4: wildcards of a search are the letters they are", async () => {
  expect(await titles("%")).toEqual(["Économie de 30%"]);
  expect(await titles("_")).toEqual([]);
  expect(await titles("\\")).toEqual([]);
});

it("words are left out for visitors, never for administrators, whose words name one thing", async () => {
  expect(await search("variateur zanzibar")).toMatchObject({ total: 1, corrected: "variateur" });
  expect((await server.asAdmin("GET", "/api/admin/products?q=variateur%20zanzibar")).body).toMatchObject({ total: 0 });
});

it("a long search looks for its first six meaningful words only, so that none is expensive", async () => {
  expect(await titles("zqa zqb zqc zqd zqe thermostat zqg zqh")).toEqual(["Thermostat d’ambiance"]);
  expect(await titles("zqa zqb zqc zqd zqe zqf thermostat zqh")).toEqual([]);
});

it("a hidden product neither appears nor lends its words to a correction, but to administrators", async () => {
  const { body } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Canariforme secret", is_active: false }));
  expect(await search("canariform")).toMatchObject({ total: 0 });
  expect(await search("canarifrome")).toEqual({ data: [], total: 0, page: 1, limit: 100 });
  expect((await server.asAdmin("GET", "/api/admin/products?q=canarifrome")).body).toMatchObject({ total: 1, corrected: "canariforme" });
  await server.asAdmin("PATCH", `/api/admin/products/${body.id}/visibility`, { is_active: true });
  expect(await search("canarifrome")).toMatchObject({ total: 1, corrected: "canariforme" });
});

it("a change of the texts or of the category's name is found at once", async () => {
  const { body } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Ancien nom", category: "Provisoire" }));
  await server.asAdmin("PUT", `/api/admin/products/${body.id}`, { ...body, related_products: [], title: "Girouette" });
  expect(await search("girouete")).toMatchObject({ corrected: "girouette", total: 1 });
  expect(await titles("ancien")).toEqual([]);
  const { body: categories } = await server.asAdmin("GET", "/api/admin/categories");
  const { id } = categories.find(({ name }: { name: string }) => name === "Provisoire");
  await server.asAdmin("PUT", `/api/admin/categories/${id}`, { name: "Météorologie", subcategories: [] });
  expect(await titles("meteorolgie")).toEqual(["Girouette"]);
});
