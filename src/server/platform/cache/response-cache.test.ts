import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { type IncomingHttpHeaders, request } from "node:http";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { AppError } from "#server/platform/errors/app-error.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { anyReplicaAnswers } from "#server/platform/database/replica/replica-driver.ts";
import { NO_REPLICAS } from "#server/platform/database/replica/watch-replicas.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { encode } from "./encoded-response.ts";
import { createResponseCache } from "./response-cache.ts";

let server: TestServer;
let listener: pg.Client;
beforeAll(async () => {
  server = await startTestServer({ cachesResponses: true });
  listener = new pg.Client({ connectionString: String(server.orm.config.get("clientUrl")) });
  await listener.connect();
  await listener.query("listen content");
});
afterAll(async () => {
  await listener.end();
  await server.stop();
});
beforeEach(() => server.setNow(new Date()));

const elsewhere = (sql: string) => server.orm.em.fork().execute(sql); // as another instance or a command would

/** Times that PostgreSQL read a table from its beginning to its end or by an index. */
async function readsOf(table: string): Promise<number> {
  await elsewhere("select pg_stat_force_next_flush()");
  const [row] = await elsewhere(
    `select (seq_scan + coalesce(idx_scan, 0))::int as reads from pg_stat_user_tables where relname = '${table}'`,
  );
  return row?.reads ?? 0;
}

const titles = async (path: string) => (await server.send("GET", path)).body.map(({ title }: { title: string }) => title);

/** Waits until the server hears of changes: only then does it cache anything. */
async function untilCached(): Promise<void> {
  await expect
    .poll(async () => {
      await server.send("GET", "/api/features");
      const before = await readsOf("feature");
      await server.send("GET", "/api/features");
      return (await readsOf("feature")) - before;
    })
    .toBe(0);
}

/** Creates a record, and waits until the server has heard of it and caches again. */
async function create(path: string, body: Record<string, unknown>): Promise<void> {
  const heard = new Promise((resolve) => listener.once("notification", resolve));
  await server.asAdmin("POST", path, body);
  await heard;
  await untilCached();
}

it("asks the database once for any number of requests, concurrent ones too", async () => {
  await untilCached();
  await server.asAdmin("POST", "/api/admin/slides", aSlide({ title: "Aube" }));
  const before = await readsOf("slide");
  const answers = await Promise.all(Array.from({ length: 20 }, () => titles("/api/slides")));
  expect(answers).toEqual(Array.from({ length: 20 }, () => ["Aube"]));
  expect(await titles("/api/slides?lang=fr")).toEqual(["Aube"]);
  // The list once, and the clock of publications, which looks at the table after each notice of a change.
  expect((await readsOf("slide")) - before).toBeLessThan(answers.length / 2);
});

it("stays valid while administrators type and keep forms open: drafts and presence are no content", async () => {
  await untilCached();
  await titles("/api/slides");
  const before = await readsOf("slide");
  const form = { noun: "slide", id: 1, tab: "a".repeat(32), device: "b".repeat(32), device_name: "" };
  expect(await server.call("POST", "drafts.keep", { ...form, title: "", version: 1, content: "{}" })).toHaveProperty("updated_at");
  expect(await server.call("POST", "presence.ping", form)).toHaveProperty("others");
  await titles("/api/slides");
  expect((await readsOf("slide")) - before).toBe(0);
});

it("caches what visitors read by RPC too, alone or in a batch, and nothing that administrators read", async () => {
  await create("/api/admin/slides", aSlide({ title: "Midi" }));
  const paths = ["/trpc/slides.listActive", "/trpc/slides.listActive,features.listActive?batch=1"];
  for (const path of paths) expect((await server.send("GET", path)).text).toContain("Midi");
  await elsewhere("alter table slide disable trigger all");
  await elsewhere("update slide set title = 'Quatorze heures' where title = 'Midi'"); // an unannounced change
  await elsewhere("alter table slide enable trigger all");
  for (const path of [...paths, "/trpc/slides.listActive?x=1"]) {
    const { text, headers } = await server.send("GET", path);
    expect(text, path).toContain("Midi");
    expect(headers.get("cache-control")).toBe("no-store");
  }
  await server.asAdmin("POST", "/api/admin/slides", aSlide({ title: "Minuit" }));
  for (const path of paths) expect((await server.send("GET", path)).text).toContain("Minuit");
  for (const status of [401, 200, 401]) {
    const send = status === 200 ? server.asAdmin : server.send;
    expect((await send("GET", "/trpc/slides.list")).status).toBe(status);
  }
});

