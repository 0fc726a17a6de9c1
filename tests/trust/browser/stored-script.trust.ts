import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCategory } from "#server/resources/category/category.factory.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { CHROMIUM_FLAGS, findChromium } from "../../../scripts/chromium.ts";
import { type Installation, openInstallation } from "../installation.ts";
import { BREAKOUTS, CANARY_HOST, dangerousUrls, htmlVectors } from "./vectors.ts";

let installation: Installation;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Scripts that ran, dialogs that opened and requests that left, each with the page where. */
const seen: string[] = [];

beforeAll(async () => {
  installation = await openInstallation();
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  // Without the policy of contents: the HTML itself has to be harmless.
  context = await browser.newContext({ bypassCSP: true, reducedMotion: "reduce" });
  await context.exposeFunction("canari", () => void seen.push(`a script ran on ${page.url()}`));
  await context.route("**/*", (route) => {
    const url = new URL(route.request().url());
    if (url.hostname === "127.0.0.1") return route.continue();
    if (url.hostname.includes(CANARY_HOST)) seen.push(`${url.href} was asked for on ${page.url()}`);
    return route.abort();
  });
  page = await context.newPage();
  page.on("dialog", (dialog) => {
    seen.push(`a dialog opened on ${page.url()}`);
    void dialog.dismiss();
  });
});
afterAll(async () => {
  await browser?.close();
  await installation.close();
});

const visit = async (path: string) => {
  await page.goto(installation.url() + path, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
};

/** Links and forms of the page that would run something. In the page's own words, for the tests have no types of a
 *  browser. */
const ACTIVE = `[...document.querySelectorAll("[href], [src], [action], [formaction], [srcdoc]")]
  .flatMap((element) => ["href", "src", "action", "formaction", "srcdoc"].map((name) => element.getAttribute(name) ?? ""))
  .filter((value) => /^[\\s\\u0000-\\u0020]*(?:java|vb|live)\\s*script\\s*:|^data:text|${CANARY_HOST.replace(".", "\\\\.")}/i.test(value))`;

async function create(resource: string, input: Record<string, unknown>): Promise<{ status: number; body: any }> {
  const { status, body } = await installation.asAdmin("POST", `/api/admin/${resource}`, input);
  expect([201, 400], JSON.stringify(input).slice(0, 200)).toContain(status);
  return { status, body };
}

describe("INP-9, INP-10, INP-11 hostile text and HTML in every field", () => {
  const articles: string[] = [];
  const products: string[] = [];

  it("hostile HTML is stored without what runs, and cleaning it again changes nothing", async () => {
    const vectors = htmlVectors();
    expect(vectors.length).toBeGreaterThanOrEqual(190);
    for (const [n, vector] of vectors.entries()) {
      const line = vector.slice(0, 100);
      const texts = { title: `${n} ${line}`, meta_title: line, meta_description: line };
      const content = `<p>Avant ${n}</p>${vector}<p>Après ${n}</p>`;
      const { status, body } = await create(
        "blogs",
        anArticle({ ...texts, content, excerpt: line, author: line.slice(0, 90), status: "published" }),
      );
      if (status !== 201) continue;
      articles.push(body.slug);
      const again = await installation.asAdmin("PUT", `/api/admin/blogs/${body.id}`, { ...body, content: body.content });
      expect(again.body.content, vector).toBe(body.content);
      if (n % 4 === 0) {
        const rows = [{ name: line, value: line, unit: line.slice(0, 20) }];
        const parts = {
          specifications: rows,
          benefits: [{ icon: line.slice(0, 40), title: line, description: line }, line],
          compatibility: [line],
          images: [{ id: line, url: "/uploads/x.png", filename: line, originalName: line, size: 1, isMain: true, alt_text: line }],
          downloads: [{ name: line, type: "Manuel", url: "/uploads/x.pdf", size: line.slice(0, 40), language: "Français" }],
        };
        const product = await create(
          "products",
          aProduct({
            ...texts,
            ...parts,
            reference: `${n} ${line}`.slice(0, 60),
            short_description: line,
            long_description: vector.slice(0, 5000),
            category: `Rayon ${n % 8}`,
          }),
        );
        if (product.status === 201) products.push(product.body.slug);
      }
    }
    for (const line of BREAKOUTS) {
      await create("slides", aSlide({ title: line, subtitle: line, cta_text: line, alt_text: line }));
      await create("features", aFeature({ title: line, description: line, icon: line.slice(0, 40) }));
      await create("categories", aCategory({ name: line.slice(0, 90), subcategories: [line] }));
    }
    expect(articles.length).toBeGreaterThan(180);
    expect(products.length).toBeGreaterThan(40);
  });

  it(
    "runs nothing and asks no other host for anything on public pages, from the server or by navigation",
    { timeout: 1_800_000 },
    async () => {
      const paths = [
        "/",
        "/fonctionnalites",
        "/produits",
        "/blog",
        "/en",
        "/en/products",
        "/en/blog",
        ...articles.map((slug) => `/blog/${slug}`),
        ...products.map((slug) => `/produits/${slug}`),
      ];
      for (const line of BREAKOUTS)
        paths.push(`/produits?q=${encodeURIComponent(line)}`, `/nulle-part/${encodeURIComponent(line.replaceAll("/", ""))}`);
      paths.push(`/comparer?produits=${products.slice(0, 3).join()}`, `/ma-selection?produits=${products.slice(0, 3).join()}`);
      const active: unknown[] = [];
      for (const path of paths) {
        await visit(path);
        const found = await page.evaluate(ACTIVE);
        if (Array.isArray(found) && found.length > 0) active.push([path, found]);
      }
      for (const slug of articles.slice(0, 12)) {
        await visit("/blog");
        const link = page.locator(`a[href="/blog/${slug}"]`).first();
        if ((await link.count()) === 0) continue;
        await link.click();
        await page.waitForURL(`**/blog/${slug}`);
      }
      expect(active).toEqual([]);
      expect(seen).toEqual([]);
    },
  );

  it("runs nothing in the back office either: lists, forms, search, history, bin", { timeout: 1_800_000 }, async () => {
    const user = JSON.stringify({ username: "admin", role: "admin" });
    await context.addInitScript(
      `localStorage.setItem("admin_token", ${JSON.stringify(installation.token())}); localStorage.setItem("admin_user", ${JSON.stringify(user)});`,
    );
    const { body: all } = await installation.asAdmin("GET", "/api/admin/blogs");
    const { body: shop } = await installation.asAdmin("GET", "/api/admin/products?limit=60");
    const forms = [
      ...all.slice(0, 40).map(({ id }: { id: number }) => `blog/${id}`),
      ...shop.data.slice(0, 12).map(({ id }: { id: number }) => `products/${id}`),
    ];
    const screens = [
      "",
      "/products",
      "/blog",
      "/slides",
      "/features",
      "/categories",
      "/media",
      "/activity",
      "/bin",
      ...forms.map((path) => `/${path}`),
    ];
    for (const path of screens) await visit(`/admin/dashboard${path}`);
    expect(page.url()).not.toContain("/login");
    expect(seen).toEqual([]);
  });

  it("leaves pages that parse, with their data in one piece", async () => {
    const validator = new HtmlValidate({
      extends: [],
      rules: { "close-order": "error", "element-permitted-content": "error", "no-raw-characters": "off" },
    });
    for (const path of ["/", "/produits", `/produits/${products[0]}`, ...articles.slice(-8).map((slug) => `/blog/${slug}`)]) {
      const { text, status } = await installation.send("GET", path);
      expect(status).toBe(200);
      const { results } = await validator.validateString(text);
      expect(results.flatMap(({ messages }) => messages.map(({ message, line }) => `${path}:${line} ${message}`))).toEqual([]);
      for (const [, json = ""] of text.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g))
        expect(() => JSON.parse(json), path).not.toThrow();
    }
  });
});

