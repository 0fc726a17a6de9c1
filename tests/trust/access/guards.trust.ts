import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCategory } from "#server/resources/category/category.factory.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { databaseHash } from "../database-hash.ts";
import { type Installation, openInstallation } from "../installation.ts";
import { documentedPaths, guardedProcedures } from "../inventory.ts";

let installation: Installation;
beforeAll(async () => {
  installation = await openInstallation();
});
afterAll(() => installation.close());

const VALID: Record<string, (fields?: Record<string, unknown>) => Record<string, unknown>> = {
  products: aProduct,
  slides: aSlide,
  features: aFeature,
  blogs: anArticle,
  categories: aCategory,
};
const RESOURCES = Object.keys(VALID);
const TABLES: Record<string, string> = {
  products: "product",
  slides: "slide",
  features: "feature",
  blogs: "article",
  categories: "category",
};

async function create(resource: string, fields: Record<string, unknown> = {}): Promise<Record<string, any>> {
  const { status, body } = await installation.asAdmin("POST", `/api/admin/${resource}`, VALID[resource]?.(fields));
  expect(status).toBe(201);
  return body;
}

/** Asks for so many at a time: of more than a hundred at once an overloaded server refuses some, whoever asks
 *  (DOS-7). */
const GROUP = 50;

async function inGroups<Answer>(paths: string[], ask: (path: string) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let begun = 0; begun < paths.length; begun += GROUP)
    answers.push(...(await Promise.all(paths.slice(begun, begun + GROUP).map(ask))));
  return answers;
}

it("ACL-1: without a good token no path nor procedure of the administration answers, whatever the method, and nothing changes", async () => {
  for (const resource of RESOURCES) await create(resource);
  const other = await installation.send("POST", "/api/admin/login", { username: "admin", password: "un mot de passe de test" });
  const revoked = other.body.token;
  await installation.send("POST", "/trpc/session.logout", {}, { authorization: `Bearer ${revoked}` });
  const good = installation.token();
  const senders: [string, Record<string, string>, string][] = [
    ["none", {}, ""],
    ["an empty header", { authorization: "" }, ""],
    ["no token", { authorization: "Bearer" }, ""],
    ["garbage", { authorization: "Bearer x.y.z" }, ""],
    ["a key", { authorization: `Bearer lum_${"a".repeat(43)}` }, ""],
    ["a revoked one", { authorization: `Bearer ${revoked}` }, ""],
    ["a cut one", { authorization: `Bearer ${good.slice(0, -4)}` }, ""],
    ["in the query", {}, `?token=${good}&access_token=${good}&authorization=Bearer%20${good}`],
    ["in a cookie", { cookie: `admin_token=${good}; token=${good}` }, ""],
    ["in another header", { "x-access-token": good, "x-authorization": `Bearer ${good}` }, ""],
  ];
  const rest = (await documentedPaths(installation)).filter(({ isGuarded, path }) => isGuarded || path.startsWith("/api/admin/"));
  const paths = [...new Set(rest.map(({ path }) => path))].filter((path) => path !== "/api/admin/login");
  paths.push(...RESOURCES.map((resource) => `/api/admin/${resource}/1`), "/api/admin/product-export?input=%7B%7D");
  const procedures = guardedProcedures().map(({ path }) => path);
  const before = await databaseHash(installation);
  /** A key is refused on procedures by its kind, and a method that tRPC does not know by its type, whoever asks. */
  const isRefused = ({ sender, method, path, status }: { sender: string; method: string; path: string; status: number }) =>
    [401, 405].includes(status) ||
    (path.startsWith("/trpc/") && ((sender === "a key" && status === 403) || (!["GET", "POST"].includes(method) && status === 415)));
  const open: unknown[] = [];
  for (const [sender, headers, query] of senders) {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      const answers = await inGroups([...paths, ...procedures], async (path) => {
        const sent = method === "GET" || method === "DELETE" ? undefined : {};
        const asked = path.includes("?") ? `${path}&${query.slice(1)}` : path + query;
        const { status } = await installation.send(method, asked, sent, headers);
        return { sender, method, path, status };
      });
      // A key is refused on procedures by its kind: it opens documented paths only.
      open.push(...answers.filter((answer) => !isRefused(answer)));
    }
  }
  expect(open.slice(0, 5)).toEqual([]);
  expect(await databaseHash(installation)).toEqual(before);
});

/** A written list of all that visitors get of each kind: one key more must be added here on purpose. */
const ENTITY = ["created_at", "id", "updated_at", "version"];
const PRODUCT =
  `benefits category compatibility downloads featured image_url images is_active is_new lifecycle long_description meta_description meta_title
  price_from published_at published_until reference short_description slug specifications subcategory title`.split(/\s+/);
