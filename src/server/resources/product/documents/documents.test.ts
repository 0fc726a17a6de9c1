import { createHash } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { PublicEntry } from "#server/platform/page/bundles.ts";
import { demoDatasheet } from "../demo/demo-datasheet.ts";
import { aProduct } from "../product.factory.ts";
import { importer, tableOf } from "../transfer/product-transfer.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

/** Public app that knows no path: every page is not found. */
const app: Partial<PublicEntry> = {
  render: async () => ({ status: 404, html: "" }),
  patternOf: () => undefined,
};

let pdf: Buffer;
const server = useTestServer({ pages: app });
beforeAll(async () => {
  pdf = await demoDatasheet(aProduct());
});

async function upload(): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(pdf)], { type: "application/pdf" }), "notice.pdf");
  return (await server.asAdmin("POST", "/api/admin/upload-pdf", form)).body.url;
}

const aDocument = (fields: Record<string, unknown> = {}) => ({
  name: "Manuel",
  type: "Manuel",
  url: "https://exemple.tn/m.pdf",
  language: "Français",
  ...fields,
});

async function add(downloads: object[], fields: Record<string, unknown> = {}) {
  return (await server.asAdmin("POST", "/api/admin/products", aProduct({ downloads, ...fields }))).body;
}

const save = ({ id }: { id: number }, fields: object) => server.asAdmin("PUT", `/api/admin/products/${id}`, fields);

async function follow(path: string) {
  const { status, headers } = await server.send("GET", path);
  return [status, headers.get("location")];
}

it("a document of ours has its size and its SHA-256 wherever a product is read, one elsewhere has none", async () => {
  const url = await upload();
  const { slug, id, downloads } = await add([aDocument({ url, version: "2.1", date: "2026-03-12" }), aDocument({ name: "Ailleurs" })]);
  const expected = { ...aDocument({ url }), size: "", version: "2.1", date: "2026-03-12", slug: "manuel" };
  const ours = { ...expected, bytes: pdf.byteLength, sha256: createHash("sha256").update(pdf).digest("hex") };
  expect(downloads).toEqual([ours, { ...aDocument({ name: "Ailleurs" }), size: "", slug: "ailleurs" }]);
  expect((await server.send("GET", `/api/products/${slug}`)).body.downloads).toEqual(downloads);
  const [listed] = (await server.send("GET", "/api/products")).body.data.filter((product: { id: number }) => product.id === id);
  expect(listed.downloads).toEqual(downloads);
});

it("what a client says of a file's size and hash is not believed", async () => {
  const { downloads } = await add([aDocument({ sha256: "0".repeat(64), bytes: 1 })]);
  expect(downloads[0]).not.toHaveProperty("sha256");
  expect(downloads[0]).not.toHaveProperty("bytes");
});

it("a save that sends documents as they were read does not change them", async () => {
  const product = await add([aDocument(), aDocument({ name: "Notice", url: "https://exemple.tn/n.pdf" })]);
  await save(product, { ...aProduct(), ...product, short_description: "Une autre phrase." });
  const history = await server.call("GET", "history.ofRecord", { noun: "product", id: product.id });
  expect(history.data[0].fields).toEqual(["short_description"]);
});

it("the URL of a document leads to its file in both languages, and to the next one when it is replaced", async () => {
  const product = await add([aDocument()]);
  expect(await follow(`/produits/${product.slug}/documents/manuel`)).toEqual([302, "https://exemple.tn/m.pdf"]);
  expect(await follow(`/en/products/${product.slug}/documents/manuel`)).toEqual([302, "https://exemple.tn/m.pdf"]);
  await save(product, { ...aProduct(), slug: product.slug, downloads: [aDocument({ url: "https://exemple.tn/m2.pdf" })] });
  expect(await follow(`/produits/${product.slug}/documents/manuel`)).toEqual([302, "https://exemple.tn/m2.pdf"]);
  const { headers } = await server.send("GET", `/produits/${product.slug}/documents/manuel`);
  expect([headers.get("x-robots-tag"), headers.get("cache-control")]).toEqual(["noindex", "no-cache"]);
});

it("the URL stays when the document is renamed, and when name and file change together if the form keeps it", async () => {
  const product = await add([aDocument()]);
  const fields = { ...aProduct(), slug: product.slug };
  await save(product, { ...fields, downloads: [aDocument({ name: "Manuel 2026" })] });
  expect(await follow(`/produits/${product.slug}/documents/manuel`)).toEqual([302, "https://exemple.tn/m.pdf"]);
  await save(product, { ...fields, downloads: [aDocument({ name: "Autre", url: "/fichiers/été-漢.pdf", slug: "manuel" })] });
  expect(await follow(`/produits/${product.slug}/documents/manuel`)).toEqual([302, "/fichiers/%C3%A9t%C3%A9-%E6%BC%A2.pdf"]);
  expect((await follow(`/produits/${product.slug}/documents/manuel-2026`))[0]).toBe(404);
});

it("documents of one name have URLs of their own, in their order, whatever language their names are in", async () => {
  const named = ["Notice", "Notice", "دليل"].map((name, index) => aDocument({ name, url: `https://exemple.tn/${index}.pdf` }));
  const { downloads } = await add([...named, aDocument({ name: "Notice 2", slug: "notice-2", url: "https://exemple.tn/3.pdf" })]);
  expect(downloads.map(({ slug }: { slug: string }) => slug)).toEqual(["notice", "notice-3", "document", "notice-2"]);
});

