import type { EntityManager } from "@mikro-orm/postgresql";
import type { Download } from "#contracts/product/product-parts.ts";
import { Upload } from "#server/platform/media/upload.entity.ts";

const STORED_PDF = /^\/uploads\/([0-9a-f]{32}\.pdf)$/;

type WithDownloads = { downloads: Download[] };

const filenameOf = (url: string) => STORED_PDF.exec(url)?.[1];

/** The size and the hash of each of the stored files that these products offer, as they were computed at the upload, by file name. */
async function factsOf(em: EntityManager, products: WithDownloads[]): Promise<Map<string, Pick<Upload, "size" | "sha256">>> {
  const filenames = [...new Set(products.flatMap(({ downloads }) => downloads.flatMap(({ url }) => filenameOf(url) ?? [])))];
  if (filenames.length === 0) return new Map();
  const found = await em.find(Upload, { filename: { $in: filenames } }, { fields: ["filename", "size", "sha256"] });
  return new Map(found.map((upload) => [upload.filename, upload]));
}

/** A list of products, their documents with the size in bytes and the SHA-256 of those files that are ours, read at once. */
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

/** As `withFileFactsEach`, for one. */
export async function withFileFacts<Item extends WithDownloads>(em: EntityManager, product: Item): Promise<Item> {
  const { data } = await withFileFactsEach(em, { data: [product] });
  return data[0] ?? product;
}
