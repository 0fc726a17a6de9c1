import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { aCategory } from "#server/resources/category/category.factory.ts";
import { aProduct } from "./product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

const PATH = "/api/admin/products";
const create = async (fields: Record<string, unknown> = {}) => (await server.asAdmin("POST", PATH, aProduct(fields))).body;
const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const statusesOf = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))];
const categoryNamed = async (name: string) =>
  (await server.asAdmin("GET", "/api/admin/categories")).body.find((category: { name: string }) => category.name === name);

describe("products that are saved at the same time", () => {
  it("CON-5: all products get into one category, new or not, each with a new sub-category", { timeout: 30_000 }, async () => {
    for (const round of [1, 2]) {
      const answers = await times(20, (n) =>
        server.asAdmin("POST", PATH, aProduct({ category: "Volets", subcategory: `Série ${round}.${n}` })),
      );
      expect(statusesOf(answers)).toEqual([201]);
    }
    expect((await categoryNamed("Volets")).subcategories).toHaveLength(40);
  });

  it(
    "CON-6: products are saved beside changes of their category, and none has a sub-category that it lacks",
    { timeout: 30_000 },
    async () => {
      const { body: category } = await server.asAdmin("POST", "/api/admin/categories", aCategory({ name: "Serrures", subcategories: [] }));
      const products = await times(15, (n) => create({ category: "Serrures", subcategory: `Série ${n}` }));
      const saves = times(15, (n) =>
        server.asAdmin("PUT", `${PATH}/${products[n].id}`, { ...products[n], version: undefined, subcategory: `Modèle ${n}` }),
      );
      const changes = times(15, (n) =>
        server.asAdmin("PUT", `/api/admin/categories/${category.id}`, { name: "Serrures", subcategories: [`Série ${n}`] }),
      );
      expect(statusesOf([...(await saves), ...(await changes)])).toEqual([200]);
      const { subcategories } = await categoryNamed("Serrures");
      const borne = (await server.asAdmin("GET", `${PATH}?category=Serrures`)).body.data.map((product: any) => product.subcategory);
      for (const subcategory of borne) expect(["", ...subcategories]).toContain(subcategory);
    },
  );

  it("CON-5: products may name each other as related", { timeout: 60_000 }, async () => {
    const products = await times(10, () => create());
    const ids = products.map(({ id }) => id);
    const answers = await times(50, (n) => {
      const product = products[n % 10];
      const related = ids.filter((id) => id !== product.id);
      return server.asAdmin("PUT", `${PATH}/${product.id}`, {
        ...product,
        version: undefined,
        related_products: n % 2 ? related : related.toReversed(),
      });
    });
    expect(statusesOf(answers)).toEqual([200]);
    expect(answers[0]?.body.related_products).toHaveLength(9);
  });

  it("CON-6: products may be deleted meanwhile, and those who name them get a fault at that field", { timeout: 60_000 }, async () => {
    const products = await times(10, () => create());
    const ids = products.map(({ id }) => id);
    await times(10, (n) => server.asAdmin("PUT", `${PATH}/${ids[n]}`, { ...products[n], version: undefined, related_products: ids }));
    const removals = times(5, (n) => server.asAdmin("DELETE", `${PATH}/${ids[n]}`));
    const saves = times(5, (n) =>
      server.asAdmin("PUT", `${PATH}/${ids[n + 5]}`, { ...products[n + 5], version: undefined, related_products: ids.toReversed() }),
    );
    expect(statusesOf(await removals)).toEqual([200]);
    const replies = (await saves).map(({ status, body }) => `${status} ${body.issues?.[0]?.path ?? ""}`);
    expect(replies.filter((answer) => answer !== "200 " && answer !== "400 related_products")).toEqual([]);
  });
});

/** Lists the statements that the server sends to PostgreSQL while some work runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await work();
  // The types see the last overload alone; the ORM sends objects.
  return query.mock.calls.map(([sent]) => (typeof sent === "string" ? sent : (sent as unknown as { text: string }).text));
}

describe("a product's creation", () => {
  it("sends no more than seven statements: session, begin, author, category, words, product, commit", async () => {
    await create({ category: "Portails", subcategory: "Coulissants" });
    const input = aProduct({ category: "Portails", subcategory: "Coulissants" });
    const statements = await statementsOf(async () => expect((await server.asAdmin("POST", PATH, input)).status).toBe(201));
    expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(7);
  });
});
