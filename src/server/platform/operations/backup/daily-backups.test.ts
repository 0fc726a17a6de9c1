import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { StoredFiles } from "#server/platform/media/object-store/stored-files.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { backUpDaily, KEPT_BACKUPS } from "./daily-backups.ts";
import { restore } from "./restore.ts";

let server: TestServer;
let parent: string;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  parent = await mkdtemp(join(tmpdir(), "lumidar-daily-"));
  folder = join(parent, "backups");
});
afterAll(async () => {
  await server.stop();
  await rm(parent, { recursive: true });
});

const backUpOn = (day: string) =>
  backUpDaily({ orm: server.orm, files: new StoredFiles(server.uploadsFolder), folder, now: () => new Date(`${day}T03:00:00Z`) });

it("a backup is made once a day, and the last week's are kept beside files that are none of ours", async () => {
  const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct());
  expect(await backUpOn("2026-11-01")).toBe(join(folder, "lumidar-2026-11-01.backup"));
  expect(await backUpOn("2026-11-01")).toBeUndefined();
  await writeFile(join(folder, "avant-la-migration.backup"), "");
  const days = Array.from({ length: KEPT_BACKUPS }, (_, index) => `2026-11-${String(index + 2).padStart(2, "0")}`);
  for (const day of days) await backUpOn(day);
  expect((await readdir(folder)).toSorted()).toEqual(["avant-la-migration.backup", ...days.map((day) => `lumidar-${day}.backup`)]);

  const empty = await createTestDatabase();
  await restore(empty.orm, new StoredFiles(join(parent, "uploads")), join(folder, `lumidar-${days.at(-1)}.backup`));
  expect(await empty.orm.em.fork().execute("select slug from product")).toEqual([{ slug: product.slug }]);
  await empty.drop();
});

it("backups of a day to come, which a wrong clock made, push out none but each other", async () => {
  const names = async () => (await readdir(folder)).filter((entry) => entry.startsWith("lumidar-")).toSorted();
  const before = await names();
  await backUpOn("2030-11-09");
  expect(await names()).toEqual([...before.slice(1), "lumidar-2030-11-09.backup"]);
  await backUpOn("2026-11-09");
  expect(await names()).toEqual([...before.slice(1), "lumidar-2026-11-09.backup"]);
});

it("a backup that cannot be made pushes no older one out", async () => {
  const before = await readdir(folder);
  await server.orm.em.fork().execute("alter table saved_view rename to saved_view_gone");
  await expect(backUpOn("2026-12-01")).rejects.toThrow(/saved_view/);
  await server.orm.em.fork().execute("alter table saved_view_gone rename to saved_view");
  expect(await readdir(folder)).toEqual(before);
});
