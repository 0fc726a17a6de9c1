import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvFile } from "./csv.ts";
import { decodeText } from "./decode-text.ts";
import { parseCsv } from "./parse-csv.ts";

const sign = fc.constantFrom("'", '"', "=", "+", "-", "@", ";", ",", "\t", "\n", " ", "é", "\u202f", "\u00a0", "💡", "＝", "a", "1");
const cell = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(""));
const HEADER = ["titre", "prix", "image"];
const row = fc.array(cell, { minLength: HEADER.length, maxLength: HEADER.length });

it("a written file is read again to the letter, apostrophes, formulas and newlines included", () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const { content } = csvFile("produits", new Date(0), [HEADER, ...rows]);
      expect(parseCsv(decodeText(Buffer.from(content))).slice(1)).toEqual(rows);
    }),
    { numRuns: 300 },
  );
});

describe("CSV files", () => {
  it.each([
    [";", "a;b\r\n1,5;x"],
    [",", "a,b\n1;5,x"],
    ["tab", "a\tb\n1;5\tx"],
    ["declared", "sep=,\r\na,b\r\n1;5,x"],
    ["quoted", '"a;b;c","b"\n1;5,x'],
    ["bars", "a|b\n1;5|x"],
    ["under a title", "Tarif, mars, 2026\n\na;b\n1,5;x", 2],
    ["commas in texts", "a;b\nun, deux, trois;x\nun, deux;x"],
  ])("a CSV file is split at its own delimiter (%s)", (_name, content, at = 0) => {
    const [header, row] = parseCsv(content).slice(at);
    expect(header).toHaveLength(2);
    expect(row?.[1]).toBe("x");
  });

  it("a CSV file keeps its empty lines, so that lines are numbered as in a spreadsheet", () => {
    expect(parseCsv("a;b\r\n\r\n1;2\r\n")).toEqual([["a", "b"], [""], ["1", "2"]]);
    expect(parseCsv("a;b\r1;")).toEqual([
      ["a", "b"],
      ["1", ""],
    ]);
    expect(parseCsv("")).toEqual([]);
  });

  it("a quoted cell between blanks loses its quotation marks", () => {
    expect(parseCsv('a;b;c\n"x" ; "y ; z";\t"t"')[1]).toEqual(["x", "y ; z", "t"]);
  });

  it("a CSV file is refused for an unclosed quotation mark, with its line", () => {
    expect(() => parseCsv('a;b\n1;"deux\nlignes')).toThrow("à la ligne 2");
    expect(() => parseCsv('a;b\n"deux" mots;x')).toThrow("mal placé à la ligne 2");
  });

  it.each([
    ["windows-1252", "c9746520e0206c92e9636f6c6520c9636c616972616765"],
    ["macintosh", "8e7491208820 6cd58e636f6c65 20 83636c616972616765"],
    ["iso-8859-15", "63bd757220c9636c616972616765"],
  ])("a CSV file is read in the encoding in which it is French (%s)", (encoding, hex) => {
    const bytes = Buffer.from(hex.replaceAll(" ", ""), "hex");
    expect(decodeText(bytes)).toBe(new TextDecoder(encoding).decode(bytes));
  });

  it("a CSV file is refused in an unknown encoding, and read in UTF-16 without a byte order mark", () => {
    const dos = Buffer.from("4c616d70652064827482206465206d8a7265", "hex"); // « Lampe dété de mère » in code page 850
    expect(() => decodeText(dos)).toThrow("encodage");
    expect(decodeText(Buffer.from("a94c756dae", "hex"))).toBe("©Lum®");
    expect(decodeText(Buffer.from("Référence;Titre", "utf16le"))).toBe("Référence;Titre");
    expect(decodeText(Buffer.from("Référence;Titre", "utf16le").swap16())).toBe("Référence;Titre");
    expect(decodeText(Buffer.concat([Buffer.from("été;"), Buffer.from([0xe9])]))).toBe("été;\uFFFD");
  });

  it("a CSV file is read as UTF-8, UTF-16 or Windows-1252", () => {
    const text = "Éclairage d’été";
    expect(decodeText(Buffer.from(text))).toBe(text);
    expect(decodeText(Buffer.from(`\uFEFF${text}`))).toBe(text);
    expect(decodeText(Buffer.from(`\uFEFF${text}`, "utf16le"))).toBe(text);
    expect(decodeText(Buffer.from([0xc9, 0x63, 0x6c, 0x61, 0x92]))).toBe("Écla’");
  });
});
