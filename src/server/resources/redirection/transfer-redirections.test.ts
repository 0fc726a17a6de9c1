import { beforeEach, expect, it } from "vitest";
import { importer } from "#server/resources/product/transfer/product-transfer.factory.ts";
import { csvFile } from "#server/platform/spreadsheet/csv.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { Redirection } from "./redirection.entity.ts";

const server = useTestServer();
beforeEach(async () => {
  await server.orm.em.fork().nativeDelete(Redirection, {});
});

const HEADER = ["Ancienne adresse", "Nouvelle adresse", "Type", "Note"];

const create = (fields: object) => server.asAdmin("POST", "/api/admin/redirections", fields);
const send = async (rows: string[][]): Promise<number> =>
  (await importer(server).upload(csvFile("redirections", new Date(0), rows).content)).body.id;
const check = async (...rows: string[][]) => server.call("GET", "redirections.checkImport", { sheet: await send([HEADER, ...rows]) });
const run = async (...rows: string[][]) => server.call("POST", "redirections.runImport", { sheet: await send([HEADER, ...rows]) });
const listStored = async () =>
  (await server.call("GET", "redirections.list", {})).data.map(({ from_path, to_url, kind, note }: Record<string, string>) =>
    [from_path, to_url, kind, note].join(" "),
  );

it("an exported table is imported again without a change, formulas and separators too", async () => {
  await create({ from_path: "/a;b", to_url: "/produits?q=a;b", kind: "temporary", note: "=1+1" });
  await create({ from_path: "/c", to_url: "https://ailleurs.example/" });
  const { content, filename } = await server.call("GET", "redirections.exportCsv");
  expect(filename).toMatch(/^redirections-.*\.csv$/);
  const { body: sheet } = await importer(server).upload(content);
  expect(await server.call("GET", "redirections.checkImport", { sheet: sheet.id })).toEqual({
    created: 0,
    updated: 0,
    unchanged: 2,
    faults: [],
  });
});

it("an import creates, changes and keeps redirections, and its history names it", async () => {
  const { body } = await create({ from_path: "/change", to_url: "/blog", note: "reste" });
  await create({ from_path: "/reste", to_url: "/blog" });
  const rows = [
    ["https://ancien.example/Neuf/", "/produits", "", ""],
    ["/change", "/contact", "302", "reste"],
  ];
  expect(await check(...rows)).toEqual({ created: 1, updated: 1, unchanged: 0, faults: [] });
  expect(await run(...rows)).toEqual({ created: 1, updated: 1, unchanged: 0, success: true });
  expect(await listStored()).toEqual(["/change /contact temporary reste", "/neuf /produits permanent ", "/reste /blog permanent "]);
  const { data } = await server.call("GET", "history.ofRecord", { noun: "redirection", id: body.id });
  expect(data[0]).toMatchObject({ operation: "update", via: "import" });
});

it("faults are named by line and column, and one of them keeps everything out", async () => {
  await create({ from_path: "/boucle", to_url: "/retour" });
  const rows = [
    ["/bon", "/produits", "Permanente", ""],
    ["/admin", "javascript:x", "peut-être", ""],
    ["/retour", "/boucle", "", ""],
    ["/produits", "/blog", "", ""],
    ["/Bon/", "/blog", "", ""],
  ];
  const { faults, created } = await check(...rows);
  expect(created).toBeGreaterThan(0);
  expect(faults).toEqual([
    { line: 3, column: "Ancienne adresse", message: expect.stringContaining("réservée") },
    { line: 3, column: "Nouvelle adresse", message: expect.stringContaining("https://") },
    { line: 3, column: "Type", message: "Écrivez «\u202fPermanente\u202f» ou «\u202fTemporaire\u202f»." },
    { line: 4, column: "Nouvelle adresse", message: "Cette redirection tournerait en rond\u202f: /retour → /boucle → /retour." },
    { line: 5, column: "Ancienne adresse", message: expect.stringContaining("Une page répond déjà") },
    { line: 6, column: "Ancienne adresse", message: "Cette adresse est déjà à la ligne 2." },
  ]);
  expect(await run(...rows)).toMatchObject({ code: "invalid", message: expect.stringMatching(/^Rien n’a été importé\. Ligne 3, /) });
  expect(await listStored()).toEqual(["/boucle /retour permanent "]);
});

it("rows of one table that lead in a circle are refused, and a circle that the table opens is not", async () => {
  const { faults } = await check(["/a", "/b", "", ""], ["/b", "/c", "", ""], ["/c", "/a", "", ""]);
  expect(faults.map(({ line }: { line: number }) => line)).toEqual([2, 3, 4]);
  await create({ from_path: "/a", to_url: "/b" });
  expect(await run(["/a", "/blog", "", ""], ["/b", "/a", "", ""])).toMatchObject({ created: 1, updated: 1 });
});

it("a table without the two addresses is refused in French", async () => {
  const sheet = await send([
    ["Nom", "Prix"],
    ["x", "y"],
  ]);
  expect(await server.call("GET", "redirections.checkImport", { sheet })).toMatchObject({
    code: "invalid",
    message: expect.stringContaining("il lui manque la colonne"),
  });
});
