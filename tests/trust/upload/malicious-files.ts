import { deflateSync, gzipSync } from "node:zlib";
import { aPdf, flat, type Sent } from "./sending.ts";

/** A file that runs, hides or lies, and what is bad about it. `marker` must be nowhere in what is stored of it. */
export type Malicious = Sent & { what: string; marker: string };

const MARKER = "alert('canari')";
const HTML = `<html><body><script>${MARKER}</script></body></html>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${MARKER}"><script>${MARKER}</script></svg>`;

function bad(what: string, bytes: Uint8Array | string, more: Partial<Sent> = {}): Malicious {
  return { what, bytes, marker: MARKER, ...more };
}

/** Content of one kind under the name and type of another one. */
function lies(png: Buffer): Malicious[] {
  const contents: [string, Uint8Array | string][] = [
    ["HTML", HTML],
    ["SVG", SVG],
    ["XML", `<?xml version="1.0"?><x>${MARKER}</x>`],
    ["JavaScript", MARKER],
    ["PHP", `<?php ${MARKER} ?>`],
    ["ELF", Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46]), Buffer.from(MARKER)])],
    ["ZIP", Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), Buffer.from(MARKER)])],
    ["PDF", aPdf({ more: MARKER })],
    ["JSON", JSON.stringify({ x: MARKER })],
    ["an ICO with HTML", Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.from(HTML)])],
    ["a BMP with HTML", Buffer.concat([Buffer.from("BM"), Buffer.from(HTML)])],
    ["a TIFF with HTML", Buffer.concat([Buffer.from("II*\0", "latin1"), Buffer.from(HTML)])],
  ];
  const disguises = [
    { name: "photo.png", type: "image/png" },
    { name: "photo.jpg", type: "image/jpeg" },
    { name: "photo.gif", type: "image/gif" },
    { name: "photo.webp", type: "image/webp" },
  ];
  const disguised = contents.flatMap(([what, bytes]) => disguises.map((disguise) => bad(`${what} as ${disguise.name}`, bytes, disguise)));
  const names = ["x.png.html", "x.html\0.png", "x.PnG", "sans extension", "x.svg", "x.php", "x.html"];
  return [
    ...disguised,
    ...names.map((name) => bad(`a picture named ${name}`, png, { name })),
    bad("a picture declared HTML", png, { type: "text/html" }),
  ];
}

/** Pictures that are something else as well: the pixels may stay, the rest must not. */
async function polyglots(): Promise<Malicious[]> {
  const [png, jpeg, gif, webp] = await Promise.all(
    (["png", "jpeg", "gif", "webp"] as const).map((format) => flat(8, 8).toFormat(format).toBuffer()),
  );
  if (!png || !jpeg || !gif || !webp) throw new Error("sharp made no picture");
  const pngChunk = (type: string, data: Buffer) =>
    Buffer.concat([uint32(data.length), Buffer.from(type), data, uint32(crc32(Buffer.concat([Buffer.from(type), data])))]);
  const inPng = (chunk: Buffer) => Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
  const comment = (text: string) =>
    Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe]),
      uint32(text.length + 2).subarray(2),
      Buffer.from(text),
      jpeg.subarray(2),
    ]);
  return [
    bad("a GIF that is a script", Buffer.concat([Buffer.from("GIF89a/*"), gif.subarray(8), Buffer.from(`*/=1;${MARKER}`)])),
    bad("a GIF with a script behind it", Buffer.concat([gif, Buffer.from(MARKER)])),
    bad("a JPEG with a script in its comment", comment(`<script>${MARKER}</script>`)),
    bad("a JPEG with PHP in its comment", comment(`<?php ${MARKER} ?>`)),
    bad("a JPEG with a PDF behind it", Buffer.concat([jpeg, aPdf({ more: MARKER })])),
    bad("a PNG with HTML in tEXt", inPng(pngChunk("tEXt", Buffer.from(`Comment\0${HTML}`)))),
    bad("a PNG with HTML in iTXt", inPng(pngChunk("iTXt", Buffer.from(`XML\0\0\0\0\0${HTML}`)))),
    bad("a PNG with HTML in zTXt", inPng(pngChunk("zTXt", Buffer.concat([Buffer.from("x\0\0"), deflateSync(HTML)])))),
    bad("a PNG with a chunk of its own", inPng(pngChunk("xSSx", Buffer.from(HTML)))),
    bad("a PNG with a ZIP behind it", Buffer.concat([png, Buffer.from("PK\x03\x04", "latin1"), Buffer.from(MARKER)])),
    bad("a PNG with HTML behind it", Buffer.concat([png, Buffer.from(HTML)])),
    bad("a WebP with a script behind it", Buffer.concat([webp, Buffer.from(HTML)])),
    bad(
      "a JPEG with a script in XMP",
      await flat(8, 8).jpeg().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><script>${MARKER}</script></x:xmpmeta>`).toBuffer(),
    ),
    bad(
      "a WebP with a script in XMP",
      await flat(8, 8).webp().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><script>${MARKER}</script></x:xmpmeta>`).toBuffer(),
    ),
    bad(
      "a JPEG with a script in EXIF",
      await flat(8, 8)
        .jpeg()
        .withExif({ IFD0: { Artist: `<script>${MARKER}</script>` } })
        .toBuffer(),
    ),
  ];
}

function svgs(): Malicious[] {
  const inside = [
    `<script>${MARKER}</script>`,
    `<foreignObject><iframe src="javascript:${MARKER}"/></foreignObject>`,
    `<use href="data:image/svg+xml,${encodeURIComponent(SVG)}"/>`,
    `<a xlink:href="javascript:${MARKER}"><rect/></a>`,
    `<style>@import "https://evil.example/x.css"; /* ${MARKER} */</style>`,
    `<image href="https://evil.example/x.png" onerror="${MARKER}"/>`,
  ];
  const whole = inside.map((part) => `<svg xmlns="http://www.w3.org/2000/svg">${part}</svg>`);
  const laughs = `<!DOCTYPE s [<!ENTITY a "${MARKER}"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`;
  const external = `<!DOCTYPE s [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;${MARKER}</text></svg>`;
  const svg = { name: "x.svg", type: "image/svg+xml" };
  return [
    ...[...whole, laughs, external].map((text, n) => bad(`SVG ${n}`, text, svg)),
    bad("SVG as PNG", SVG, { name: "x.png", type: "image/png" }),
    bad("SVGZ", gzipSync(SVG), { name: "x.svgz", type: "image/svg+xml" }),
    bad("SVG in UTF-16", Buffer.from(`\ufeff${SVG}`, "utf16le"), svg),
    bad("SVG in UTF-7", SVG.replaceAll("<", "+ADw-"), svg),
  ];
}

/** Every malicious file that is sent as a picture. */
export async function maliciousFiles(): Promise<Malicious[]> {
  const png = await flat(8, 8).png().toBuffer();
  return [...lies(png), ...(await polyglots()), ...svgs()];
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}

/** The checksum of a chunk of a PNG. */
export function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
