import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import sharp from "sharp";
import { expect, it } from "vitest";
import { checkPdf } from "#server/platform/media/check-pdf.ts";
import { createUploadStore } from "#server/platform/media/upload-store.ts";
import { aProduct } from "../product.factory.ts";
import { createCurrentSettings } from "#server/platform/settings/settings-store.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { createDatasheets, sweepDatasheets } from "./datasheets.ts";
import { startMakingDatasheets } from "./make-datasheets.ts";
import { sheetText } from "./testing/sheet-text.ts";

const server = useTestServer();

const listStored = async () => await readdir(join(server.uploadsFolder, "datasheets")).catch(() => []);

async function add(fields: Record<string, unknown> = {}) {
  return (await server.asAdmin("POST", "/api/admin/products", aProduct(fields))).body;
}

async function sheet(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + path, { headers, redirect: "manual" });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes, etag: answer.headers.get("etag") ?? "" };
}

it("a product's sheet has its record in reading order, and what is needed to install it", async () => {
  const hub = await add({ title: "Centrale", reference: "LUM-HUB" });
  const { slug } = await add({
    title: "Lampe <d’été> & co",
    reference: "LUM-1",
    long_description: "Premier paragraphe.\nSecond paragraphe.",
    specifications: [
      { name: "Section", value: "2,5", unit: "mm²" },
      { name: "Résistance", value: "≥ 4", unit: "Ω" },
    ],
    compatibility: ["Matter"],
    required_products: [hub.id],
    benefits: [{ title: "Douce", description: "Sans à-coups" }],
    manufacturer_name: "Fabrique & Fils",
    safety_warnings: "Coupez le courant.",
  });
  const { status, headers, bytes } = await sheet(`/produits/${slug}/fiche.pdf`);
  expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(headers.get("content-disposition")).toBe(`inline; filename="fiche-${slug}.pdf"`);
  expect(headers.get("link")).toMatch(new RegExp(`/produits/${slug}>; rel="canonical"$`));
  const words = sheetText(bytes).split("\n");
  const inOrder = [
    "Lampe <d’été> & co",
    "Référence LUM-1",
    "Second paragraphe.",
    "2,5\u00a0mm²",
    "≥ 4\u00a0Ω",
    "Matter",
    "Centrale (LUM-HUB)",
    "Douce\u202f: Sans à-coups",
    "Fabrique & Fils",
    "Coupez le courant.",
  ];
  expect(words.filter((line) => inOrder.includes(line))).toEqual(inOrder);
  expect(words.join()).not.toContain("Page 1");
});

it("the sheet is tagged, in its language, and passes the check of uploads", async () => {
  const { slug } = await add({ title: "Lampe & co" });
  for (const [path, lang, label] of [
    [`/produits/${slug}/fiche.pdf`, "fr", "Fiche produit"],
    [`/en/products/${slug}/datasheet.pdf`, "en", "Product sheet"],
  ] as const) {
    const { bytes } = await sheet(path);
    checkPdf(bytes, "fiche.pdf");
    const source = bytes.toString("latin1");
    expect(source).toContain(`/Lang (${lang})`);
    for (const mark of ["/StructTreeRoot", "/Marked true", "/S /H1", "/DisplayDocTitle true", "<pdfuaid:part>1</pdfuaid:part>"])
      expect(source).toContain(mark);
    expect(source, "XML that is well formed").toContain("Lampe &#38; co");
    expect(sheetText(bytes)).toContain(label);
  }
});

it("equal content gives equal bytes, another one others, and a client that has it gets a 304", async () => {
  const product = await add();
  const path = `/produits/${product.slug}/fiche.pdf`;
  const first = await sheet(path);
  const other = createDatasheets({
    settings: createCurrentSettings(server.orm),
    uploads: createUploadStore(join(server.uploadsFolder, "elsewhere")),
    publicUrl: () => "https://lumidar.example",
  });
  const making = startMakingDatasheets({ orm: server.orm, datasheets: other, now: () => new Date(0), log: pino({ level: "silent" }) });
  await making.make();
  await making.stop();
  const [name = ""] = (await readdir(join(server.uploadsFolder, "elsewhere/datasheets"))).filter((each) =>
    each.startsWith(`${product.id}-fr-`),
  );
  expect(name).toContain(first.etag.slice(1, -1));
  expect(await listStored()).toContain(name);
  expect((await readFile(join(server.uploadsFolder, "elsewhere/datasheets", name))).equals(first.bytes)).toBe(true);
  expect((await sheet(path, { "if-none-match": first.etag, "cache-control": "max-age=0" })).status).toBe(304);
  await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...aProduct(), slug: product.slug, title: "Autre nom" });
  const second = await sheet(path);
  expect(second.etag).not.toBe(first.etag);
  expect(sheetText(second.bytes)).toContain("Autre nom");
  expect(
    (await listStored()).filter((each) => each.startsWith(`${product.id}-`)),
    "the old one is gone",
  ).toHaveLength(1);
});

