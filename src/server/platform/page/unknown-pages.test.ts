import { afterEach, beforeEach, expect, it } from "vitest";
import type { PublicEntry } from "./bundles.ts";
import { aPage } from "#server/resources/page/page.factory.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

let renderings: number;
let status: number;
let pattern: string | undefined;
let endOfRenderings: Promise<void>;

/** A public app that knows no path. */
const app: Partial<PublicEntry> = {
  render: async () => {
    const html = `rendering ${++renderings}`;
    await endOfRenderings;
    return { status, html };
  },
  patternOf: () => pattern,
};

let server: TestServer;
beforeEach(async () => {
  renderings = 0;
  status = 404;
  pattern = undefined;
  endOfRenderings = Promise.resolve();
  server = await startTestServer({ pages: app });
});
afterEach(() => server.stop());

const textsOf = (paths: string[]) => Promise.all(paths.map(async (path) => (await server.send("GET", path)).text));

it("URLs that lead nowhere share one rendering, also when they are asked for at the same time", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  endOfRenderings = promise;
  const texts = textsOf(["/nulle-part", "/ailleurs/encore?q=1", "/la-bas"]);
  await expect.poll(() => renderings).toBeGreaterThan(0);
  await server.send("GET", "/healthz"); // meanwhile the two others have come
  resolve();
  expect(await texts).toEqual(Array(3).fill("rendering 1"));
  expect(await textsOf(["/plus-tard"])).toEqual(["rendering 1"]);
});

it("a rendering that failed is not the one that is shared", async () => {
  status = 503;
  expect((await server.send("GET", "/nulle-part")).status).toBe(503);
  status = 404;
  expect((await server.send("GET", "/nulle-part")).text).toBe("rendering 2");
});

it("a path of one part is rendered by itself only where a page has it, once it has one", async () => {
  pattern = "/:slug";
  expect(await textsOf(["/rentree", "/soldes"])).toEqual(["rendering 1", "rendering 1"]);
  await server.asAdmin("POST", "/api/admin/pages", aPage({ slug: "rentree" }));
  expect(await textsOf(["/rentree", "/soldes"])).toEqual(["rendering 2", "rendering 1"]);
});
