import { beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { aVisitorOf, CRAWLER, PAGES } from "./visitor.factory.ts";

let clock = Date.parse("2026-11-20T10:00:00Z");
const server = useTestServer({ pages: PAGES, cachesResponses: true, trustedProxies: 1 });
beforeAll(async () => {
  later();
});

const aVisitor = (headers?: Record<string, string>) => aVisitorOf(server, headers);
const addProduct = async (fields: object = {}) => (await server.asAdmin("POST", "/api/admin/products", aProduct({ ...fields }))).body;

/** Moves the clock by a minute, to a time without reached limits. */
function later(): void {
  clock += 60_000;
  server.setNow(new Date(clock));
}

describe("a search", () => {
  const listCounted = async () => {
    later();
    const { body } = await server.asAdmin("GET", "/trpc/statistics.exportCsv");
    const lines: string[] = body.result.data.content.split("\r\n");
    return lines.filter((line) => line.includes("Recherche")).map((line) => line.slice(11));
  };

  it("a search is counted once it is submitted, as one with or without a result", async () => {
    await addProduct({ title: "Thermostat mural" });
    const [one, other] = [aVisitor(), aVisitor()];
    for (const q of ["t", "th", "thermostat"]) await one.type(q);
    await one.tell("/produits?q=thermostat");
    await other.search("xylophone");
    expect(await listCounted()).toEqual(["Recherche avec résultat;thermostat;1", "Recherche sans résultat;xylophone;1"]);
    await other.search("Xylophone");
    await other.search("Thermostat");
    expect(await listCounted()).toEqual(["Recherche avec résultat;thermostat;2", "Recherche sans résultat;xylophone;2"]);
    expect((await server.call("GET", "statistics.overview")).fruitless).toEqual([{ term: "xylophone", language: "fr", count: 2 }]);
  });

  it("a search counts as visitors of its language saw it, in the words of either", async () => {
    const { id } = await addProduct({ title: "Sonnette du jardin" });
    const fields = { title: "Garden doorbell", short_description: "It rings from the garden." };
    const published = { translations: { en: { fields, is_published: true } } };
    expect((await server.asAdmin("PATCH", `/api/admin/products/${id}/translations`, published)).status).toBe(200);
    const before = await listCounted();
    await aVisitor().get("/en/products?q=doorbell");
    await aVisitor().tell("/en/products?q=garden+doorbell");
    await aVisitor().get("/produits?q=doorknobs");
    const added = (await listCounted()).filter((line) => !before.includes(line));
    expect(added).toEqual([
      "Recherche avec résultat;doorbell;1",
      "Recherche avec résultat;garden doorbell;1",
      "Recherche sans résultat;doorknobs;1",
    ]);
  });

  it("a search without result is counted by the language of its pages, and the export adds up both", async () => {
    for (const path of ["/produits", "/en/products", "/en/products"]) await aVisitor().get(`${path}?q=ocarina`);
    expect(await listCounted()).toContain("Recherche sans résultat;ocarina;3");
    const { fruitless } = await server.call("GET", "statistics.overview");
    expect(fruitless.filter(({ term }: { term: string }) => term === "ocarina")).toEqual([
      { term: "ocarina", language: "en", count: 2 },
      { term: "ocarina", language: "fr", count: 1 },
    ]);
  });

  it("a search that may name a person is not counted, nor one that cannot be stored, of another site or of a crawler", async () => {
    const before = await listCounted();
    await aVisitor().search("nul\0");
    await aVisitor().tell("/produits?q=moiti%C3%A9%20%ED%A0%BD");
    await aVisitor().tell("//elsewhere.example/produits?q=elsewhere");
    await aVisitor().search("amel@example.tn");
    await aVisitor().search("rappelez le 20 123 456");
    await aVisitor({ "user-agent": CRAWLER }).search("robot");
    expect(await listCounted()).toEqual(before);
  });

  it("the first sixty characters of a search are counted", async () => {
    await aVisitor().search("ab ".repeat(40));
    expect((await listCounted()).join()).toContain(`${"ab ".repeat(20).trim()};1`);
  });
});