async function upload(background: string) {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("image", new Blob([new Uint8Array(picture)], { type: "image/png" }), "lampe.png");
  return (await server.asAdmin("POST", "/api/admin/upload", form)).body;
}

it("the picture stands beside the title, with what it shows", async () => {
  const image = await upload("#c33");
  const { slug } = await add({ images: [{ ...image, isMain: true, alt_text: "Lampe allumee" }] });
  const source = (await sheet(`/produits/${slug}/fiche.pdf`)).bytes.toString("latin1");
  expect(source).toContain("/S /Figure");
  expect(source).toContain("/Alt (Lampe allumee)");
});

it("the drawings with dimensions have a part of their own, other pictures stay on the page", async () => {
  const images = [
    { ...(await upload("#c33")), isMain: true, alt_text: "Lampe allumee" },
    { ...(await upload("#3c3")), isMain: false, alt_text: "Lampe de dos" },
    { ...(await upload("#33c")), isMain: false, isDrawing: true, alt_text: "Lampe, 60 x 112 mm" },
  ];
  const { slug } = await add({ images, specifications: [{ name: "Masse", value: "78", unit: "g" }], compatibility: ["Matter"] });
  const { bytes } = await sheet(`/produits/${slug}/fiche.pdf`);
  const figures = Array.from(bytes.toString("latin1").matchAll(/\/Alt \((.*)\)/g), ([, alt]) => alt);
  expect(figures).toEqual(["Lampe allumee", "Lampe, 60 x 112 mm"]);
  const words = sheetText(bytes).split("\n");
  expect(words.filter((line) => ["Masse", "Dimensions", "Matter"].includes(line))).toEqual(["Masse", "Dimensions", "Matter"]);
});

it("simultaneous requests draw one sheet", async () => {
  const { slug, id } = await add();
  const before = (await listStored()).length;
  const burst = await Promise.all(Array.from({ length: 40 }, () => sheet(`/produits/${slug}/fiche.pdf`)));
  expect(new Set(burst.map(({ status, etag }) => `${status} ${etag}`)).size).toBe(1);
  expect(burst[0]?.status).toBe(200);
  expect((await listStored()).filter((name) => name.startsWith(`${id}-`))).toHaveLength(1);
  expect((await listStored()).length).toBe(before + 1);
});

it("a hidden product and an unknown slug have no sheet, a discontinued product keeps its own, a former slug leads on", async () => {
  const hidden = await add({ is_active: false });
  const old = await add({ lifecycle: "discontinued" });
  const renamed = await add();
  const { slug: former, ...fields } = aProduct();
  await server.asAdmin("PUT", `/api/admin/products/${renamed.id}`, { ...fields, slug: former });
  for (const path of [`/produits/${hidden.slug}/fiche.pdf`, "/produits/inconnu/fiche.pdf", "/en/products/inconnu/datasheet.pdf"])
    expect((await sheet(path)).status).toBe(404);
  expect((await sheet(`/produits/${old.slug}/fiche.pdf`)).status).toBe(200);
  const { status, headers } = await sheet(`/en/products/${renamed.slug}/datasheet.pdf`);
  expect([status, headers.get("location")]).toEqual([301, `/en/products/${former}/datasheet.pdf`]);
});

it("the sheets of a deleted product are swept, those of others are not", async () => {
  const [gone, kept] = [await add(), await add()];
  for (const { slug } of [gone, kept]) await sheet(`/produits/${slug}/fiche.pdf`);
  await server.asAdmin("DELETE", `/api/admin/products/${gone.id}`);
  await sweepDatasheets({ orm: server.orm, uploads: createUploadStore(server.uploadsFolder) });
  const names = await listStored();
  expect([gone, kept].map(({ id }) => names.some((name) => name.startsWith(`${id}-`)))).toEqual([false, true]);
});
