import { deflateRawSync } from "node:zlib";
import { writeXlsx, type WriteSheet } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { readSheet } from "./read-sheet.ts";
import type { SheetCell } from "./sheet-cells.ts";

async function workbook(...sheets: Partial<WriteSheet>[]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: sheets.map((sheet, index) => Object.assign({ name: `Feuille ${index}` }, sheet)) }));
}

const faultOf = (cell: SheetCell | undefined) => (typeof cell === "object" ? cell.fault : `no fault: ${cell}`);

/** A ZIP archive of one part that says how large it is; `declared` may be a lie. */
function zipOf(content: Buffer, declared: number): Buffer {
  const packed = deflateRawSync(content);
  const name = Buffer.from("[Content_Types].xml");
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(declared, 24);
  entry.writeUInt16LE(name.length, 28);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(declared, 22);
  local.writeUInt16LE(name.length, 26);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}

describe("tables", () => {
  it("a table has the headings of its first filled row, and rows numbered as in a spreadsheet", async () => {
    const rows = [[], ["Titre", "Prix", null], [], ["Variateur", "12"], ["  "], ["Capteur"]];
    const expected = [
      { line: 4, cells: ["Variateur", "12"] },
      { line: 6, cells: ["Capteur", ""] },
    ];
    const table = { columns: ["Titre", "Prix"], rows: expected, header_line: 2 };
    expect(await readSheet(await workbook({ rows }))).toMatchObject(table);
    expect(await readSheet(Buffer.from("\nTitre;Prix;\n\nVariateur;12\n  ;\nCapteur"))).toMatchObject(table);
  });

  it("a table is found below its titles, in the sheet and on the line that look like it, or that are chosen", async () => {
    const cover = { name: "Garde", rows: [["Catalogue 2026"], ["Pour nos partenaires", "page 1"]] };
    const rows = [
      ["Tarif de mars", null, null],
      ["Édité le 12", null, null],
      ["SKU", "Nom", "Tarif"],
      ["A-1", "Lampe", 12],
    ];
    const merges = [{ startRow: 0, endRow: 1, startCol: 0, endCol: 2 }];
    const bytes = await workbook(cover, { name: "Prix", rows, merges });
    const sheets = ["Garde", "Prix"];
    expect(await readSheet(bytes)).toMatchObject({ columns: ["SKU", "Nom", "Tarif"], header_line: 3, sheet: "Prix", sheets });
    expect(await readSheet(bytes, { worksheet: "Garde" })).toMatchObject({ columns: ["Pour nos partenaires", "page 1"], rows: [] });
    expect(await readSheet(bytes, { header_line: 4 })).toMatchObject({ columns: ["A-1", "Lampe", "12"], rows: [] });
    await expect(readSheet(bytes, { header_line: 9 })).rejects.toThrow("titres est vide");
  });

  it("the first visible sheet of a workbook is read", async () => {
    const { columns } = await readSheet(await workbook({ rows: [["cachée"]], hidden: true }, { rows: [["vue"]] }, { rows: [["autre"]] }));
    expect(columns).toEqual(["vue"]);
  });

  it("a table has the numbers of a workbook, booleans as text, and the results of formulas", async () => {
    const cells = new Map([["1,3", { value: 42, type: "formula" as const, formula: "A1+1", formulaResult: 42 }]]);
    const { rows } = await readSheet(
      await workbook({
        rows: [
          ["a", "b", "c", "d"],
          [1.5, true, 0.1 + 0.2, null],
        ],
        cells,
      }),
    );
    expect(rows[0]?.cells).toEqual([1.5, "vrai", 0.3, 42]);
  });

  it("a cell is faulty if the spreadsheet converted it: date, rounded number, error, formula without result, merge", async () => {
    const cells = new Map([
      ["1,2", { value: "#REF!", type: "error" as const }],
      ["1,3", { value: null, type: "formula" as const, formula: "A1+2" }],
    ]);
    const merges = [{ startRow: 1, endRow: 2, startCol: 4, endCol: 4 }];
    const rows = [
      ["a", "b", "c", "d", "e"],
      [new Date("2026-12-05"), 1e17, null, null, "fusion"],
      ["x", "", "", "", ""],
    ];
    const sheet = await readSheet(await workbook({ rows, cells, merges }));
    const [date, number, error, formula, merged] = sheet.rows[0]?.cells ?? [];
    expect(faultOf(date)).toContain("une date");
    expect(faultOf(number)).toContain("15 chiffres");
    expect(faultOf(error)).toContain("#REF!");
    expect(faultOf(formula)).toContain("formule");
    expect(merged).toBe("fusion");
    expect(faultOf(sheet.rows[1]?.cells[4])).toContain("fusionnée");
  });

  it("a row that was split at a wrong delimiter has only faulty cells", async () => {
    const { rows } = await readSheet(Buffer.from("Titre;Prix\nVariateur;12;de trop\nCapteur;3;\n"));
    expect(faultOf(rows[0]?.cells[0])).toContain("plus de cellules");
    expect(rows[1]?.cells).toEqual(["Capteur", "3"]);
  });
});

describe("files", () => {
  it.each([
    ["is empty", Buffer.from(" \n;;\n"), "vide"],
    ["is neither", Buffer.from("a\0b"), "ni un tableau CSV"],
    ["holds random bytes", Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * at * 7919 + at * 31 + 200) % 251)), "endommagé"],
    ["is an old workbook", Buffer.from("d0cf11e0a1b11ae1", "hex"), ".xls"],
    ["is a broken workbook", Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(100)]), "illisible"],
    ["is a web page", Buffer.from("\uFEFF\n<!-- export --><html>\n<table><tr><td>Référence</td></tr></table></html>"), "page web"],
    ["is a table of HTML", Buffer.from("<TABLE border=1><tr><th>Référence</th></tr></TABLE>"), "page web"],
    ["is a web page in one part", Buffer.from("MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n"), "page web"],
    ["is an XML document", Buffer.from('<?xml version="1.0"?>\n<Workbook><Worksheet /></Workbook>'), "document XML"],
    ["has too many columns", Buffer.from(`${"a;".repeat(101)}a\n1`), "100 colonnes"],
    ["has too many rows", Buffer.from(`a\n${"1\n".repeat(10_001)}`), "10\u202f000 lignes"],
  ])("a file that %s is refused in French", async (_what, bytes, message) => {
    await expect(readSheet(bytes)).rejects.toThrow(message);
  });

  it("a file with one long text in thousands of cells is refused", async () => {
    const row = Array.from({ length: 10 }, () => "x".repeat(30_000));
    await expect(readSheet(await workbook({ rows: [["a", "b"], ...Array.from({ length: 200 }, () => row)] }))).rejects.toThrow(
      "trop de texte",
    );
  });

  it("a file that would grow too large is refused before it is unzipped, and one that lies about its size while it is", async () => {
    const [small, megabyte] = [Buffer.from("a"), Buffer.alloc(1024 * 1024)];
    await expect(readSheet(zipOf(small, 80 * 1024 * 1024))).rejects.toThrow("trop volumineux");
    await expect(readSheet(zipOf(megabyte, 1000))).rejects.toThrow("illisible");
    await expect(readSheet(zipOf(megabyte, 0))).rejects.toThrow("illisible");
    await expect(readSheet(zipOf(small, 0xffffffff))).rejects.toThrow("illisible");
  });
});
