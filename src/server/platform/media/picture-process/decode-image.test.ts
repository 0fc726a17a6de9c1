import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { stripPngTexts } from "./decode-image.ts";

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: "#c9822b" } });
const HEADER_BYTES = 33;

describe("stripping the texts of a PNG", () => {
  it("removes every kind of text, and no other byte", async () => {
    const png = await picture().png().toBuffer();
    const bomb = deflateSync(Buffer.alloc(1_000_000));
    const texts = [
      chunk("tEXt", Buffer.from("Title\0Lampe")),
      chunk("zTXt", Buffer.concat([Buffer.from("Title\0\0"), bomb])),
      chunk("iTXt", Buffer.concat([Buffer.from([...Buffer.from("Title"), 0, 1, 0, 0, 0]), bomb])),
    ];
    const sent = Buffer.concat([png.subarray(0, HEADER_BYTES), ...texts, png.subarray(HEADER_BYTES)]);
    expect((await sharp(sent).metadata()).comments).toHaveLength(3);
    expect(stripPngTexts(sent).equals(png)).toBe(true);
  });

  it("leaves a truncated file, or no PNG, as it is", async () => {
    const png = await picture().png().toBuffer();
    const jpeg = await picture().jpeg().toBuffer();
    for (const bytes of [png.subarray(0, 40), png.subarray(0, -6), jpeg, Buffer.from("tEXt")])
      expect(stripPngTexts(bytes).equals(bytes)).toBe(true);
  });
});
