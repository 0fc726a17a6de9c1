import { aContactRequest } from "#server/resources/contact-request/contact-request.factory.ts";
import type { PublicEntry } from "#server/platform/page/bundles.ts";
import type { TestServer } from "#server/testing/test-server.ts";

export const BROWSER = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
export const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

let renderings = 0;

/** Public app whose pages are never rendered alike, with some that redirect. */
export const PAGES: Partial<PublicEntry> = {
  render: async ({ url }) => {
    const html = `rendering ${renderings++} of ${url}`;
    return url.endsWith("/parti") ? { status: 302, html, location: "/produits" } : { status: 200, html };
  },
  patternOf: (path) => path,
};

let visitors = 0;

/** Visitor with an address of their own, at a browser unless the headers say otherwise. */
export function aVisitorOf(server: TestServer, headers: Record<string, string> = {}) {
  visitors += 1;
  const own = { "user-agent": BROWSER, "x-forwarded-for": `198.18.${visitors >> 8}.${visitors & 0xff}`, ...headers };
  return {
    get: (path: string) => server.send("GET", path, undefined, own),
    tell: (page: string, site = "same-origin") =>
      server.send("POST", "/visites", page, { "content-type": "text/plain;charset=UTF-8", "sec-fetch-site": site, ...own }),
    search: (q: string) => server.send("GET", `/produits?q=${encodeURIComponent(q)}`, undefined, own),
    type: (q: string) => server.send("GET", `/trpc/search.quick?input=${encodeURIComponent(JSON.stringify({ q }))}`, undefined, own),
    request: (fields: object) => server.send("POST", "/api/contact", aContactRequest({ ...fields }), own),
  };
}
