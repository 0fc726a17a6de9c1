import { beforeAll, describe, expect, it } from "vitest";
import { useTestServer } from "#server/testing/test-server.ts";
import { importer, tableOf } from "./product-transfer.factory.ts";

let table: ReturnType<typeof importer>;
const server = useTestServer();
beforeAll(async () => {
  table = importer(server);
});

const NEW = ["Référence", "Titre", "Catégorie", "Description courte"];

describe("who is not allowed", () => {
  it("a visitor gets nothing: neither procedures, nor the upload, nor the export", async () => {
    for (const path of [
      "/trpc/productTransfers.check",
      "/trpc/productTransfers.faultyRows",
      "/trpc/productTransfers.progress",
      "/api/admin/product-export",
    ]) {
      expect((await server.send("GET", path)).status).toBe(401);
    }
    expect((await server.send("POST", "/trpc/productTransfers.run", {})).status).toBe(401);
    expect((await server.send("POST", "/api/admin/upload-sheet")).status).toBe(401);
  });

  it("no one imports the table of another administrator, nor an erased one", async () => {
    const { input } = await table.check(tableOf(NEW, ["X-1", "Un", "Sécurité", "x"]));
    const query = { sheet: input.sheet, columns: input.columns };
    const em = server.orm.em.fork();
    await em.execute(
      "insert into administrator (version, created_at, updated_at, username, normalized_username, role, password_hash) values (1, now(), now(), 'autre', 'autre', 'admin', '')",
    );
    await em.execute("update sheet set administrator = (select id from administrator where username = 'autre') where id = ?", [
      input.sheet,
    ]);
    expect(await server.call("GET", "productTransfers.check", query)).toMatchObject({ code: "not_found" });
    expect(await table.run(input)).toMatchObject({ code: "not_found", message: expect.stringContaining("à nouveau") });
  });
});

it("a file that cannot be read, or is too large, is refused in French", async () => {
  expect((await table.upload("a\0b")).status).toBe(400);
  expect((await table.upload(new Uint8Array(10 * 1024 * 1024 + 1))).body).toMatchObject({
    code: "too_large",
    message: expect.stringContaining("10MB"),
  });
});

it("an export without its parameter says how to write it", async () => {
  for (const query of ["", "?format=csv", "?input=csv"]) {
    const { status, body } = await server.asAdmin("GET", `/api/admin/product-export${query}`);
    expect([status, body.issues]).toEqual([400, [{ path: "input", message: expect.stringContaining('{"format":"csv"}') }]]);
  }
});
