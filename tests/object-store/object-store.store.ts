import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { restore } from "#server/platform/operations/backup/restore.ts";
import { backUp } from "#server/platform/operations/backup/backup.ts";
import { findFreePort } from "#server/platform/database/embedded/postmaster.ts";
import { openObjectStore } from "#server/platform/media/object-store/object-store.ts";
import { openUploadStore } from "#server/platform/media/upload-store.ts";
import { sweepUploads } from "#server/platform/media/sweep-uploads.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { LISTED_AT_ONCE, settingsOf, startStore } from "./swift.ts";

const DAY_MS = 24 * 60 * 60_000;

let folder: string;
let port: number;
let store: Awaited<ReturnType<typeof startStore>>;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lumidar-store-"));
  port = await findFreePort();
  store = await startStore(port, join(folder, "store"));
  server = await startTestServer({ objectStore: settingsOf(port) });
});
afterAll(async () => {
  await server.stop();
  await store.stop();
  await rm(folder, { recursive: true, force: true });
});

const bucket = () => openObjectStore(settingsOf(port));
const namesInBucket = async () => (await bucket().list()).map(({ name }) => name);
const forgetCopies = () => rm(server.uploadsFolder, { recursive: true });
const anotherFolder = async (name: string) => openUploadStore(join(folder, name), settingsOf(port));

async function sendImage() {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c9822b" } })
    .png()
    .toBuffer();
  const data = new FormData();
  data.append("image", new Blob([bytes], { type: "image/png" }), "photo.png");
  return server.asAdmin("POST", "/api/admin/upload", data);
}

async function upload(): Promise<{ url: string; filename: string }> {
  const { status, body } = await sendImage();
  expect(status).toBe(201);
  return body;
}

it("an upload is in the store, and read from there as from the disk: whole, or its headers only", async () => {
  const { url, filename } = await upload();
  expect(await namesInBucket()).toContain(filename);
  const before = await server.send("GET", url);
  await forgetCopies();
  const whole = await server.send("GET", url);
  expect(whole).toMatchObject({ status: 200, text: before.text });
  for (const name of ["content-type", "content-length", "cache-control", "content-security-policy", "accept-ranges"])
    expect(whole.headers.get(name)).toBe(before.headers.get(name));
  await forgetCopies();
  expect((await server.send("HEAD", url)).headers.get("content-length")).toBe(before.headers.get("content-length"));
});

it("a rendition is made once for all instances, and leaves the store with its picture", async () => {
  const { url, filename } = await upload();
  const rendition = url.replace(".webp", "-full.webp");
  expect((await server.send("GET", rendition)).status).toBe(200);
  const stored = `renditions/${filename.replace(".webp", "-full.webp")}`;
  expect(await namesInBucket()).toContain(stored);
  await forgetCopies();
  await bucket().remove(filename); // it cannot be made again
  expect((await server.send("GET", rendition)).status).toBe(200);
  const other = await anotherFolder("of-another-instance");
  await other.remove([filename]);
  expect(await namesInBucket()).not.toContain(stored);
});

it("a file that no row speaks of is swept from the store after a week", async () => {
  const orphan = `${"a".repeat(32)}.pdf`;
  await bucket().write(orphan, Buffer.from("x"));
  const uploads = await anotherFolder("of-the-sweeper");
  await sweepUploads({ orm: server.orm, uploads, now: () => new Date() });
  expect(await namesInBucket()).toContain(orphan);
  const { filename } = await upload();
  await sweepUploads({ orm: server.orm, uploads, now: () => new Date(Date.now() + 8 * DAY_MS) });
  const names = await namesInBucket();
  expect(names).not.toContain(orphan);
  expect(names).toContain(filename);
});

