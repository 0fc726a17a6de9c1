import { describe, expect, it } from "vitest";
import { pastedSpecifications } from "./pasted-specifications.ts";

describe("what is pasted into a specification", () => {
  it("a copied spreadsheet gives rows: two or three columns, without their heads and empty lines", () => {
    expect(pastedSpecifications("Nom\tValeur\tUnité\r\nPoids\t120\tg\r\n\t\t\r\nIndice\tIP65\r\n")).toEqual([
      { name: "Poids", value: "120", unit: "g" },
      { name: "Indice", value: "IP65", unit: "" },
    ]);
    expect(pastedSpecifications("Poids\t120 g")).toEqual([{ name: "Poids", value: "120 g", unit: "" }]);
  });

  it("a copied CSV with semicolons gives rows, the last line without its end", () => {
    expect(pastedSpecifications("Poids;120;g\nPortée;30;m")).toEqual([
      { name: "Poids", value: "120", unit: "g" },
      { name: "Portée", value: "30", unit: "m" },
    ]);
  });

  it("reads cells in quotation marks, and marks that quote nothing", () => {
    expect(pastedSpecifications('"Dimensions\n(L × l)"\t"10 ""pouces"""\tcm\nÉcran\t12"\t\n"Nu\t5\tmm')).toEqual([
      { name: "Dimensions (L × l)", value: '10 "pouces"', unit: "cm" },
      { name: "Écran", value: '12"', unit: "" },
      { name: '"Nu', value: "5", unit: "mm" },
    ]);
  });

  it("anything else is text: a word, a cell, a sentence with semicolons, lines of prose", () => {
    for (const text of ["", "Zigbee", "120\r\n", "Wi-Fi\u202f; Bluetooth", "Une ligne.\nUne autre\u202f; suite."])
      expect(pastedSpecifications(text), text).toBeUndefined();
  });

  it("a table with more than three columns is refused, which would be lost", () => {
    expect(pastedSpecifications("Poids\t120\tg\tnet")).toBe("too wide");
    expect(pastedSpecifications("Poids\t120\tg\t")).toHaveLength(1);
  });
});
