import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { IMAGE_MAX_BYTES } from "#contracts/media/upload.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { importer, tableOf } from "../product-transfer.factory.ts";
import { fetchFile } from "./fetch-file.ts";
import { type OldShop, startOldShop } from "./testing/old-shop.ts";

let server: TestServer;
let shop: OldShop;
let table: ReturnType<typeof importer>;
beforeAll(async () => {
  server = await startTestServer({ sendsWebhooks: true }); // which lets it reach this machine
  table = importer(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  shop = await startOldShop();
  await server.orm.em.fork().execute("truncate product, category, redirection, change, sheet, upload restart identity cascade");
});
afterEach(() => shop.stop());

const NEW = ["Référence", "Titre", "Catégorie", "Description courte", "Images", "Téléchargements"];
const aRow = (reference: string, images: string, downloads = "") => [
  reference,
  `Lampe ${reference}`,
  "Éclairage",
  "Une lampe.",
  images,
  downloads,
];
const COPYING = { copies_files: true };

const find = async (reference: string) => {
  const { data } = await server.call("GET", "products.list", { q: reference });
  return server.call("GET", "products.get", { id: data[0].id });
};
const storedFiles = async () => (await readdir(server.uploadsFolder)).filter((name) => /^[0-9a-f]{32}\.(?:webp|pdf)$/.test(name));
const exportOf = async (name: string) =>
  (await readFile(join(import.meta.dirname, "../shops/testing", name), "utf8")).replaceAll("{shop}", shop.url);

describe("an import that copies the files of other sites", () => {
  it("pictures and documents become files of the library, each URL once, and a failure is named by its row", async () => {
    const [one, two] = [`${shop.url}/un.png`, `${shop.url}/deux.png`];
    const rows = [
      aRow("A-1", `${one} | Devant | principale\n${two}`, `${shop.url}/manuel.pdf | Manuel`),
      aRow("A-2", `${one}, ${shop.url}/absente.png`),
    ];
    const { input, files, counts } = await table.check(tableOf(NEW, ...rows), undefined, COPYING);
    expect({ files, counts }).toMatchObject({ files: 4, counts: { created: 2, faulty: 0 } });
    expect(shop.asked).toEqual([]); // the check asks for nothing
    const reply = await table.run(input);
    expect(reply).toMatchObject({ counts: { created: 2 }, failures: [{ line: 3, column: "Images" }] });
    expect(reply.failures[0].message).toBe(`${shop.url}/absente.png\u202f: Le site répond par le statut 404.`);
    expect(shop.asked.toSorted()).toEqual(["/absente.png", "/deux.png", "/manuel.pdf", "/un.png"]);
    const [first, second] = [await find("A-1"), await find("A-2")];
    expect(first.images[0]).toMatchObject({
      url: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/),
      width: 40,
      alt_text: "Devant",
      isMain: true,
    });
    expect(second.images).toEqual([expect.objectContaining({ url: first.images[0].url })]);
    expect(first.downloads).toEqual([
      expect.objectContaining({ url: expect.stringMatching(/\.pdf$/), name: "Manuel", bytes: expect.any(Number) }),
    ]);
    expect((await server.send("GET", first.images[0].url)).status).toBe(200);
    const { total, counts: kinds } = await server.call("GET", "media.list", { limit: 50, page: 1 });
    expect({ total, kinds }).toEqual({ total: 3, kinds: { image: 2, pdf: 1 } });
  });

  it("a second import of a table finds the files of the first, and changes nothing", async () => {
    const rows = tableOf(NEW, aRow("T-1", `${shop.url}/un.png | Devant | principale`, `${shop.url}/manuel.pdf`));
    await table.run((await table.check(rows, undefined, COPYING)).input);
    const [product, files] = [await find("T-1"), await storedFiles()];
    const reply = await table.run((await table.check(rows, undefined, COPYING)).input);
    expect(reply).toMatchObject({ counts: { created: 0, changed: 0, unchanged: 1 }, undo: null });
    expect(await find("T-1")).toEqual(product);
    expect(await storedFiles()).toEqual(files);
  });

  it("a whole export of a shop moves in, and is undone as one", async () => {
    const { input } = await table.checkShop(await exportOf("shopify.csv"), { ...COPYING, redirects: true });
    const reply = await table.run(input);
    expect(reply).toMatchObject({ counts: { created: 2 }, redirections: 2, failures: [{ line: 2, column: "Image Src" }] });
    const bulb = await find("AMP-E27-B");
    expect(bulb.images.map(({ originalName }: { originalName: string }) => originalName)).toEqual(["ampoule-1.png", "ampoule-2.png"]);
    const listMoved = () => server.call("GET", "redirections.list", { limit: 10, page: 1 });
    expect((await listMoved()).data[0]).toMatchObject({
      from_path: "/products/ampoule-connectee-e27",
      to_url: `/produits/${bulb.slug}`,
      kind: "permanent",
    });
    await server.call("POST", "history.undo", { noun: "product", ...reply.undo });
    expect((await server.call("GET", "products.list", { limit: 1 })).total).toBe(0);
    expect((await listMoved()).total).toBe(0);
  });

  it("a product that was there keeps its pictures where a new one is missing", async () => {
    await table.run((await table.check(tableOf(NEW, aRow("K-1", `${shop.url}/un.png`)), undefined, COPYING)).input);
    const before = await find("K-1");
    const plan = await table.check(tableOf(NEW, aRow("K-1", `${shop.url}/absente.png`)), undefined, COPYING);
    const reply = await table.run(plan.input);
    expect(reply).toMatchObject({ counts: { changed: 0, unchanged: 1 }, failures: [{ line: 2 }] });
    expect((await find("K-1")).images).toEqual(before.images);
  });

  it("a refused import asks for nothing, and leaves no file", async () => {
    const before = await storedFiles();
    const { input } = await table.check(
      tableOf(NEW, aRow("R-1", `${shop.url}/un.png`), aRow("", `${shop.url}/deux.png`)),
      undefined,
      COPYING,
    );
    expect(await table.run(input)).toMatchObject({ code: "invalid" });
    expect(shop.asked).toEqual([]);
    expect(await storedFiles()).toEqual(before);
  });

  it("a stopped import leaves no file, and says how far it is until then", async () => {
    const before = await storedFiles();
    const waiting: (() => void)[] = [];
    for (const name of ["a", "b", "c", "d"])
      shop.answer(`/${name}.png`, (response) => void waiting.push(() => response.writeHead(404).end()));
    const images = ["un", "a", "b", "c", "d", "deux"].map((name) => `${shop.url}/${name}.png`).join("\n");
    const { input } = await table.check(tableOf(NEW, aRow("S-1", images)), undefined, COPYING);
    const running = table.run(input);
    const progress = () => server.call("GET", "productTransfers.progress", { sheet: input.sheet });
    await expect.poll(() => waiting.length).toBe(4);
    expect(await progress()).toEqual({ step: "copying", kind: "image", done: 1, total: 6 });
    await server.call("POST", "productTransfers.stop", { sheet: input.sheet });
    for (const answer of waiting) answer();
    expect(await running).toMatchObject({ code: "conflict", message: expect.stringContaining("rien n’a été importé") });
    expect(shop.asked).not.toContain("/deux.png");
    expect(await storedFiles()).toEqual(before);
    expect(await progress()).toBeNull();
  });

  it("a repeated request gets the first reply, and copies nothing twice", async () => {
    const { input } = await table.check(tableOf(NEW, aRow("I-1", `${shop.url}/un.png`)), undefined, COPYING);
    const key = { "idempotency-key": "un-import" };
    const send = () => server.asAdmin("POST", "/trpc/productTransfers.run", input, key);
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.text]).toEqual([200, first.text]);
    expect(shop.asked).toEqual(["/un.png"]);
  });

  it("without being asked, URLs of other sites stay as they are", async () => {
    const { input } = await table.check(tableOf(NEW, aRow("U-1", "https://boutique.exemple.fr/un.png")));
    await table.run(input);
    expect((await find("U-1")).images[0].url).toBe("https://boutique.exemple.fr/un.png");
  });
});

