import { AppError } from "#server/platform/errors/app-error.ts";

/** Most bytes that a workbook may take once it is unzipped, all of its parts together (64 MiB). */
const UNZIPPED_MAX_BYTES = 64 * 1024 * 1024;

const PARTS_MAX = 1000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const COMMENT_MAX = 0xffff;

const UNREADABLE_WORKBOOK = "Ce classeur est illisible. Ouvrez-le dans un tableur et enregistrez-le à nouveau au format .xlsx.";

/** Refuses a file that is no workbook that can be read. */
export function unreadableWorkbook(): AppError {
  return new AppError("invalid", UNREADABLE_WORKBOOK);
}

function endOfDirectory(zip: Buffer): number {
  for (let at = zip.length - END_LENGTH; at >= Math.max(0, zip.length - END_LENGTH - COMMENT_MAX); at -= 1) {
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw unreadableWorkbook();
}

/** What a part says that it takes unzipped. The reader stops a part that takes more than it says; it has no limit of use for one that says
 *  nothing, which no spreadsheet writes. */
function declaredSize(zip: Buffer, entry: number): number {
  const compressed = zip.readUInt32LE(entry + 20);
  const unzipped = zip.readUInt32LE(entry + 24);
  const isDeflated = zip.readUInt16LE(entry + 10) !== 0;
  const saysNothing = isDeflated && (compressed === 0 || (unzipped === 0 && compressed > 2)); // two bytes are an empty text
  if (saysNothing || unzipped === 0xffffffff) throw unreadableWorkbook();
  return unzipped;
}

/** Refuses a zipped file that would grow too large, before a byte of it is unzipped. Fails with `invalid` or `too_large`. */
export function refuseLargeZip(zip: Buffer): void {
  const end = endOfDirectory(zip);
  const parts = zip.readUInt16LE(end + 10);
  if (parts > PARTS_MAX) throw new AppError("too_large", "Ce classeur a trop de parties.");
  let total = 0;
  let entry = zip.readUInt32LE(end + 16);
  for (let part = 0; part < parts; part += 1) {
    if (entry + ENTRY_LENGTH > zip.length || zip.readUInt32LE(entry) !== DIRECTORY_ENTRY) throw unreadableWorkbook();
    total += declaredSize(zip, entry);
    if (total > UNZIPPED_MAX_BYTES)
      throw new AppError("too_large", "Ce classeur est trop volumineux une fois décompressé (64 Mo au plus).");
    entry += ENTRY_LENGTH + zip.readUInt16LE(entry + 28) + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
  }
}