it("two documents of a product at one URL, and what is no URL, are refused at their field", async () => {
  const faults = async (...downloads: object[]) => {
    const { status, body } = await server.asAdmin("POST", "/api/admin/products", aProduct({ downloads }));
    return `${status} ${JSON.stringify(body)}`;
  };
  expect(await faults(aDocument({ slug: "a" }), aDocument({ slug: "a" }))).toMatch(/^400 .*downloads.1.slug/);
  expect(await faults(aDocument({ slug: "Été" }))).toMatch(/^400 .*downloads.0.slug/);
  expect(await faults(aDocument({ date: "2026-02-30" }))).toMatch(/^400 .*downloads.0.date/);
});

it("a former slug of the product leads on; a hidden product, an unknown one and an unknown document are not found", async () => {
  const product = await add([aDocument()]);
  const hidden = await add([aDocument()], { is_active: false });
  const { slug, ...fields } = aProduct();
  await save(product, { ...fields, slug });
  expect(await follow(`/en/products/${product.slug}/documents/manuel`)).toEqual([301, `/en/products/${slug}/documents/manuel`]);
  for (const path of [`${hidden.slug}/documents/manuel`, "inconnu/documents/manuel", `${slug}/documents/inconnu`])
    expect((await follow(`/produits/${path}`))[0]).toBe(404);
});

it("the former URL of a document leads to the present one, whatever was changed with it, and no reply shows it", async () => {
  const product = await add([aDocument(), aDocument({ name: "Notice", url: "https://exemple.tn/n.pdf" })]);
  const notice = aDocument({ name: "Notice", url: "https://exemple.tn/n.pdf", slug: "notice" });
  const fields = { ...aProduct(), slug: product.slug };
  const path = (slug: string, base = "/produits") => `${base}/${product.slug}/documents/${slug}`;
  await save(product, { ...fields, downloads: [notice, aDocument({ slug: "guide" })] });
  expect(await follow(path("manuel"))).toEqual([301, path("guide")]);
  await save(product, { ...fields, downloads: [notice, aDocument({ slug: "guide-2026", url: "https://exemple.tn/m3.pdf" })] });
  await save(product, { ...fields, short_description: "Autre chose." });
  for (const former of ["manuel", "guide"]) {
    expect(await follow(path(former))).toEqual([301, path("guide-2026")]);
    expect(await follow(path(former, "/en/products"))).toEqual([301, path("guide-2026", "/en/products")]);
  }
  expect((await server.send("GET", path("manuel"))).headers.get("cache-control")).toBe("no-cache");
  expect(await follow(path("notice"))).toEqual([302, "https://exemple.tn/n.pdf"]);
  const { downloads } = (await server.send("GET", `/api/products/${product.slug}`)).body;
  expect(downloads[1]).toEqual({ ...aDocument({ slug: "guide-2026", url: "https://exemple.tn/m3.pdf" }), size: "" });
});

it("the former URL of a document leads on below a former slug of its product as well", async () => {
  const product = await add([aDocument()]);
  const { slug, ...fields } = aProduct();
  await save(product, { ...fields, slug, downloads: [aDocument({ slug: "guide" })] });
  expect(await follow(`/produits/${product.slug}/documents/manuel`)).toEqual([301, `/produits/${slug}/documents/manuel`]);
  expect(await follow(`/produits/${slug}/documents/manuel`)).toEqual([301, `/produits/${slug}/documents/guide`]);
});

it("the former URL of a document leads on after an import", async () => {
  const url = await upload();
  const product = await add([aDocument({ url })]);
  const { importTable } = importer(server);
  await importTable(tableOf(["Référence", "Téléchargements"], [product.reference, `${url} | Manuel | Manuel | Français | | | | guide`]));
  const path = (slug: string) => `/produits/${product.slug}/documents/${slug}`;
  expect(await follow(path("manuel"))).toEqual([301, path("guide")]);
  await importTable(tableOf(["Référence", "Titre"], [product.reference, "Autre titre"]));
  await importTable(tableOf(["Référence", "Téléchargements"], [product.reference, `${url} | Guide | Manuel | Français`]));
  expect(await follow(path("manuel"))).toEqual([301, path("guide")]);
});

it("a former URL that another document has taken leads to that one, for good; one of a removed document leads nowhere", async () => {
  const product = await add([aDocument()]);
  const fields = { ...aProduct(), slug: product.slug };
  const other = (slug: string) => aDocument({ name: "Pose", url: "https://exemple.tn/p.pdf", slug });
  const path = (slug: string) => `/produits/${product.slug}/documents/${slug}`;
  await save(product, { ...fields, downloads: [aDocument({ slug: "guide" })] });
  await save(product, { ...fields, downloads: [aDocument({ slug: "guide" }), other("manuel")] });
  expect(await follow(path("manuel"))).toEqual([302, "https://exemple.tn/p.pdf"]);
  await save(product, { ...fields, downloads: [aDocument({ slug: "guide" }), other("pose")] });
  expect(await follow(path("manuel"))).toEqual([301, path("pose")]);
  await save(product, { ...fields, downloads: [aDocument({ slug: "guide" })] });
  for (const gone of ["manuel", "pose"]) expect((await follow(path(gone)))[0]).toBe(404);
});
