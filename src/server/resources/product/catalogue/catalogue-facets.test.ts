import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Attribute, attributeKey, isMeasured } from "#contracts/attribute/attribute.ts";
import { productValues } from "#contracts/attribute/product-values.ts";
import type { CatalogueMeant, CataloguePage, Facet } from "#contracts/product/catalogue.ts";
import { type FacetChoices, withoutParameters } from "#contracts/product/catalogue-filter.ts";
import type { Product } from "#contracts/product/product.ts";
import { slugify } from "#contracts/shared/slug.ts";
import { mulberry32 } from "../demo/mulberry32.ts";
import { seedProducts } from "../demo/seed-products.ts";
import { aProduct } from "../product.factory.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let products: Product[];
let attributesOf: Map<string, Attribute[]>;

const COUNT = 240;

beforeAll(async () => {
  server = await startTestServer();
  await seedProducts({ em: server.orm.em.fork(), count: COUNT, now: new Date() });
  ({ data: products } = (await server.send("GET", "/api/products?limit=5000")).body);
  const { body: categories } = await server.asAdmin("GET", "/api/admin/categories");
  attributesOf = new Map(categories.map(({ name, attributes }: { name: string; attributes: Attribute[] }) => [name, attributes]));
});
afterAll(() => server.stop());

const ask = (query: object): Promise<CataloguePage | CatalogueMeant> => server.call("GET", "products.catalogue", query);

async function catalogue(query: object): Promise<CataloguePage> {
  const page = await ask(query);
  if ("meant" in page) throw new Error(`understood as ${JSON.stringify(page)}`);
  return page;
}

/** Asks for a page, and gives the facets that the server understood. */
async function readMeaning(query: { category?: string; facets: FacetChoices }): Promise<FacetChoices> {
  const page = await ask(query);
  return "meant" in page ? page.meant : query.facets;
}

type Chosen = { category?: string; facets: FacetChoices };

/** Removes the dropped facets from the chosen ones. */
const removeFacets = ({ facets }: Chosen, dropped: string[] = []) => withoutParameters(facets, dropped) ?? {};

const valuesRead = new Map<Product, ReturnType<typeof productValues>>();

/** Values of a product for an attribute of this name, read from its specifications alone. */
function valuesOf(product: Product, name: string) {
  const attributes = (attributesOf.get(product.category) ?? []).filter((attribute) => attribute.is_filterable);
  const values = valuesRead.get(product) ?? productValues(attributes, product.specifications);
  valuesRead.set(product, values);
  return values.filter((value) => value.is_parsed && value.attribute === attributeKey(name));
}

