import { recognizeShop } from "#contracts/product/known-shops.ts";
import { guessColumns, type ProductColumn, SHOP_COLUMNS } from "#contracts/product/product-transfer.ts";
import { csvFile } from "#server/platform/spreadsheet/csv.ts";
import type { TestServer } from "#server/testing/test-server.ts";

/** Imports tables through the server's own endpoints, as the back office does. */
export function importer(server: Pick<TestServer, "asAdmin" | "call" | "url" | "token">) {
  const upload = (file: Uint8Array | string, headers = {}, filename = "produits.csv", choice: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(choice)) form.append(name, value);
    form.append("sheet", new Blob([typeof file === "string" ? file : new Uint8Array(file)]), filename);
    return server.asAdmin("POST", "/api/admin/upload-sheet", form, headers);
  };
  /** Sends a table and checks it as `queryOf` its headings says; what comes back is the import's input too. */
  const checkSheet = async (file: Uint8Array | string, queryOf: (headings: string[]) => object) => {
    const { body: sheet } = await upload(file);
    const query = { sheet: sheet.id, ...queryOf(sheet.columns) };
    const plan = await server.call("GET", "productTransfers.check", query);
    return { ...plan, input: { ...query, versions: plan.versions, created: plan.counts?.created, leaves_faulty: false } };
  };
  const check = (file: Uint8Array | string, columns?: (ProductColumn | null)[], choice: object = {}) =>
    checkSheet(file, (headings) => ({ columns: columns ?? guessColumns(headings), ...choice }));
  /** Checks the export of a shop as such. */
  const checkShop = (file: Uint8Array | string, choice: object = {}) =>
    checkSheet(file, (headings) => ({ columns: SHOP_COLUMNS, shop: recognizeShop(headings), ...choice }));
  const run = (input: unknown) => server.call("POST", "productTransfers.run", input);
  return {
    upload,
    check,
    checkShop,
    run,
    /** Checks a table and imports it. */
    importTable: async (file: Uint8Array | string) => run((await check(file)).input),
    /** The table of the products that a list shows. */
    exported: async (query: object = {}) => {
      const input = encodeURIComponent(JSON.stringify({ format: "csv", ...query }));
      const response = await fetch(`${server.url}/api/admin/product-export?input=${input}`, {
        headers: { authorization: `Bearer ${server.token}` },
      });
      return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
    },
  };
}

/** A table as a CSV file. */
export function tableOf(...rows: string[][]): string {
  return csvFile("produits", new Date(0), rows).content;
}
