import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PDF_MAX_BYTES } from "#contracts/media/upload.ts";
import { mulberry32 } from "#server/resources/product/demo/mulberry32.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

async function statusOf(bytes: Uint8Array): Promise<number> {
  const data = new FormData();
  data.append("file", new Blob([bytes], { type: "application/pdf" }), "notice.pdf");
  return (await server.asAdmin("POST", "/api/admin/upload-pdf", data)).status;
}

const CATALOG = "<</Type/Catalog/Pages 2 0 R>>";
const ACTIVE_CATALOG = "<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>";
const PAGES = "2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R>>\nendobj\n";

const bytesOf = (part: string | Uint8Array) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part));

function pdf(...parts: (string | Uint8Array)[]): Buffer {
  const all = ["%PDF-1.5\n", ...parts, "\ntrailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n"];
  return Buffer.concat(all.map(bytesOf));
}

const stream = (dictionary: string, body: string | Uint8Array) => [
  `4 0 obj\n<<${dictionary}/Length ${body.length}>>\nstream\n`,
  body,
  "\nendstream\nendobj\n",
];
const catalog = `1 0 obj\n${CATALOG}\nendobj\n`;

/** Builds a PDF whose catalogue is in an object stream. */
function packCatalog(
  root: string,
  { keys = "/Filter/FlateDecode", encode = (text: Buffer): Uint8Array => deflateSync(text) } = {},
): Buffer {
  return pdf(PAGES, ...stream(`/Type/ObjStm/N 1/First 4${keys}`, encode(Buffer.from(`1 0 ${root}`))));
}

/** Uploads a PDF with an opening entry, plain and in an object stream; gives the statuses. `object` is its object 5. */
async function sendOpening(entry: string, object = "null"): Promise<number[]> {
  const root = `<</Type/Catalog/Pages 2 0 R${entry}>>`;
  const plain = pdf(`1 0 obj\n${root}\nendobj\n5 0 obj\n${object}\nendobj\n`, PAGES);
  return [await statusOf(plain), await statusOf(packCatalog(`${root} 5 0 ${object}`))];
}

describe("a passive PDF is accepted", () => {
  it("whatever its compressed streams happen to hold", async () => {
    const random = mulberry32(20260521);
    const statuses = [];
    for (let n = 0; n < 4; n += 1) {
      const body = Buffer.alloc(2 * 1024 * 1024);
      for (let at = 0; at < body.length; at += 4) body.writeUInt32LE(Math.floor(random() * 2 ** 32), at);
      statuses.push(await statusOf(pdf(catalog, PAGES, ...stream("/Filter/FlateDecode", body))));
    }
    expect(statuses).toEqual(Array(4).fill(201));
  });

  it("with names that only begin like an active one, or are part of a stream", async () => {
    const like = `1 0 obj\n<</Type/Catalog/Pages 2 0 R/AAPL:Keywords()/JSON 1/LaunchDate 2>>\nendobj\n`;
    expect(await statusOf(pdf(like, PAGES, ...stream("", "BT (/JS /AA /OpenAction) Tj ET /JS ")))).toBe(201);
  });

  it("with an opening at one of its own pages, the action in the catalogue or in an object of its own", async () => {
    const destinations = ["[3 0 R /Fit]", " [ 3 0 R/XYZ null null 0.5 ]", "[0/FitR -1 2 +3 4]"];
    const values = [
      ...destinations,
      ...destinations.map((destination) => `<</Type/Action/S/GoTo/D${destination}>>`),
      "<< /D (debut)\n/S /GoTo >>",
    ];
    for (const name of ["/OpenAction", "/Open#41ction"])
      for (const value of values) expect(await sendOpening(name + value), value).toEqual([201, 201]);
    for (const value of values) expect(await sendOpening("/OpenAction 5 0 R", value), value).toEqual([201, 201]);
  });

  it("of other programs, whatever its links, titles and fonts are called", async () => {
    const folder = "tests/cases/15-pdf-harmless-refused";
    for (const name of (await readdir(folder)).filter((entry) => entry.endsWith(".pdf")))
      expect([name, await statusOf(await readFile(join(folder, name)))]).toEqual([name, 201]);
    const words = "/JS /JavaScript /AA /Launch /EmbeddedFile /OpenAction<</S/JavaScript>> (/XFA \\) /RichMedia) \\( /Encrypt";
    for (const text of [`(${words})`, `%${words}\n`, `<</S/URI/URI(https://example.com/AA/Launch/JS?(/AA))>>`]) {
      const root = `<</Type/Catalog/Pages 2 0 R/X ${text}>>`;
      expect(await statusOf(pdf(`1 0 obj\n${root}\nendobj\n`, PAGES)), text).toBe(201);
      expect(await statusOf(packCatalog(root)), text).toBe(201);
      expect(await statusOf(packCatalog(root, { keys: "", encode: (objects) => objects })), text).toBe(201);
      expect(await statusOf(packCatalog(`${root} /JS 1`)), "what follows an object is looked at").toBe(415);
    }
  });

  it("that opens at a page by an object of its own, with links elsewhere", async () => {
    const link = "6 0 obj\n<</S/URI/URI(https://example.com)>>\nendobj\n";
    const root = "1 0 obj\n<</Type/Catalog/Pages 2 0 R/OpenAction 5 0 R>>\nendobj\n";
    const destination = "5 0 obj\n<</S/GoTo/D[3 0 R/Fit]>>\nendobj\n";
    expect(await statusOf(pdf(root, destination, link, PAGES))).toBe(201);
    expect(await statusOf(pdf(root, destination, "5 0 obj\n<</S/URI/URI(https://example.com)>>\nendobj\n", PAGES))).toBe(415);
    expect(await statusOf(pdf(root, link, PAGES))).toBe(415);
  });

  it("with all its objects, pages included, in an object stream", async () => {
    const objects = `1 0 2 30 3 80 ${CATALOG} <</Type/Pages/Kids[3 0 R]/Count 1>> <</Type/Page/Parent 2 0 R>>`;
    expect(await statusOf(pdf(...stream("/Type/ObjStm/N 3/First 15/Filter[/FlateDecode]", deflateSync(objects))))).toBe(201);
    expect(await statusOf(packCatalog(CATALOG))).toBe(201);
  });
});

