import { isSameValue } from "#contracts/merge/merge.ts";
import { documentSlugOf, type WrittenDownload, type Download } from "#contracts/product/product-parts.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { Upload } from "#server/platform/media/upload.entity.ts";

/** Document as it is stored: with the former parts of its URL, which redirect to the present one. No reply contains
 *  them. */
export type StoredDownload = WrittenDownload & { former_slugs?: string[] };

/** Chooses a free part of the URL of a document, from its name. */
function chooseDocumentSlug(name: string, taken: Set<string>): string {
  const made = documentSlugOf(name);
  let slug = made;
  for (let number = 2; taken.has(slug); number++) slug = `${made}-${number}`;
  return slug;
}

/** Adds to each document its part of the URL: the given one, else one from its name. */
export function withDocumentSlugs<Item extends Pick<WrittenDownload, "name" | "slug">>(documents: Item[]): (Item & { slug: string })[] {
  const taken = new Set(documents.flatMap(({ slug }) => slug ?? []));
  return documents.map((document) => {
    const slug = document.slug ?? chooseDocumentSlug(document.name, taken);
    taken.add(slug);
    return { ...document, slug };
  });
}

type Sent = { url: string; slug?: string };

/** Fills in the slugs of documents: without one of its own, a document keeps that of its file, which may be printed,
 *  even under another name. */
export function keepDocumentSlugs<Item extends Sent>(sent: Item[], stored: WrittenDownload[]): Item[] {
  const taken = new Set(sent.flatMap(({ slug }) => slug || []));
  const slugByUrl = new Map(withDocumentSlugs(stored).map(({ url, slug }) => [url, slug]));
  return sent.map((document) => {
    const slug = slugByUrl.get(document.url);
    if (document.slug || slug === undefined || taken.has(slug)) return document;
    taken.add(slug);
    return { ...document, slug };
  });
}

/** Adds the former parts of their URLs to documents that are about to be stored. A document is identified by its
 *  present part, else by its file, else by its name. What one document has now is no former part of another. */
function rememberDocumentSlugs(documents: WrittenDownload[], stored: StoredDownload[]): StoredDownload[] {
  const next = withDocumentSlugs(documents);
  const current = new Set(next.map(({ slug }) => slug));
  const before = withDocumentSlugs(stored);
  const successorOf = (one: StoredDownload) =>
    next.find(({ slug }) => slug === one.slug) ?? next.find(({ url }) => url === one.url) ?? next.find(({ name }) => name === one.name);
  const former = Map.groupBy(
    before.flatMap((one) => [...(one.former_slugs ?? []), one.slug].map((slug) => ({ slug, successor: successorOf(one) }))),
    ({ successor }) => successor,
  );
  return documents.map((document, index) => {
    const kept = (former.get(next[index]) ?? []).map(({ slug }) => slug).filter((slug) => !current.has(slug));
    const { former_slugs: _, ...written }: StoredDownload = document;
    return kept.length > 0 ? { ...written, former_slugs: [...new Set(kept)] } : written;
  });
}

/** Documents to be stored once these are sent. Undefined where they are stored already, as what is derived from their
 *  names says too. */
export function changedDocuments(sent: WrittenDownload[], stored: StoredDownload[]): StoredDownload[] | undefined {
  const next = rememberDocumentSlugs(keepDocumentSlugs(sent, stored), stored);
  return isSameValue(withDocumentSlugs(next), withDocumentSlugs(stored)) ? undefined : next;
}

/** Resolves the URL of a document: to its file, or from a former URL to the present one. */
export function findDocument(stored: StoredDownload[], slug: string): { url: string } | { movedTo: string } | undefined {
  const documents = withDocumentSlugs(stored);
  const present = documents.find((one) => one.slug === slug);
  if (present) return { url: present.url };
  const moved = documents.find(({ former_slugs = [] }) => former_slugs.includes(slug));
  return moved && { movedTo: moved.slug };
}

const STORED_PDF = /^\/uploads\/([0-9a-f]{32}\.pdf)$/;

type WithDownloads = { downloads: Download[] };

const filenameOf = (url: string) => STORED_PDF.exec(url)?.[1];

/** Reads the size and the hash of the stored files of these products, by file name, as they were computed at the
 *  upload. */
async function readFileFacts(em: EntityManager, products: WithDownloads[]): Promise<Map<string, Pick<Upload, "size" | "sha256">>> {
  const filenames = [...new Set(products.flatMap(({ downloads }) => downloads.flatMap(({ url }) => filenameOf(url) ?? [])))];
  if (filenames.length === 0) return new Map();
  const found = await em.find(Upload, { filename: { $in: filenames } }, { fields: ["filename", "size", "sha256"] });
  return new Map(found.map((upload) => [upload.filename, upload]));
}

/** Adds to the documents of a list of products the size in bytes and the SHA-256 of our files, in one query. */
export async function withFileFactsEach<List extends { data: WithDownloads[] }>(em: EntityManager, list: List): Promise<List> {
  const facts = await readFileFacts(em, list.data);
  const data = list.data.map((product) => ({
    ...product,
    downloads: product.downloads.map((download) => {
      const known = facts.get(filenameOf(download.url) ?? "");
      return known ? { ...download, bytes: known.size, sha256: known.sha256 } : download;
    }),
  }));
  return { ...list, data };
}

/** Adds file facts to one product, like `withFileFactsEach`. */
export async function withFileFacts<Item extends WithDownloads>(em: EntityManager, product: Item): Promise<Item> {
  const { data } = await withFileFactsEach(em, { data: [product] });
  return data[0] ?? product;
}
