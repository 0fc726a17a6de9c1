import { createHash, randomBytes } from "node:crypto";
import { access, constants, mkdir, readdir, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { UploadedImage, UploadedPdf } from "#contracts/upload/upload.ts";
import { checkPdf } from "./check-pdf.ts";
import { decodeImage } from "./decode-image.ts";
import { TEMPORARY_PREFIX, writeDurably } from "./durable-file.ts";
import { CARDS_FOLDER, RENDITIONS_FOLDER } from "./made-of-uploads.ts";
import { bareName } from "./stored-name.ts";
import { Upload } from "./upload.entity.ts";

/** Where what is made of stored pictures is kept. Each of these files begins with the name of its picture. */
const MADE_FOLDERS = [RENDITIONS_FOLDER, CARDS_FOLDER];

/** A file as it was sent: its bytes and the name its sender gave it. */
export type SentFile = { bytes: Buffer; originalName: string };

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
  async function keep(
    em: EntityManager,
    bytes: Buffer,
    extension: "webp" | "pdf",
    originalName: string,
    picture?: { width: number; height: number; color: string },
  ) {
    const id = randomBytes(16).toString("hex");
    const filename = `${id}.${extension}`;
    // The file first, its row second: a row never points to a file that is not safely there.
    await writeDurably(join(folder, filename), bytes);
    const size = bytes.byteLength;
    await em.fork().transactional(async (transaction) => {
      transaction.create(Upload, {
        kind: extension === "pdf" ? "pdf" : "image",
        filename,
        original_name: originalName,
        media_type: extension === "pdf" ? "application/pdf" : "image/webp",
        size,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        ...picture,
      });
    });
    return { id, url: `/uploads/${filename}`, filename, originalName, size };
  }

  return {
    folder,

    /** Makes the folder and sweeps the leftovers of interrupted writes. Called once, before anything is served. */
    async prepare(): Promise<void> {
      await mkdir(folder, { recursive: true });
      const names = await readdir(folder);
      await Promise.all(names.filter((name) => name.startsWith(TEMPORARY_PREFIX)).map((name) => rm(join(folder, name))));
    },

    /** Whether a file could be kept now, and for how many bytes there is room. */
    async room(): Promise<{ is_writable: boolean; free: number }> {
      try {
        await access(folder, constants.W_OK);
        const { bavail, bsize } = await statfs(folder);
        return { is_writable: true, free: bavail * bsize };
      } catch {
        return { is_writable: false, free: 0 }; // why is the operator's business, and in the system's own log
      }
    },

    /** Deletes files, and the renditions and cards made of them. Those that are gone already are no fault. */
    async remove(filenames: string[]): Promise<void> {
      const gone = new Set(filenames.map(bareName));
      if (gone.size === 0) return;
      for (const made of MADE_FOLDERS) {
        const names = await readdir(join(folder, made)).catch(() => []);
        const theirs = names.filter((name) => gone.has(bareName(name)));
        await Promise.all(theirs.map((name) => rm(join(folder, made, name), { force: true })));
      }
      await Promise.all(filenames.map((filename) => rm(join(folder, filename), { force: true })));
    },

    /** Keeps a picture, re-encoded. Fails with `unsupported_media_type` when it does not decode. */
    async storeImage(em: EntityManager, sent: SentFile): Promise<UploadedImage> {
      const originalName = displayName(sent.originalName);
      const { bytes, ...picture } = await decodeImage(sent.bytes, originalName);
      return { ...(await keep(em, bytes, "webp", originalName, picture)), ...picture };
    },

    /** Keeps a PDF as it is. Fails with `unsupported_media_type` when it is none, or does something when opened. */
    async storePdf(em: EntityManager, sent: SentFile): Promise<UploadedPdf> {
      const originalName = displayName(sent.originalName);
      checkPdf(sent.bytes, originalName);
      return keep(em, sent.bytes, "pdf", originalName);
    },
  };
}
