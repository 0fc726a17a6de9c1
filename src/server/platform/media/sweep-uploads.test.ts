import { existsSync } from "node:fs";
import { mkdir, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, it } from "vitest";
import { UNUSED_KEPT_DAYS } from "#contracts/media/media.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { RENDITIONS_FOLDER } from "./stored-name.ts";
import { sweepUploads } from "./sweep-uploads.ts";
import { createUploadStore } from "./upload-store.ts";

const DAY_MS = 24 * 60 * 60_000;

let now: Date;
const server = useTestServer();
beforeEach(() => {
  now = new Date();
});

const dependencies = () => ({ orm: server.orm, uploads: createUploadStore(server.uploadsFolder), now: () => now });
const sweep = () => sweepUploads(dependencies());
const passDays = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
};
const isThere = ({ filename }: { filename: string }) => existsSync(join(server.uploadsFolder, filename));

async function upload(): Promise<{ url: string; filename: string }> {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const data = new FormData();
  data.append("image", new Blob([bytes], { type: "image/png" }), "photo.png");
  return (await server.asAdmin("POST", "/api/admin/upload", data)).body;
}

it("UPL-7: deletes files that nothing has used for the grace time, and none that is young or used", async () => {
  const [unused, used] = [await upload(), await upload()];
  await server.asAdmin("POST", "/api/admin/features", aFeature({ icon_url: used.url }));
  expect(await sweep()).toBe(0);
  passDays(UNUSED_KEPT_DAYS - 1);
  const young = await upload();
  expect(await sweep()).toBe(0);
  passDays(1);
  expect(await sweep()).toBe(1);
  expect([unused, used, young].map(isThere)).toEqual([false, true, true]);
  const { data } = await server.call("GET", "media.list", {});
  expect(data.map(({ url }: { url: string }) => url)).toEqual([young.url, used.url]);
});

it("counts the grace time from the last use's end in the bin, and again after another use", async () => {
  const image = await upload();
  passDays(30);
  await sweep();
  const { body: feature } = await server.asAdmin("POST", "/api/admin/features", aFeature({ icon_url: image.url }));
  passDays(UNUSED_KEPT_DAYS + 1);
  await sweep();
  expect(isThere(image)).toBe(true);
  await server.asAdmin("DELETE", `/api/admin/features/${feature.id}`);
  await sweep();
  passDays(UNUSED_KEPT_DAYS + 1);
  await sweep();
  expect(isThere(image), "the bin holds it").toBe(true);
  await server.call("POST", "bin.erase", { noun: "feature", id: feature.id });
  await sweep();
  passDays(UNUSED_KEPT_DAYS - 1);
  await sweep();
  expect(isThere(image)).toBe(true);
  passDays(1);
  await sweep();
  expect(isThere(image)).toBe(false);
});

it("leaves a file that only the history shows, as the library says, and which can be deleted by hand", async () => {
  const [before, after] = [await upload(), await upload()];
  const { body: feature } = await server.asAdmin("POST", "/api/admin/features", aFeature({ icon_url: before.url }));
  await server.asAdmin("PUT", `/api/admin/features/${feature.id}`, { ...feature, icon_url: after.url });
  passDays(1);
  await sweep();
  passDays(UNUSED_KEPT_DAYS + 1);
  await sweep();
  expect(isThere(before)).toBe(true);
  const { data } = await server.call("GET", "media.list", { unused: true });
  const { id } = data.find(({ url }: { url: string }) => url === before.url);
  expect(await server.call("GET", "media.get", { id })).toMatchObject({ used_by: [], in_history: true });
  expect(await server.call("POST", "media.remove", { id })).toEqual({ success: true });
  expect(isThere(before)).toBe(false);
});

it("one instance sweeps at a time", async () => {
  const image = await upload();
  await sweep();
  passDays(UNUSED_KEPT_DAYS);
  const swept = await Promise.all([sweep(), sweep(), sweep()]);
  expect(swept.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(1);
  expect(isThere(image)).toBe(false);
});

const name = (digit: string) => `${digit.repeat(32)}.webp`;

/** Writes a file without a row, of this age. */
async function write(path: string, ageMs = 0): Promise<string> {
  const file = join(server.uploadsFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, "x");
  const written = new Date(Date.now() - ageMs);
  await utimes(file, written, written);
  return file;
}

it("deletes a file whose row was never written, with its derivatives, and leaves foreign ones alone", async () => {
  const left = await write(name("a"));
  const madeOfIt = await write(join(RENDITIONS_FOLDER, `${"b".repeat(32)}-480.avif`));
  const foreign = await write("lisez-moi.txt");
  expect(await sweep()).toBe(0);
  passDays(UNUSED_KEPT_DAYS - 1);
  const [underWay, image] = [await write(name("c")), await upload()];
  expect(await sweep()).toBe(0);
  passDays(1);
  expect(await sweep()).toBe(2);
  expect([left, madeOfIt, underWay, foreign].map((file) => existsSync(file))).toEqual([false, false, true, true]);
  expect(isThere(image)).toBe(true);
});

it("never deletes a file that is older than its database, nor its derivatives", async () => {
  const older = await write(name("d"), 10 * DAY_MS);
  const shown = await write(join(RENDITIONS_FOLDER, `${"d".repeat(32)}-480.avif`));
  await sweep();
  passDays(10 * UNUSED_KEPT_DAYS);
  await sweep();
  expect([older, shown].map((file) => existsSync(file))).toEqual([true, true]);
});
