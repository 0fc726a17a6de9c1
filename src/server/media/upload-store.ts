import { createHash, randomBytes } from "node:crypto";
import { access, constants, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { RequiredEntityData } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { UploadedImage, UploadedPdf } from "#contracts/media/upload.ts";
import { makeFolder } from "#server/make-folder.ts";
import { checkPdf } from "./check-pdf.ts";
import { decodeImage } from "./decode-image.ts";
import { TEMPORARY_PREFIX, writeDurably } from "./durable-file.ts";
import { CARDS_FOLDER, RENDITIONS_FOLDER } from "./derivatives.ts";
import { createRenditions } from "./renditions.ts";
import { bareName } from "./stored-name.ts";
import { Upload } from "./upload.entity.ts";

/** Where what is made of stored pictures lies. Each of these files begins with the name of its picture. */
const DERIVATIVE_FOLDERS = [RENDITIONS_FOLDER, CARDS_FOLDER];

/** How our names begin: what else lies in the folder is not ours to delete. */
const STORED = /^[0-9a-f]{32}[.-]/;

/** A file as it was sent: its bytes and the name its sender gave it. */
export type SentFile = { bytes: Buffer; originalName: string };

/** A file that is safely on disk, the row that it still needs, and what its sender is answered. */
export type WrittenFile<Reply = UploadedPdf> = { row: RequiredEntityData<Upload>; reply: Reply };

/** Where uploads live on disk, and the two ways in. */
export type UploadStore = ReturnType<typeof createUploadStore>;

/** What a name may hold to be shown: one line of at most 255 characters, without a path. */
function displayName(originalName: string): string {
  const name =
    originalName
      .normalize("NFC")
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}]/gu, "")
      .split(/[\\/]/)
      .at(-1)
      ?.trim() ?? "";
  return [...name].slice(0, 255).join("") || "fichier";
}

/** `folder` is made when it is missing; what a crash left half-written there is swept. */
export function createUploadStore(folder: string) {
  let announceImage = (_picture: { filename: string; width: number }) => {};

  async function write(bytes: Buffer, extension: "webp" | "pdf", originalName: string): Promise<WrittenFile> {
    const id = randomBytes(16).toString("hex");
    const filename = `${id}.${extension}`;
    await writeDurably(join(folder, filename), bytes);
    const size = bytes.byteLength;
    const row = {
      kind: extension === "pdf" ? ("pdf" as const) : ("image" as const),
      filename,
      original_name: originalName,
      media_type: extension === "pdf" ? "application/pdf" : "image/webp",
      size,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    };
    return { row, reply: { id, url: `/uploads/${filename}`, filename, originalName, size } };
  }

  /** Writes a picture to disk, re-encoded. Fails with `unsupported_media_type` when it does not decode. */
  async function writeImage(sent: SentFile): Promise<WrittenFile<UploadedImage>> {
    const originalName = displayName(sent.originalName);
    const { bytes, ...picture } = await decodeImage(sent.bytes, originalName);
    const { row, reply } = await write(bytes, "webp", originalName);
    return { row: { ...row, ...picture }, reply: { ...reply, ...picture } };
  }

  /** Writes a PDF to disk as it is. Fails with `unsupported_media_type` when it is none, or does something when opened. */
  async function writePdf(sent: SentFile): Promise<WrittenFile> {
    const originalName = displayName(sent.originalName);
    checkPdf(sent.bytes, originalName);
    return write(sent.bytes, "pdf", originalName);
  }

  /** Adds the row of a written file, with the caller's transaction: a row never points to a file that is not safely there. */
  function record(em: EntityManager, { row }: WrittenFile): void {
    em.create(Upload, row);
  }

  /** Announces that the row of a written file is committed. */
  function announce({ reply }: WrittenFile<UploadedPdf | UploadedImage>): void {
    if ("width" in reply) announceImage(reply);
  }

  async function store<Reply extends UploadedPdf>(em: EntityManager, written: WrittenFile<Reply>): Promise<Reply> {
    await em.fork().transactional(async (transaction) => record(transaction, written));
    announce(written);
    return written.reply;
  }

  return {
    folder,
    writeImage,
    writePdf,
    record,
    announce,

    /** The widths and formats made of the stored pictures. */
    renditions: createRenditions(folder),

    /** Calls `listener` with each picture from now on, once it is stored. */
    onImage(listener: typeof announceImage): void {
      announceImage = listener;
    },

    /** Makes the folder and sweeps the leftovers of interrupted writes. Called once, before anything is served. */
    async prepare(): Promise<void> {
      await makeFolder(folder);
      const names = await readdir(folder);
      await Promise.all(names.filter((name) => name.startsWith(TEMPORARY_PREFIX)).map((name) => rm(join(folder, name))));
    },

    /** Whether a file could be stored now, and for how many bytes there is room. */
    async room(): Promise<{ is_writable: boolean; free: number }> {
      try {
        await access(folder, constants.W_OK);
        const { bavail, bsize } = await statfs(folder);
        return { is_writable: true, free: bavail * bsize };
      } catch {
        return { is_writable: false, free: 0 }; // why is the operator's business, and in the system's own log
      }
    },

    /** Names of the stored files that were written before that moment, and of those that something is left of which was made of them. */
    async namesBefore(moment: Date): Promise<string[]> {
      const found = new Set<string>();
      for (const part of ["", ...DERIVATIVE_FOLDERS]) {
        for (const name of await readdir(join(folder, part)).catch(() => [])) {
          if (!STORED.test(name)) continue;
          const file = await stat(join(folder, part, name)).catch(() => undefined); // swept by another instance meanwhile
          if (file?.isFile() && file.mtime < moment) found.add(part ? `${bareName(name)}.webp` : name);
        }
      }
      return [...found];
    },

    /** Deletes files, and the renditions and cards made of them. Those that are gone already are no fault. */
    async remove(filenames: string[]): Promise<void> {
      const gone = new Set(filenames.map(bareName));
      if (gone.size === 0) return;
      for (const made of DERIVATIVE_FOLDERS) {
        const names = await readdir(join(folder, made)).catch(() => []);
        const theirs = names.filter((name) => gone.has(bareName(name)));
        await Promise.all(theirs.map((name) => rm(join(folder, made, name), { force: true })));
      }
      await Promise.all(filenames.map((filename) => rm(join(folder, filename), { force: true })));
    },

    /** Writes and records a picture at once. */
    storeImage: async (em: EntityManager, sent: SentFile): Promise<UploadedImage> => store(em, await writeImage(sent)),

    /** Writes and records a PDF at once. */
    storePdf: async (em: EntityManager, sent: SentFile): Promise<UploadedPdf> => store(em, await writePdf(sent)),
  };
}