it("caches what crawlers read until the content changes, and answers 304 to one that has it", async () => {
  await create("/api/admin/products", aProduct({ slug: "lampe-visible" }));
  const first = await server.send("GET", "/sitemap.xml");
  expect(first.text).toContain("lampe-visible");
  await elsewhere("alter table product disable trigger user");
  await elsewhere("update product set slug = 'lampe-changee' where slug = 'lampe-visible'"); // an unannounced change
  await elsewhere("alter table product enable trigger user");
  for (const path of ["/sitemap.xml", "/sitemap.xml?x=1"]) expect((await server.send("GET", path)).text).toBe(first.text);
  for (const path of ["/sitemap.xml", "/sitemap-1.xml", "/robots.txt", "/feed.xml"]) {
    const { headers } = await server.send("GET", path);
    const known = { "if-none-match": headers.get("etag") ?? "", "cache-control": "max-age=0" };
    expect((await server.send("GET", path, undefined, known)).status, path).toBe(304);
  }
  expect((await server.send("GET", "/sitemap-2.xml")).status).toBe(404);
  await server.asAdmin("POST", "/api/admin/products", aProduct({ slug: "lampe-suivante" }));
  expect((await server.send("GET", "/sitemap.xml")).text).toContain("lampe-suivante");
});

it("caches no preview, whose token expires", async () => {
  await untilCached();
  const { body: draft } = await server.asAdmin("POST", "/api/admin/blogs", anArticle({ slug: "un-essai" }));
  const { path } = await server.call("POST", "articles.previewLink", { id: draft.id });
  const input = { slug: "un-essai", apercu: new URL(path, server.url).searchParams.get("apercu") };
  const readStatus = async () =>
    (await server.send("GET", `/trpc/articles.view?input=${encodeURIComponent(JSON.stringify(input))}`)).status;
  expect([await readStatus(), await readStatus()]).toEqual([200, 200]);
  server.setNow(new Date(Date.now() + 365 * 24 * 60 * 60 * 1000));
  expect(await readStatus()).toBe(404);
});

it("shows an administrator's change to the next request", async () => {
  await untilCached();
  const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Veilleuse" }));
  const readTitle = async () => (await server.send("GET", `/api/products/${product.slug}`)).body.title;
  expect(await readTitle()).toBe("Veilleuse");
  await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...aProduct({ slug: product.slug }), title: "Liseuse" });
  expect(await readTitle()).toBe("Liseuse");
  await server.asAdmin("PATCH", `/api/admin/products/${product.id}/visibility`, { is_active: false });
  expect((await server.send("GET", `/api/products/${product.slug}`)).status).toBe(404);
});

it("drops what another instance changed, as soon as it is committed", async () => {
  await untilCached();
  await server.asAdmin("POST", "/api/admin/slides", aSlide({ title: "Crépuscule" }));
  expect(await titles("/api/slides")).toContain("Crépuscule");
  await elsewhere(`update slide set title = 'Nuit' where title = 'Crépuscule'`);
  await expect.poll(() => titles("/api/slides")).toContain("Nuit");
});

it("shows an article from its publication time on", async () => {
  await untilCached();
  const published_at = new Date(Date.now() + 60_000).toISOString();
  const article = anArticle({ title: "À venir", status: "published", published_at });
  expect((await server.asAdmin("POST", "/api/admin/blogs", article)).status).toBe(201);
  expect(await titles("/api/blogs")).not.toContain("À venir");
  server.setNow(new Date(Date.now() + 61_000));
  expect(await titles("/api/blogs")).toContain("À venir");
});

it("computes by a current replica or else by the primary, and serves stale or replica content while the primary is away", async () => {
  const { orm, url, drop } = await createTestDatabase();
  let isPrimaryAway = false;
  const cache = createResponseCache({
    orm,
    url,
    resources: [],
    replicas: { ...NO_REPLICAS, areCurrent: () => true, doAnswer: () => true },
    cdn: undefined,
    now: () => new Date(),
    log: pino({ level: "silent" }),
  });
  const current = { type: "text/plain", body: "what the primary and a current replica say" };
  const ofReplica = { type: "text/plain", body: "what a replica says" };
  let attempts = 0;
  const read = (key: string, failures: number) =>
    cache.get(
      key,
      async () => {
        attempts += 1;
        if (anyReplicaAnswers()) return ofReplica;
        if (isPrimaryAway || attempts <= failures) throw new AppError("unavailable");
        return current;
      },
      key,
    );
  const outcome = async (...asked: Parameters<typeof read>) => {
    attempts = 0;
    const response = await read(...asked);
    return { attempts, isCurrent: response.equals(encode(current)), isOfReplica: response.equals(encode(ofReplica)) };
  };
  await expect.poll(async () => (await read("any", 0)) === (await read("any", 0))).toBe(true);
  expect(await outcome("by a replica", 0)).toMatchObject({ attempts: 1, isCurrent: true });
  expect(await outcome("by the primary, the replica being lost", 1)).toMatchObject({ attempts: 2, isCurrent: true });
  isPrimaryAway = true;
  expect(await outcome("by a replica", 0), "cached").toMatchObject({ attempts: 0, isCurrent: true });
  expect(await outcome("by any replica", 0)).toMatchObject({ attempts: 3, isOfReplica: true });
  await cache.stop();
  await drop();
});