const slugOf = (text: string) => slugify(text.replace(/[.,/’']/g, " "));

/** The attribute that a parameter names: in the demo no two of one name differ. */
function attributeNamed(param: string): Attribute {
  const found = [...attributesOf.values()].flat().find(({ name }) => slugOf(name) === param);
  if (!found) throw new Error(`no attribute is called ${param}`);
  return found;
}

function meets(product: Product, param: string, facets: FacetChoices): boolean {
  const [least, most] = ["min", "max"]
    .map((end) => facets[`${param}-${end}`]?.[0])
    .map((end) => (end === undefined ? undefined : Number(end)));
  const isBetween = (lower: number, upper: number) => lower <= (most ?? Infinity) && upper >= (least ?? -Infinity);
  if (param === "nouveautes") return product.is_new;
  if (param === "installation") return product.compatibility.some((text) => facets[param]?.includes(slugOf(text)));
  if (param === "prix") return product.price_from !== null && isBetween(product.price_from, product.price_from);
  const attribute = attributeNamed(param);
  const values = valuesOf(product, attribute.name);
  if (isMeasured(attribute.type)) return values.some(({ lower, upper }) => isBetween(lower ?? -Infinity, upper ?? Infinity));
  return values.some(({ text }) => facets[param]?.includes(slugOf(text)));
}

const paramsOf = (facets: FacetChoices) => [...new Set(Object.keys(facets).map((name) => name.replace(/-(?:min|max)$/, "")))];

/** Finds products one after the other, without any index. */
function findNaively({ category, facets }: Chosen, leftOut?: string): Product[] {
  return products.filter(
    (product) =>
      (category === undefined || product.category === category) &&
      paramsOf(facets).every((param) => param === leftOut || meets(product, param, facets)),
  );
}

/** Counts a facet again, without any index. */
function recountFacet(facet: Facet, chosen: Chosen): Facet {
  const { param } = facet;
  const others = findNaively(chosen, param);
  if (facet.kind === "choices") {
    const countOf = (value: string) => others.filter((product) => meets(product, param, { [param]: [value] })).length;
    return { ...facet, choices: facet.choices.map((choice) => ({ ...choice, count: countOf(choice.value) })) };
  }
  const numbers =
    param === "prix"
      ? others.flatMap(({ price_from }) => price_from ?? [])
      : others
          .flatMap((product) => valuesOf(product, attributeNamed(param).name))
          .flatMap(({ lower, upper }) => [lower, upper])
          .filter((number) => number !== null);
  if (numbers.length === 0) return { ...facet, lower: null, upper: null };
  const [lower, upper] = [Math.min(...numbers), Math.max(...numbers)];
  return param === "prix" ? { ...facet, lower: Math.floor(lower), upper: Math.ceil(upper) } : { ...facet, lower, upper };
}

/** Chooses some values of a facet at random. */
function choose(facet: Facet, random: () => number): FacetChoices {
  if (facet.kind === "choices") {
    const values = facet.choices.filter(() => random() < 0.4).map(({ value }) => value);
    return values.length > 0 ? { [facet.param]: values.sort() } : {};
  }
  const { lower, upper } = facet;
  if (lower === null || upper === null) return {};
  const [least, most] = [random(), random()].map((share) => Math.round(lower + share * (upper - lower))).sort((a, b) => a - b);
  return { [`${facet.param}-min`]: [String(least)], ...(random() < 0.7 && { [`${facet.param}-max`]: [String(most)] }) };
}

describe("the facets of the catalogue", () => {
  it("facets count with the choices of the others, without their own, and name the dropped ones", async () => {
    const random = mulberry32(2026);
    let narrowed = 0;
    for (let round = 0; round < 16; round += 1) {
      const category = random() < 0.6 ? [...attributesOf.keys()][Math.floor(random() * attributesOf.size)] : undefined;
      const { facets: offered } = await catalogue({ category });
      const picked = offered.filter(() => random() < 0.3).slice(0, 3);
      const chosen: Chosen = { ...(category && { category }), facets: Object.assign({}, ...picked.map((facet) => choose(facet, random))) };
      const page = await catalogue(chosen);
      expect(page.total).toBe(findNaively(chosen).length);
      expect(page.data.length).toBe(Math.min(48, page.total));
      expect(page.facets).toEqual(page.facets.map((facet) => recountFacet(facet, chosen)));
      for (const { name, count, dropped } of round % 4 === 0 ? page.categories : []) {
        const facets = await readMeaning({ ...chosen, category: name });
        expect(removeFacets(chosen, dropped)).toEqual(facets);
        expect([name, count]).toEqual([name, findNaively({ category: name, facets }).length]);
      }
      const facets = await readMeaning({ facets: chosen.facets });
      expect(removeFacets(chosen, page.dropped)).toEqual(facets);
      expect(page.everywhere).toBe(findNaively({ facets }).length);
      if (page.total > 0 && page.total < products.length) narrowed += 1;
    }
    expect(narrowed).toBeGreaterThan(8);
  }, 120_000);

  it("facets count only what a search finds", async () => {
    const page = await catalogue({ q: "applique", facets: { protocole: ["thread"] } });
    // by the documented contract
    const { data: found } = (await server.send("GET", "/api/products?limit=5000&q=applique")).body as { data: Product[] };
    expect(page.total).toBe(found.filter((product) => meets(product, "protocole", { protocole: ["thread"] })).length);
    const sides = page.facets.find(({ param }) => param === "protocole");
    const counted = sides?.kind === "choices" ? sides.choices : [];
    for (const { value, count } of counted) {
      expect([value, count]).toEqual([value, found.filter((product) => meets(product, "protocole", { protocole: [value] })).length]);
    }
    expect(counted.length).toBeGreaterThan(1);
  });

  it("no choice leads a search to other words: where nothing chosen has them, nothing is found", async () => {
    const page = await catalogue({ q: "applique", facets: { "prix-min": ["100000"] } });
    expect(page).toMatchObject({ total: 0, data: [], everywhere: 0 });
    expect(page.corrected).toBeUndefined();
  });

  it("facets are what several categories share, and in a category all that describes it", async () => {
    const params = async (query: object) => (await catalogue(query)).facets.map(({ param }) => param);
    const everywhere = await params({});
    expect(everywhere).toEqual(
      expect.arrayContaining(["prix", "nouveautes", "piece", "pose", "protocole", "type-d-alimentation", "tension"]),
    );
    expect(everywhere).not.toContain("grade-en-50131-2");
    expect((await params({ category: "Interfaces" })).filter((param) => !everywhere.includes(param))).toEqual([]);
  });

  it("one facet is the equipment that at least two products work with", async () => {
    const { facets } = await catalogue({});
    const installation = facets.flatMap((facet) => (facet.kind === "choices" && facet.param === "installation" ? facet.choices : []));
    const worksWith = Map.groupBy(
      products.flatMap(({ compatibility }) => compatibility),
      (text) => text,
    );
    const shared = [...worksWith].filter(([, { length }]) => length > 1).map(([text, { length }]) => [text, length]);
    expect(shared.length).toBeGreaterThan(2);
    expect(installation.map(({ text, count }) => [text, count])).toEqual(expect.arrayContaining(shared));
    expect(installation).toHaveLength(shared.length);
  });

  it("no nonsense is understood, and none of it is a fault", async () => {
    for (const facets of [
      { protocole: ["thread", "telepathie"] },
      { protocole: ["thread"], "protocole-min": ["3"], nimporte: ["quoi"], tension: ["12"] },
      { protocole: ["thread"], "prix-min": ["beaucoup"], "prix-max": ["1", "2"] },
      { protocole: ["thread"], constructor: ["x"], __proto__: ["x"], "prix-max": ["1e999"] },
    ]) {
      expect(await ask({ facets })).toEqual({ meant: { protocole: ["thread"] } });
    }
    expect(await readMeaning({ facets: { "prix-min": ["300"], "prix-max": ["100"] } })).toEqual({
      "prix-min": ["100"],
      "prix-max": ["300"],
    });
    const { status } = await server.send("GET", `/trpc/products.catalogue?input=${encodeURIComponent('{"facets":{"prix":"x"}}')}`);
    expect(status).toBe(400);
  });
});

it("two attributes of one name and two meanings are two facets, and no name of one is the address's own", async () => {
  const attributes = (type: string, unit = "") => [
    { name: "Portée utile", type, unit, is_filterable: true },
    { name: "Page", type: "text", is_filterable: true },
    { name: "1-Wire", type: "boolean", is_filterable: true },
  ];
  for (const [category, type, unit, values] of [
    ["Longues-vues", "number", "m", ["10", "20"]],
    ["Jumelles", "text", "", ["courte", "longue"]],
  ] as const) {
    await server.asAdmin("POST", "/api/admin/categories", { name: category, attributes: attributes(type, unit) });
    for (const value of values) {
      const specifications = Object.entries({ "Portée utile": value, Page: `n° ${value}`, "1-Wire": value === "10" ? "Oui" : "Non" });
      const rows = specifications.map(([name, written]) => ({ name, value: written, unit: "" }));
      await server.asAdmin("POST", "/api/admin/products", aProduct({ category, specifications: rows }));
    }
  }
  const offered = await Promise.all(["Longues-vues", "Jumelles"].map(async (category) => (await catalogue({ category })).facets));
  expect(offered.map((facets) => facets.map(({ param, kind }) => [param, kind]))).toEqual(
    [
      [
        ["attribut-page", "choices"],
        ["attribut-1-wire", "choices"],
        ["portee-utile-2", "range"],
      ],
      [
        ["attribut-page", "choices"],
        ["portee-utile", "choices"],
      ],
    ].map((facets) => expect.arrayContaining(facets)),
  );
  expect((await catalogue({ category: "Jumelles", facets: { "portee-utile": ["longue"] } })).total).toBe(1);
});
