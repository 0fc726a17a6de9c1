import { join } from "node:path";
import { expect, it } from "vitest";
import { printTypes } from "#server/testing/print-types.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const SCHEMA = join(import.meta.dirname, "../../../../../clients/typescript/schema.ts");

it("the types of the client are those of the document", async () => {
  const server = await startTestServer();
  const { body } = await server.send("GET", "/api/openapi.json?lang=en");
  await server.stop();
  await expect(await printTypes(body)).toMatchFileSnapshot(SCHEMA);
});
