import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import sharp from "sharp";
import { expect, it } from "vitest";
import { useTestServer } from "#server/testing/test-server.ts";
import { startMakingAhead } from "./make-ahead.ts";
import { createUploadStore } from "./upload-store.ts";

const server = useTestServer();

const log = pino({ level: "silent" });

async function store(uploads: ReturnType<typeof createUploadStore>, width: number, height = 40) {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#335577" } })
    .png()
    .toBuffer();
  return uploads.storeImage(server.orm.em.fork(), { bytes, originalName: "a.png" });
}

/** Lists the names of the derivatives of a picture. */
async function madeOf({ id }: { id: string }): Promise<string[]> {
  const names = await readdir(join(server.uploadsFolder, "renditions")).catch(() => []);
  return names.filter((name) => name.startsWith(id)).map((name) => name.slice(id.length + 1));
}

const OF_400 = ["160.avif", "320.avif", "full.avif"];

it("every width is made at once, for a new upload and for those before the start, so that no visitor waits", async () => {
  const uploads = createUploadStore(server.uploadsFolder);
  const before = await store(uploads, 400);
  expect(await madeOf(before)).toEqual([]);

  const making = await startMakingAhead({ orm: server.orm, uploads, log });
  await expect.poll(async () => (await madeOf(before)).toSorted()).toEqual(OF_400);
  const after = await store(uploads, 400);
  await expect.poll(async () => (await madeOf(after)).toSorted()).toEqual(OF_400);
  await making.stop();
});

it("the whole of a large picture is left to who zooms, and so is what no window shows of one that is not wide", async () => {
  const uploads = createUploadStore(server.uploadsFolder);
  const making = await startMakingAhead({ orm: server.orm, uploads, log });
  const [square, wide] = [await store(uploads, 2000, 2000), await store(uploads, 2000)];
  const upTo1280 = ["1280.avif", "160.avif", "320.avif", "480.avif", "640.avif", "960.avif"];
  await expect.poll(async () => (await madeOf(wide)).toSorted()).toEqual([...upTo1280, "1920.avif"].toSorted());
  await expect.poll(async () => (await madeOf(square)).toSorted()).toEqual(upTo1280);
  await making.stop(); // waits for what would be under way
  expect((await madeOf(square)).toSorted()).toEqual(upTo1280);
});

it("no width is made after the stop, and a deleted picture stops nothing", async () => {
  const uploads = createUploadStore(server.uploadsFolder);
  const making = await startMakingAhead({ orm: server.orm, uploads, log });
  const [gone, there] = [await store(uploads, 170), await store(uploads, 180)];
  await uploads.remove([gone.filename]);
  await expect.poll(async () => (await madeOf(there)).toSorted()).toEqual(["160.avif", "full.avif"]);
  await making.stop();
  const late = await store(uploads, 400);
  await making.stop();
  expect(await madeOf(late)).toEqual([]);
});
