import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { mulberry32 } from "#server/resources/product/demo/mulberry32.ts";
import { type Installation, openInstallation } from "../installation.ts";
import { flat, sendImage, storedFiles } from "./sending.ts";

let installation: Installation;
beforeEach(async () => {
  installation = await openInstallation();
});
afterEach(() => installation.close());

type Row = { filename: string; sha256: string };
const rows = () => installation.query<Row>("select filename, sha256 from upload");

it("UPL-8: killed while 200 pictures are sent, the server has every acknowledged one whole, and no row without its file", async () => {
  const bytes = await flat(900, 600).jpeg().toBuffer();
  const acknowledged: string[] = [];
  const sending = Array.from({ length: 200 }, async (_, n) => {
    const { status, body } = await sendImage(installation, { bytes, name: `photo ${n}.jpg` });
    if (status === 201) acknowledged.push(body.filename);
    if (acknowledged.length === 60) installation.server().process.kill("SIGKILL");
  });
  await Promise.allSettled(sending);
  expect((await installation.server().ended).signal).toBe("SIGKILL");
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  await installation.start();
  const stored = await rows();
  expect(stored.map(({ filename }) => filename)).toEqual(expect.arrayContaining(acknowledged));
  const broken: string[] = [];
  for (const { filename, sha256 } of stored) {
    const file = await readFile(join(installation.dataDir, "uploads", filename)).catch(() => Buffer.alloc(0));
    if (createHash("sha256").update(file).digest("hex") !== sha256) broken.push(filename);
  }
  expect(broken).toEqual([]);
  expect((await storedFiles(installation)).filter((name) => name.startsWith(".tmp-"))).toEqual([]);
});

it("UPL-7: a thousand random uses of forty pictures, and the sweeping that follows takes none that is used, and all that never were", async () => {
  const urls: string[] = [];
  for (let n = 0; n < 40; n += 1)
    urls.push(
      (
        await sendImage(installation, {
          bytes: await flat(8 + n, 8)
            .png()
            .toBuffer(),
        })
      ).body.url,
    );
  const [unused, used] = [urls.slice(0, 10), urls.slice(10)];
  const random = mulberry32(20_261_122);
  const one = <Value>(values: Value[]) => values[Math.floor(random() * values.length)];
  const features: number[] = [];
  for (let n = 0; n < 1000; n += 1) {
    const choice = random();
    const input = aFeature({ icon_url: random() < 0.8 ? one(used) : "" });
    const id = one(features);
    if (id === undefined || choice < 0.35) features.push((await installation.asAdmin("POST", "/api/admin/features", input)).body.id);
    else if (choice < 0.7) await installation.asAdmin("PUT", `/api/admin/features/${id}`, input);
    else {
      await installation.asAdmin("DELETE", `/api/admin/features/${id}`);
      features.splice(features.indexOf(id), 1);
    }
  }
  // A sweeping runs at each start: one notes what nothing uses, and one deletes it, once its grace time has passed.
  const sweep = async () => {
    await installation.stop();
    await installation.start();
  };
  await sweep();
  await expect.poll(async () => (await installation.query("select 1 from upload where unused_since is not null")).length).toBe(10);
  await installation.query("update upload set unused_since = unused_since - interval '40 days'");
  await sweep();
  await expect.poll(async () => (await rows()).length).toBe(30);
  const names = (list: string[]) => list.map((url) => url.replace("/uploads/", "")).toSorted();
  await expect.poll(() => storedFiles(installation)).toEqual(names(used));
  for (const url of unused) expect((await installation.send("GET", url)).status).toBe(404);
  const { body } = await installation.send("GET", "/api/features");
  const icons = body.map(({ icon_url }: { icon_url: string }) => icon_url).filter(Boolean);
  for (const icon of icons) expect((await installation.send("GET", icon)).status, icon).toBe(200);
});
