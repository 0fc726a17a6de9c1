import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { IMAGE_MAX_BYTES, PDF_MAX_BYTES } from "#contracts/media/upload.ts";
import { type Installation, openInstallation } from "../installation.ts";
import { within } from "../time-factor.ts";
import { crc32 } from "./malicious-files.ts";
import { aPdf, flat, sendImage, sendPdf, storedFiles } from "./sending.ts";

let installation: Installation;
beforeAll(async () => {
  installation = await openInstallation();
});
afterAll(() => installation.close());

/** Sends a body piece by piece, with a declared length or in chunks. Returns the number of bytes written when the
 *  answer came. */
function sendSlowly({ declared, chunks }: { declared?: number; chunks: Iterable<Buffer> }): Promise<{ status: number; written: number }> {
  const headers = {
    authorization: `Bearer ${installation.token()}`,
    "content-type": "multipart/form-data; boundary=abc",
    ...(declared !== undefined && { "content-length": declared }),
  };
  return new Promise((resolve) => {
    let written = 0;
    const sent = request(`${installation.url()}/api/admin/upload`, { method: "POST", headers }, (response) => {
      response.resume();
      response.once("end", () => {
        sent.destroy();
        resolve({ status: response.statusCode ?? 0, written });
      });
    });
    sent.on("error", () => resolve({ status: 0, written })); // refused and closed before all was sent
    void (async () => {
      for (const chunk of chunks) {
        if (sent.destroyed) return;
        written += chunk.length;
        if (!sent.write(chunk)) await Promise.race([new Promise((resume) => sent.once("drain", resume)), pause(1000)]);
      }
      if (!sent.destroyed) sent.end();
    })();
  });
}

const HEAD = Buffer.from('--abc\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n');

function* endless(bytes: number): Generator<Buffer> {
  yield HEAD;
  for (let sent = 0; sent < bytes; sent += 65_536) yield Buffer.alloc(65_536);
}

describe("UPL-3 the size of an upload", () => {
  it("the limit is held to the byte, for pictures and PDFs", async () => {
    const picture = await flat(20, 20).png().toBuffer();
    const padPicture = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    const [head, tail] = [aPdf().subarray(0, 9), aPdf().subarray(9)];
    const long = (size: number) => Buffer.concat([head, Buffer.alloc(size - head.length - tail.length, 32), tail]);
    const image = async (size: number) => (await sendImage(installation, { bytes: padPicture(size) })).status;
    const pdf = async (size: number) => (await sendPdf(installation, { bytes: long(size) })).status;
    expect([await image(IMAGE_MAX_BYTES - 1), await image(IMAGE_MAX_BYTES), await image(IMAGE_MAX_BYTES + 1)]).toEqual([201, 201, 413]);
    expect([await pdf(PDF_MAX_BYTES - 1), await pdf(PDF_MAX_BYTES), await pdf(PDF_MAX_BYTES + 1)]).toEqual([201, 201, 413]);
    expect((await sendImage(installation, { bytes: "" })).status).toBe(415);
    expect((await sendImage(installation, { bytes: "x" })).status).toBe(415);
  });

  it("an upload is refused before it is read where a gigabyte is declared, and in time where nothing is", async () => {
    const before = await installation.memory();
    const declared = await sendSlowly({ declared: 1024 ** 3, chunks: endless(64 * 1024 * 1024) });
    expect([413, 0]).toContain(declared.status);
    expect(declared.written).toBeLessThan(8 * 1024 * 1024);
    const chunked = await sendSlowly({ chunks: endless(64 * 1024 * 1024) });
    expect([413, 0]).toContain(chunked.status);
    expect(((await installation.memory()) - before) / 2 ** 20).toBeLessThan(64);
    expect((await storedFiles(installation)).filter((name) => name.startsWith(".tmp-"))).toEqual([]);
  });

  it("a size is refused where it is other than declared", async () => {
    const picture = await flat(20, 20).png().toBuffer();
    const body = Buffer.concat([HEAD, picture, Buffer.from("\r\n--abc--\r\n")]);
    expect((await sendSlowly({ declared: body.length, chunks: [body] })).status).toBe(201);
    expect([400, 0]).toContain((await sendSlowly({ declared: body.length - 20, chunks: [body] })).status);
    expect((await installation.send("GET", "/readyz")).status).toBe(200);
  });
});

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

/** A PNG that claims a size and holds what it is given for pixels. */
function aPng(width: number, height: number, pixels: Buffer, extra: Buffer[] = []): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 2, 0, 0, 0])]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, pngChunk("IHDR", header), ...extra, pngChunk("IDAT", pixels), pngChunk("IEND", Buffer.alloc(0))]);
}