const PRODUCT_DETAIL =
  `complementary_products data_notice manufacturer_address manufacturer_contact manufacturer_name related_products replaced_by required_products
  responsible_address responsible_contact responsible_name safety_warnings security_updates_until`.split(/\s+/);
const PUBLIC_KEYS: Record<string, string[]> = {
  "/api/products": [...ENTITY, ...PRODUCT],
  "/api/products/{slug}": [...ENTITY, ...PRODUCT, ...PRODUCT_DETAIL],
  "/api/slides": [
    ...ENTITY,
    ..."alt_text cta_link cta_text image_focus image_url is_active order_index published_at published_until subtitle title".split(" "),
  ],
  "/api/features": [...ENTITY, ..."description icon icon_url is_active order_index published_at published_until title".split(" ")],
  "/api/blogs": [
    ...ENTITY,
    ..."author category content excerpt image_focus image_url meta_description meta_title published_at published_until slug status title".split(
      " ",
    ),
  ],
};

it("ACL-3: visitors get the listed fields and no other", async () => {
  const { slug } = await create("products");
  await create("slides");
  await create("features");
  await create("blogs", { status: "published" });
  for (const [path, keys] of Object.entries(PUBLIC_KEYS)) {
    const { body } = await installation.send("GET", path.replace("{slug}", slug));
    const row = Array.isArray(body) ? body[0] : (body.data?.[0] ?? body);
    expect(Object.keys(row).toSorted(), path).toEqual(keys.toSorted());
  }
});

/** Query strings that other servers took for filters: on each of these fields, in each of these ways. */
function oracles(): string[] {
  const fields = ["password", "password_hash", "author.password_hash", "administrator", "is_active", "uploads", "search_text", "id"];
  const ways = (field: string) => [
    `where[${field}]=a`,
    `where[${field}][like]=a%25`,
    `where[${field}][$startsWith]=a`,
    `filters[${field}][$contains]=a`,
    `filter=${field}:a`,
    `filter[${field}][_starts_with]=a`,
    `filter={"${field}":{"_eq":"a"}}`,
    `order_by=${field}`,
    `orderBy=${field}`,
    `order=${field}`,
    `fields=${field}`,
    `fields[]=${field}`,
    `select=${field}`,
    `include=${field}`,
    `populate=${field}`,
    `populate[${field}][fields]=a`,
    `expand=${field}`,
    `with=${field}`,
    `${field}=a`,
    `${field}[$ne]=a`,
    `${field}[]=a`,
    `$where=${field}`,
    `search[${field}]=a`,
    `group_by=${field}`,
    `having=${field}`,
    `aggregate[max]=${field}`,
    `embed=${field}`,
    `relations=${field}`,
    `projection=${field}`,
    `status=draft&${field}=1`,
    `is_active=false&${field}=1`,
    `preview=true&${field}=1`,
    `draft=1&${field}=1`,
    `all=1&${field}=1`,
    `deleted=1&${field}=1`,
    `__proto__[${field}]=1`,
    `constructor[prototype][${field}]=1`,
    `locale=all&${field}=1`,
    `depth=10&${field}=1`,
    `raw=${field}`,
  ];
  return fields.flatMap(ways);
}

it("ACL-4: no query string that filters, sorts, selects or joins changes what visitors read", async () => {
  await create("products", { title: "Visible" });
  await create("products", { title: "Masqué", is_active: false });
  const asked = oracles();
  expect(asked.length).toBeGreaterThanOrEqual(300);
  const leaks: string[] = [];
  for (const path of ["/api/products", "/api/slides", "/api/features", "/api/blogs"]) {
    const { text } = await installation.send("GET", path);
    for (const query of asked) {
      const answer = await installation.send("GET", `${path}?${encodeURI(query)}`);
      if (answer.status !== 400 && answer.text !== text) leaks.push(`${path}?${query}: ${answer.status}`);
    }
  }
  // Sorting is documented for products, by these values only; any other is refused.
  for (const field of ["password_hash", "id", "search_text", "uploads"])
    expect((await installation.send("GET", `/api/products?sort=${field}`)).status, field).toBe(400);
  expect(leaks).toEqual([]);
});

