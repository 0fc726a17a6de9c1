import sharp from "sharp";

/** A file as a person chooses it. */
export type SampleFile = { name: string; mimeType: string; buffer: Buffer };

/** A real picture of one colour, wide enough to be shown large. */
export async function aPicture(name: string, background: string): Promise<SampleFile> {
  const buffer = await sharp({ create: { width: 960, height: 640, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}

/** The smallest document that every reader opens: one empty page. */
export function aPdf(name: string): SampleFile {
  const objects = [
    "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj",
    "2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj",
    "3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj",
  ];
  const source = ["%PDF-1.4", ...objects, "trailer << /Root 1 0 R /Size 4 >>", "%%EOF"].join("\n");
  return { name, mimeType: "application/pdf", buffer: Buffer.from(source) };
}

/** A file that is only large; its content is never looked at. */
export function aHeavyFile(name: string, mimeType: string, bytes: number): SampleFile {
  return { name, mimeType, buffer: Buffer.alloc(bytes) };
}
