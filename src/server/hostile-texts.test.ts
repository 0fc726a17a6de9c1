import { readFileSync } from "node:fs";
import { readXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { withoutInvisible } from "#contracts/shared/normalize.ts";
import { anArticle } from "./resources/article/article.factory.ts";
import { aCategory } from "./resources/category/category.factory.ts";
import { aContactRequest } from "./resources/contact-request/contact-request.factory.ts";
import { aFeature } from "./resources/feature/feature.factory.ts";
import { aProduct } from "./resources/product/product.factory.ts";
import { aSlide } from "./resources/slide/slide.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

const caseFile = (path: string) => JSON.parse(readFileSync(`tests/cases/${path}.json`, "utf8"));

type Factory = (fields: Record<string, unknown>) => object;

const RESOURCES: { path: string; make: Factory; required: string[]; optional: string[] }[] = [
  {
    path: "products",
    make: aProduct,
    required: ["title", "reference", "short_description"],
    optional: ["category", "subcategory", "long_description", "meta_title", "meta_description"],
  },
  { path: "blogs", make: anArticle, required: ["title", "content"], optional: ["excerpt", "meta_title", "meta_description"] },
  { path: "slides", make: aSlide, required: ["title", "cta_text"], optional: ["subtitle", "alt_text"] },
  { path: "features", make: aFeature, required: ["title", "description"], optional: ["icon"] },
  { path: "categories", make: aCategory, required: ["name"], optional: [] },
];

const FIELDS = RESOURCES.flatMap(({ path, make, required, optional }) =>
  [
    required.map((field) => ({ path, make, field, emptied: { status: 400, body: { issues: [{ path: field }] } } })),
    optional.map((field) => ({ path, make, field, emptied: { status: 201, body: { [field]: "" } } })),
  ].flat(),
);

/** Noncharacters, half a character, controls. */
const FORBIDDEN = [
  "\ufffe",
  "\uffff",
  "\ufdd0",
  "\u{1fffe}",
  "\u{10ffff}",
  "\ud800",
  "\udc00",
  "\u0000",
  "\u0008",
  "\u000b",
  "\u001f",
  "\u007f",
];

const INVISIBLE = "\u200b\u200d\u00ad\u2060\u3164\ufe0f\ufeff\u202e\u{e0041}\u115f\u2800\u0085";

/** Legitimate texts: letters beyond 16 bits, joined emoji, French blanks, Arabic and Hebrew, marks. */
const LEGITIMATE = [
  "ab𠮷",
  "𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷",
  "👨‍👩‍👧‍👦 ❤️ 🇫🇷 👍🏽",
  "12\u202f% d’« économie\u00a0»",
  "می‌خواهم",
  "שלום",
  "Z͑ͫ̓ͪ",
  "한국어",
  "a\u3164b",
];

const send = (path: string, body: object) => server.asAdmin("POST", `/api/admin/${path}`, body);

describe.each(FIELDS)("the text $field of $path", ({ path, make, field, emptied }) => {
  it("the field is refused by name with a character that XML forbids", async () => {
    for (const forbidden of FORBIDDEN) {
      const { status, body } = await send(path, make({ [field]: `Capteur ${forbidden} un` }));
      expect(status, forbidden).toBe(400);
      expect(body.issues[0].path, forbidden).toBe(field);
    }
  });

  it("the field is empty if it has only invisible characters", async () => {
    for (const text of [INVISIBLE, ` ${INVISIBLE} `, ...INVISIBLE]) {
      const sent = path === "blogs" && field === "content" ? `<p>${text}</p>` : text;
      const { status, body } = await send(path, make({ [field]: sent }));
      expect({ status, body }, JSON.stringify(text)).toMatchObject(emptied);
    }
  });

  it("the field otherwise stays as it was typed", async () => {
    for (const [index, text] of LEGITIMATE.entries()) {
      const unique = field === "icon" ? text : `${text} ${path} ${index}`;
      const { status, body } = await send(path, make({ [field]: unique }));
      expect(status, unique).toBe(201);
      // A reference is a code: what no one sees in it goes.
      const stored = field === "reference" ? withoutInvisible(unique) : unique;
      expect(body[field]).toBe(stored.normalize("NFC"));
    }
  });
});

describe("doubles that differ in invisible characters", () => {
  it.each([
    ["products", aProduct, { reference: "ESS-12" }, { reference: "ess\u200b-\u00ad12" }],
    ["products", aProduct, { slug: "ess-12-lampe" }, { slug: "ess-12\u2060-lampe" }],
    ["blogs", anArticle, { slug: "mon-article" }, { slug: "mon\u200b-article" }],
    ["categories", aCategory, { name: "Éclairage d’été" }, { name: "E\u0301clai\u00adrage d’été\u3164" }],
  ])("an invisible double is refused (%s, %j)", async (path, make, first, second) => {
    expect((await send(path, make(first))).status).toBe(201);
    const { status, body } = await send(path, make(second));
    expect([status, body.code, body.issues[0].path]).toEqual([409, "conflict", Object.keys(first)[0]]);
  });

  it("an invisible double is one sub-category, and one category for the products that name it", async () => {
    const { body } = await send(
      "categories",
      aCategory({ name: "Chauffage central", subcategories: ["Radiateurs", "Radi\u00adateurs", "\u200b"] }),
    );
    expect(body.subcategories).toEqual(["Radiateurs"]);
    const product = await send("products", aProduct({ category: "Chauffage\u200b central" }));
    expect(product.body.category).toBe("Chauffage central");
  });
});

it("forbidden characters are refused in parts, translations, requests, notes and names as well", async () => {
  const product = (await send("products", aProduct())).body;
  const parts = [
    { specifications: [{ name: "Por\ufffetée", value: "3", unit: "m" }] },
    { benefits: [{ title: "A\uffff" }] },
    { compatibility: ["Mat\u{1ffff}ter"] },
    { downloads: [{ name: "Noti\ufffece", type: "Notice", url: "/uploads/a.pdf", language: "Français" }] },
  ];
  for (const part of parts) {
    const { status, body } = await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...aProduct(), ...part });
    expect([status, body.issues[0].path.split(".")[0]]).toEqual([400, Object.keys(part)[0]]);
  }
  const fields = { title: "Sen\ufffesor" };
  const request = await server.send("POST", "/api/contact", aContactRequest({ message: "Bon\ufffejour" }));
  expect([request.status, request.body.issues[0].path]).toEqual([400, "message"]);
  const calls: [string, object][] = [
    ["translations.save", { noun: "product", record: product.id, language: "en", fields, is_published: false }],
    ["apiKeys.create", { name: "Clé\ufffe", scopes: ["products:read"], days: 1 }],
    ["synonymGroups.create", { words: ["machin", "tru\ufffec"], meant: [] }],
  ];
  for (const [procedure, input] of calls) expect((await server.asAdmin("POST", `/trpc/${procedure}`, input)).status, procedure).toBe(400);
});

