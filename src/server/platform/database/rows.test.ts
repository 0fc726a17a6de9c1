import { sql } from "kysely";
import { expect, it } from "vitest";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { Product } from "#server/resources/product/product.entity.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { readRows } from "./rows.ts";

const server = useTestServer();

it("gives an entity as the unit of work reads it, but for hidden columns, and others by their ids", async () => {
  const related = (await server.asAdmin("POST", "/api/admin/products", aProduct())).body;
  const { body: stored } = await server.asAdmin(
    "POST",
    "/api/admin/products",
    aProduct({
      price_from: 129.9,
      security_updates_until: "2031-12-31",
      specifications: [{ name: "Tension", value: "230", unit: "V" }],
      compatibility: ["Matter", "l’« hôte » d’ici"],
      related_products: [related.id],
    }),
  );
  const em = server.orm.em.fork();
  const { category, ...managed } = await em.findOneOrFail(Product, { id: stored.id });
  const [read] = await readRows(em, Product, sql`id = ${stored.id}`);
  const { search_text: _text, search_title: _title, search_reference: _reference, sort_title: _sort, ...shown } = managed;
  const { image_count: _count, uploads: _uploads, search_words: _words, ...expected } = shown;
  expect(read).toEqual({ ...expected, category: category?.id });
  expect(read).toMatchObject({ price_from: 129.9, created_at: expect.any(Date), related_products: [related.id] });
});

it("goes on reading once a newer release has added a column", async () => {
  const em = server.orm.em.fork();
  const read = () => readRows(em, Product, sql`id > 0`);
  await read();
  await em.execute("alter table product add column of_the_next_release text");
  expect(await read()).not.toHaveLength(0);
});
