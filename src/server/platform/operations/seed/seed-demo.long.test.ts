import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openUploadStore } from "#server/platform/media/upload-store.ts";
import { createTestDatabase, reachTestDatabase } from "#server/testing/test-database.ts";
import { seedIfEmpty } from "./seed-demo.ts";

it("of two instances that start together on an empty database, one fills it, and the other waits as long as that takes", async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "lumidar-seed-"));
  const uploads = await openUploadStore(folder, undefined);
  await uploads.prepare();
  const lines: string[] = [];
  const seed = async () => {
    const { orm, drop } = await reachTestDatabase(`${database.url}?lock_timeout=200`);
    await seedIfEmpty({ orm, uploads, now: new Date(), log: (line) => lines.push(line) });
    await drop();
  };
  await Promise.all([seed(), seed()]);
  expect(lines).toEqual([expect.stringContaining("products"), "demo content: the database is not empty, left as it is"]);
  await database.drop();
  await rm(folder, { recursive: true });
});
