import { expect, it } from "vitest";
import type { PublicEntry } from "./bundles.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

let data = "a page";
let renderings = 0;

/** A public app that says what its pages are made of, and renders each again unless that is unchanged. */
const app: Partial<PublicEntry> = {
  render: async ({ isUnchanged }) => {
    if (isUnchanged?.(data)) return { status: 200, data };
    renderings += 1;
    return { status: 200, data, html: `<!doctype html><title>${data}</title><p>${"rendering ".repeat(200)}${renderings}` };
  },
};

const server = useTestServer({ cachesResponses: true, pages: app });

const change = () => server.asAdmin("POST", "/api/admin/slides", aSlide());
const etagOf = async () => (await server.send("GET", "/")).headers.get("etag") ?? "";
const again = (etag: string) => server.send("GET", "/", undefined, { "if-none-match": etag, "cache-control": "max-age=0" });

it("a page that a change does not concern is not rendered again, and stays in browsers' caches", async () => {
  // it is cached by now
  await expect.poll(async () => [await etagOf(), await etagOf()]).toSatisfy(([one, other]) => one === other);
  const etag = await etagOf();
  const before = renderings;
  await change();
  expect((await again(etag)).status).toBe(304);
  const inBrotli = await server.send("GET", "/", undefined, { "accept-encoding": "br" });
  expect([inBrotli.status, inBrotli.headers.get("etag")]).toEqual([200, etag]);
  expect(renderings).toBe(before);
});

it("a page that a change concerns is rendered again, once for all clients", async () => {
  const etag = await etagOf();
  const before = renderings;
  data = "another page";
  await change();
  const answers = await Promise.all([again(etag), again(etag), again(etag)]);
  expect(answers.map(({ status, text }) => [status, text.includes("another page")])).toEqual(answers.map(() => [200, true]));
  expect(renderings).toBe(before + 1);
});
