import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { IMAGE_MAX_BYTES, PDF_MAX_BYTES } from "#contracts/media/upload.ts";
import { useTestServer } from "#server/testing/test-server.ts";

let lines: string[] = [];
const server = useTestServer({ logLevel: "warn", logTo: (line) => lines.push(line) });

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#c9822b" } });

function form(part: string, bytes: Uint8Array | string, name = "photo.png", type = "image/png"): FormData {
  const data = new FormData();
  data.append(part, new Blob([bytes], { type }), name);
  return data;
}

const sendImage = (bytes: Uint8Array | string, name?: string, type?: string) =>
  server.asAdmin("POST", "/api/admin/upload", form("image", bytes, name, type));
const sendPdf = (bytes: Uint8Array | string, name = "notice.pdf") =>
  server.asAdmin("POST", "/api/admin/upload-pdf", form("file", bytes, name, "application/pdf"));

async function aPdf(write: (document: PDFKit.PDFDocument) => void = () => {}): Promise<Buffer> {
  const document = new PDFDocument();
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on("end", resolve));
  document.text("Fiche technique");
  write(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

describe("an image", () => {
  it.each(["png", "jpeg", "gif", "webp"] as const)("an image may be %s, and is stored re-encoded under a random name", async (format) => {
    const bytes = await flat(60, 40).toFormat(format).toBuffer();
    const { status, body } = await sendImage(bytes, `../../Étagère.${format}`, `image/${format}`);
    expect(status).toBe(201);
    expect(body).toMatchObject({ originalName: `Étagère.${format}`, width: 60, height: 40 });
    expect(body.filename).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect(body.url).toBe(`/uploads/${body.filename}`);
    expect(body.color).toMatch(/^#[0-9a-f]{6}$/);
    const { status: served, headers } = await server.send("GET", body.url);
    expect(served).toBe(200);
    expect(headers.get("content-type")).toBe("image/webp");
    expect(headers.get("content-security-policy")).toContain("sandbox");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("cache-control")).toContain("immutable");
  });

  it("UPL-9: an image is turned upright and loses its metadata", async () => {
    const bytes = await flat(60, 40)
      .jpeg()
      .withExif({ IFD0: { Artist: "Leïla" }, IFD3: { GPSLatitude: "35/1 49/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await sendImage(bytes, "photo.jpg", "image/jpeg");
    expect(body).toMatchObject({ width: 40, height: 60 });
    const stored = await sharp(await readFile(join(server.uploadsFolder, body.filename))).metadata();
    expect(stored.exif).toBeUndefined();
    expect(stored.orientation).toBeUndefined();
  });

  it("UPL-1: an image is judged by its content, whatever it claims", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
    const lies = [svg, "<html><script>alert(1)</script>", "%PDF-1.7", "GIF89a/*<script>*/=1", Buffer.alloc(64), ""];
    for (const lie of lies) {
      const { status, body } = await sendImage(lie, "image.png");
      expect(status).toBe(415);
      expect(body.message).toBe("image.png n'est pas un fichier image valide");
    }
  });

  it("an image loses everything behind its pixels", async () => {
    const bytes = Buffer.concat([await flat(8, 8).png().toBuffer(), Buffer.from("<script>alert('caché')</script>")]);
    const { body } = await sendImage(bytes);
    expect((await readFile(join(server.uploadsFolder, body.filename))).includes("script")).toBe(false);
  });

  it("UPL-4: a decompression bomb is refused, and the response says how large an image may be", async () => {
    const wide = await flat(10_001, 4).png().toBuffer();
    const huge = await flat(7000, 7000).png({ compressionLevel: 9 }).toBuffer();
    for (const bomb of [wide, huge]) {
      const { status, body } = await sendImage(bomb, "plan.png");
      expect(status).toBe(415);
      expect(body.message).toBe("plan.png dépasse 40 mégapixels ou 10 000 pixels de côté : réduisez l’image, puis envoyez-la à nouveau.");
    }
  });

  it("UPL-3: an image may have exactly 5 MB, and not a byte more", async () => {
    const picture = await flat(20, 20).png().toBuffer();
    const addPadding = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    expect((await sendImage(addPadding(IMAGE_MAX_BYTES))).status).toBe(201);
    const { status, body } = await sendImage(addPadding(IMAGE_MAX_BYTES + 1), "grande.png");
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: "too_large", message: "grande.png est trop volumineux (max 5MB)" });
  });

  it("a refused image leaves no half-written file behind", async () => {
    await sendImage("pas une image");
    expect((await readdir(server.uploadsFolder)).filter((name) => name.startsWith(".tmp-"))).toEqual([]);
  });
});

describe("a rendition", () => {
  it("a rendition is made on request, in the listed widths and its own only, and never larger than the picture", async () => {
    const { body } = await sendImage(await flat(700, 350).png().toBuffer());
    const address = (width: number | string, format: string) => body.url.replace(".webp", `-${width}.${format}`);
    for (const format of ["avif", "webp"]) {
      const { status, headers } = await server.send("GET", address(480, format));
      expect(status).toBe(200);
      expect(headers.get("content-type")).toBe(`image/${format}`);
    }
    const forMail = await server.send("GET", address(480, "jpg"));
    expect([forMail.status, forMail.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const renditions = join(server.uploadsFolder, "renditions");
    expect((await sharp(await readFile(join(renditions, body.filename.replace(".webp", "-480.webp")))).metadata()).width).toBe(480);
    for (const width of ["960", "full"]) {
      expect((await server.send("GET", address(width, "webp"))).status).toBe(200);
      expect((await sharp(await readFile(join(renditions, body.filename.replace(".webp", `-${width}.webp`)))).metadata()).width).toBe(700);
    }
    for (const other of [address(481, "webp"), address("0480", "webp"), address(480, "png"), `/uploads/${"0".repeat(32)}-480.webp`]) {
      expect((await server.send("GET", other)).status, other).toBe(404);
    }
  });

  it.each([
    ["emptied", ""],
    ["garbled", "x".repeat(5000)],
  ])("a rendition is not found where its picture was %s, and the log names it", async (_what, bytes) => {
    const { body } = await sendImage(await flat(700, 350).png().toBuffer());
    await writeFile(join(server.uploadsFolder, body.filename), bytes);
    lines = [];
    const rendition = body.url.replace(".webp", "-480.avif");
    for (let n = 0; n < 2; n++) expect((await server.send("GET", rendition)).status).toBe(404);
    expect((await server.send("GET", body.url)).status).toBe(bytes === "" ? 404 : 200);
    const logged = lines.filter((line) => line.includes("a stored picture is damaged"));
    expect(logged.map((line) => JSON.parse(line))).toMatchObject(
      [1, 2].map(() => ({ level: 40, name: rendition.slice("/uploads/".length) })),
    );
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  it("a rendition is made once, however many request it at once", async () => {
    const { body } = await sendImage(await flat(900, 900).png().toBuffer());
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.send("GET", body.url.replace(".webp", "-640.avif"))));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });
});

describe("a PDF", () => {
  it("a PDF is stored and opens in the browser under its type", async () => {
    const { status, body } = await sendPdf(await aPdf(), "Fiche technique – écran.pdf");
    expect(status).toBe(201);
    expect(body.originalName).toBe("Fiche technique – écran.pdf");
    const { headers } = await server.send("GET", body.url);
    expect(headers.get("content-type")).toBe("application/pdf");
    // Displayed in the media library, and framed by no other site.
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'self'");
    expect(headers.get("content-disposition"), "its name where it is saved").toContain(
      "filename*=UTF-8''Fiche%20technique%20%E2%80%93%20%C3%A9cran.pdf",
    );
    expect(headers.get("content-disposition")).toMatch(/^inline; /);
  });

  it("UPL-10: a file is refused when it is no PDF, is cut short, or does something when opened", async () => {
    const whole = await aPdf();
    const active = whole.toString("latin1").replace("/Type /Catalog", "/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >>");
    const disguised = active
      .replaceAll("/OpenAction", "/Open#41ction")
      .replaceAll("/JavaScript", "/J#61vaScript")
      .replaceAll("/JS", "/#4aS");
    for (const fault of [
      "<html>",
      "",
      whole.subarray(0, 200),
      Buffer.from(active, "latin1"),
      Buffer.from(disguised, "latin1"),
      Buffer.concat([Buffer.from("<html>"), whole]),
    ]) {
      const { status, body } = await sendPdf(fault);
      expect(status).toBe(415);
      expect(body.message).toBe("notice.pdf n'est pas un fichier PDF valide");
    }
  });

  it("UPL-3: a PDF may have exactly 10 MB, and not a byte more", async () => {
    const whole = await aPdf();
    const [head, tail] = [whole.subarray(0, 9), whole.subarray(9)];
    const addPadding = (size: number) => Buffer.concat([head, Buffer.alloc(size - whole.length, 32), tail]);
    expect((await sendPdf(addPadding(PDF_MAX_BYTES))).status).toBe(201);
    const { status, body } = await sendPdf(addPadding(PDF_MAX_BYTES + 1), "long.pdf");
    expect(status).toBe(413);
    expect(body.message).toBe("long.pdf est trop volumineux (max 10MB)");
  });
});

describe("a multipart request", () => {
  const send = (body: FormData | string, headers?: Record<string, string>) => server.asAdmin("POST", "/api/admin/upload", body, headers);

  it("a multipart request needs exactly one file, in the named part", async () => {
    const picture = await flat(8, 8).png().toBuffer();
    const two = form("image", picture);
    two.append("image", new Blob([picture]), "b.png");
    const many = new FormData();
    for (let n = 0; n < 50; n++) many.append(`champ${n}`, "x");
    for (const body of [new FormData(), form("photo", picture), two, many]) expect((await send(body)).status).toBe(400);
    expect((await send(two)).body.issues).toEqual([{ path: "image", message: "Envoyez un fichier à la fois." }]);
  });

  it("UPL-6: a broken multipart request is refused, never a fault", async () => {
    const type = (boundary: string) => ({ "content-type": `multipart/form-data${boundary}` });
    const cases: [string, Record<string, string>, number][] = [
      ["x", type(""), 400],
      ["x", type("; boundary=abc"), 400],
      [`--abc\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc`, type("; boundary=abc"), 400],
      [`--abc\r\nContent-Disposition: form-data; name="__proto__[x]"\r\n\r\n1\r\n--abc--\r\n`, type("; boundary=abc"), 400],
      ["{}", { "content-type": "application/json" }, 415],
      ["", {}, 415],
    ];
    for (const [body, headers, status] of cases) expect((await send(body, headers)).status, body).toBe(status);
  });

  it("UPL-3: a file that is too large is refused by its name", async () => {
    for (const megabytes of [6, 12]) {
      const { status, body } = await send(form("image", Buffer.alloc(megabytes * 1024 * 1024), "été.png"));
      expect([status, body.message]).toEqual([413, "été.png est trop volumineux (max 5MB)"]);
    }
  });

  it("UPL-3: a request that declares a gigabyte is refused before it is read", async () => {
    const { status } = await new Promise<{ status?: number }>((resolve, reject) => {
      const request = import("node:http").then(({ request: open }) => {
        const sent = open(
          `${server.url}/api/admin/upload`,
          {
            method: "POST",
            headers: {
              authorization: `Bearer ${server.token}`,
              "content-type": "multipart/form-data; boundary=abc",
              "content-length": 1024 ** 3,
            },
          },
          (answer) => {
            resolve({ status: answer.statusCode });
            sent.destroy();
          },
        );
        sent.on("error", reject);
        sent.write("--abc\r\n");
      });
      request.catch(reject);
    });
    expect(status).toBe(413);
  });
});

describe("a leftover of an interrupted write", () => {
  it("UPL-8: a leftover of an interrupted write is swept when the store is prepared", async () => {
    const { createUploadStore } = await import("./upload-store.ts");
    await writeFile(join(server.uploadsFolder, ".tmp-0123"), "à moitié");
    await createUploadStore(server.uploadsFolder).prepare();
    expect(await readdir(server.uploadsFolder)).not.toContain(".tmp-0123");
  });
});