it("files move into the store and back; old copies leave the folder, but never what the store lacks", async () => {
  const uploads = await anotherFolder("moving");
  const here = await openUploadStore(join(folder, "moving"), undefined);
  const [kept, moved] = [`${"b".repeat(32)}.pdf`, `${"c".repeat(32)}.pdf`];
  await here.files.write(moved, Buffer.from("moved"));
  expect(await uploads.files.moveToStore()).toBe(1);
  expect(await uploads.files.moveToStore()).toBe(0);
  await here.files.write(kept, Buffer.from("kept"));
  const longAgo = new Date(Date.now() - 30 * DAY_MS);
  for (const name of [kept, moved]) await utimes(join(folder, "moving", name), longAgo, longAgo);
  expect(await uploads.files.dropCopies(new Date())).toBe(1);
  expect(await readdir(join(folder, "moving"))).toEqual([kept]);
  const back = await anotherFolder("back");
  expect(await back.files.moveFromStore()).toBe((await namesInBucket()).length);
  expect(String(await (await openUploadStore(join(folder, "back"), undefined)).files.read(moved))).toBe("moved");
});

it("a list longer than the store gives at once is read to its end", async () => {
  const before = (await namesInBucket()).length;
  const added = 2 * LISTED_AT_ONCE + 5;
  for (let n = 0; n < added; n += 1) await bucket().write(`long/${n}`, Buffer.from("x"));
  expect((await namesInBucket()).length).toBe(before + added);
  for (const { name } of await bucket().list("long/")) await bucket().remove(name);
});

it("a backup leaves no copies of the store's files in the folder", async () => {
  const uploads = await anotherFolder("of-the-backup");
  await backUp(server.orm, uploads.files, join(folder, "all.backup"));
  expect(await readdir(join(folder, "of-the-backup")).catch(() => [])).toEqual([]);
});

it("a start is refused with one line that names the setting and no key", async () => {
  const checkStore = (changes: object) => openObjectStore({ ...settingsOf(port), ...changes }).check();
  await expect(checkStore({ accessKeyId: "lumidar:other", secretAccessKey: "hidden" })).rejects.toThrow(
    /^S3_SECRET_ACCESS_KEY: .*S3_ACCESS_KEY_ID(?!.*hidden).*$/,
  );
  await expect(checkStore({ secretAccessKey: "hidden" })).rejects.toThrow(/^S3_SECRET_ACCESS_KEY: (?!.*hidden).*$/);
  await expect(checkStore({ bucket: "elsewhere" })).rejects.toThrow(/^S3_BUCKET: .*elsewhere/);
  await expect(checkStore({ endpoint: `http://127.0.0.1:${await findFreePort()}` })).rejects.toThrow(/^S3_ENDPOINT: .*cannot be reached/);
});

it("a start on a machine whose clock is wrong says so", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20 * 60_000 });
  try {
    await expect(bucket().check()).rejects.toThrow(/^S3_ENDPOINT: .*clock/);
  } finally {
    vi.useRealTimers();
  }
  await bucket().check();
});

it("a backup is restored into an empty store, from where every file is served", async () => {
  const { url, filename } = await upload();
  const file = join(folder, "to-restore.backup");
  await backUp(server.orm, (await anotherFolder("backed-up")).files, file);
  for (const name of await namesInBucket()) await bucket().remove(name);
  await forgetCopies();
  expect((await server.send("GET", url)).status).toBe(404);
  const empty = await createTestDatabase();
  await restore(empty.orm, (await anotherFolder("restored")).files, file);
  await empty.drop();
  expect(await namesInBucket()).toContain(filename);
  expect((await server.send("GET", url)).status).toBe(200);
});

it("without the store, an upload and a file without copy get 503 in French, all else goes on, and it comes back by itself", async () => {
  const { url } = await upload();
  const { url: away } = await upload();
  await forgetCopies();
  expect((await server.send("GET", url)).status).toBe(200); // a copy from now on
  await store.stop();
  expect((await server.send("GET", url)).status).toBe(200);
  const { status, body, headers } = await server.send("GET", away);
  expect({ status, code: body.code, message: body.message }).toEqual({
    status: 503,
    code: "unavailable",
    message: "Le stockage des fichiers ne répond pas. Réessayez dans un instant.",
  });
  expect(headers.get("retry-after")).toBe("5");
  expect((await sendImage()).status).toBe(503);
  expect((await server.send("GET", "/api/products")).status).toBe(200);
  expect((await server.send("GET", "/readyz")).status).toBe(200);
  store = await startStore(port, join(folder, "store"));
  expect((await server.send("GET", away)).status).toBe(200);
});