describe("UPL-10: an active PDF is refused", () => {
  it("when its catalogue is in an object stream, however its names are written", async () => {
    const disguised = ACTIVE_CATALOG.replace("/OpenAction", "/Open#41ction")
      .replace("/JavaScript", "/J#61vaScript")
      .replace("/JS", "/#4aS");
    for (const root of [ACTIVE_CATALOG, disguised]) expect(await statusOf(packCatalog(root)), root).toBe(415);
    expect(await statusOf(packCatalog(ACTIVE_CATALOG, { keys: "/#46ilter/FlateDecode" }))).toBe(415);
  });

  it("when it opens with more than a page of its own", async () => {
    const page = "[3 0 R /Fit]";
    const actions = [
      "<</S/URI/URI(https://example.com)>>",
      "<</S/Launch/F(x.exe)>>",
      "<</S/SubmitForm/F(https://example.com)>>",
      "<</S/Named/N/Print>>",
      `<</S/GoToR/F(x.pdf)/D${page}>>`,
      "<</S/JavaScript/JS(app.alert\\(1\\))>>",
      `<</S/GoTo/D${page}/Next<</S/URI/URI(https://example.com)>>>>`,
      `<</S/GoTo/D${page}/S/URI/URI(https://example.com)>>`,
      "<</S/U#52I/URI(https://example.com)>>",
    ];
    for (const action of actions) {
      expect(await sendOpening(`/OpenAction${action}`), action).toEqual([415, 415]);
      expect(await sendOpening("/OpenAction 5 0 R", action), action).toEqual([415, 415]);
      expect(await sendOpening(`/OpenAction${page}/OpenAction${action}`), action).toEqual([415, 415]);
      expect(await sendOpening(`/OpenAction%${page}\n${action}`), action).toEqual([415, 415]);
    }
    expect(await sendOpening(`/OpenAction${page}/AA<</O<</S/Named/N/Print>>>>`)).toEqual([415, 415]);
  });

  it("when an object stream cannot be read: another filter, parameters, none, broken, or a bomb", async () => {
    const hex = (text: Buffer) => Buffer.from(`${text.toString("hex")}>`);
    const cases: [string, (text: Buffer) => Uint8Array][] = [
      ["/Filter/ASCIIHexDecode", hex],
      ["/Filter[/FlateDecode/ASCIIHexDecode]", (text) => deflateSync(hex(text))],
      ["/Filter[/FlateDecode/AHx]/X(/Filter/FlateDecode)", (text) => deflateSync(hex(text))],
      ["/Filter 9 0 R", deflateSync],
      ["/Filter/FlateDecode/DecodeParms<</Predictor 12>>", deflateSync],
      ["", (text) => text],
      ["/Filter/FlateDecode", (text) => deflateSync(text).subarray(0, -8)],
      ["/Filter/FlateDecode", (text) => deflateSync(Buffer.concat([text, Buffer.alloc(60 * 1024 * 1024)]))],
    ];
    for (const [keys, encode] of cases) expect(await statusOf(packCatalog(ACTIVE_CATALOG, { keys, encode })), keys).toBe(415);
  });

  it("when its action follows a string that readers do not all parse as one", async () => {
    const action = "/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>";
    const root = `<</Type/Catalog/Pages 2 0 R/X(\\\\)${action}>>`;
    for (const text of [
      root,
      `<</Pages 2 0 R/X(()${action}>>`,
      `<</Pages 2 0 R/X<(>${action}/Y(>)>>`,
      `<</Pages 2 0 R%(\n${action}%)\n>>`,
    ]) {
      expect(await statusOf(pdf(`1 0 obj\n${text}\nendobj\n`, PAGES)), text).toBe(415);
      expect(await statusOf(packCatalog(text)), text).toBe(415);
    }
    // An object stream whose second object begins within a string of the first, where a reader jumps by its offset.
    const hidden = `1 0 2 5 <</X(${ACTIVE_CATALOG})>>`;
    for (const keys of ["/N 2/First 8", "/N 2/First 8/First 8", "/N 2/F#69rst 8", "/N 2/First 9 0 R"])
      expect(await statusOf(pdf(PAGES, ...stream(`/Type/ObjStm${keys}/Filter/FlateDecode`, deflateSync(hidden)))), keys).toBe(415);
    for (const entry of [
      "/AA<</O 5 0 R>>",
      "/Names<</EmbeddedFiles 5 0 R>>",
      "/A#41 5 0 R",
      "/AcroForm<</XFA 5 0 R>>",
      "/X<</S/L#61unch/F(x)>>",
    ])
      expect(await sendOpening(entry), entry).toEqual([415, 415]);
    expect(await statusOf(pdf(catalog, PAGES, "trailer\n<</Root 1 0 R/Encrypt 5 0 R>>\n"))).toBe(415);
  });

  it("when it pretends that its catalogue is part of a stream", async () => {
    const hidden = ACTIVE_CATALOG.slice(2);
    for (const root of [
      `<</X(stream\n)${hidden.slice(0, -2)}/Y(endstream)>>`,
      `<</X(>>stream\n)${hidden.slice(0, -2)}/Y(endstream)>>`,
      `<</X<%>/Y(\n>> stream\n)${hidden.slice(0, -2)}/Z(endstream)>>`,
      `<< stream\n${hidden.slice(0, -2)}/Z(endstream)>>`,
      `%>>stream\n${ACTIVE_CATALOG}`,
    ])
      expect(await statusOf(pdf(`1 0 obj\n${root}\nendobj\n`, PAGES)), root).toBe(415);
    // A reader that follows the offsets of the cross-reference table finds an object within a stream.
    expect(await statusOf(pdf(PAGES, ...stream("", `1 0 obj ${ACTIVE_CATALOG} endobj`)))).toBe(415);
    expect(await statusOf(pdf(`% 8 0 obj << ( \n1 0 obj <</X( ) >> stream\n)${hidden} endobj`, PAGES))).toBe(415);
  });

  it("in bounded time, however it is written", async () => {
    const statuses = [];
    const size = PDF_MAX_BYTES / 5; // what took the square of the size would not end within the test's time
    const fill = (text: string) => pdf(catalog, PAGES, text.repeat(Math.floor(size / text.length)));
    for (const text of ["1 0 obj<<(", "1 0 obj%", "1 0 obj<", "<<", "(", "%\n", " obj [", "/#4a#53x"])
      statuses.push(await statusOf(fill(text)));
    const tiny = Buffer.concat(stream("/Type/ObjStm/First 4/Filter/FlateDecode", deflateSync("1 0 <<>>")).map(bytesOf));
    statuses.push(await statusOf(pdf(catalog, PAGES, Buffer.concat(Array(20_000).fill(tiny)).subarray(0, size))));
    expect(statuses).toEqual(Array(9).fill(expect.toBeOneOf([201, 415])));
  });
});
