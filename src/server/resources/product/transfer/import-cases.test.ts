import { readFile } from "node:fs/promises";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parseCsv } from "#server/platform/spreadsheet/parse-csv.ts";
import { aProduct } from "../product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { importer, tableOf } from "./product-transfer.factory.ts";

let table: ReturnType<typeof importer>;
const server = useTestServer();
beforeAll(async () => {
  table = importer(server);
});
beforeEach(() => server.orm.em.fork().execute("truncate product, category, change, sheet restart identity cascade"));

const readCase = async (path: string): Promise<Uint8Array> => new Uint8Array(await readFile(`tests/cases/${path}`));
const create = async (fields: Record<string, unknown> = {}) => (await server.asAdmin("POST", "/api/admin/products", aProduct(fields))).body;
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const remarks = (list: { line: number; column: string | null; message: string }[]) =>
  list.map(({ line, column, message }) => `${line} ${column}: ${plain(message)}`);
const valueOf = (plan: { rows: { line: number; changes: { column: string; after: string }[] }[] }, line: number, column: string) =>
  plain(plan.rows.find((row) => row.line === line)?.changes.find((change) => change.column === column)?.after ?? "");

const NEW = ["Référence", "Titre", "Catégorie", "Description courte"];
const aRow = (reference: string, ...more: string[]) => [reference, "Lampe", "Éclairage", "Une lampe.", ...more];

describe("the id of another program", () => {
  it("an unknown id asks whose product it is, and changes nothing that was not chosen", async () => {
    const [first] = [await create({ title: "Lueur" }), await create({ title: "Brume" })];
    const plan = await table.check(await readCase("01-import-foreign-id/export-autre-boutique.csv"));
    expect(plan.counts).toEqual({ created: 0, changed: 0, unchanged: 0, faulty: 2 });
    expect(plan.questions).toMatchObject([
      { line: 2, id: 1, stored: { title: "Lueur", reference: first.reference }, row: { title: "Cafetière", reference: "AB-1" } },
      { line: 3, id: 2, stored: { title: "Brume" }, row: { title: "Théière", reference: "AB-2" } },
    ]);
    expect(await table.run({ ...plan.input, leaves_faulty: true })).toMatchObject({ counts: { changed: 0, created: 0 } });
    expect(await server.call("GET", "products.get", { id: 1 })).toEqual(first);
  });

  it("an id is ours where reference, title or person say so; ignored, the reference decides", async () => {
    const [one, two] = [await create({ title: "Lueur" }), await create({ title: "Brume" })];
    const titles = tableOf(["id", "Titre", "Prix"], ["1", "lueur", "12"], ["2", "Autre chose", "13"]);
    const plan = await table.check(titles);
    expect(plan.counts).toMatchObject({ changed: 1, faulty: 1 });
    expect((await table.check(titles, undefined, { id_mismatch: "ours" })).counts).toMatchObject({ changed: 2, faulty: 0 });
    const crossed = tableOf(["id", ...NEW], ["1", ...aRow(two.reference)], ["2", ...aRow("AB-9")]);
    const asked = await table.check(crossed);
    expect([asked.rows[0].id, asked.questions.map(({ line }: { line: number }) => line)]).toEqual([two.id, [3]]);
    const ignored = await table.check(crossed, undefined, { id_mismatch: "ignored" });
    expect(ignored.counts).toEqual({ created: 1, changed: 1, unchanged: 0, faulty: 0 });
    await table.run(ignored.input);
    expect(await server.call("GET", "products.get", { id: one.id })).toEqual(one);
  });
});