async function bombs(): Promise<[string, Buffer][]> {
  const tiny = deflateSync(Buffer.alloc(100));
  const zeros = deflateSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 });
  const gif = (width: number, height: number) =>
    Buffer.concat([
      Buffer.from("GIF89a"),
      Buffer.from(new Uint16Array([width, height]).buffer),
      Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2c, 0, 0, 0, 0]),
      Buffer.from(new Uint16Array([width, height]).buffer),
      Buffer.from([0, 2, 2, 0x44, 1, 0, 0x3b]),
    ]);
  const jpeg = await flat(64, 64).jpeg().toBuffer();
  const claimSize = (width: number, height: number) => {
    const copy = Buffer.from(jpeg);
    const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
    copy.writeUInt16BE(height, frame + 5);
    copy.writeUInt16BE(width, frame + 7);
    return copy;
  };
  const webp = await flat(16, 16).webp({ lossless: true }).toBuffer();
  const asf = Buffer.concat([Buffer.from("3026b2758e66cf11a6d900aa0062ce6c", "hex"), Buffer.alloc(39)]);
  return [
    ["a PNG of 65,535 pixels a side in few bytes", aPng(65_535, 65_535, tiny)],
    ["a PNG of two thousand million pixels a side", aPng(2 ** 31 - 1, 2 ** 31 - 1, tiny)],
    ["a PNG of one line, too long", aPng(10_001, 1, tiny)],
    ["a PNG of one column, too high", aPng(1, 10_001, tiny)],
    ["a PNG whose pixels inflate to 64 MB", aPng(100, 100, zeros)],
    ["a PNG with a text that inflates to 64 MB", aPng(8, 8, tiny, [pngChunk("zTXt", Buffer.concat([Buffer.from("x\0\0"), zeros]))])],
    ["a PNG with a profile that inflates to 64 MB", aPng(8, 8, tiny, [pngChunk("iCCP", Buffer.concat([Buffer.from("x\0\0"), zeros]))])],
    ["a flat PNG of 196 megapixels", await flat(14_000, 14_000).png({ compressionLevel: 9 }).toBuffer()],
    ["a flat PNG of 49 megapixels", await flat(7000, 7000).png({ compressionLevel: 9 }).toBuffer()],
    ["a flat WebP of 64 megapixels", await flat(8000, 8000).webp().toBuffer()],
    ["a flat JPEG of 64 megapixels", await flat(8000, 8000).jpeg().toBuffer()],
    ["a GIF of 65,535 pixels a side", gif(65_535, 65_535)],
    ["a JPEG that claims 65,500 pixels a side", claimSize(65_500, 65_500)],
    ["a JPEG that claims 9,000 pixels a side", claimSize(9000, 9000)],
    ["a JPEG of no size", claimSize(0, 0)],
    ["a WebP cut in half", webp.subarray(0, webp.length / 2)],
    ["a video container of 55 bytes", asf],
    ["a PNG of no pixels", aPng(8, 8, Buffer.alloc(0))],
    ["a PNG of no size", aPng(0, 0, tiny)],
    ["two bytes of a JPEG", jpeg.subarray(0, 2)],
  ];
}

it("UPL-4: twenty bombs are refused, each within two seconds, with little memory, while other requests are answered", async () => {
  const files = await bombs();
  expect(files).toHaveLength(20);
  await sendImage(installation, { bytes: await flat(2000, 2000).png().toBuffer() });
  const before = await installation.memory();
  let most = before;
  let slowest = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      slowest = Math.max(slowest, (await installation.send("GET", "/healthz")).milliseconds);
      most = Math.max(most, await installation.memory());
      await pause(20);
    }
  })();
  const wrong: unknown[] = [];
  for (const [what, bytes] of files) {
    const { status, milliseconds, body } = await sendImage(installation, { bytes, name: "x.png" });
    // What is small in truth and only says otherwise, or is cut, may be mended by the decoder into a small picture.
    const isHarmless = status === 201 && body.width * body.height <= 40_000_000 && body.size < 1_000_000;
    if ((![413, 415].includes(status) && !isHarmless) || milliseconds > within(2000)) wrong.push({ what, status, milliseconds });
  }
  over.abort();
  await watching;
  expect(wrong).toEqual([]);
  expect((most - before) / 2 ** 20).toBeLessThan(200);
  expect(slowest, "another request's wait, as the event loop's").toBeLessThan(within(200));
});
