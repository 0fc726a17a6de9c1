import { writeXlsx } from "hucre/xlsx";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { importer, tableOf } from "../product-transfer.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

let table: ReturnType<typeof importer>;
const server = useTestServer();
beforeAll(async () => {
  table = importer(server);
});
beforeEach(() => server.orm.em.fork().execute("truncate product, category, change, sheet restart identity cascade"));

const NEW = ["Référence", "Titre", "Catégorie", "Description courte"];
const aRow = (reference: string, ...more: string[]) => [reference, "Lampe", "Éclairage", "Une lampe.", ...more];
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

type Remark = { line: number; column: string | null; message: string };
type Plan = { rows: { line: number; changes: { column: string; after: string }[] }[] };

const remarks = (list: Remark[]) => list.map(({ line, column, message }) => `${line} ${column}: ${plain(message)}`);
const valueOf = (plan: Plan, line: number, column: string) =>
  plain(plan.rows.find((row) => row.line === line)?.changes.find((change) => change.column === column)?.after ?? "");

describe("a number of a workbook", () => {
  it("a number is rounded to cents as a price, and stays as it is in other columns", async () => {
    const prices = [20.895, 1.005, 1234, 0.001, -3, "20.895"];
    const rows = [[...NEW, "Prix"], ...prices.map((price, index) => [`P-${index}`, 12.345, "Éclairage", "x", price])];
    const cells = new Map([["1,4", { value: 20.895, type: "formula" as const, formula: "19.9*1.05", formulaResult: 20.895 }]]);
    const plan = await table.check(await writeXlsx({ sheets: [{ name: "Prix", rows, cells }] }));
    expect([2, 3, 4].map((line) => valueOf(plan, line, "price_from"))).toEqual(["20,90 €", "1,01 €", "1 234,00 €"]);
    expect(valueOf(plan, 2, "title")).toBe("12.345");
    expect(remarks(plan.faults)).toEqual([
      expect.stringContaining("5 Prix: Indiquez un prix supérieur à 0"),
      expect.stringContaining("6 Prix: Un prix ne peut pas être négatif"),
      expect.stringContaining("7 Prix: Ce prix se lit de deux façons"),
    ]);
    await table.run({ ...plan.input, leaves_faulty: true });
    const { data } = await server.call("GET", "products.list", { q: "P-0" });
    expect(data[0]).toMatchObject({ price_from: 20.9, title: "12.345" });
  });

  it("stands as a price in the file of the faulty rows, which can then be imported", async () => {
    const rows = [
      [...NEW, "Prix"],
      ["P-1", "", "Éclairage", "x", 20.895],
    ];
    const { input } = await table.check(await writeXlsx({ sheets: [{ name: "Prix", rows }] }));
    const { content } = await server.call("GET", "productTransfers.faultyRows", { sheet: input.sheet, columns: input.columns });
    const plan = await table.check(content.replace("P-1;;", "P-1;Corrigé;"));
    expect([plan.counts.created, valueOf(plan, 2, "price_from")]).toEqual([1, "20,90 €"]);
  });
});

describe("a category with its path", () => {
  it.each([
    ["Éclairage, Éclairage > Prises", "écrivez « Éclairage » dans la colonne Catégorie, et « Prises » dans Sous-catégorie."],
    ["Éclairage > Prises, Éclairage", "écrivez « Éclairage » dans la colonne Catégorie, et « Prises » dans Sous-catégorie."],
    ["Éclairage > Intérieur > Prises", "écrivez « Éclairage » dans la colonne Catégorie, et « Prises » dans Sous-catégorie."],
    [
      "Éclairage > Prises, Éclairage > Lampes",
      "écrivez « Éclairage » dans la colonne Catégorie, et « Prises » ou une autre dans Sous-catégorie.",
    ],
    ["Éclairage, Éclairage > Intérieur, Éclairage > Intérieur > Prises", "et « Prises » dans Sous-catégorie."],
    ["Capteurs, Éclairage > Prises", "Un produit a une seule catégorie : écrivez « Capteurs » ou une autre"],
    ["Éclairage, eclairage", "Un produit a une seule catégorie : écrivez « Éclairage »."],
    ["Portes, fenêtres > Volets", "écrivez « Portes, fenêtres » dans la colonne Catégorie, et « Volets » dans Sous-catégorie."],
  ])("« %s » gets the advice which one category to write", async (category, advice) => {
    for (const known of ["Portes, fenêtres", "Éclairage"])
      await server.asAdmin("POST", "/api/admin/products", aProduct({ category: known }));
    const { faults } = await table.check(tableOf(NEW, ["C-1", "Lampe", category, "x"]));
    expect(remarks(faults)).toEqual([expect.stringContaining(advice)]);
  });
});