describe("a price", () => {
  it("the check shows a price as it will be stored", async () => {
    const plan = await table.check(await readCase("02-price-euro-in-the-middle/prix.csv"));
    expect([valueOf(plan, 2, "price_from"), valueOf(plan, 3, "price_from")]).toEqual(["49,90 €", "49,90 €"]);
    expect(await table.run(plan.input)).toMatchObject({ counts: { created: 2 } });
    const { data } = await server.call("GET", "products.list", { q: "ESS-1" });
    expect(data[0]).toMatchObject({ price_from: 49.9 });
  });

  it("a price is read as people type it, or refused with advice", async () => {
    const cases = [
      ["1.234,50", "1 234,50 €"],
      ["1 234,50 €", "1 234,50 €"],
      ["1\u202f234,50\u00a0€ TTC", "1 234,50 €"],
      ["1,234.50", "1 234,50 €"],
      ["EUR 49.90", "49,90 €"],
      ["12,5", "12,50 €"],
      ["49", "49,00 €"],
      ["49.90€ HT", "hors taxes"],
      ["49,999", "deux décimales"],
      ["1.234", "deux décimales"],
      ["49,90 / 59,90", "un seul prix"],
      ["49,90;59,90", "un seul prix"],
      ["49 90", "49,90"],
      ["-5", "négatif"],
      ["$49.90", "en euros"],
      ["1e3", "49,90"],
      ["49 € 90", "49,90 €"],
      ["1 249€90", "1 249,90 €"],
      ["49,90€", "49,90 €"],
      ["€49.90", "49,90 €"],
      ["49,90&nbsp;€", "49,90 €"],
      ["1'234.50", "1 234,50 €"],
      ["-12", "en euros"],
      ["0", "supérieur à 0"],
      ["1,234,567.00", "Prix"],
    ];
    const plan = await table.check(tableOf([...NEW, "Prix"], ...cases.map(([typed = ""], index) => aRow(`P-${index}`, typed))));
    const faults = remarks(plan.faults);
    const read = cases.map(
      (_, index) => valueOf(plan, index + 2, "price_from") || faults.find((fault) => fault.startsWith(`${index + 2} `)),
    );
    expect(read).toEqual(cases.map(([, expected = ""]) => expect.stringContaining(expected)));
  });
});

describe("a text that lost characters", () => {
  it("stays as it is stored where a spreadsheet put « ? », which the check says", async () => {
    const exported = parseCsv(new TextDecoder().decode(await readCase("04-windows-1252-round-trip/exporte-utf8.csv")));
    const [, [reference, long_description] = []] = exported;
    await create({ reference, long_description });
    expect((await table.check(await readCase("04-windows-1252-round-trip/exporte-utf8.csv"))).counts.unchanged).toBe(1);
    const bytes = await readCase("04-windows-1252-round-trip/enregistre-windows-1252.csv");
    const plan = await table.check(bytes);
    expect(plan.counts).toEqual({ created: 0, changed: 0, unchanged: 1, faulty: 0 });
    expect(remarks(plan.warnings)).toEqual([expect.stringMatching(/^2 Description longue: .*« \? »/)]);
    const edited = await table.check(Buffer.from(Buffer.from(bytes).toString("latin1").replace("vive", "douce"), "latin1"));
    expect(edited.counts).toMatchObject({ changed: 0, faulty: 1 });
    expect(remarks(edited.faults)[0]).toContain("CSV UTF-8");
  });

  it("a lost character is a fault where it is unknown, a warning where it may be right", async () => {
    await create({ reference: "0012" });
    const plan = await table.check(
      tableOf(
        NEW,
        ["A-1", "Lampe d\uFFFDt\uFFFD", "Éclairage", "x"],
        ["A-2", "Lampe d?té", "Éclairage", "x"],
        ["A-3", "Lampe d’Ã©tÃ©", "Éclairage", "x"],
        ["12", "Lampe", "Éclairage", "x"],
        ["1-mars", "Lampe", "Éclairage", "x"],
        ["A-4", "Voir https://exemple.tn/?a=b", "Éclairage", "Quoi ? Rien !"],
      ),
    );
    expect(remarks(plan.faults)).toEqual([expect.stringMatching(/^2 Titre: /)]);
    expect(remarks(plan.warnings).map((remark) => remark.split(":")[0])).toEqual(["3 Titre", "4 Titre", "5 Référence", "6 Référence"]);
  });

  it("what a spreadsheet leaves instead of a text is a fault", async () => {
    const cases = ["#N/A", "#REF!", "#VALEUR!", "#NOM?", "########", "#DIV/0!", "3,54E+12", '="0012"'];
    const rows = cases
      .map((left) => `"${left.replaceAll('"', '""')}"`)
      .flatMap((cell, index) => [`${cell};Lampe;Éclairage;x`, `B-${index};${cell};Éclairage;x`]);
    const plan = await table.check(["Référence;Titre;Catégorie;Description courte", ...rows, ""].join("\n"));
    expect(plan.counts).toEqual({ created: 0, changed: 0, unchanged: 0, faulty: 2 * cases.length });
  });

  it("each row of the case is reported", async () => {
    expect((await table.check(await readCase("12-csv-cells-not-text/restes-de-tableur.csv"))).counts).toMatchObject({
      faulty: 3,
      created: 0,
    });
  });
});