/** Markup that an editor writes, in its kinds; fifty articles are put together from it. */
const LEGITIMATE = [
  "<p>Un <strong>texte</strong> <em>utile</em>, de 12 m<sup>2</sup> et H<sub>2</sub>O.</p>",
  "<h2>Titre</h2>",
  "<h3>Sous-titre</h3>",
  "<ul><li>Un</li><li>Deux</li></ul>",
  "<ol><li>Premier</li></ol>",
  '<p><a href="/produits">ici</a></p>',
  '<p><a href="https://www.example.com/a?b=c&amp;d=e" target="_blank" rel="noopener noreferrer">là</a></p>',
  "<blockquote><p>Cité</p></blockquote>",
  "<pre><code>a &lt; b</code></pre>",
  "<table><tbody><tr><th>A</th><td>1</td></tr></tbody></table>",
  "<p>Ligne<br />suivante</p>",
  "<hr />",
  '<img alt="Salon" src="/uploads/a.webp" />',
  "<p><u>souligné</u> <s>barré</s></p>",
];

it("INP-9: fifty ordinary articles are stored to the letter", async () => {
  for (let n = 0; n < 50; n += 1) {
    const content = Array.from({ length: 3 + (n % 6) }, (_, m) => LEGITIMATE[(n * 5 + m * 3) % LEGITIMATE.length]).join("");
    const { body } = await create("blogs", anArticle({ content }));
    const normal = (html: string) => html.replace(/<img [^>]*>/g, (tag) => (tag.match(/\w+="[^"]*"/g) ?? []).toSorted().join(" "));
    expect(normal(body.content)).toBe(normal(content));
  }
});

it("INP-10: eighty dangerous URLs are refused as links and as files", async () => {
  const urls = dangerousUrls();
  expect(urls.length).toBeGreaterThanOrEqual(75);
  const accepted: string[] = [];
  for (const url of urls) {
    const slide = await installation.asAdmin("POST", "/api/admin/slides", aSlide({ cta_link: url }));
    if (slide.status !== 400) accepted.push(`cta_link ${JSON.stringify(url)} as ${slide.body.cta_link}`);
    for (const [resource, input, read] of [
      ["features", aFeature({ icon_url: url }), ({ icon_url }: any) => icon_url],
      ["blogs", anArticle({ image_url: url }), ({ image_url }: any) => image_url],
      [
        "products",
        aProduct({ downloads: [{ name: "x", type: "Manuel", url, language: "Français" }] }),
        ({ downloads }: any) => downloads[0].url,
      ],
    ] as const) {
      const { status, body } = await installation.asAdmin("POST", `/api/admin/${resource}`, input);
      // An older record's path is placed under /uploads/, whatever it is called.
      if (status !== 400 && !read(body).startsWith("/uploads/")) accepted.push(`${resource} ${JSON.stringify(url)} as ${read(body)}`);
    }
  }
  expect(accepted).toEqual([]);
});
