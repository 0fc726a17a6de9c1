export const m: typeof import("./messages.fr.ts").m = {
  title: "Search the site",
  label: "Search for a product, an article, a page",
  placeholder: "Product, reference, advice…",
  products: "Products",
  articles: "Articles",
  pages: "Pages",
  results: "Results",
  close: "Close the search",
  allProducts: (total) => (total === 1 ? "See the product in the catalogue" : `See all ${total} products`),
  corrected: (typed, corrected) => `No results for “${typed}”. Results for “${corrected}”.`,
  nothing: (typed) => `Nothing matches “${typed}”.`,
  nothingHint: "Try another word, or tell us what you are looking for.",
  ask: "Write to us",
  found: (products, articles, pages) =>
    [
      products > 0 && (products === 1 ? "1 product" : `${products} products`),
      articles > 0 && (articles === 1 ? "1 article" : `${articles} articles`),
      pages > 0 && (pages === 1 ? "1 page" : `${pages} pages`),
    ]
      .filter(Boolean)
      .join(", "),
  failed: "The search did not go through.",
  keys: { move: "choose", open: "open", close: "close" },
  enter: "Enter",
  escape: "Esc",
  pageWords: {
    "/": "home house",
    "/fonctionnalites": "lighting climate security automation technologies wifi bluetooth",
    "/produits": "catalogue shop compare",
    "/a-propos": "company team history values",
    "/blog": "articles advice guide",
    "/contact": "address telephone e-mail quote demonstration hours showroom questions",
    "/mentions-legales": "publisher host",
    "/conditions": "terms use",
    "/confidentialite": "personal data gdpr privacy",
    "/cookies": "trackers",
  },
};
