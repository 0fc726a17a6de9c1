import { beforeEach, describe, expect, it } from "vitest";
import { parseCsv } from "#server/platform/spreadsheet/parse-csv.ts";
import { csvFile } from "#server/platform/spreadsheet/csv.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { importer } from "#server/resources/product/transfer/product-transfer.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();
beforeEach(() => server.orm.em.fork().execute("truncate translation, former_slug, product, slide, category, page, change, sheet cascade"));

const HEADER = ["noun", "record", "field", "source", "translation"];
const SPECIFICATIONS = [
  { name: "Tension", value: "230", unit: "V" },
  { name: "Couleur", value: "=Blanc; « cassé »", unit: "" },
];
const FRENCH = { title: "Lampe", short_description: "Une lampe.", specifications: SPECIFICATIONS };

const create = async (input: Record<string, unknown> = FRENCH): Promise<{ id: number }> =>
  (await server.asAdmin("POST", "/api/admin/products", aProduct(input))).body;
const keyOf = ({ id }: { id: number }) => ({ noun: "product", record: id, language: "en" });
const viewOf = (product: { id: number }) => server.call("GET", "translations.get", keyOf(product));
const save = (product: { id: number }, sent: object) => server.call("POST", "translations.save", { ...keyOf(product), ...sent });
const exportTable = async (query: object = {}): Promise<string[][]> =>
  parseCsv((await server.call("GET", "translationTransfers.exportCsv", { language: "en", ...query })).content.replace("\uFEFF", ""));
const sheetOf = async (rows: string[][]) => {
  const { body } = await importer(server).upload(csvFile("traductions", new Date(0), rows).content);
  return { sheet: body.id, language: "en" };
};
const check = async (rows: string[][]) => server.call("GET", "translationTransfers.check", await sheetOf(rows));
const run = async (rows: string[][]) => server.call("POST", "translationTransfers.run", await sheetOf(rows));

/** Fills in translations of a table, by field. */
const fillIn = (rows: string[][], words: Record<string, string>) =>
  rows.map((row) => (row[2] !== undefined && row[2] in words ? [...row.slice(0, 4), words[row[2]] ?? ""] : row));