describe("a file of another program", () => {
  it.each([
    ["12-csv-cells-not-text/espace-apres-guillemet.csv", "ESS-12", "Lampe ; murale", "Éclairage"],
    ["14-table-not-on-row-one/bandeau-fusionne.xlsx", "ESS-14", "Lampe", "Éclairage"],
    ["14-table-not-on-row-one/premiere-feuille-vide.xlsx", "ESS-14", "Lampe", "Éclairage"],
    ["14-table-not-on-row-one/barres.csv", "ESS-14", "Lampe", "Éclairage"],
    ["14-table-not-on-row-one/titre-au-dessus.csv", "ESS-14", "Lampe", "Éclairage"],
    ["23-mac-encoding/mac.csv", "ESS-23", "Lampe dété", "Éclairage"],
    ["24-workbook-unreadable/derniere-ligne-mise-en-forme.xlsx", "ESS-24", "Lampe", "Éclairage"],
    ["24-workbook-unreadable/graphique-en-premier.xlsx", "ESS-24", "Lampe", "Éclairage"],
  ])("the file is read as it was meant (%s)", async (path, reference, title, category) => {
    const plan = await table.check(await readCase(path));
    expect(plan.counts).toEqual({ created: 1, changed: 0, unchanged: 0, faulty: 0 });
    const [row] = plan.rows;
    expect([row.reference, row.title, valueOf(plan, row.line, "category")]).toEqual([reference, title, category]);
    expect(plan.new_categories).toEqual([{ name: category, subcategory: "", is_new: true, products: 1 }]);
  });

  it("HTML becomes text, and the check says so", async () => {
    const plan = await table.check(await readCase("11-html-in-descriptions/html.csv"));
    expect(valueOf(plan, 2, "short_description")).toBe("Une belle lampe.");
    expect(valueOf(plan, 2, "long_description")).toBe("– Un\n– Deux & trois");
    expect(remarks(plan.warnings)).toEqual([
      "2 Description courte: Du HTML a été changé en texte.",
      "2 Description longue: Du HTML a été changé en texte.",
    ]);
    await table.run(plan.input);
    const { data } = await server.call("GET", "products.list", { q: "ESS-11" });
    expect(data[0].short_description).toBe("Une belle lampe.");
  });

  it("what HTML does not know is text, and entities leave the lines of a list as they are", async () => {
    const [typed, escaped] = ["Service | R&D; <b>\nCulot | E27", "Tension | 230&nbsp;V\nCulot | E27 &eacute;tanche"];
    const plan = await table.check(tableOf([...NEW, "Spécifications"], aRow("E-1", typed), aRow("E-2", escaped)));
    expect(plan.faults).toEqual([]);
    expect([2, 3].map((line) => valueOf(plan, line, "specifications"))).toEqual([
      "Service | R&D; <b> | \nCulot | E27 |",
      "Tension | 230 V | \nCulot | E27 étanche |",
    ]);
    expect(remarks(plan.warnings)).toEqual([expect.stringContaining("3 Spécifications: Du HTML")]);
  });

  it("lists are split, and refused in French where a field holds one value", async () => {
    await create({ category: "Portes, fenêtres", reference: "Z-1" });
    const headings = [...NEW, "Compatibilité", "Images", "Produits associés"];
    const images = "https://exemple.tn/a.jpg, https://exemple.tn/b.jpg";
    const plan = await table.check(
      tableOf(
        headings,
        aRow("L-1", "Zigbee, Thread; Wi-Fi", images, "L-2, Z-1"),
        ["L-2", "Lampe", "Capteurs, Éclairage", "x", "", "", ""],
        ["L-3", "Lampe", "Éclairage > Ampoules", "x", "", "", ""],
        ["L-4", "Lampe", "portes, fenêtres", "x", "", "", ""],
        aRow("L-5\nL-6", "", "", ""),
      ),
    );
    expect(valueOf(plan, 2, "compatibility")).toBe("");
    expect(remarks(plan.faults)).toEqual([
      expect.stringContaining("2 Produits associés"),
      expect.stringMatching(/^3 Catégorie: .*une seule catégorie/i),
      expect.stringMatching(/^4 Catégorie: .*« Éclairage » .*« Ampoules »/),
      expect.stringMatching(/^6 Référence: .*une seule référence/i),
    ]);
    const sound = await table.check(tableOf(headings, aRow("L-1", "Zigbee, Thread; Wi-Fi", images, "Z-1")));
    expect(valueOf(sound, 2, "compatibility")).toBe("Zigbee\nThread\nWi-Fi");
    expect(valueOf(sound, 2, "images").split("\n")).toHaveLength(2);
  });
});

