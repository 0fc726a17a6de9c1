import { expect, it } from "vitest";
import { aProduct } from "../product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { importer, tableOf } from "./product-transfer.factory.ts";

const server = useTestServer();

it("a running import says which step it is at before it counts rows, and nothing once it is over", async () => {
  const table = importer(server);
  const { id, reference } = (await server.asAdmin("POST", "/api/admin/products", aProduct())).body;
  const { input } = await table.check(tableOf(["Référence", "Titre"], [reference, "Autre"]));
  const progress = () => server.call("GET", "productTransfers.progress", { sheet: input.sheet });
  expect(await progress()).toBeNull();
  const other = server.orm.em.fork();
  await other.begin();
  await other.execute("select id from product where id = ? for update", [id]); // the import waits for it
  const running = table.run(input);
  await expect.poll(progress).toEqual({ step: "checking" });
  await other.rollback();
  expect((await running).counts).toMatchObject({ changed: 1 });
  expect(await progress()).toBeNull();
});
