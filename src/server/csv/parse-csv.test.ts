import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvFile } from "./csv.ts";
import { decodeText, parseCsv } from "./parse-csv.ts";

const sign = fc.constantFrom("'", '"', "=", "+", "-", "@", ";", ",", "\t", "\n", " ", "é", "\u202f", "\u00a0", "💡", "＝", "a", "1");
const cell = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(""));

it("what is written is read again to the letter, apostrophes, formulas and newlines included", () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
      const { content } = csvFile("produits", new Date(0), [["titre", "prix"], ...rows]);
      expect(parseCsv(decodeText(Buffer.from(content))).slice(1)).toEqual(rows);
    }),
    { numRuns: 300 },
  );
});

describe("a CSV file", () => {
  it.each([
    [";", "a;b\r\n1,5;x"],
    [",", "a,b\n1;5,x"],
    ["tab", "a\tb\n1;5\tx"],
    ["declared", "sep=,\r\na,b\r\n1;5,x"],
    ["quoted", '"a;b;c","b"\n1;5,x'],
  ])("is cut at its own delimiter (%s)", (_name, content) => {
    const [header, row] = parseCsv(content);
    expect(header).toHaveLength(2);
    expect(row?.[1]).toBe("x");
  });

  it("keeps its empty lines, so that lines are numbered as a spreadsheet does", () => {
    expect(parseCsv("a;b\r\n\r\n1;2\r\n")).toEqual([["a", "b"], [""], ["1", "2"]]);
    expect(parseCsv("a;b\r1;")).toEqual([
      ["a", "b"],
      ["1", ""],
    ]);
    expect(parseCsv("")).toEqual([]);
  });

  it("is refused where a quotation mark is never closed, and says where", () => {
    expect(() => parseCsv('a;b\n1;"deux\nlignes')).toThrow("à la ligne 2");
  });

  it("is read as UTF-8, UTF-16 or Windows-1252", () => {
    const text = "Éclairage d’été";
    expect(decodeText(Buffer.from(text))).toBe(text);
    expect(decodeText(Buffer.from(`\uFEFF${text}`))).toBe(text);
    expect(decodeText(Buffer.from(`\uFEFF${text}`, "utf16le"))).toBe(text);
    expect(decodeText(Buffer.from([0xc9, 0x63, 0x6c, 0x61, 0x92]))).toBe("Écla’");
  });
});
