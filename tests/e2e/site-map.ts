import type { APIRequestContext } from "@playwright/test";

/** Page that a crawl found at an address of the site. `links` are the addresses that it names, without their fragments.
 *  */
export type Crawled = { address: string; status: number; location: string | undefined; isPage: boolean; html: string; links: string[] };

const NAMED = /<(?:a|link|img|script|source|form|iframe)\b[^>]*?\s(?:href|src|action)="([^"]*)"/g;
const SOURCES = /\ssrcset="([^"]*)"/gi;

function decodeEntities(text: string): string {
  return text
    .replaceAll("&amp;", "&")
    .replace(/&#x27;/g, "'")
    .replaceAll("&quot;", '"');
}

function listAddresses(html: string): string[] {
  const named = [...html.matchAll(NAMED)].map(([, address = ""]) => decodeEntities(address));
  const sources = [...html.matchAll(SOURCES)].flatMap(([, set = ""]) =>
    decodeEntities(set)
      .split(", ")
      .map((source) => source.split(" ")[0] ?? ""),
  );
  return [...named, ...sources];
}

/** Whether an address is worth a request: of the many widths of a picture it is one that was made ahead. */
function isWorthAsking(address: string): boolean {
  return !/^\/uploads\/.*-(?:\d+|full)\.(?:avif|webp)$/.test(address) || address.endsWith("-320.avif");
}

/** Follows every link of the site from `start` on, and says what is behind each address of this site. */
export async function crawl(request: APIRequestContext, baseURL: string, start: string[]): Promise<Crawled[]> {
  const seen = new Set(start);
  const queue = [...start];
  const found: Crawled[] = [];
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const answer = await request.get(address, { maxRedirects: 0 });
    const isPage = (answer.headers()["content-type"] ?? "").startsWith("text/html");
    const html = isPage ? await answer.text() : "";
    const here = new URL(address, baseURL);
    const links = listAddresses(html).flatMap((named) => {
      const target = new URL(named, here);
      return target.origin === here.origin ? [target.pathname + target.search] : [];
    });
    found.push({ address, status: answer.status(), location: answer.headers()["location"], isPage, html, links });
    for (const link of links) {
      if (seen.has(link) || !isWorthAsking(link)) continue;
      seen.add(link);
      queue.push(link);
    }
  }
  return found;
}
