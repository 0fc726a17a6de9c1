import { expect, it } from "vitest";
import { useTestServer } from "#server/testing/test-server.ts";
import { seedProducts } from "./seed-products.ts";

const server = useTestServer();

it("generated products are seeded in English too, published, and a second run adds to the first", async () => {
  await seedProducts({ em: server.orm.em.fork(), count: 12, now: new Date() });
  await seedProducts({ em: server.orm.em.fork(), count: 8, now: new Date() });
  const counts = await server.call("GET", "translations.counts");
  const [counted] = counts.filter(({ noun }: { noun: string }) => noun === "product");
  expect(counted).toMatchObject({ language: "en", missing: 0, outdated: 0, draft: 0, published: 20 });
  const { data } = (await server.send("GET", "/api/products?lang=en&limit=50")).body;
  expect(data).toHaveLength(20);
  expect(new Set(data.map(({ language }: { language: string }) => language))).toEqual(new Set(["en"]));
});
