import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type RunningServer, runServer } from "#server/testing/running-server.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { buildWhatIsStale } from "../../../../scripts/build.ts";

describe("an instance of several", () => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let running: RunningServer | undefined;

  beforeAll(() => buildWhatIsStale(), 120_000);
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "lumidar-instance-"));
    database = await createTestDatabase();
  });
  afterEach(async () => {
    running?.process.kill("SIGTERM");
    await running?.ended;
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  function start(): Promise<string> {
    running = runServer({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      JWT_SECRET: "a secret of the instances, 32 long",
      LOG_LEVEL: "warn",
    });
    return running.ready;
  }

  it("an instance shares the files of its pages with instances of other releases, and serves theirs", async () => {
    const url = await start();
    const [own = "", ...others] = await readdir(join(dataDir, "assets"));
    expect(others).toEqual([]);
    const page = await (await fetch(url)).text();
    const [, script = ""] = /"\/assets\/([\w.-]+\.js)"/.exec(page) ?? [];
    expect(await readdir(join(dataDir, "assets", own, "assets"))).toContain(script);

    const next = join(dataDir, "assets", "f".repeat(64), "assets");
    await mkdir(next, { recursive: true });
    await writeFile(join(next, "site-next.js"), "the next release");
    expect(await (await fetch(`${url}/assets/site-next.js`)).text()).toBe("the next release");
    expect((await fetch(`${url}/assets/site-gone.js`)).status).toBe(404);
  });

  it("an instance that cannot share its files starts, and warns", async () => {
    await writeFile(join(dataDir, "assets"), "a file, not a folder");
    const url = await start();
    expect((await fetch(url)).status).toBe(200);
    expect(running?.output()).toContain("no place for the files of pages");
    expect((await fetch(`${url}/assets/site-gone.js`)).status).toBe(404);
  });
});
