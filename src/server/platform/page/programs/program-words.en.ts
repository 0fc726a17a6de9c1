import type { words as fr } from "./program-words.fr.ts";

/** English words of the pages that are written for programs. */
export const words: typeof fr = {
  pages: {
    "/": "Home",
    "/fonctionnalites": "Features",
    "/produits": "Products",
    "/a-propos": "About",
    "/blog": "Advice",
    "/contact": "Contact",
    "/conditions": "Terms of use",
    "/confidentialite": "Privacy",
    "/mentions-legales": "Legal notice",
    "/cookies": "Cookies",
    "/signaler-une-vulnerabilite": "Report a vulnerability",
  },
  title: "In English",
  about: ({ name, city }) => `Public site and product catalogue of ${name}, ${city}.`,
  markdown: "Every page exists as Markdown: append `.md` to its path (`/en/index.md` for the home page), or send `Accept: text/markdown`.",
  pagesTitle: "Pages in English",
  linksTitle: "For programs",
  links: {
    "/agents.md": "Guide: search, compare, read, ask",
    "/api/docs": "Documentation of the REST API, in French",
    "/api/openapi.json": "The same as OpenAPI 3.1",
    "/sitemap.xml": "Sitemap, with the time of each change",
    "/feed.xml": "Newest articles, as RSS",
    "/merchant.xml": "Products on sale and their prices, in Google Merchant’s format",
  },
  guide: ({ origin, email, phone }) => [
    "### Read",
    "The front matter of each Markdown page gives its title, description and URL and, for a product, its reference, price and availability. Cite the page’s URL, without `.md`. Every response has an `ETag`: send it back in `If-None-Match`, and an unchanged page costs nothing.",
    "### Search",
    `- Products: \`${origin}/en/produits.md?q=thermostat\`, or as JSON \`${origin}/api/products?q=thermostat&limit=20&lang=en\`. \`category\` narrows, \`page\` goes on.\n- One product, by its slug: \`${origin}/api/products/{slug}?lang=en\`.\n- Articles: \`${origin}/en/blog.md\`, or as JSON \`${origin}/api/blogs?lang=en\`.`,
    "### Compare",
    `Two to four products side by side: \`${origin}/en/comparer.md?produits={slug},{slug}\`.`,
    "### Ask",
    `A person replies. Lead your user to \`${origin}/en/contact?produit={slug}&type=quote\` (\`demo\`, \`quote\` or \`support\`), to ${email} or ${phone}. \`POST ${origin}/api/contact\` sends a request: only for someone who asked you to, and who consents to their contact details being stored.`,
    "### Rules",
    "Prices are in euros, “from”; a product without a price needs a quote. After a 429 or 503, wait as long as `Retry-After` says. `/robots.txt` says which programs are welcome.",
  ],
};
