import { expect, it } from "vitest";
import type { CataloguePage } from "#contracts/product/catalogue.ts";
import { aProduct } from "../product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer({ cachesResponses: true });

async function choices() {
  const { facets }: CataloguePage = await server.call("GET", "products.catalogue", {});
  return facets.flatMap((facet) => (facet.kind === "choices" && facet.param === "nouveautes" ? facet.choices : []));
}

it("what administrators change is counted at once, also where replies are cached", async () => {
  const { body: first } = await server.asAdmin("POST", "/api/admin/products", aProduct({ is_new: true }));
  await server.asAdmin("POST", "/api/admin/products", aProduct());
  expect(await choices()).toEqual([{ value: "oui", text: "oui", count: 1 }]);
  await server.asAdmin("POST", "/api/admin/products", aProduct({ is_new: true }));
  expect(await choices()).toEqual([{ value: "oui", text: "oui", count: 2 }]);
  await server.asAdmin("PATCH", `/api/admin/products/${first.id}/visibility`, { is_active: false });
  expect(await choices()).toEqual([{ value: "oui", text: "oui", count: 1 }]);
});
