import { sha256 } from "#server/platform/database/sha256.ts";
import {
  DOWNLOAD_LANGUAGES,
  DOWNLOAD_TYPES,
  downloadSize,
  type ProductImage,
  type WrittenDownload,
} from "#contracts/product/product-parts.ts";
import { cleanFileUrl, PRODUCT_PLACEHOLDER } from "#contracts/shared/image-path.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { bareName } from "#server/platform/media/stored-name.ts";
import type { Upload } from "#server/platform/media/upload.entity.ts";
import { keepDocumentSlugs } from "#server/resources/product/documents/document-slugs.ts";
import { type CellContext, type CellFormat, NO, readDay, readEntries, UnreadableCell, writeList } from "./cell-format.ts";

const IMAGE_PARTS = { url: "adresse", alt_text: "texte alternatif", main: "principale", drawing: "plan coté" };

const DOCUMENT_PARTS = {
  url: "adresse",
  name: "nom",
  type: "type",
  language: "langue",
  size: "taille",
  version: "version",
  date: "date",
  slug: "lien permanent",
};

const UPLOADED = /^\/uploads\/([\w.-]+)$/;

const KINDS = { image: "une image", pdf: "un PDF" };

/** Lists the file names under `/uploads/` that a cell mentions. */
export function listUploadNames(cell: string): string[] {
  return Array.from(cell.matchAll(/uploads\/([\w.-]+)/g), ([, filename = ""]) => filename);
}

/** Finds the uploaded file of a URL; undefined for one elsewhere. */
function findUpload(url: string, kind: keyof typeof KINDS, uploads: Map<string, Upload>): Upload | undefined {
  const [, filename] = UPLOADED.exec(url) ?? [];
  if (filename === undefined || url === PRODUCT_PLACEHOLDER) return undefined;
  const upload = uploads.get(filename);
  if (upload?.kind !== kind) throw new UnreadableCell(`Le fichier ${url} n’est pas ${KINDS[kind]} de la médiathèque.`);
  return upload;
}

function newImage(url: string, uploads: Map<string, Upload>): Omit<ProductImage, "isMain"> {
  const upload = findUpload(url, "image", uploads);
  if (!upload) {
    const name = url.split("/").at(-1)?.slice(0, 255) ?? "";
    return { id: sha256(url, "hex").slice(0, 32), url, filename: name, originalName: name, size: 0 };
  }
  const { filename, original_name, size, width, height, color } = upload;
  const facts = { ...(width && { width }), ...(height && { height }), ...(color && { color }) };
  return { id: bareName(filename), url, filename, originalName: original_name, size, ...facts };
}

/** Whether a part of a cell is neither empty nor « non ». */
const isMarked = (part: string) => part !== "" && !NO.includes(normalize(part));

/** A picture as one entry of a cell. */
function imageParts({ url, alt_text = "", isMain, isDrawing }: ProductImage): string[] {
  return [url, alt_text, isMain ? "principale" : "", ...(isDrawing ? ["plan coté"] : [])];
}

/** Splits a cell into lines of one file each: other programs write several in one line. */
export function filesOf(cell: string): string {
  return cell.replace(/\s*[,;|\s]\s*(?=(?:https?:\/\/|\/uploads\/))/g, "\n");
}

/** Reads pictures by their URLs: one that the product has already stays as it is, one of the library gets its facts
 *  from there. */
function readImages(cell: string, { stored, uploads }: CellContext): ProductImage[] {
  const left = [...(stored?.images ?? [])];
  return readEntries(filesOf(cell), IMAGE_PARTS).map(({ url: written, alt_text, main, drawing }) => {
    const url = cleanFileUrl(written);
    const index = left.findIndex((image) => image.url === url);
    const [known] = index < 0 ? [] : left.splice(index, 1);
    const { isDrawing: _, ...facts } = known ?? newImage(url, uploads);
    const image = Object.assign(facts, { isMain: isMarked(main), ...(isMarked(drawing) && { isDrawing: true }) });
    return alt_text === (known?.alt_text ?? "") ? image : Object.assign(image, { alt_text });
  });
}

