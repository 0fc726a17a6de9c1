import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createDeflate } from "node:zlib";
import PDFDocument from "pdfkit";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "#server/platform/observability/log.ts";
import { createUploadStore } from "../upload-store.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { readPdfText, startReadingPdfs } from "./read-pdfs.ts";

async function aPdf(...pages: string[]): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false });
  for (const text of pages) document.addPage().text(text);
  document.end();
  return buffer(document);
}

/** A page whose drawing inflates to half a gigabyte. */
async function aBomb(): Promise<Buffer> {
  const part = Buffer.alloc(16 * 1024 ** 2, "(a) Tj ");
  const drawing = await buffer(Readable.from(Array.from({ length: 32 }, () => part)).pipe(createDeflate()));
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Length ${drawing.length} /Filter /FlateDecode >>\nstream`,
  ].map((body, index) => `${index + 1} 0 obj\n${body}\n${index < 4 ? "endobj\n" : ""}`);
  const end = "\nendstream\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF";
  return Buffer.concat([Buffer.from(`%PDF-1.4\n${objects.join("")}`), drawing, Buffer.from(end)]);
}

describe("reading a PDF", () => {
  it("gives the text of its pages", async () => {
    expect(await readPdfText(await aPdf("Couple de serrage", "Encastrement 60 mm"))).toMatch(/Couple de serrage\n+Encastrement 60 mm/);
  });

  it("gives up a file that is no PDF, and one that inflates without end, and the server goes on", async () => {
    expect(await readPdfText(Buffer.from("%PDF-1.4 et puis rien"))).toBeUndefined();
    const bomb = await aBomb();
    const before = process.memoryUsage.rss();
    expect(await readPdfText(bomb)).toBeUndefined();
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 ** 2);
  }, 30_000);
});

describe("a product’s PDFs", () => {
  let server: TestServer;
  let uploads: ReturnType<typeof createUploadStore>;
  let reading: ReturnType<typeof startReadingPdfs>;
  beforeAll(async () => {
    server = await startTestServer({ cachesResponses: true });
    uploads = createUploadStore(server.uploadsFolder);
    reading = startReadingPdfs({ orm: server.orm, uploads, log: createLog("silent") });
  });
  afterAll(async () => {
    await reading.stop();
    await server.stop();
  });

  const titles = async (q: string) => {
    const { body } = await server.send("GET", `/api/products?q=${encodeURIComponent(q)}`);
    return body.data.map(({ title }: { title: string }) => title);
  };
  async function upload(...pages: string[]): Promise<string> {
    const { url } = await uploads.storePdf(server.orm.em.fork(), { bytes: await aPdf(...pages), originalName: "notice.pdf" });
    await reading.settled();
    return url;
  }
  const download = (url: string) => ({ name: "Notice", type: "Notice", url, size: "1 MB", language: "Français" });

  it("a PDF finds its product behind all others, until the download is removed", async () => {
    const url = await upload("Encastrement dans une cloison creuse");
    const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Aube", downloads: [download(url)] }));
    await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Zeste", long_description: "Pour cloison pleine." }));
    expect(await titles("cloison")).toEqual(["Zeste", "Aube"]);
    expect(await titles("cloisons creuses")).toEqual(["Aube"]);
    expect(await titles("creus")).toEqual(["Aube"]);
    const { body: quick } = await server.send(
      "GET",
      `/trpc/search.quick?input=${encodeURIComponent(JSON.stringify({ q: "encastrement" }))}`,
    );
    expect(quick.result.data.products.map(({ title }: { title: string }) => title)).toEqual(["Aube"]);
    await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...product, downloads: [] });
    expect(await titles("cloison")).toEqual(["Zeste"]);
  });

  it("a PDF that is read after a response was cached changes it", async () => {
    const { url } = await uploads.storePdf(server.orm.em.fork(), { bytes: await aPdf("Galvanoplastie"), originalName: "n.pdf" });
    await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Braise", downloads: [download(url)] }));
    await titles("galvanoplastie");
    await reading.settled();
    await expect.poll(() => titles("galvanoplastie")).toEqual(["Braise"]);
  });

  it("PDFs that are read in a row outdate the cached responses together", async () => {
    const listener = new pg.Client({ connectionString: server.databaseUrl });
    await listener.connect();
    await listener.query("listen content");
    let heard = 0;
    listener.on("notification", ({ payload }) => (heard += payload === "" ? 1 : 0));
    for (const word of ["Un", "Deux", "Trois", "Quatre"])
      await uploads.storePdf(server.orm.em.fork(), { bytes: await aPdf(word), originalName: `${word}.pdf` });
    await reading.settled();
    await expect.poll(() => heard).toBeGreaterThan(0);
    await listener.end();
    expect(heard).toBeLessThan(4);
  });

  it("words that most PDFs contain find no product, and an unreadable PDF hides nothing", async () => {
    for (let number = 0; number < 12; number += 1) {
      const url = await upload(`Mentions légales et garantie ${number}`);
      await server.asAdmin("POST", "/api/admin/products", aProduct({ title: `Modèle ${number}`, downloads: [download(url)] }));
    }
    expect(await titles("mentions")).toEqual([]);
    const broken = await uploads.storePdf(server.orm.em.fork(), {
      bytes: Buffer.from("%PDF-1.4\n1 0 obj\n<< /Type /Page >>\nendobj\n%%EOF"),
      originalName: "vide.pdf",
    });
    await reading.settled();
    expect((await server.asAdmin("POST", "/api/admin/products", aProduct({ downloads: [download(broken.url)] }))).status).toBe(201);
    expect(await titles("galvanoplastie")).toEqual(["Braise"]);
  });
});
