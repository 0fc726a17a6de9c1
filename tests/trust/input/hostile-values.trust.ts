import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aContactRequest } from "#server/resources/contact-request/contact-request.factory.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { databaseHash } from "../database-hash.ts";
import { type Installation, openInstallation } from "../installation.ts";
import { within } from "../time-factor.ts";
import { quantileOf } from "../statistics.ts";
import { tallyOf } from "../tally.ts";

let installation: Installation;
beforeAll(async () => {
  installation = await openInstallation();
});
afterAll(() => installation.close());

const JSON_TYPE = { "content-type": "application/json" };
const rpc = (procedure: string, input: unknown) => `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

it("INP-2: JSON nested from 33 to 200,000 levels deep is refused at once in every field, and changes nothing", async () => {
  const before = await databaseHash(installation);
  const accepted: unknown[] = [];
  const times: number[] = [];
  for (const depth of [33, 100, 6000, 50_000, 200_000]) {
    for (const [open, close, inner] of [
      ["[", "]", ""],
      ['{"a":', "}", "1"],
    ] as const) {
      const deep = `${open.repeat(depth)}${inner}${close.repeat(depth)}`;
      if (deep.length > 1_000_000) continue; // too large before it is too deep
      for (const field of ["title", "specifications", "images", "benefits", "related_products", "unknown", ""]) {
        const body = field === "" ? deep : `${JSON.stringify(aProduct()).slice(0, -1)},"${field}":${deep}}`;
        const { status, milliseconds } = await installation.asAdmin("POST", "/api/admin/products", body, JSON_TYPE);
        if (status !== 400) accepted.push({ depth, open, field, status });
        times.push(milliseconds);
      }
      const asText = await installation.asAdmin("POST", "/api/admin/products", { ...aProduct(), specifications: deep });
      const formed = await installation.send("POST", "/api/contact", `{"message":${deep}}`, JSON_TYPE);
      expect([asText.status, formed.status]).toEqual([400, 400]);
      const next = await installation.send("GET", "/api/products");
      expect(next.milliseconds).toBeLessThan(within(200));
    }
  }
  expect(accepted).toEqual([]);
  // The first requests of a kind also compile its code.
  expect(quantileOf(times, 0.95)).toBeLessThan(within(50));
  expect(await databaseHash(installation)).toEqual(before);
});

/** Lists the injections that sqlmap tries at level 3, risk 2: closing, boolean, error, stacked, union, time, each with
 *  several quotes and comments. */
function sqlVectors(): string[] {
  const closings = ["", "'", '"', "')", "'))", "\\'", "';", "%'", "$$", "1"];
  const kinds = [
    " or 1=1",
    " and 1=2",
    " and (select 1 from pg_sleep(5)) is not null",
    "; select pg_sleep(5)",
    " union select null,null,null",
    " union all select username,password_hash from administrator",
    " and cast(version() as int)=1",
    " and 1=(select count(*) from administrator)",
    "; drop table product; ",
    "; update administrator set role='reader'",
    " order by 99",
    " || (select password_hash from administrator limit 1)",
    " and extractvalue(1,concat(0x7e,version()))",
    " having 1=1",
    " limit 1 offset 1; copy administrator to '/tmp/x'",
  ];
  return closings.flatMap((closing) => kinds.flatMap((kind) => ["--", "/*"].map((comment) => `${closing}${kind}${comment}`)));
}

describe("INP-4 injection", () => {
  it("of SQL finds nothing on fifteen parameters: no fault, no delay, no other answer, nothing changed", async () => {
    await installation.asAdmin("POST", "/api/admin/products", aProduct({ title: "Lampe" }));
    const vectors = sqlVectors();
    expect(vectors.length).toBeGreaterThanOrEqual(300);
    const text = (value: string) => encodeURIComponent(value);
    const fields: [string, (value: string) => Promise<{ status: number; milliseconds: number; text: string }>][] = [
      ["q", (value) => installation.send("GET", `/api/products?q=${text(value)}`)],
      ["category", (value) => installation.send("GET", `/api/products?category=${text(value)}`)],
      ["sort", (value) => installation.send("GET", `/api/products?sort=${text(value)}`)],
      ["limit", (value) => installation.send("GET", `/api/products?limit=${text(value)}`)],
      ["page", (value) => installation.send("GET", `/api/products?page=${text(value)}`)],
      ["slug of a product", (value) => installation.send("GET", `/api/products/${text(value)}`)],
      ["slug of an article", (value) => installation.send("GET", `/api/blogs/${text(value)}`)],
      ["catalogue", (value) => installation.send("GET", rpc("products.catalogue", { q: value, category: value }))],
      ["quick search", (value) => installation.send("GET", rpc("search.quick", { q: value }))],
      ["the words of a page", (value) => installation.send("GET", `/produits?q=${text(value)}`)],
      ["the list of an administrator", (value) => installation.asAdmin("GET", `/api/admin/products?q=${text(value)}`)],
      ["its direction", (value) => installation.asAdmin("GET", `/api/admin/products?direction=${text(value)}`)],
      ["requests", (value) => installation.asAdmin("GET", rpc("contactRequests.list", { q: value }))],
      ["the library", (value) => installation.asAdmin("GET", rpc("media.list", { q: value }))],
      ["an id", (value) => installation.asAdmin("GET", `/api/admin/products/${text(value)}`)],
    ];
    const before = await databaseHash(installation);
    const found: unknown[] = [];
    for (const vector of vectors) {
      const answers = await Promise.all(fields.map(async ([field, ask]) => Object.assign({ field }, await ask(vector))));
      for (const { field, status, milliseconds, text } of answers) {
        if (status >= 500 || milliseconds > within(3000) || /\$argon2|syntax error|pg_catalog|PostgreSQL/.test(text))
          found.push({ field, vector, status, milliseconds });
      }
    }
    expect(found.slice(0, 5)).toEqual([]);
    expect(await databaseHash(installation)).toEqual(before);
    expect((await installation.asAdmin("GET", "/api/admin/dashboard/stats")).status).toBe(200);
  });

  it("by objects where a text or a number is due is refused", async () => {
    const odd: unknown[] = [
      { $ne: "" },
      { $gt: "" },
      { $like: "%" },
      { __raw: true, sql: "1=1" },
      { __helper: 1 },
      ["a"],
      [["a"]],
      { toString: 1 },
    ];
    for (const value of odd) {
      const what = JSON.stringify(value);
      for (const field of ["title", "slug", "reference", "category", "short_description", "is_active"])
        expect((await installation.asAdmin("POST", "/api/admin/products", aProduct({ [field]: value }))).status, `${field} ${what}`).toBe(
          400,
        );
      for (const path of [
        rpc("products.bySlug", { slug: value }),
        rpc("products.catalogue", { q: value }),
        rpc("articles.bySlug", { slug: value }),
      ])
        expect((await installation.send("GET", path)).status, path).toBe(400);
      expect((await installation.send("POST", "/api/admin/login", { username: value, password: value })).status, what).toBe(400);
      expect((await installation.asAdmin("POST", "/trpc/products.get", { id: value })).status, what).not.toBe(200);
    }
    for (const query of ["slug[$like]=%25", "q[$ne]=", "q[]=a", "category[__raw]=1", "limit=1&limit=2", "q=a&q=b"])
      expect((await installation.send("GET", `/api/products?${query}`)).status, query).toBe(400);
  });

  it("by wildcards of a search finds only what holds those signs", async () => {
    await installation.asAdmin("POST", "/api/admin/products", aProduct({ title: "Remise 50% net", reference: "A_B-1" }));
    await installation.asAdmin("POST", "/api/admin/products", aProduct({ title: "Prise simple", reference: "AXB-1" }));
    const titles = async (q: string) =>
      (await installation.send("GET", `/api/products?q=${encodeURIComponent(q)}`)).body.data.map(({ title }: any) => title);
    expect(await titles("50%")).toContain("Remise 50% net");
    for (const q of ["Pr%se", "Pr_se", "P%simple"]) expect(await titles(q), q).not.toContain("Prise simple");
  });
});

it("INP-5: three hundred tries to change a prototype leave every answer as it was", async () => {
  const headersOf = (headers: Headers) =>
    JSON.stringify([...headers].filter(([name]) => !/date|etag|x-request-id|nonce|security-policy/.test(name)));
  const sample = async () => {
    const paths = ["/api/products", "/api/slides", "/api/rien", "/healthz", "/trpc/slides.listActive"];
    const answers = await Promise.all(paths.map((path) => installation.send("GET", path)));
    return answers.map(({ status, text, headers }) => `${status} ${text.replace(/"[0-9a-f-]{36}"/g, "")} ${headersOf(headers)}`);
  };
  const before = await sample();
  const names = [
    "__proto__",
    "constructor",
    "constructor.prototype",
    "__proto__.polluted",
    "constructor[prototype]",
    "__proto__[polluted]",
    "prototype",
    "toString",
    "hasOwnProperty",
    "then",
  ];
  const values = [
    `{"polluted":1}`,
    `{"prototype":{"polluted":1}}`,
    `"x"`,
    `{"status":500,"body":"x"}`,
    `{"isAdmin":true,"role":"admin"}`,
    `[{"polluted":1}]`,
  ];
  let sent = 0;
  for (const name of names) {
    for (const value of values) {
      const product = JSON.stringify(aProduct());
      const bodies = [`{"${name}":${value},${product.slice(1)}`, `{"specifications":[{"${name}":${value}}],${product.slice(1)}`];
      const answers = await Promise.all([
        ...bodies.map((body) => installation.send("POST", "/api/admin/products", body, JSON_TYPE)),
        ...bodies.map((body) => installation.asAdmin("PUT", "/api/admin/products/2147483647", body, JSON_TYPE)),
        installation.send("POST", "/trpc/contactRequests.send", `{"${name}":${value}}`, JSON_TYPE),
        installation.send("GET", `/api/products?${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
        installation.send("GET", `/api/products?${encodeURIComponent(name)}[polluted]=1`, undefined, {
          [`x-${name.replace(/\W/g, "")}`]: "1",
        }),
        installation.send("POST", "/contact", `${encodeURIComponent(name)}=1&${encodeURIComponent(name)}[polluted]=1`, {
          "content-type": "application/x-www-form-urlencoded",
        }),
      ]);
      sent += answers.length;
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    }
  }
  expect(sent).toBeGreaterThan(300);
  for (let n = 0; n < 10; n += 1) expect(await sample()).toEqual(before);
});

