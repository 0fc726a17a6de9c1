import { documentSlugOf, type WrittenDownload, type Download } from "#contracts/product/product-parts.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { Upload } from "#server/platform/media/upload.entity.ts";

/** A document as it is stored: with the parts of its URL that it had before, which lead on to the present one. No reply
 *  tells them. */
export type StoredDownload = WrittenDownload & { former_slugs?: string[] };

/** A document's part in the URL that leads to it, made of its name; none of those that are taken. */
function freeDocumentSlug(name: string, taken: Set<string>): string {
  const made = documentSlugOf(name);
  let slug = made;
  for (let number = 2; taken.has(slug); number++) slug = `${made}-${number}`;
  return slug;
}

/** The documents, each with its part of the URL that leads to it: the one it was given, else one made of its name. */
export function withDocumentSlugs<Item extends Pick<WrittenDownload, "name" | "slug">>(documents: Item[]): (Item & { slug: string })[] {
  const taken = new Set(documents.flatMap(({ slug }) => slug ?? []));
  return documents.map((document) => {
    const slug = document.slug ?? freeDocumentSlug(document.name, taken);
    taken.add(slug);
    return { ...document, slug };
  });
}

type Sent = { url: string; slug?: string };

/** Fills in slugs of documents: those that say nothing of their URL keep the one that their file had, whatever they are
 *  called now: it may be printed. */
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

/** The documents that are about to be stored, each with the parts of its URL that it had before: it is known by the
 *  present one, else by its file, else by its name. What a document has now is no other one's former part. */
export function rememberDocumentSlugs(documents: WrittenDownload[], stored: StoredDownload[]): StoredDownload[] {
  const next = withDocumentSlugs(documents);
  const current = new Set(next.map(({ slug }) => slug));
  const before = withDocumentSlugs(stored);
  const successorOf = (one: StoredDownload) =>
    next.find(({ slug }) => slug === one.slug) ?? next.find(({ url }) => url === one.url) ?? next.find(({ name }) => name === one.name);
  const former = Map.groupBy(
    before.flatMap((one) => [...(one.former_slugs ?? []), one.slug].map((slug) => ({ slug, successor: successorOf(one) }))),
    ({ successor }) => successor,
  );
  return documents.map((document, place) => {
    const led = (former.get(next[place]) ?? []).map(({ slug }) => slug).filter((slug) => !current.has(slug));
    const { former_slugs: _, ...written }: StoredDownload = document;
    return led.length > 0 ? { ...written, former_slugs: [...new Set(led)] } : written;
  });
}

/** Resolves the URL of a document: to the file of the one that has it, else to the present URL of the one that had
 *  it. */
export function documentAt(stored: StoredDownload[], slug: string): { url: string } | { movedTo: string } | undefined {
  const documents = withDocumentSlugs(stored);
  const present = documents.find((one) => one.slug === slug);
  if (present) return { url: present.url };
  const moved = documents.find(({ former_slugs = [] }) => former_slugs.includes(slug));
  return moved && { movedTo: moved.slug };
}

const STORED_PDF = /^\/uploads\/([0-9a-f]{32}\.pdf)$/;

type WithDownloads = { downloads: Download[] };

const filenameOf = (url: string) => STORED_PDF.exec(url)?.[1];

/** The size and the hash of each of the stored files that these products offer, as they were computed at the upload, by
 *  file name. */
async function factsOf(em: EntityManager, products: WithDownloads[]): Promise<Map<string, Pick<Upload, "size" | "sha256">>> {
  const filenames = [...new Set(products.flatMap(({ downloads }) => downloads.flatMap(({ url }) => filenameOf(url) ?? [])))];
  if (filenames.length === 0) return new Map();
  const found = await em.find(Upload, { filename: { $in: filenames } }, { fields: ["filename", "size", "sha256"] });
  return new Map(found.map((upload) => [upload.filename, upload]));
}

/** A list of products, their documents with the size in bytes and the SHA-256 of those files that are ours, read at
 *  once. */
export async function withFileFactsEach<List extends { data: WithDownloads[] }>(em: EntityManager, list: List): Promise<List> {
  const facts = await factsOf(em, list.data);
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
