import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { Language } from "#contracts/shared/language.ts";
import { checkPdf } from "#server/platform/media/check-pdf.ts";
import { DEMO_CATEGORIES } from "#server/resources/product/demo/categories.ts";
import { DEMO_DOCUMENTS_FOLDER, listDemoDocuments, readDemoDocument } from "#server/resources/product/demo/documents/demo-documents.ts";
import { productInputOf } from "#server/resources/product/demo/product-input.ts";
import { findUnmarked } from "#server/resources/product/datasheet/testing/find-unmarked.ts";
import { findReference, objectsOf, sheetText } from "#server/resources/product/datasheet/testing/sheet-text.ts";
import { findEnglishFaults } from "#server/testing/english-prose.ts";
import { collectStrings, findFrenchFaults } from "#server/testing/french-prose.ts";
import { DEVICES } from "../scripts/demo-documents/devices/devices.ts";
import { drawDocuments } from "../scripts/demo-documents/draw-documents.ts";
import { readRecord } from "../scripts/demo-documents/record.ts";

const PRODUCTS = DEMO_CATEGORIES.flatMap(({ name, products }) =>
  products.map((demo) => ({ category: name, demo, documents: listDemoDocuments(productInputOf(name, demo)) })),
);

/** Objects of a PDF without what a compression decides: the lengths, and the compressed bytes. */
const contentOf = (bytes: Buffer) =>
  [...objectsOf(bytes).values()].map(({ dictionary, stream }) => [dictionary.replaceAll(/\/Length \d+/g, ""), stream]);

/** Finds what the pages of a PDF draw outside the structure that screen readers follow. */
function findUnmarkedOf(bytes: Buffer): string[] {
  const objects = objectsOf(bytes);
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary));
  return pages.flatMap(({ dictionary }) => findUnmarked(objects.get(findReference(dictionary, "Contents"))?.stream ?? "S"));
}

describe("the documents of the demo products", () => {
  it("every product has a guide and a certificate in both languages, and those with wires a diagram", () => {
    for (const { demo, documents } of PRODUCTS) {
      const languagesOf = (type: string) => documents.filter(({ entry }) => entry.type === type).map(({ entry }) => entry.language);
      const both = ["Français", "Anglais"];
      expect([demo.reference, languagesOf("Manuel"), languagesOf("Certificat")]).toEqual([demo.reference, both, both]);
      const isWired = DEVICES[demo.reference]?.wiring !== undefined;
      expect([demo.reference, languagesOf("Schéma")]).toEqual([demo.reference, isWired ? both : []]);
    }
    expect(PRODUCTS.filter(({ documents }) => documents.some(({ kind }) => kind === "wiring"))).toHaveLength(19);
  });

  it("every listed file is there, and no other", async () => {
    const listed = PRODUCTS.flatMap(({ documents }) => documents.map(({ file }) => file));
    expect((await readdir(DEMO_DOCUMENTS_FOLDER)).toSorted()).toEqual(listed.toSorted());
  });

  it("every file passes the upload check, and says its product and its kind in its language with a value of the record", async () => {
    for (const { category, demo, documents } of PRODUCTS)
      for (const document of documents) {
        const { language, file, kind, names } = document;
        const bytes = await readDemoDocument(document);
        checkPdf(bytes, file);
        expect(bytes.toString("latin1")).toContain(`/Lang (${language})`);
        expect([file, findUnmarkedOf(bytes)]).toEqual([file, []]);
        const { title, reference, rows } = readRecord(category, demo, language);
        const [brand, named, heading, referred = "", ...lines] = sheetText(bytes).split("\n");
        expect([file, brand, named, heading]).toEqual([file, "Lumidar", names[language], title]);
        expect(referred).toContain(reference);
        const value = rows.find(({ key }) => key === (kind === "declaration" ? "GTIN" : "Tension"))?.value ?? "?";
        const toPlain = (text: string) => text.replaceAll(/\s/g, " ");
        expect([file, lines.map(toPlain)]).toEqual([file, expect.arrayContaining([toPlain(value)])]);
      }
  });

  // Two products that have all kinds: drawing every document takes half a minute.
  it.each(["LUM-CTL-030", "LUM-SEC-020"])(
    "the committed files are what `scripts/build-demo-documents.ts` draws now: %s",
    async (reference) => {
      for (const { category, demo, documents } of PRODUCTS.filter((one) => one.demo.reference === reference)) {
        const drawn = await drawDocuments(category, demo);
        const committed = await Promise.all(documents.map(async (one) => [one.file, contentOf(await readDemoDocument(one))]));
        expect(drawn.map(({ file, bytes }) => [file, contentOf(bytes)])).toEqual(committed);
      }
    },
  );

  it("the texts follow the typography of their language", () => {
    const texts: Record<Language, string[]> = { fr: [], en: [] };
    const collect = (value: unknown): void => {
      if (!Array.isArray(value)) {
        if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
        return;
      }
      const [french, english, ...others] = value;
      const isText = typeof french === "string" && typeof english === "string" && others.length === 0;
      if (!isText) return value.forEach(collect);
      texts.fr.push(french);
      texts.en.push(english);
    };
    // lists of standards and dangers are no texts
    for (const { standards: _standards, hazards: _hazards, ...device } of Object.values(DEVICES)) collect(device);
    expect(texts.fr.length).toBeGreaterThan(300);
    expect(texts.fr.flatMap(findFrenchFaults)).toEqual([]);
    expect(texts.en.map((text) => text.replaceAll(/\{[^}]+\}/g, "")).flatMap(findEnglishFaults)).toEqual([]);
    expect(collectStrings(texts).filter((text) => text.includes("~"))).toEqual([]);
  });
});