it("announces the categories and sub-categories that an import would create", async () => {
  await create({ category: "Sécurité", subcategory: "Serrures" });
  const rows = [
    ["N-1", "Un", "securite", "x", "Serrures"],
    ["N-2", "Deux", "Sécurité", "x", "Caméras"],
    ["N-3", "Trois", "Jardin", "x", ""],
    ["N-4", "Quatre", "Jardin", "x", "Arrosage"],
  ];
  const plan = await table.check(tableOf([...NEW, "Sous-catégorie"], ...rows));
  expect(plan.new_categories).toEqual([
    { name: "Sécurité", subcategory: "Caméras", is_new: false, products: 1 },
    { name: "Jardin", subcategory: "", is_new: true, products: 2 },
    { name: "Jardin", subcategory: "Arrosage", is_new: true, products: 1 },
  ]);
  expect(valueOf(plan, 2, "category")).toBe("Sécurité");
});

it("imports sub-categories as their category spells them", async () => {
  await create({ category: "Accès", subcategory: "Serrures" });
  const rows = tableOf([...NEW, "Sous-catégorie"], ["S-1", "Un", "acces", "x", "serrures"], ["S-2", "Deux", "Accès", "x", "SERRURES"]);
  const plan = await table.check(rows);
  expect([plan.new_categories, valueOf(plan, 2, "subcategory")]).toEqual([[], "Serrures"]);
  await table.run(plan.input);
  const { data } = await server.call("GET", "products.list", {});
  expect(data.map(({ subcategory }: { subcategory: string }) => subcategory)).toEqual(["Serrures", "Serrures", "Serrures"]);
  expect((await table.check(rows)).counts).toMatchObject({ changed: 0, unchanged: 2 });
});

it("offers a template that the import accepts", async () => {
  const { content, filename } = await server.call("GET", "productTransfers.template");
  expect(filename).toMatch(/^modele-produits.*\.csv$/);
  const plan = await table.check(content);
  expect([plan.counts, plan.warnings]).toEqual([{ created: 1, changed: 0, unchanged: 0, faulty: 0 }, []]);
});

describe("a table whose headings or sheet are chosen", () => {
  it("the table is read again from there", async () => {
    const { body } = await table.upload("Notes;Divers\nRéférence;Titre\nAB;CD\n");
    expect(body).toMatchObject({ header_line: 2, columns: ["Référence", "Titre"], rows: 1, sheets: [] });
    const { body: chosen } = await table.upload("Notes;Divers\nRéférence;Titre\nAB;CD\n", {}, "produits.csv", { header_line: "1" });
    expect(chosen).toMatchObject({ header_line: 1, columns: ["Notes", "Divers"], rows: 2 });
    const bytes = await readCase("14-table-not-on-row-one/premiere-feuille-vide.xlsx");
    expect((await table.upload(bytes)).body).toMatchObject({ sheets: ["Feuil1", "Produits"], sheet: "Produits" });
    const { status, body: empty } = await table.upload(bytes, {}, "produits.xlsx", { worksheet: "Feuil1" });
    expect([status, empty.message]).toEqual([400, expect.stringContaining("vide")]);
  });
});

it.each([";", '"', ",", "\t"])("refuses ten megabytes of « %j » in French", async (sign) => {
  const { status, body } = await table.upload(sign.repeat(10 * 1024 * 1024));
  expect([status >= 400 && status < 500, body.message]).toEqual([true, expect.stringMatching(/ligne|colonnes|vide|guillemet|volumineux/)]);
});
