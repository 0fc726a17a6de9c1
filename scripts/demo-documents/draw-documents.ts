import type { DemoProduct } from "#server/resources/product/demo/demo-product.ts";
import { type DemoDocument, listDemoDocuments } from "#server/resources/product/demo/documents/demo-documents.ts";
import { productInputOf } from "#server/resources/product/demo/product-input.ts";
import type { Device } from "./device.ts";
import { DEVICES } from "./devices/devices.ts";
import { drawDeclaration } from "./draw-declaration.ts";
import { drawGuide } from "./draw-guide.ts";
import { type ProductRecord, readRecord } from "./record.ts";
import { drawWiring } from "./wiring/draw-wiring.ts";

function drawDocument(kind: DemoDocument["kind"], record: ProductRecord, device: Device): Promise<Buffer> {
  if (kind === "guide") return drawGuide(record, device);
  if (kind === "declaration") return drawDeclaration(record, device);
  if (!device.wiring) throw new Error(`${record.reference} has wires and no diagram`);
  return drawWiring(record, device, device.wiring);
}

/** Draws the documents of a demo product, each with the name of its file. */
export async function drawDocuments(category: string, demo: DemoProduct): Promise<{ file: string; bytes: Buffer }[]> {
  const device = DEVICES[demo.reference];
  if (!device) throw new Error(`${demo.reference} has no texts for its documents`);
  const drawn: { file: string; bytes: Buffer }[] = [];
  for (const { kind, language, file } of listDemoDocuments(productInputOf(category, demo)))
    drawn.push({ file, bytes: await drawDocument(kind, readRecord(category, demo, language), device) });
  return drawn;
}
