import { spawn } from "node:child_process";
import { once } from "node:events";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { runServer } from "#server/testing/running-server.ts";
import { type Installation, openInstallation } from "../installation.ts";
import { sendTo } from "../send.ts";
import { report, setting } from "./setting.ts";

const PRODUCTS = setting("TRUST_BACKUP_PRODUCTS", 5_000);
const PICTURES = setting("TRUST_BACKUP_PICTURES", 500);

let site: Installation;
let folder: string;

/** Runs a documented command on a data folder. */
async function db(dataDir: string, ...words: string[]): Promise<{ code: number; output: string; milliseconds: number }> {
  const since = performance.now();
  const child = spawn(process.execPath, ["scripts/db.ts", ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [[code], out, err] = await Promise.all([once(child, "close"), text(child.stdout), text(child.stderr)]);
  return { code, output: out + err, milliseconds: performance.now() - since };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lumidar-backup-"));
  site = await openInstallation();
  const { code, output } = await db(site.dataDir, "seed", "--products", String(PRODUCTS));
  if (code !== 0) throw new Error(output);
}, 600_000);
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function upload(n: number): Promise<string> {
  const form = new FormData();
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: { r: n % 256, g: n >> 8, b: 9 } } })
    .png()
    .toBuffer();
  form.append("image", new Blob([new Uint8Array(picture)], { type: "image/png" }), `image-${n}.png`);
  return (await site.asAdmin("POST", "/api/admin/upload", form)).body.url;
}

it("OPS-6: a backup made while others write holds all that was acknowledged before, and is restored by one command; a flipped byte is refused", async () => {
  const urls: string[] = [];
  for (let n = 0; n < PICTURES; n += 1) urls.push(await upload(n));
  const hashes = await Promise.all(
    urls.map(async (url) =>
      createHash("sha256")
        .update((await site.send("GET", url)).bytes)
        .digest("hex"),
    ),
  );
  const acknowledged: string[] = [];
  const over = new AbortController();
  const writers = Array.from({ length: 5 }, async () => {
    while (!over.signal.aborted) {
      const { status, body } = await site.asAdmin("POST", "/api/admin/products", aProduct());
      if (status === 201) acknowledged.push(body.slug);
    }
  });
  await expect.poll(() => acknowledged.length, { interval: 20 }).toBeGreaterThan(50);
  const before = [...acknowledged];
  const file = join(folder, "site.backup");
  const made = await db(site.dataDir, "backup", file);
  over.abort();
  await Promise.all(writers);
  expect(made.code, made.output).toBe(0);

  const dataDir = join(folder, "restored");
  const restored = await db(dataDir, "restore", file);
  expect(restored.code, restored.output).toBe(0);
  report("OPS-6", {
    products: PRODUCTS,
    pictures: PICTURES,
    writtenMeanwhile: acknowledged.length - before.length,
    backupMs: Math.round(made.milliseconds),
    restoreMs: Math.round(restored.milliseconds),
  });
  const server = runServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: "un mot de passe de test" });
  try {
    const url = await server.ready;
    const there = new Set<string>();
    for (let page = 1; ; page += 1) {
      const { data } = (await sendTo(url, { method: "GET", path: `/api/products?limit=5000&page=${page}` })).body;
      for (const { slug } of data) there.add(slug);
      if (data.length < 5_000) break;
    }
    expect(before.filter((slug) => !there.has(slug))).toEqual([]);
    for (const [index, path] of urls.entries()) {
      const bytes = Buffer.from(await (await fetch(url + path)).arrayBuffer());
      expect(createHash("sha256").update(bytes).digest("hex"), path).toBe(hashes[index]);
    }
  } finally {
    server.process.kill("SIGTERM");
    await server.ended;
  }

  const bytes = await readFile(file);
  const at = Math.floor(bytes.length / 3);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(join(folder, "flipped.backup"), bytes);
  const refused = await db(join(folder, "refused"), "restore", join(folder, "flipped.backup"));
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/cannot be restored/);
});