describe("a file of another site", () => {
  const LOOPBACK = { allowsLoopback: true, maxBytes: 1000 };

  it.each([
    "http://10.0.0.1/a.png",
    "http://169.254.169.254/latest/meta-data",
    "http://[::1]/a.png",
    "ftp://exemple.fr/a.png",
    "https://nom:secret@exemple.fr/a.png",
  ])("%s is never asked for", async (url) => {
    await expect(fetchFile(url, { allowsLoopback: false, maxBytes: 1000 })).rejects.toThrow("Cette adresse n’est pas publique");
  });

  it("a server that may not reach this machine refuses its addresses and its name, and imports the row all the same", async () => {
    const other = await startTestServer();
    const theirs = importer(other);
    const named = shop.url.replace("127.0.0.1", "localhost");
    const { input } = await theirs.check(tableOf(NEW, aRow("P-1", `${shop.url}/un.png\n${named}/un.png`)), undefined, COPYING);
    const { counts, failures } = await theirs.run(input);
    expect(counts).toMatchObject({ created: 1 });
    expect(failures.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringContaining("Cette adresse n’est pas publique"),
      expect.stringContaining("Cette adresse n’est pas publique"),
    ]);
    expect(shop.asked).toEqual([]);
    await other.stop();
  });

  it("redirects are followed, each of them to an address that is checked", async () => {
    const redirectPath = (path: string, location: string) =>
      shop.answer(path, (response) => void response.writeHead(302, { location }).end());
    redirectPath("/ici.png", "/la.png");
    expect((await fetchFile(`${shop.url}/ici.png`, LOOPBACK)).originalName).toBe("ici.png");
    redirectPath("/prive.png", "http://10.0.0.1/a.png");
    await expect(fetchFile(`${shop.url}/prive.png`, LOOPBACK)).rejects.toThrow("Cette adresse n’est pas publique");
    redirectPath("/rond.png", "/rond.png");
    await expect(fetchFile(`${shop.url}/rond.png`, LOOPBACK)).rejects.toThrow("redirige trop de fois");
  });

  it("a file that is too large or too slow is given up", async () => {
    shop.answer("/long.png", (response) => void response.writeHead(200, { "content-length": IMAGE_MAX_BYTES + 1 }).write("x"));
    await expect(fetchFile(`${shop.url}/long.png`, { ...LOOPBACK, maxBytes: IMAGE_MAX_BYTES })).rejects.toThrow("Le fichier dépasse 5 Mo.");
    shop.answer("/menteur.png", (response) => void response.end("x".repeat(2000)));
    await expect(fetchFile(`${shop.url}/menteur.png`, LOOPBACK)).rejects.toThrow("Le fichier dépasse");
    for (const begin of [false, true]) {
      shop.answer("/lent.png", (response) => begin && void response.write("x"));
      await expect(fetchFile(`${shop.url}/lent.png`, { ...LOOPBACK, timeoutMs: 100 })).rejects.toThrow("n’est pas arrivé");
    }
  });

  it("what is no picture is refused as an upload would be", async () => {
    shop.answer("/page.png", (response) => void response.end("<html>"));
    const { input } = await table.check(tableOf(NEW, aRow("N-1", `${shop.url}/page.png`)), undefined, COPYING);
    const { failures } = await table.run(input);
    expect(failures[0].message).toContain("page.png n'est pas un fichier image valide");
  });
});
