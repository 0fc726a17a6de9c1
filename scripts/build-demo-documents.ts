import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DEMO_CATEGORIES } from "#server/resources/product/demo/categories.ts";
import { DEMO_DOCUMENTS_FOLDER } from "#server/resources/product/demo/documents/demo-documents.ts";
import { drawDocuments } from "./demo-documents/draw-documents.ts";

/** Draws the documents of the demo products again. Run it after a demo product or a text of its documents changed. */
await rm(DEMO_DOCUMENTS_FOLDER, { recursive: true, force: true });
await mkdir(DEMO_DOCUMENTS_FOLDER, { recursive: true });
let count = 0;
for (const { name, products } of DEMO_CATEGORIES)
  for (const demo of products)
    for (const { file, bytes } of await drawDocuments(name, demo)) {
      await writeFile(join(DEMO_DOCUMENTS_FOLDER, file), bytes);
      count += 1;
    }
console.log(`${count} documents`);
