import { existsSync } from "node:fs";
import { mkdir, rename, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { z } from "zod";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { cloneDatabase } from "#server/testing/clone-database.ts";
import { PASSWORD, runServers, tokenOf } from "#server/testing/run-servers.ts";
import { buildWhatIsStale } from "../../../../scripts/build.ts";

const DAY_MS = 24 * 60 * 60_000;
const FILE = `${"a".repeat(32)}.webp`;
const JWT_SECRET = "0123456789abcdef0123456789abcdef";

describe("starts on an empty database", () => {
  const { run, dataDir } = runServers();

  beforeAll(() => buildWhatIsStale(), 120_000);

  async function writeUpload(ageMs: number): Promise<string> {
    const file = join(dataDir(), "uploads", FILE);
    await mkdir(join(dataDir(), "uploads"), { recursive: true });
    await writeFile(file, "x");
    const written = new Date(Date.now() - ageMs);
    await utimes(file, written, written);
    return file;
  }

  async function anEmptyDatabase(): Promise<string> {
    const { url, drop } = await cloneDatabase(inject("templateUrl"));
    onTestFinished(drop);
    return url;
  }

  async function slidesOf(url: string): Promise<number> {
    const response = await fetch(`${url}/api/slides`);
    return z.array(z.unknown()).parse(await response.json()).length;
  }

  it("a start is refused if the embedded database is gone from its data folder, and works once it is back", async () => {
    const first = run({ ADMIN_PASSWORD: PASSWORD });
    const token = await tokenOf(await first.ready);
    await fetch(`${await first.ready}/api/admin/slides`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(aSlide()),
    });
    first.process.kill("SIGTERM");
    await first.ended;
    const upload = await writeUpload(10 * DAY_MS);
    await rename(join(dataDir(), "postgres"), join(dataDir(), "elsewhere"));

    const second = run({ SEED_DEMO: "auto" });
    expect((await second.ended).code).toBe(1);
    expect(second.output().trim()).toMatch(
      /^DATA_DIR: .+ holds the jwt-secret, uploads of a site, but its database \(postgres\) is gone: .+$/,
    );
    expect([existsSync(upload), existsSync(join(dataDir(), "postgres"))]).toEqual([true, false]);

    await rename(join(dataDir(), "elsewhere"), join(dataDir(), "postgres"));
    expect(await slidesOf(await run().ready)).toBe(1);
  });

  it("a start beside the uploads of another database warns once, keeps them, and writes no demo content", async () => {
    const upload = await writeUpload(10 * DAY_MS);
    const server = run({ DATABASE_URL: await anEmptyDatabase(), JWT_SECRET, SEED_DEMO: "auto", LOG_LEVEL: "warn" });
    expect(await slidesOf(await server.ready)).toBe(0);
    const warnings = server
      .output()
      .split("\n")
      .filter((line) => line.includes('"level":40'));
    expect(warnings).toHaveLength(1);
    expect(JSON.parse(warnings[0] ?? "").msg).toContain("the database is empty, and holds nothing of the site that has left uploads in");
    expect(existsSync(upload)).toBe(true);
  });

  it("a start writes demo content without a warning if nothing is older than the database", async () => {
    const server = run({ DATABASE_URL: await anEmptyDatabase(), JWT_SECRET, SEED_DEMO: "auto", LOG_LEVEL: "warn" });
    expect(await slidesOf(await server.ready)).toBeGreaterThan(0);
    expect(server.output()).not.toContain("the database is empty");
  });
});