describe("ACL-5 mass assignment", () => {
  const FOREIGN = {
    id: 4242,
    created_at: "2001-01-01T00:00:00.000Z",
    updated_at: "2001-01-01T00:00:00.000Z",
    role: "admin",
    is_admin: true,
    author_id: 1,
    administrator: 1,
    deleted_at: "2001-01-01T00:00:00.000Z",
    password: "x",
    password_hash: "x",
    search_text: "x",
    uploads: ["x"],
    image_count: 99,
    constructor: { prototype: { polluted: 1 } },
  };

  it.each(RESOURCES)("writes no column of the server's own (%s)", async (resource) => {
    const plain = await create(resource);
    const readRow = async (id: unknown) =>
      (await installation.query(`select to_jsonb(t) as row from "${TABLES[resource]}" t where id = $1`, [id]))[0]?.row;
    const valid = VALID[resource]?.() ?? {};
    const body = `${JSON.stringify({ ...valid, ...FOREIGN, version: 99 }).slice(0, -1)},"__proto__":{"is_admin":true,"id":4242}}`;
    const made = await installation.asAdmin("POST", `/api/admin/${resource}`, body, { "content-type": "application/json" });
    expect([201, 400]).toContain(made.status);
    expect(await readRow(4242)).toBeUndefined();

    const before = await readRow(plain.id);
    const change = { ...valid, ...FOREIGN, version: plain.version };
    const changed = await installation.asAdmin("PUT", `/api/admin/${resource}/${plain.id}`, change);
    const after = await readRow(plain.id);
    expect(changed.status).toBe(200);
    for (const column of ["id", "created_at"]) expect(after[column], column).toEqual(before[column]);
    expect(after.version).toBe(before.version + 1);
    expect(after.updated_at).not.toContain("2001");
    expect(JSON.stringify(after)).not.toContain("4242");
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(after.uploads, "of resources that have any").toEqual(before.uploads);
  });
});

it("ACL-6: ids that are none, or another kind's, name nothing, and never a fault", async () => {
  const product = await create("products");
  const ids = [
    "0",
    "-1",
    "1.5",
    "1e3",
    "0x1",
    "1%20",
    "%201",
    "01",
    "NaN",
    "null",
    "[]",
    "{}",
    "2147483648",
    "9223372036854775808",
    "undefined",
  ];
  ids.push(
    "6f1c0e0a-0000-4000-8000-000000000000",
    "1;2",
    "1,2",
    "true",
    "%00",
    "1%00",
    "٣",
    "１",
    "-0",
    "+1",
    "1'--",
    "..",
    "a".repeat(300),
  );
  const before = await databaseHash(installation);
  for (const resource of RESOURCES) {
    const max = await installation.query<{ id: number }>(`select max(id) + 100 as id from "${TABLES[resource]}"`);
    for (const id of [...ids, String(max[0]?.id ?? 0)]) {
      const answers = [
        await installation.asAdmin("GET", `/api/admin/${resource}/${id}`),
        await installation.asAdmin("PUT", `/api/admin/${resource}/${id}`, VALID[resource]?.()),
        await installation.asAdmin("DELETE", `/api/admin/${resource}/${id}`),
      ];
      // « .. » is resolved by the client: it asks for the list.
      const allowed = id === ".." ? [200, 404, 405] : [400, 404];
      for (const { status } of answers) expect(allowed, `${resource}/${id}`).toContain(status);
    }
  }
  for (const id of [null, [], {}, "1", 1.5, -1, 2 ** 31, 2 ** 63, true, [product.id], { $ne: 0 }, { id: product.id }]) {
    const { status } = await installation.asAdmin("POST", "/trpc/products.remove", { id });
    expect(status, JSON.stringify(id)).toBe(400);
  }
  expect(await databaseHash(installation)).toEqual(before);
});

it("ACL-7: what administrators read is stored nowhere, and no byte of it reaches a visitor, whoever asked before", async () => {
  const canary = "Kanarienvogel";
  await create("products", { title: `${canary} masqué`, is_active: false });
  await create("blogs", { title: `${canary} brouillon` });
  const shared = ["/api/products", "/api/blogs", "/", "/produits", "/blog", "/trpc/products.listActive?input=%7B%7D", "/sitemap.xml"];
  const secret = [
    "/api/admin/products",
    "/api/admin/blogs",
    "/trpc/dashboard.stats",
    "/admin",
    "/admin/dashboard/products",
    "/admin/login",
  ];
  const ask = async (n: number) => {
    const isAdmin = n % 2 === 0;
    const path = (isAdmin ? [...secret, ...shared] : shared)[n % (isAdmin ? secret.length + shared.length : shared.length)] ?? "/";
    const answer = await (isAdmin ? installation.asAdmin : installation.send)("GET", path);
    return { ...answer, path, isAdmin };
  };
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  for (let n = 0; n < 1000; n += 20) answers.push(...(await Promise.all(Array.from({ length: 20 }, (_, more) => ask(n + more)))));
  expect(answers.filter(({ status }) => status >= 400).map(({ status, path }) => `${status} ${path}`)).toEqual([]);
  const ofAdmin = answers.filter(({ path }) => /^\/(?:api\/admin|admin|trpc\/dashboard)/.test(path));
  expect(new Set(ofAdmin.map(({ headers }) => headers.get("cache-control")))).toEqual(new Set(["no-store"]));
  expect(answers.filter(({ isAdmin, text }) => !isAdmin && text.includes(canary)).map(({ path }) => path)).toEqual([]);
});