it("INP-6: thirty kinds of long strings that make regular expressions slow are, in six fields, answered at once, and other requests meanwhile", async () => {
  const LONG = 50_000;
  const fill = (text: string, end = "") => text.repeat(Math.ceil(LONG / text.length)).slice(0, LONG) + end;
  const strings = [
    fill("a"),
    fill("a", "!"),
    fill(" "),
    fill(" ", "x"),
    fill("-"),
    fill("a-", "!"),
    fill("a@"),
    fill("a.", "@"),
    fill("/"),
    fill("../"),
    fill("\t\n"),
    fill("<"),
    fill("<a "),
    fill("<!--"),
    fill('<p style="'),
    fill("&#"),
    fill("&amp"),
    fill("a='"),
    fill("(("),
    fill("%20"),
    fill("éé"),
    fill("0"),
    fill("1.", "e"),
    fill("2020-"),
    fill("::"),
    fill("\u0301"),
    fill("https://"),
    fill("a b "),
    fill("\\"),
    fill('="'),
  ];
  const article = (content: string) => installation.asAdmin("POST", "/api/admin/blogs", anArticle({ content }));
  const fields: ((value: string) => Promise<{ status: number; milliseconds: number }>)[] = [
    (value) => installation.asAdmin("POST", "/api/admin/products", aProduct({ slug: value })),
    (value) => installation.send("POST", "/api/contact", aContactRequest({ email: value })),
    (value) => installation.asAdmin("POST", "/api/admin/slides", aSlide({ cta_link: value, image_url: value })),
    (value) => article(value),
    (value) => article(`<p>${value}</p><a href="${value}">a</a>`),
    (value) => installation.asAdmin("POST", "/api/admin/blogs", anArticle({ published_at: value })),
  ];
  const over = new AbortController();
  const waits: number[] = [];
  await installation.send("GET", "/");
  const visiting = (async () => {
    while (!over.signal.aborted) {
      waits.push((await installation.send("GET", "/")).milliseconds);
      await pause(10);
    }
  })();
  const slow: unknown[] = [];
  for (const value of strings) {
    for (const [field, send] of fields.entries()) {
      const { status, milliseconds } = await send(value);
      if (status >= 500 || milliseconds > within(100)) slow.push({ value: value.slice(0, 10), field, status, milliseconds });
    }
  }
  over.abort();
  await visiting;
  expect(slow).toEqual([]);
  expect(quantileOf(waits, 0.95)).toBeLessThan(within(200));
});