it("caches no response past a publication, also when the content changed while its time was looked up", async () => {
  const { orm, url, drop } = await createTestDatabase();
  const start = Date.now();
  let time = start;
  const publicationTimes = async () => [new Date(start - 60_000), new Date(start + 60_000), new Date(start + 3_600_000)];
  const cache = createResponseCache({
    orm,
    url,
    resources: [{ publicationTimes }, {}],
    replicas: NO_REPLICAS,
    cdn: undefined,
    now: () => new Date(time),
    log: pino({ level: "silent" }),
  });
  const read = (key: string, body: string) => cache.get(key, async () => ({ type: "text/plain", body }), key);
  await expect.poll(async () => (await read("any", "one")) === (await read("any", "other"))).toBe(true);

  cache.invalidate();
  const before = read("page", "without the article");
  cache.invalidate();
  await before;
  expect(await read("page", "another")).toBe(await before);
  time += 120_000;
  expect(cache.peek("page")).toBeUndefined();
  expect(await read("page", "with the article")).not.toBe(await before);

  await cache.stop();
  await drop();
});

it("drops everything when its connection for changes is lost, and listens again by itself", async () => {
  await untilCached();
  const before = await titles("/api/slides");
  await elsewhere("alter table slide disable trigger all");
  await elsewhere("update slide set title = 'Étoile'");
  await elsewhere("alter table slide enable trigger all");
  expect(await titles("/api/slides"), "an unannounced change").toEqual(before);
  await elsewhere(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lumidar content' and datname = current_database()",
  );
  await expect.poll(async () => new Set(await titles("/api/slides"))).toEqual(new Set(["Étoile"]));
  await untilCached();
});

it("answers 304 to a client that has it, and in brotli to browsers, which name gzip first", async () => {
  for (let n = 0; n < 5; n += 1) await server.asAdmin("POST", "/api/admin/products", aProduct());
  const { headers, text } = await server.send("GET", "/api/products?limit=5", undefined, { "accept-encoding": "identity" });
  const etag = headers.get("etag") ?? "";
  expect(headers.get("vary")).toContain("Accept-Encoding");
  expect(
    (await server.send("GET", "/api/products?limit=5", undefined, { "if-none-match": etag, "cache-control": "max-age=0" })).status,
  ).toBe(304);
  const compressed = await new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    request(`${server.url}/api/products?limit=5`, { headers: { "accept-encoding": "gzip, deflate, br, zstd" } }, (response) => {
      const { headers } = response;
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part)).on("end", () => resolve({ headers, body: Buffer.concat(parts) }));
    })
      .on("error", reject)
      .end();
  });
  expect(compressed.headers).toMatchObject({ "content-encoding": "br", etag });
  expect(brotliDecompressSync(compressed.body).toString()).toBe(text);
});

it("caches pages too, but neither those with a secret URL nor those that do not exist", async () => {
  let rendered = 0;
  const render = async ({ url }: { url: string }) => {
    rendered += 1;
    const isThere = !url.startsWith("/rien");
    return { status: isThere ? 200 : 404, html: `<!doctype html><script>page(${rendered})</script>` };
  };
  const site = await startTestServer({ cachesResponses: true, pages: { render } });
  await expect
    .poll(async () => {
      const [one, other] = [await site.send("GET", "/blog"), await site.send("GET", "/blog")];
      return one.text === other.text;
    })
    .toBe(true);
  const { headers, text } = await site.send("GET", "/blog");
  const hash = createHash("sha256")
    .update(text.replace(/^.*<script>|<\/script>$/g, ""))
    .digest("base64");
  expect(headers.get("content-security-policy"), "the policy is that of the cached scripts").toContain(`'sha256-${hash}'`);
  for (const url of ["/rien", "/blog/un-brouillon?apercu=abc", "/newsletter/confirmer?jeton=abc"]) {
    const before = rendered;
    await site.send("GET", url);
    await site.send("GET", url);
    expect(rendered - before, url).toBe(2);
  }
  await site.asAdmin("POST", "/api/admin/slides", aSlide());
  expect((await site.send("GET", "/blog")).text).not.toBe(text);
  await site.stop();
});

it("DOS-9: renders one page for all URLs that lead nowhere, in each language", async () => {
  const rendered: string[] = [];
  const app = {
    render: async ({ url }: { url: string }) => {
      rendered.push(url);
      return { status: 404, html: "<!doctype html>" };
    },
    patternOf: () => undefined,
  };
  const site = await startTestServer({ pages: app });
  for (const url of ["/rien", "/rien?q=1", "/en/nothing", "/rien/du/tout", "/en/nothing/at/all"]) {
    const { status, headers } = await site.send("GET", url);
    expect(status, url).toBe(404);
    expect(headers.get("content-security-policy"), url).toBeTruthy();
  }
  expect(rendered).toEqual(["/404/inconnue", "/en/404/inconnue"]);
  await site.stop();
});