describe("a document", () => {
  const HEADINGS = [...NEW, "Téléchargements"];
  const documentsOf = async (reference: string) => (await server.call("GET", "products.list", { q: reference })).data[0].downloads;

  it("a document with only a URL gets the name of its file and the defaults of the form, and the check says so", async () => {
    const urls = "https://exemple.tn/doc/Notice%20de%20pose.pdf, https://exemple.tn/a.docx?v=1\n/fichiers/plan.pdf";
    const plan = await table.check(tableOf(HEADINGS, aRow("D-1", urls)));
    expect(remarks(plan.faults)).toEqual([]);
    expect(remarks(plan.warnings)).toEqual([
      expect.stringMatching(/^2 Téléchargements: .*« Fiche technique » .*« Français ».*« adresse \| nom \| type \| langue/),
    ]);
    await table.run(plan.input);
    expect(await documentsOf("D-1")).toMatchObject([
      { name: "Notice de pose", type: "Fiche technique", language: "Français", url: "https://exemple.tn/doc/Notice%20de%20pose.pdf" },
      { name: "a" },
      { name: "plan", type: "Fiche technique", language: "Français", url: "/fichiers/plan.pdf" },
    ]);
  });

  it("a document that the product has already stays as it is where only its URL is written", async () => {
    const facts = { name: "Manuel", type: "Manuel", language: "Anglais", size: "2 MB", version: "2.1", date: "2026-01-31" };
    const kept = { ...facts, url: "https://exemple.tn/a.pdf" };
    await server.asAdmin("POST", "/api/admin/products", aProduct({ reference: "D-2", downloads: [kept] }));
    const plan = await table.check(tableOf(["Référence", "Téléchargements"], ["D-2", "https://exemple.tn/a.pdf"]));
    expect([plan.counts.unchanged, plan.warnings]).toEqual([1, []]);
    await table.importTable(tableOf(["Référence", "Téléchargements"], ["D-2", "https://exemple.tn/a.pdf\nhttps://exemple.tn/b.pdf | B"]));
    expect(await documentsOf("D-2")).toMatchObject([kept, { name: "B", type: "Fiche technique", url: "https://exemple.tn/b.pdf" }]);
  });

  it("a fault names the faulty part", async () => {
    const { faults } = await table.check(
      tableOf(
        HEADINGS,
        aRow("D-3", "https://exemple.tn/a.pdf\n | Notice | Notice | Français"),
        aRow("D-4", "https://exemple.tn/a.pdf | Notice | Roman"),
        aRow("D-5", "https://exemple.tn/"),
        aRow("D-6", "https://exemple.tn/%E9t%E9.pdf"), // of Latin-1: its name is shown as it is
      ),
    );
    const written = "« adresse | nom | type | langue | taille | version | date | lien permanent »";
    expect(remarks(faults)).toEqual([
      `2 Téléchargements: Élément 2, adresse : Ce champ est obligatoire. Un élément s’écrit ${written}.`,
      "3 Téléchargements: Élément 1, type : Valeurs acceptées : Fiche technique, Manuel, Notice, Schéma, Certificat.",
      `4 Téléchargements: Élément 1, nom : Ce champ est obligatoire. Un élément s’écrit ${written}.`,
    ]);
  });
});

describe("an entry of a list", () => {
  it("a fault names the faulty part", async () => {
    const long = "x".repeat(301);
    const row = aRow("E-1", `Tension | ${long} | V`, `Titre\n${long} | Texte`, `Zigbee\n${long}`);
    const { faults } = await table.check(tableOf([...NEW, "Spécifications", "Bénéfices", "Compatibilité"], row));
    expect(remarks(faults)).toEqual([
      "2 Spécifications: Élément 1, valeur : 300 caractères au maximum, 1 de trop.",
      "2 Bénéfices: Élément 2, titre : 200 caractères au maximum, 101 de trop.",
      "2 Compatibilité: Élément 2 : 200 caractères au maximum, 101 de trop.",
    ]);
  });
});

it("a URL that holds a space is refused for its space", async () => {
  const row = aRow("E-2", "https://exemple.tn/a.jpg\nhttps://exemple.tn/ma photo.jpg | Vue", "/fichiers/ma notice.pdf");
  const { faults } = await table.check(tableOf([...NEW, "Images", "Téléchargements"], row));
  const SPACE = "Une adresse n’a pas d’espace : écrivez %20 à la place de chacun.";
  expect(remarks(faults)).toEqual([`2 Images: Élément 2, adresse : ${SPACE}`, `2 Téléchargements: Élément 1, adresse : ${SPACE}`]);
});