describe("INP-7 text that cannot be stored, or can be written in two ways", () => {
  it("such a text is refused in any field, path and query, without a fault", async () => {
    const wrong: unknown[] = [];
    const bad = [String.raw`\u0000`, String.raw`\ud800`, String.raw`\udc00x`];
    for (const escape of bad) {
      for (const field of Object.keys({ ...aProduct(), long_description: 1, compatibility: 1, benefits: 1, meta_title: 1 })) {
        const list = ["compatibility", "benefits"].includes(field) ? `["a${escape}"]` : `"a${escape}"`;
        const body = `${JSON.stringify(aProduct()).slice(0, -1)},"${field}":${list}}`;
        const { status } = await installation.asAdmin("POST", "/api/admin/products", body, JSON_TYPE);
        if (status !== 400) wrong.push({ escape, field, status });
      }
    }
    for (const path of ["/api/products?q=%00", "/api/products/%00", "/produits/%ed%a0%80", "/uploads/%00.webp", "/%ff", "/api/blogs/a%00b"])
      if (![400, 404].includes((await installation.send("GET", path)).status)) wrong.push(path);
    expect(wrong).toEqual([]);
  });

  it("names one product, however its letters are composed, and comes back as it was sent", async () => {
    const texts = [
      "👩‍👩‍👧‍👦 maison",
      "مرحبا بالعالم",
      "𝒜𝓁𝓅𝒽𝒶",
      "e\u0301te\u0301",
      "Ａｂｃ",
      "a\u200bb",
      "\u202eabc",
      "中文字",
      "ẞß ﬁ œ",
      "a\u2028b",
      "İi̇",
    ];
    for (const text of texts) {
      const { status, body } = await installation.asAdmin("POST", "/api/admin/products", aProduct({ title: text, long_description: text }));
      expect(status, text).toBe(201);
      expect([body.title, body.long_description]).toEqual([text.normalize("NFC"), text.normalize("NFC")]);
    }
    const [composed, decomposed] = ["Cafetière é", "Cafetière é"].map((name, n) => name.normalize(n ? "NFD" : "NFC"));
    const category = (name: string | undefined) => installation.asAdmin("POST", "/api/admin/categories", { name, subcategories: [] });
    expect([(await category(composed)).status, (await category(decomposed)).status]).toEqual([201, 409]);
    const reference = (text: string) => installation.asAdmin("POST", "/api/admin/products", aProduct({ reference: text }));
    expect([(await reference("RÉF-1".normalize("NFC"))).status, (await reference("RÉF-1".normalize("NFD"))).status]).toEqual([201, 409]);
  });
});

it("INP-8: of a hundred creations of one slug at once one succeeds, and reserved or empty slugs name their field", async () => {
  const taken = await Promise.all(
    Array.from({ length: 100 }, () => installation.asAdmin("POST", "/api/admin/products", aProduct({ slug: "un-seul" }))),
  );
  expect(tallyOf(taken)).toEqual({ 201: 1, 409: 99 });
  for (const slug of [
    "new",
    "edit",
    "admin",
    "..",
    ".",
    "%2e%2e",
    "!!!",
    "😀",
    "",
    " ",
    "a b",
    "A",
    "é",
    "a--b",
    "-a",
    "a-",
    "a/b",
    "a.b",
    "a".repeat(201),
    "x".repeat(9000),
  ]) {
    for (const [noun, input] of [
      ["products", aProduct({ slug })],
      ["blogs", anArticle({ slug })],
    ] as const) {
      const { status, body } = await installation.asAdmin("POST", `/api/admin/${noun}`, input);
      expect([status, body.issues?.[0]?.path], slug.slice(0, 20)).toEqual([400, "slug"]);
    }
  }
});
