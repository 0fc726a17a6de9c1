import { documentSlugOf, type WrittenDownload } from "#contracts/product/product-parts.ts";

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

/** What was sent, where documents that say nothing of their URL keep the one that their file had, whatever they are called now: it may be printed. */
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
