import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { startWebhookReceiver, status, type WebhookReceiver } from "#server/testing/webhook-receiver.ts";

const TOKEN = "a token of the CDN";

const app = {
  render: async () => ({ status: 200, html: "<!doctype html><title>Une page</title>" }),
  patternOf: (path: string) => (path.startsWith("/rien") ? undefined : "/"),
};

let cdn: WebhookReceiver;
let site: TestServer;
beforeAll(async () => {
  cdn = await startWebhookReceiver();
  site = await startTestServer({ cachesResponses: true, pages: app, cdn: { purgeUrl: cdn.url, token: TOKEN } });
});
afterAll(async () => {
  await site.stop();
  await cdn.stop();
});

const purges = () => cdn.received.length;
const addSlide = () => site.asAdmin("POST", "/api/admin/slides", aSlide());

/** Sends the CDN's own request for a URL, without the headers that fetch would add. Gives what concerns caches in
 *  the response. */
function askAsCdn(path: string, headers: Record<string, string> = {}) {
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    const asked = request(site.url + path, { headers }, (answer) => {
      const { "cdn-cache-control": kept, "cache-tag": tag, "surrogate-key": key, "cache-control": browser, etag } = answer.headers;
      answer.resume().on("end", () => resolve({ status: answer.statusCode, kept, tag, key, browser, etag }));
    });
    asked.on("error", reject).end();
  });
}

// In this order: each of these begins when the CDN has received all purges that were owed.
it("the server purges the CDN after a change, and once more for responses under way, whoever made the change", async () => {
  await expect.poll(purges).toBe(2); // it may have missed changes before it started
  const [{ headers, body }] = cdn.received as [WebhookReceiver["received"][number]]; // polled for
  expect(headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, "content-type": "application/json" });
  expect(JSON.parse(body)).toEqual({ tags: ["content"] });
  for (const change of [addSlide, () => site.orm.em.fork().execute("update product set title = title")]) {
    const before = purges();
    await change();
    await expect.poll(purges).toBe(before + 1);
    await expect.poll(purges).toBe(before + 2);
  }
});

it("the server repeats a purge until the CDN has accepted it", async () => {
  const before = purges();
  cdn.answer(status(503), (response) => response.destroy(), status(429));
  await addSlide();
  await expect.poll(purges).toBe(before + 3 + 2);
});

it("the server purges the CDN when an article appears by its date", async () => {
  const now = new Date();
  site.setNow(now);
  const before = purges();
  const published_at = new Date(now.getTime() + 60_000).toISOString();
  await site.asAdmin("POST", "/api/admin/blogs", anArticle({ status: "published", published_at }));
  await expect.poll(purges).toBe(before + 2); // those of the save
  site.setNow(new Date(now.getTime() + 60_000));
  await expect.poll(purges).toBe(before + 3);
  await expect.poll(purges).toBe(before + 4);
});

it("a CDN may cache every public response, and learns the tag by which it is purged; browsers still ask", async () => {
  await site.asAdmin("POST", "/api/admin/products", aProduct({ slug: "lampe" }));
  const kept = expect.stringMatching(/^max-age=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/);
  const forCdn = { status: 200, kept, tag: "content", key: "content" };
  for (const url of ["/", "/produits/lampe", "/api/products", "/api/products/lampe", "/feed.xml", "/sitemap.xml"]) {
    const first = await askAsCdn(url);
    expect(first, url).toMatchObject({ ...forCdn, browser: "no-cache" });
    for (const time of ["from the stack", "ready"]) expect(await askAsCdn(url), `${url}, ${time}`).toEqual(first);
    expect(await askAsCdn(url, { "if-none-match": String(first.etag) }), url).toEqual({ ...first, status: 304 });
  }
  expect(await askAsCdn("/partage/produits/lampe.jpg")).toMatchObject(forCdn);
});

it("a CDN may cache nothing that is one person's, refused, or the back office's", async () => {
  const signedIn = { authorization: `Bearer ${site.token}` };
  const nothing = { kept: undefined, tag: undefined, key: undefined };
  for (const url of [
    "/blog/essai?apercu=abc",
    "/newsletter/confirmer?jeton=abc",
    "/rien",
    "/api/products/rien",
    "/api/rien",
    "/admin",
    "/readyz",
  ])
    expect(await askAsCdn(url), url).toMatchObject(nothing);
  for (const url of ["/api/admin/products", "/trpc/slides.list"])
    expect(await askAsCdn(url, signedIn), url).toMatchObject({ status: 200, ...nothing });
  for (let time = 0; time < 3; time += 1) expect(await askAsCdn("/trpc/slides.listActive"), "a visitor's call").toMatchObject(nothing);
  const { headers } = await site.send("POST", "/contact", "email=personne", { "content-type": "application/x-www-form-urlencoded" });
  expect(headers.get("cdn-cache-control")).toBeNull();
});

it("a CDN that does not respond delays no save", async () => {
  cdn.answer(() => {});
  for (let time = 0; time < 3; time += 1) expect((await addSlide()).status).toBe(201);
});

it("responses name no CDN where none is configured", async () => {
  const plain = await startTestServer({ cachesResponses: true, pages: app });
  for (const url of ["/", "/", "/", "/api/products", "/feed.xml", "/sitemap.xml", "/partage/fr.jpg"]) {
    const { headers } = await plain.send("GET", url);
    for (const name of ["cdn-cache-control", "cache-tag", "surrogate-key"]) expect(headers.get(name), url).toBeNull();
  }
  await plain.stop();
});