describe("inputs of other programs", () => {
  it("a search finds a letter beyond 16 bits, whole or mistyped, and never fails", async () => {
    expect((await send("products", aProduct(caseFile("03-letters-beyond-16-bits/produit")))).status).toBe(201);
    expect((await server.send("GET", `/api/products?q=${encodeURIComponent("ab𠮷")}`)).body.total).toBeGreaterThan(0);
    for (const q of [...LEGITIMATE, "𠮷𠮷𠮷𠮷𠮷x𠮷𠮷", "abc𠮷efgh𠮷", "\ufffe\uffff", INVISIBLE])
      for (const path of ["/api/products?q=", "/en/feed.xml?q=", "/api/blogs?q="])
        expect((await server.send("GET", path + encodeURIComponent(q))).status, q).toBeLessThan(500);
  });

  it("an input with a noncharacter is refused", async () => {
    for (const [path, file] of [
      ["blogs", "article"],
      ["products", "produit"],
    ] as const) {
      const { status, body } = await send(path, caseFile(`05-noncharacters-break-xml/${file}`));
      expect([status, body.issues[0].path]).toEqual([400, "title"]);
    }
  });

  it("a noncharacter that was stored before leaves the feed, the sitemap and the workbook whole", async () => {
    const em = server.orm.em.fork();
    const article = (await send("blogs", anArticle({ title: "Un mot coupé", status: "published" }))).body;
    const product = (await send("products", aProduct({ title: "Capteur température" }))).body;
    await em.execute("update article set title = ?, excerpt = ? where id = ?", ["Un mot cou\ufffepé", "Bref\u001f.", article.id]);
    await em.execute("update product set title = ?, short_description = ? where id = ?", ["Capteur temp\uffffé", "x\u0008", product.id]);
    for (const path of ["/feed.xml", "/en/feed.xml", "/sitemap.xml"]) {
      const { text } = await server.send("GET", path, undefined, { "cache-control": "max-age=0" });
      await em.execute("select xmlparse(document ?)", [text]); // libxml2 refuses what is no XML
      expect(text).not.toMatch(/[\ufffe\uffff]/);
    }
    const headers = { authorization: `Bearer ${server.token}` };
    const answer = await fetch(`${server.url}/api/admin/product-export?input=${encodeURIComponent('{"format":"xlsx"}')}`, { headers });
    const [sheet] = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets;
    expect(sheet?.rows.flat()).toContain("Capteur tempé");
  });
});