describe("translators' tables", () => {
  it("a table has a line for each French text, the slug and the rows' cells too, with its translation", async () => {
    const product = await create();
    await save(product, { fields: { title: "Lamp" } });
    const [header, ...lines] = await exportTable({ q: "lampe" });
    expect(header).toEqual(HEADER);
    const line = (field: string) => lines.find((row) => row[2] === field);
    expect(line("slug")).toEqual(["product", String(product.id), "slug", expect.any(String), "lamp"]);
    expect(line("title")?.slice(3)).toEqual(["Lampe", "Lamp"]);
    expect(line("specifications.1.value")?.slice(3)).toEqual(["=Blanc; « cassé »", ""]);
    expect(line("specifications.1.unit")).toBeUndefined();
    expect(await exportTable({ noun: "slide" })).toEqual([HEADER]);
  });

  it("a table has every record of the list in its order, and is refused above the import limit, with how to narrow it", async () => {
    const add = (first: number, last: number) =>
      server.orm.em.fork().execute(`insert into slide (created_at, updated_at, title, cta_text, cta_link, order_index, uploads)
        select now(), now(), 'Diapo ' || to_char(n, 'FM00000'), '', '', n, '{}' from generate_series(${first}, ${last}) n`);
    await add(1, 250);
    const titles = (await exportTable({ noun: "slide" })).filter(([, , field]) => field === "title").map(([, , , french]) => french);
    expect(titles).toEqual(Array.from({ length: 250 }, (_, n) => `Diapo ${String(n + 1).padStart(5, "0")}`));
    for (let first = 251; first <= 10_001; first += 1_000) await add(first, Math.min(first + 999, 10_001));
    const messageOf = async (query: object) =>
      (await server.call("GET", "translationTransfers.exportCsv", { language: "en", ...query })).message.replaceAll(/\s/g, " ");
    const tooLong = "Ces traductions font plus de 10 000 lignes.";
    const parts = "et exportez-les en plusieurs fois.";
    expect(await messageOf({})).toBe(`${tooLong} Choisissez un type ou un état, ou cherchez un mot des titres, ${parts}`);
    expect(await messageOf({ noun: "slide" })).toBe(`${tooLong} Choisissez un état, ou cherchez un mot des titres, ${parts}`);
    expect(await messageOf({ noun: "slide", state: "missing" })).toBe(`${tooLong} Cherchez un mot des titres, ${parts}`);
    expect(await exportTable({ noun: "slide", state: "missing", q: "00042" })).toHaveLength(2);
  });

  it("an unchanged table changes nothing", async () => {
    const [product, other] = [await create(), await create({ ...FRENCH, title: "Prise" })];
    await save(product, { fields: { title: "Lamp", short_description: " A lamp, = bright." } });
    const before = await viewOf(product);
    const rows = await exportTable();
    expect(await check(rows)).toEqual({ changed: 0, lines: 0, unchanged: rows.length - 1, faults: [] });
    expect(await run(rows)).toMatchObject({ changed: 0, faults: [] });
    expect(await viewOf(product)).toEqual(before);
    expect((await viewOf(other)).translation).toBeNull();
  });

  it("an import writes the filled-in texts, keeps the rest, and creates missing translations", async () => {
    const product = await create();
    const words = { title: "Lamp", "specifications.0.name": "Voltage", "specifications.0.value": "230", slug: "bright-lamp" };
    const rows = fillIn(await exportTable(), words);
    expect(await check(rows)).toMatchObject({ changed: 1, lines: 4, faults: [] });
    expect(await run(rows)).toMatchObject({ changed: 1, lines: 4 });
    const { translation } = await viewOf(product);
    expect(translation).toMatchObject({ version: 1, slug: "bright-lamp", fields: { title: "Lamp" } });
    expect(translation.fields.specifications[0]).toEqual({ name: "Voltage", value: "230", unit: "" });
    const { data } = await server.call("GET", "history.ofRecord", { noun: "translation", id: translation.id });
    expect(data).toMatchObject([{ operation: "insert", via: "import", actor: "admin" }]);
    await run(fillIn(await exportTable(), { "specifications.1.name": "Colour" }));
    expect((await viewOf(product)).translation).toMatchObject({ version: 2, fields: { title: "Lamp" } });
  });

  it("an import leaves out, with their numbers, lines whose French was changed since, and unknown ones", async () => {
    const product = await create();
    const rows = fillIn(await exportTable(), { title: "Lamp", short_description: "A lamp." });
    await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...aProduct(FRENCH), ...product, title: "Lampadaire" });
    const more = [
      ["product", String(product.id), "reference", "X", "Y"],
      ["product", "999999", "title", "Lampe", "Lamp"],
      ["subscriber", "1", "title", "A", "B"],
      ["", "", "title", "Lampe", "Lamp"],
    ];
    const done = await run([...rows, ...more]);
    expect(done).toMatchObject({ changed: 1, lines: 1 });
    const line = rows.findIndex((row) => row[2] === "title") + 1;
    expect(done.faults).toEqual([
      { line, message: expect.stringContaining("Le français a changé") },
      ...more.map((_, index) => ({ line: rows.length + index + 1, message: expect.any(String) })),
    ]);
    expect((await viewOf(product)).translation.fields).toMatchObject({ short_description: "A lamp." });
  });

  it("an import leaves out texts that a spreadsheet or an encoding has damaged, and reports them", async () => {
    await create({ ...FRENCH, short_description: "Une lampe\u202f!" });
    const rows = fillIn(await exportTable(), { title: "#VALEUR!", short_description: "A lamp!" }).map((row) =>
      row.map((cell) => cell.replace("\u202f", "?")),
    );
    const { changed, faults } = await check(rows);
    expect([changed, faults.map(({ message }: { message: string }) => message)]).toEqual([
      0,
      [expect.stringContaining("erreur du tableur"), expect.stringContaining("CSV UTF-8")],
    ]);
  });

  it("a text that is too long, or a foreign table, is refused in French", async () => {
    await create();
    const { faults } = await check(fillIn(await exportTable(), { title: "x".repeat(300), slug: "Pas un slug" }));
    expect(faults).toHaveLength(2);
    const { status, body } = await server.asAdmin(
      "GET",
      `/trpc/translationTransfers.check?input=${encodeURIComponent(JSON.stringify(await sheetOf([["a"], ["b"]])))}`,
    );
    expect([status, body.error.data.reply.error ?? body.error.message]).toEqual([400, expect.stringContaining("export de traductions")]);
  });
});
