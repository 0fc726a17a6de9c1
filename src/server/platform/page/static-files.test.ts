import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

const FILES = {
  "public/assets/site-now.js": "the present site",
  "public/logo.svg": "<svg/>",
  "admin/admin-assets/frame-now.js": "the present frame",
  [`shared/${"a".repeat(64)}/assets/site-next.js`]: "the site of the next release",
  "shared/draft-1/assets/site-draft.js": "half a copy",
};

describe("files for browsers", () => {
  let dist: string;
  let server: TestServer;

  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), "lumidar-dist-"));
    for (const [path, text] of Object.entries(FILES)) {
      await mkdir(dirname(join(dist, path)), { recursive: true });
      await writeFile(join(dist, path), text);
    }
    server = await startTestServer({
      folders: { publicBundle: join(dist, "public"), adminBundle: join(dist, "admin"), shared: join(dist, "shared") },
    });
  });
  afterAll(async () => {
    await server.stop();
    await rm(dist, { recursive: true });
  });

  it.each([
    ["/assets/site-now.js", "the present site"],
    ["/admin-assets/frame-now.js", "the present frame"],
    ["/assets/site-next.js", "the site of the next release"],
  ])("%s is served and kept for a year, whichever of the known releases it is of", async (path, text) => {
    const answer = await server.send("GET", path);
    expect([answer.status, answer.text]).toEqual([200, text]);
    expect(answer.headers.get("cache-control")).toBe("max-age=31536000,immutable");
  });

  it.each([
    "/assets/site-gone.js",
    "/assets/site-draft.js",
    "/admin-assets/frame-gone.js",
    "/assets/../stray.js",
    "/..%2fstray.js",
    "/assets/..%2f..%2f..%2fstray.js",
    "/..%5cstray.js",
    "/stray.js",
    "/site-then.js",
  ])("%s is of no release: a 404 that no cache keeps", async (path) => {
    const { status, headers } = await server.send("GET", path);
    expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
  });
});
