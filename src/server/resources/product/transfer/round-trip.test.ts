import fc from "fast-check";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, describe, expect, it } from "vitest";
import { DOWNLOAD_LANGUAGES, DOWNLOAD_TYPES } from "#contracts/product/product-parts.ts";
import { PRODUCT_COLUMNS, type ProductColumn } from "#contracts/product/product-transfer.ts";
import { productInputSchema } from "#contracts/product/product.ts";
import { aProduct } from "../product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { readList, writeList } from "./cells/cell-format.ts";
import { importer } from "./product-transfer.factory.ts";

const SIGNS = [
  "=",
  "+",
  "-",
  "@",
  "'",
  '"',
  "|",
  "\\",
  "\\n",
  ";",
  ",",
  "\t",
  "\n",
  " ",
  "\u00a0",
  "\u202f",
  "é",
  "💡",
  "<b>",
  "&",
  "_x0041_",
];
const text = fc.array(fc.constantFrom(...SIGNS, "cmd", "1"), { minLength: 1, maxLength: 12 }).map((signs) => `${signs.join("")}z`);
const startsOdd = fc.constantFrom("=cmd|' /C calc'!A0", "'=1+1", "''", "-1", "oui", "1e5", "2026-11-22", "00123", "\u202fa");
const written = fc.oneof(text, startsOdd);
const list = <Entry>(entry: fc.Arbitrary<Entry>) => fc.array(entry, { maxLength: 4 });

const product = fc
  .record({
    title: written,
    category: written,
    subcategory: written,
    short_description: written,
    long_description: written,
    meta_title: written,
    price_from: fc.option(fc.integer({ min: 1, max: 99_999_999 }).map((cents) => cents / 100)),
    is_active: fc.boolean(),
    featured: fc.boolean(),
    specifications: list(fc.record({ name: written, value: written, unit: fc.constantFrom("", "V", "|") })),
    benefits: list(fc.record({ icon: fc.constantFrom("", "💡", "leaf"), title: written, description: written })),
    compatibility: list(written),
    downloads: list(
      fc.record({
        name: written,
        type: fc.constantFrom(...DOWNLOAD_TYPES),
        language: fc.constantFrom(...DOWNLOAD_LANGUAGES),
        url: fc.constantFrom("https://exemple.tn/a|b.pdf", "/fichiers/a.pdf"),
        size: fc.constantFrom("", "2.50 MB"),
      }),
    ),
    images: fc.subarray(["https://exemple.tn/a.jpg", "https://exemple.tn/b;c.jpg"]).chain((urls) =>
      fc.record({ alt_text: written, main: fc.boolean(), drawing: fc.boolean() }).map(({ alt_text, main, drawing }) =>
        urls.map((url, index) => ({
          id: String(index),
          url,
          filename: "x",
          originalName: "Vue",
          size: 12,
          isMain: main && index === 0,
          alt_text,
          ...(drawing && { isDrawing: true }),
        })),
      ),
    ),
  })
  .filter((fields) => productInputSchema.safeParse(aProduct(fields)).success);

it("a list is read again as it was written, bars, backslashes and newlines included", () => {
  const part = text.map((value) => value.trim());
  fc.assert(
    fc.property(fc.array(fc.array(part, { minLength: 1, maxLength: 4 })), (entries) => {
      expect(readList(writeList(entries)).map(({ parts }) => parts)).toEqual(entries);
    }),
  );
});

describe("what was exported", () => {
  let table: ReturnType<typeof importer>;
  const ids: number[] = [];
  const server = useTestServer();
  beforeAll(async () => {
    table = importer(server);
    for (const fields of fc.sample(product, 16)) {
      const related_products = ids.slice(-2);
      ids.push((await server.asAdmin("POST", "/api/admin/products", aProduct({ ...fields, related_products }))).body.id);
    }
  });

  const all = async () => {
    const products = await Promise.all(ids.map((id) => server.call("GET", "products.get", { id })));
    return products.map(({ version: _, created_at: __, updated_at: ___, ...fields }) => fields);
  };

  it.each(["csv", "xlsx"])("imports again without a change (%s)", async (format) => {
    const { bytes, headers } = await table.exported({ format });
    expect(headers.get("content-disposition")).toMatch(new RegExp(`produits-.*\\.${format}`));
    const { counts, faults } = await table.check(bytes);
    expect(faults).toEqual([]);
    expect(counts).toEqual({ created: 0, changed: 0, unchanged: ids.length, faulty: 0 });
  });

  it.each(["csv", "xlsx"])("makes the same products again over others, whatever they had become (%s)", async (format) => {
    const before = await all();
    const { bytes } = await table.exported({ format });
    const emptied = { subcategory: "", long_description: "", meta_title: "", specifications: [], benefits: [], compatibility: [] };
    for (const id of ids) {
      const lists = { ...emptied, downloads: [], related_products: [], featured: false };
      await server.asAdmin("PUT", `/api/admin/products/${id}`, { ...aProduct({ title: "Vide", category: "Vide" }), ...lists });
    }
    const { faults, input } = await table.check(bytes, undefined, { id_mismatch: "ours" });
    expect(faults).toEqual([]);
    const reply = await table.run(input);
    expect(reply.counts).toEqual({ created: 0, changed: ids.length, unchanged: 0, faulty: 0 });
    expect(await all()).toEqual(before);
  });

  it("a workbook has prices and ids as numbers, prices with two decimals, and references as texts", async () => {
    const { bytes } = await table.exported({ format: "xlsx" });
    const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
    const columnIndex = (column: ProductColumn) => PRODUCT_COLUMNS.indexOf(column);
    const rows = sheet?.rows
      .slice(1)
      .map((row) => ({ id: row[columnIndex("id")], reference: row[columnIndex("reference")], price_from: row[columnIndex("price_from")] }));
    const products = (await all()).map(({ id, reference, price_from }) => ({ id, reference, price_from }));
    expect(rows?.toSorted((one, other) => Number(one.id) - Number(other.id))).toEqual(products);
    expect(sheet?.cells?.get(`1,${columnIndex("price_from")}`)?.style?.numFmt).toBe("0.00");
  });

  it("an export is what the list shows, in its order", async () => {
    await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Zèbre unique", category: "Ailleurs" }));
    await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Antilope unique", category: "Ailleurs" }));
    const { bytes } = await table.exported({ category: "ailleurs" });
    const text = new TextDecoder().decode(bytes);
    expect(text.split("\r\n").filter(Boolean)).toHaveLength(3);
    expect(text.indexOf("Antilope")).toBeLessThan(text.indexOf("Zèbre"));
    expect((await table.exported({ category: "x".repeat(101) })).status).toBe(400);
  });

  it("a workbook with too much text in a cell is refused, and the product is named", async () => {
    const specifications = Array.from({ length: 130 }, () => ({ name: "n".repeat(300), value: "", unit: "" }));
    const bavard = aProduct({ title: "Bavard", category: "Bavards", specifications });
    const { id } = (await server.asAdmin("POST", "/api/admin/products", bavard)).body;
    const { status, bytes } = await table.exported({ category: "Bavards", format: "xlsx" });
    expect(status).toBe(400);
    expect(JSON.parse(new TextDecoder().decode(bytes)).message).toContain("«\u202fBavard\u202f» a plus de texte");
    expect((await table.exported({ category: "Bavards" })).status).toBe(200);
    await server.call("POST", "products.remove", { id });
  });
});
