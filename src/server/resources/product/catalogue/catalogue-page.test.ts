import { expect, it, beforeAll, describe } from "vitest";
import { useTestServer } from "#server/testing/test-server.ts";
import { aProduct } from "../product.factory.ts";
import type { CataloguePage } from "#contracts/product/catalogue.ts";

const server = useTestServer();

const NUMBERED = ["Volet 9", "volet 10", "Vôlet 10 bis", "Volet 100"];

it("every list sorts numbers in names as numbers, accents and case as ever", async () => {
  for (const [place, title] of [...NUMBERED.entries()].toReversed()) {
    const reference = `V-${[9, 10, 11, 100][place]}`;
    const product = aProduct({ title, reference, category: `Gamme ${[9, 10, 11, 100][place]}`, subcategory: title });
    expect((await server.asAdmin("POST", "/api/admin/products", product)).status).toBe(201);
  }
  const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);
  for (const sort of ["name", "reference"]) {
    expect(titles((await server.send("GET", `/api/products?sort=${sort}`)).body.data), sort).toEqual(NUMBERED);
    expect(titles((await server.send("GET", `/api/products?sort=${sort}&lang=en`)).body.data), sort).toEqual(NUMBERED);
  }
  for (const sort of ["name", "reference", "category", "subcategory"]) {
    expect(titles((await server.call("GET", "products.list", { sort })).data), sort).toEqual(NUMBERED);
    expect(titles((await server.call("GET", "products.list", { sort, direction: "desc" })).data), sort).toEqual(NUMBERED.toReversed());
    expect(titles((await server.call("GET", "products.list", { sort, q: "volet", modified: "7d" })).data), sort).toEqual(NUMBERED);
  }
  const groups = ["Gamme 9", "Gamme 10", "Gamme 11", "Gamme 100"];
  const catalogue = await server.call("GET", "products.catalogue", {});
  expect(catalogue.categories.map(({ name }: { name: string }) => name)).toEqual(groups);
  expect(titles(catalogue.data)).toEqual(NUMBERED);
  expect((await server.asAdmin("GET", "/api/admin/categories")).body.map(({ name }: { name: string }) => name)).toEqual(groups);
  await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Volet 20", reference: "V-20", category: "Gamme 20" }));
  const later = [...NUMBERED.slice(0, 3), "Volet 20", "Volet 100"];
  expect(titles((await server.send("GET", "/api/products?sort=name")).body.data), "one that is added since takes its place").toEqual(later);
  expect(titles((await server.send("GET", "/api/products?sort=reference")).body.data)).toEqual(later);
});

it("the order in memory is PostgreSQL’s, whatever a name is written with", async () => {
  const names =
    "Volet-roulant|Volet (blanc)|volet 1,5 m|Volet 1.25 m|Volet n° 9|Volet #9|Œillet|oeillet|Zone A+|Zone A-|Zone A|30 %|« Éclat »";
  const more =
    "Éclat|eclat 2|l’été|lete|A/B|A B|AB|A_B|½ ton|Ⅳ e|µ-capteur|α-capteur|Ж|007|7|07 bis|Volet 10 000|Volet 10000|ça|ca va|\u{1f4a1} lampe";
  for (const [place, title] of `${names}|${more}`.split("|").entries())
    expect((await server.asAdmin("POST", "/api/admin/products", aProduct({ title, reference: `${title}-${place}` }))).status).toBe(201);
  const titles = async (query: object) =>
    (await server.call("GET", "products.list", query)).data.map(({ title }: { title: string }) => title);
  for (const sort of ["name", "reference"]) {
    const inMemory = await titles({ sort });
    expect(inMemory).toEqual(await titles({ sort, modified: "7d" }));
    expect(await titles({ sort, direction: "desc" })).toEqual(inMemory.toReversed());
  }
  expect(await titles({ direction: "desc" }), "without a name for the order, too").toEqual((await titles({})).toReversed());
});

describe("the categories of the catalogue", () => {
  beforeAll(async () => {
    await server.orm.em.fork().execute("truncate product, category cascade");
    const products = [
      ["Lampe de table", "Éclairage"],
      ["Lampe de chevet", "Éclairage"],
      ["Détecteur de fumée", "Protection"],
      ["Veilleuse", "Sans suite"],
    ];
    for (const [title, category] of products) await server.asAdmin("POST", "/api/admin/products", aProduct({ title, category }));
    const { body: categories } = await server.asAdmin("GET", "/api/admin/categories");
    const gone = categories.find(({ name }: { name: string }) => name === "Sans suite");
    await server.asAdmin("DELETE", `/api/admin/categories/${gone.id}`);
    await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Lampe cachée", category: "Cachés", is_active: false }));
  });

  const catalogue = (query: object): Promise<CataloguePage> => server.call("GET", "products.catalogue", query);

  it("no product is out of every category's reach: those without one are counted under « Autres », last", async () => {
    expect((await catalogue({})).categories).toEqual([
      { name: "Éclairage", count: 2 },
      { name: "Protection", count: 1 },
      { name: "Autres", count: 1 },
    ]);
    expect((await catalogue({ category: "Autres" })).data.map(({ title }) => title)).toEqual(["Veilleuse"]);
  });

  it("no category counts what the search does not find, whichever is chosen", async () => {
    const found = [
      { name: "Éclairage", count: 2 },
      { name: "Protection", count: 0 },
      { name: "Autres", count: 0 },
    ];
    expect((await catalogue({ q: "lampe" })).categories).toEqual(found);
    expect((await catalogue({ q: "lampe", category: "Protection" })).categories).toEqual(found);
    expect(await catalogue({ q: "lampre" })).toMatchObject({ corrected: "lampe", categories: found });
  });

  it("no visitor's word stands for a category: the answer says which one it is about, as its name is written, if there is one", async () => {
    expect((await catalogue({ category: "eclairage" })).category).toBe("Éclairage");
    expect((await catalogue({ category: "Autres" })).category).toBe("Autres");
    for (const category of ["n’importe quoi", "Cachés", undefined]) expect((await catalogue({ category })).category).toBeUndefined();
  });
});
