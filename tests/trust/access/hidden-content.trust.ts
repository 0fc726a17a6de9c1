import { afterAll, beforeAll, expect, it } from "vitest";
import { inLanguage } from "#contracts/shared/language.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { type Installation, openInstallation } from "../installation.ts";
import { within } from "../time-factor.ts";

let installation: Installation;
beforeAll(async () => {
  installation = await openInstallation();
});
afterAll(() => installation.close());

const canaryOf = (n: number) => `kanari${n}xq`;

type Hidden = { noun: string; id: number; slug?: string; canary: string; input: Record<string, unknown>; shown: Record<string, unknown> };

/** Fifty objects that visitors must not see, each with a word of its own in every text. */
async function hideFifty(): Promise<Hidden[]> {
  const hidden: Hidden[] = [];
  for (let n = 0; n < 50; n += 1) {
    const canary = canaryOf(n);
    const texts = { title: `Titre ${canary}`, meta_title: canary, meta_description: canary };
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const [noun, input, shown] = [
      [
        "products",
        aProduct({
          ...texts,
          slug: `produit-${canary}`,
          reference: canary,
          category: `Rayon ${canary}`,
          short_description: canary,
          long_description: canary,
          compatibility: [canary],
          specifications: [{ name: canary, value: canary, unit: "" }],
          is_active: false,
        }),
        { is_active: true },
      ],
      ["slides", aSlide({ title: canary, subtitle: canary, cta_text: canary, is_active: false }), { is_active: true }],
      ["features", aFeature({ title: canary, description: canary, is_active: false }), { is_active: true }],
      [
        "blogs",
        anArticle({ ...texts, slug: `article-${canary}`, content: `<p>${canary}</p>`, excerpt: canary, author: canary, status: "draft" }),
        { status: "published" },
      ],
      [
        "blogs",
        anArticle({
          ...texts,
          slug: `article-${canary}`,
          content: `<p>${canary}</p>`,
          author: canary,
          status: "published",
          published_at: later,
        }),
        { published_at: null },
      ],
    ][n % 5] as [string, Record<string, unknown>, Record<string, unknown>]; // three parts, as they are written above
    const { status, body } = await installation.asAdmin("POST", `/api/admin/${noun}`, input);
    expect(status).toBe(201);
    hidden.push({ noun, id: body.id, slug: body.slug, canary, input, shown });
  }
  return hidden;
}

const rpc = (procedure: string, input: unknown) => `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

/** Everything that visitors can ask for and that could name one of them. */
function publicPaths(hidden: Hidden[]): string[] {
  const common = [
    "/",
    "/produits",
    "/blog",
    "/fonctionnalites",
    "/a-propos",
    "/contact",
    "/en",
    "/en/products",
    "/en/blog",
    "/sitemap.xml",
    "/feed.xml",
    "/en/feed.xml",
    "/robots.txt",
  ];
  const lists = [
    "/api/products?limit=5000",
    "/api/slides",
    "/api/features",
    "/api/blogs",
    rpc("products.listActive", {}),
    rpc("products.catalogue", {}),
    "/trpc/slides.listActive",
    "/trpc/features.listActive",
    "/trpc/articles.listCards",
    rpc("articles.blog", {}),
  ];
  const own = hidden.flatMap(({ noun, slug, canary }) => {
    const words = [
      `/produits?q=kanari`,
      rpc("products.catalogue", { q: canary.slice(0, -1) }),
      rpc("search.quick", { q: canary.slice(0, 7) }),
    ];
    if (!slug) return words;
    const [page, api, procedure] = noun === "products" ? ["produits", "products", "products"] : ["blog", "blogs", "articles"];
    return [
      ...words,
      `/${page}/${slug}`,
      inLanguage("en", `/${page}/${slug}`),
      `/api/${api}/${slug}`,
      rpc(`${procedure}.view`, { slug }),
      rpc(`${procedure}.bySlug`, { slug }),
      rpc("products.cards", { slugs: [slug] }),
      rpc("contactRequests.selection", { written: slug }),
      `/comparer?produits=${slug}`,
      `/ma-selection?produits=${slug}.2`,
      `/contact?produits=${slug}.2`,
      `/social-cards/${slug}.png`,
    ];
  });
  return [...new Set([...common, ...lists, ...own])];
}

/** An answer without what was asked: a page repeats its own URL and the words that were searched for. */
function withoutEcho(text: string, path: string): string {
  const asked = [...decodeURIComponent(path).matchAll(/(?:article|produit)-kanari\d+xq|kanari\d*x?/g)]
    .map(([word]) => word)
    .toSorted((a, b) => b.length - a.length);
  return asked.reduce((rest, word) => rest.replaceAll(word, "…"), text);
}

it("ACL-2: fifty hidden objects are named by no public answer, and show and hide within a second", async () => {
  const visible = await installation.asAdmin("POST", "/api/admin/products", aProduct({ title: "Visible" }));
  const hidden = await hideFifty();
  const paths = [...publicPaths(hidden), `/produits/${visible.body.slug}`];
  expect(paths.length).toBeGreaterThan(150);
  const before = new Map<string, string>();
  const leaks: string[] = [];
  for (const path of paths) {
    const { text, headers, status } = await installation.send("GET", path);
    before.set(path, `${status} ${headers.get("etag")}`);
    const all = withoutEcho(text + JSON.stringify([...headers]), path);
    if (/kanari\d+xq/.test(all)) leaks.push(path);
    const head = await installation.send("HEAD", path);
    // tRPC answers every HEAD alike, whatever it asks for.
    if (head.status !== status && !path.startsWith("/trpc/")) leaks.push(`HEAD ${path}: ${head.status}, not ${status}`);
  }
  expect(leaks).toEqual([]);

  const firstFive = hidden.slice(0, 5);
  const isShown = async ({ noun, canary }: Hidden) => {
    const { text } = await installation.send("GET", `/api/${noun}${noun === "products" ? "?limit=5000" : ""}`);
    const page = await installation.send("GET", { products: "/produits", blogs: "/blog" }[noun] ?? "/");
    return [text.includes(canary), page.text.includes(canary)];
  };
  for (const one of firstFive) {
    const change = async (fields: Record<string, unknown>) => {
      const begin = performance.now();
      const { status } = await installation.asAdmin("PUT", `/api/admin/${one.noun}/${one.id}`, { ...one.input, ...fields });
      expect(status).toBe(200);
      const seen = await isShown(one);
      expect(performance.now() - begin, one.noun).toBeLessThan(within(1000));
      return seen;
    };
    expect(await change(one.shown), `${one.noun} shown`).toEqual([true, true]);
    expect(await change({}), `${one.noun} hidden again`).toEqual([false, false]);
  }
  const after = paths.filter((path) => /^\/(?:api|trpc)\//.test(path));
  for (const path of after) {
    const { status, headers } = await installation.send("GET", path);
    expect(`${status} ${headers.get("etag")}`, path).toBe(before.get(path));
  }
});
