import { HtmlValidate } from "html-validate";
import { expect, test } from "./fixtures.ts";
import { type Crawled, crawl } from "./site-map.ts";

// The recommended rules; where they ask for a way of writing, it is the one of React's serialiser and of its ids.
// Inline styles carry what only the content knows: a picture's dominant colour and focus, the place of a label in a
// diagram, the name of what moves from one page to the next.
const html = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    "void-style": ["error", { style: "selfclosing" }],
    "attribute-boolean-style": ["error", { style: "empty" }],
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
    "valid-id": ["error", { relaxed: true }],
    "no-inline-style": [
      "error",
      { allowedProperties: ["background-color", "inset-inline-start", "object-position", "top", "view-transition-name"] },
    ],
  },
});

/** The page in each language, as it says. */
function listAlternates(text: string): { language: string; url: string }[] {
  const found = text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g);
  return [...found].map(([, language = "", url = ""]) => ({ language, url }));
}

test.describe("the whole site, link after link", { tag: "@long" }, () => {
  test.describe.configure({ mode: "serial", timeout: 300_000 });
  let pages: Crawled[];
  let everything: Crawled[];

  test("every link leads somewhere, at once", async ({ request, baseURL }) => {
    everything = await crawl(request, baseURL ?? "", ["/", "/en/"]);
    pages = everything.filter(({ isPage, status }) => isPage && status === 200);
    expect(pages.length).toBeGreaterThan(100);
    const findReferrer = (address: string) => everything.find(({ links }) => links.includes(address))?.address;
    const astray = everything
      .filter(({ status }) => status !== 200)
      // The URL of a document leads to its file of today, by design.
      .filter(
        ({ address, status, location = "" }) => !(status === 302 && address.includes("/documents/") && location.startsWith("/uploads/")),
      )
      .map(({ address, status, location }) => `${address} (on ${findReferrer(address)}): ${status} ${location ?? ""}`);
    expect(astray).toEqual([]);
  });

  test("every page is valid HTML", async () => {
    const faults: string[] = [];
    for (const { address, html: text } of pages) {
      const { results } = await html.validateString(text);
      const messages = results.flatMap((result) => result.messages);
      faults.push(...messages.map(({ ruleId, message, selector }) => `${address} ${ruleId}: ${message} (${selector})`));
    }
    expect(faults.slice(0, 20)).toEqual([]);
  });

  test("every page has a title, a description, a picture and an address of its own in both languages", async ({ baseURL }) => {
    for (const { address, html: text } of pages.filter(({ html: page }) => !/<meta name="robots" content="noindex/.test(page))) {
      const path = new URL(address, baseURL).pathname;
      expect(text, address).toMatch(/<title>[^<]{3,}<\/title>/);
      expect(text, address).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(text, address).toMatch(/<meta property="og:image" content="http[^"]+"/);
      expect(text, address).toContain(`<html lang="${path.startsWith("/en/") ? "en" : "fr"}"`);
      const alternates = listAlternates(text);
      const languages = alternates.map(({ language }) => language);
      expect([[], ["fr", "en", "x-default"]], address).toContainEqual(languages);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1] ?? "";
      if (languages.length > 0) expect(alternates.map(({ url }) => url)).toContain(canonical);
      else expect(canonical, `${address} is not translated`).toBe(`${baseURL}${path.replace(/^\/en(?=\/)/, "")}`);
      // Each names the others, or search engines believe none.
      for (const { url } of alternates) {
        const other = pages.find((page) => baseURL + page.address === url.replaceAll("&amp;", "&"));
        if (other) expect(listAlternates(other.html), `${address} and ${url}`).toEqual(alternates);
      }
    }
  });

  test("the links of a language stay in it, but for those that change it", async () => {
    for (const { address, html: text } of pages) {
      const isEnglish = address.startsWith("/en/");
      const links = [...text.matchAll(/<a\b([^>]*)>/g)].map(([, attributes = ""]) => attributes);
      const internal = links.filter((attributes) => /href="\/(?!uploads|feed|api)/.test(attributes) && !/hrefLang=/.test(attributes));
      const strays = internal.filter((attributes) => /href="\/en\//.test(attributes) !== isEnglish);
      expect(strays, address).toEqual([]);
    }
  });

  test("what a page says to machines can be read", async () => {
    for (const { address, html: text } of pages) {
      const facts = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) => JSON.parse(json));
      for (const { "@context": context, "@type": type } of facts)
        expect([context, typeof type], address).toEqual(["https://schema.org", "string"]);
    }
  });
});
