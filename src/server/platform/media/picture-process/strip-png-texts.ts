const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

const TEXTS = new Set(["tEXt", "zTXt", "iTXt"]);

/** Bytes of a chunk beside its data: length, type and checksum. */
const FRAME = 12;

/** Removes the texts of a PNG, which are never stored: compressed ones may inflate to gigabytes while it is read. Other bytes stay as they are. */
export function stripPngTexts(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return bytes;
  const kept: Buffer[] = [SIGNATURE];
  let at = SIGNATURE.length;
  while (at + FRAME <= bytes.length) {
    const end = at + FRAME + bytes.readUInt32BE(at);
    if (!TEXTS.has(bytes.toString("latin1", at + 4, at + 8))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, bytes.subarray(at)]);
}