type DocumentEntry = Record<keyof typeof DOCUMENT_PARTS, string>;

/** Values with which the product form begins a document. */
const FIRST = { type: DOWNLOAD_TYPES[0], language: DOWNLOAD_LANGUAGES[0] };

const COMPLETED = `Un document sans nom, type ou langue a reçu le nom de son fichier, «\u202f${FIRST.type}\u202f» et «\u202f${FIRST.language}\u202f»\u202f: vérifiez-les. Un document s’écrit «\u202f${Object.values(DOCUMENT_PARTS).join(" | ")}\u202f».`;

/** Name of a file without its extension, as the form names an uploaded PDF. */
function fileTitle(url: string, upload: Upload | undefined): string {
  const name = upload?.original_name ?? url.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
  return decodedName(name).replace(/\.[a-z]{2,4}$/i, "");
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // it holds percent signs that are no UTF-8: the person sees them in the check
  }
}

/** Completes a document: with only a URL, one that the product has stays as it is; a new one gets the defaults of the
 *  product form. */
function completeDocument(entry: DocumentEntry, known: WrittenDownload | undefined, upload: Upload | undefined): DocumentEntry {
  const isBare = Object.entries(entry).every(([part, text]) => part === "url" || text === "");
  if (known && isBare) return { version: "", date: "", slug: "", ...known };
  const { name, type, language } = known ?? { ...FIRST, name: fileTitle(entry.url, upload) };
  const size = upload ? downloadSize(upload.size) : "";
  return {
    ...entry,
    name: entry.name || name,
    type: entry.type || type,
    language: entry.language || language,
    size: entry.size || size,
  };
}

/** Reads the documents of a cell, each as written and as completed; `known` where the product has one of that URL
 *  already. */
function readDocuments(cell: string, { stored, uploads }: CellContext) {
  const byUrl = new Map(stored?.downloads.map((download) => [download.url, download]));
  return readEntries(filesOf(cell), DOCUMENT_PARTS).map((entry) => {
    const url = cleanFileUrl(entry.url);
    const known = byUrl.get(url);
    const upload = known ? undefined : findUpload(url, "pdf", uploads);
    return { entry, known, document: completeDocument({ ...entry, url, date: readDay(entry.date) }, known, upload) };
  });
}

/** Reads the documents of a cell. A document keeps its permanent URL where the cell states none: older tables lack that
 *  part. */
function readDownloads(cell: string, context: CellContext): DocumentEntry[] {
  const documents = readDocuments(cell, context).map(({ document }) => document);
  return keepDocumentSlugs(documents, context.stored?.downloads ?? []);
}

/** Warns of new documents that got a name, a type or a language which the cell does not say. */
function warnOfCompleted(cell: string, context: CellContext): string | undefined {
  const isCompleted = ({ entry, known }: ReturnType<typeof readDocuments>[number]) =>
    !known && !(entry.name && entry.type && entry.language);
  return readDocuments(cell, context).some(isCompleted) ? COMPLETED : undefined;
}

/** Writes a document as one entry of a cell; empty parts at its end are left out. */
function downloadParts({ url, name, type, language, size, version = "", date = "", slug = "" }: WrittenDownload): string[] {
  const parts = [url, name, type, language, size, version, date, slug];
  return parts.slice(0, parts.findLastIndex(Boolean) + 1);
}

/** The pictures of a product as a cell. */
export const IMAGES_CELL: CellFormat = {
  write: ({ images }) => writeList(images.map(imageParts)),
  read: readImages,
  parts: IMAGE_PARTS,
};

/** The documents of a product as a cell. */
export const DOWNLOADS_CELL: CellFormat = {
  write: ({ downloads }) => writeList(downloads.map(downloadParts)),
  read: readDownloads,
  parts: DOCUMENT_PARTS,
  warn: warnOfCompleted,
};
