import { sha256 } from "#server/platform/database/sha256.ts";
import { randomBytes } from "node:crypto";
import type { RequiredEntityData } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { UploadedImage, UploadedPdf } from "#contracts/media/upload.ts";
import { checkPdf } from "./check-pdf.ts";
import type { ObjectStore, ObjectStoreSettings } from "./object-store/object-store.ts";
import type { StoredFiles } from "./object-store/stored-files.ts";
import { type Pictures, startPictures } from "./picture-process/start-pictures.ts";
import { createRenditions } from "./renditions.ts";
import { Upload } from "./upload.entity.ts";
import { createUploadFolder } from "./upload-folder.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";
import { isVisible } from "#contracts/shared/normalize.ts";

/** A file as it was sent: its bytes and the name its sender gave it. */
export type SentFile = { bytes: Buffer; originalName: string };

/** A file that is safely on disk, the row that it still needs, and the response for its sender. */
export type WrittenFile<Reply = UploadedPdf> = { row: RequiredEntityData<Upload> & { sha256: string }; reply: Reply };

/** Uploads on disk, stored with their rows: the file first, then the row. */
export type UploadStore = ReturnType<typeof createUploadStore>;

/** Shortens the name of a sent file for display: one line of at most 255 characters. Removes a path, characters that
 *  cannot be stored, and those that turn the direction of the text. */
export function displayName(originalName: string): string {
  const name =
    originalName
      .normalize("NFC")
      .toWellFormed()
      .replace(/[\p{Cc}\p{Bidi_Control}\p{Noncharacter_Code_Point}]/gu, "")
      .split(/[\\/]/)
      .at(-1)
      ?.trim() ?? "";
  return isVisible(name) ? firstCharacters(name, 255) : "fichier";
}

/** Writes bytes that were checked already, under a name of their own. */
async function write(files: StoredFiles, extension: "webp" | "pdf", { bytes, originalName }: SentFile): Promise<WrittenFile> {
  const id = randomBytes(16).toString("hex");
  const filename = `${id}.${extension}`;
  await files.write(filename, bytes);
  const size = bytes.byteLength;
  const row = {
    kind: extension === "pdf" ? ("pdf" as const) : ("image" as const),
    filename,
    original_name: originalName,
    media_type: extension === "pdf" ? "application/pdf" : "image/webp",
    size,
    sha256: sha256(bytes, "hex"),
  };
  return { row, reply: { id, url: `/uploads/${filename}`, filename, originalName, size } };
}

/** Creates the functions that write checked files, each under a name of its own. */
function createWriters(files: StoredFiles, pictures: Pictures) {
  /** Writes a picture to disk, re-encoded. Fails with `unsupported_media_type` when it does not decode. */
  async function writeImage(sent: SentFile): Promise<WrittenFile<UploadedImage>> {
    const originalName = displayName(sent.originalName);
    const { bytes, ...picture } = await pictures.decode(sent.bytes, originalName);
    const { row, reply } = await write(files, "webp", { bytes: Buffer.from(bytes), originalName });
    return { row: { ...row, ...picture }, reply: { ...reply, ...picture } };
  }

  /** Writes one of our own pictures to disk as it is: WebP, upright and without metadata, as `writeImage` would leave
   *  it, in a tenth of the time. */
  async function writeMaster({ bytes, originalName }: SentFile): Promise<WrittenFile<UploadedImage>> {
    const picture = await pictures.readFacts(bytes);
    const { row, reply } = await write(files, "webp", { bytes, originalName });
    return { row: { ...row, ...picture }, reply: { ...reply, ...picture } };
  }

  /** Writes a PDF to disk as it is. Fails with `unsupported_media_type` when it is none, or does something when
   *  opened. */
  async function writePdf(sent: SentFile): Promise<WrittenFile> {
    const originalName = displayName(sent.originalName);
    checkPdf(sent.bytes, originalName);
    return write(files, "pdf", { bytes: sent.bytes, originalName });
  }

  return { writeImage, writeMaster, writePdf };
}

/** Creates the store. `folder` is made when it is missing, and half-written leftovers of a crash there are swept. With
 *  an object store, it holds copies only. */
export function createUploadStore(folder: string, store?: ObjectStore) {
  const uploadFolder = createUploadFolder(folder, store);
  const { files } = uploadFolder;
  const pictures = startPictures();
  const { writeImage, writeMaster, writePdf } = createWriters(files, pictures);
  const renditionPath = createRenditions(folder, { files, pictures });
  const listeners: ((stored: UploadedPdf | UploadedImage) => void)[] = [];

  /** Adds the row of a written file, in the caller's transaction: a row never points to a file that is not safely
   *  there. */
  function record(em: EntityManager, { row }: WrittenFile): void {
    em.create(Upload, row);
  }

  /** Announces that the row of a written file is committed. */
  function announce({ reply }: WrittenFile<UploadedPdf | UploadedImage>): void {
    for (const listener of listeners) listener(reply);
  }

  async function storeRecorded<Reply extends UploadedPdf>(em: EntityManager, written: WrittenFile<Reply>): Promise<Reply> {
    await em.fork().transactional(async (transaction) => record(transaction, written));
    announce(written);
    return written.reply;
  }

  return {
    ...uploadFolder,
    writeImage,
    writePdf,
    record,
    announce,

    renditionPath,

    /** Gives the bytes of a rendition by its name, made now if need be; 0 where its picture is gone or damaged. */
    async sizeOfRendition(name: string): Promise<number> {
      const path = await renditionPath(name).catch(() => undefined);
      return path === undefined ? 0 : (await files.read(path)).byteLength;
    },

    /** Calls `listener` with each file from now on, once it is stored. */
    onStored(listener: (typeof listeners)[number]): void {
      listeners.push(listener);
    },

    /** Writes and records a picture at once. */
    storeImage: async (em: EntityManager, sent: SentFile): Promise<UploadedImage> => storeRecorded(em, await writeImage(sent)),

    /** Writes and records one of our own pictures at once. */
    storeMaster: async (em: EntityManager, master: SentFile): Promise<UploadedImage> => storeRecorded(em, await writeMaster(master)),

    /** Writes and records a PDF at once. */
    storePdf: async (em: EntityManager, sent: SentFile): Promise<UploadedPdf> => storeRecorded(em, await writePdf(sent)),
  };
}

/** Opens the uploads as they are configured. Loads the object store's client only where one is configured. */
export async function openUploadStore(folder: string, settings: ObjectStoreSettings | undefined): Promise<UploadStore> {
  if (!settings) return createUploadStore(folder);
  const { openObjectStore } = await import("./object-store/object-store.ts");
  return createUploadStore(folder, openObjectStore(settings));
}
