import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "#contracts/shared/brand.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

const storedCards = () => readdir(join(server.uploadsFolder, "cards")).catch(() => []);

async function card(path: string): Promise<{ etag: string | null; width: number; height: number; format: string }> {
  const answer = await fetch(server.url + path);
  const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
  return { etag: answer.headers.get("etag"), width, height, format };
}

it("a product has a card of its own, drawn once and again when its title changes", async () => {
  const fields = aProduct({ slug: "lampe", title: "Lampe <de> l’été & co" });
  const { body: product } = await server.asAdmin("POST", "/api/admin/products", fields);
  const first = await card("/partage/produits/lampe.jpg");
  expect(first).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  expect((await card("/partage/produits/lampe.jpg")).etag).toBe(first.etag);
  expect(await storedCards()).toHaveLength(1);
  await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...fields, title: "Autre nom" });
  expect((await card("/partage/produits/lampe.jpg")).etag).not.toBe(first.etag);
});

it.each([
  ["was garbled", (file: string) => writeFile(file, "x".repeat(5000))],
  ["is gone", (file: string) => rm(file)],
])("a product whose picture %s has a card without it, which is not stored", async (_, spoil) => {
  const form = new FormData();
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  form.append("image", new Blob([new Uint8Array(bytes)]), "abimee.png");
  const { body: image } = await server.asAdmin("POST", "/api/admin/upload", form);
  await spoil(join(server.uploadsFolder, image.filename));
  const images = [{ ...image, isMain: true }];
  await server.asAdmin("POST", "/api/admin/products", aProduct({ slug: image.id, images }));
  expect(await card(`/partage/produits/${image.id}.jpg`)).toMatchObject({ etag: null, width: 1200, height: 630, format: "jpeg" });
  expect((await storedCards()).filter((name) => name.startsWith(image.id))).toEqual([]);
});

it("the site has a card in each language, which says what the settings promise", async () => {
  const french = await card("/partage/fr.jpg");
  expect(french).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  expect((await card("/partage/en.jpg")).etag).not.toBe(french.etag);
  await server.call("POST", "settings.update", { ...DEFAULT_SETTINGS, tagline: "Une autre promesse", version: 1 });
  expect((await card("/partage/fr.jpg")).etag).not.toBe(french.etag);
  expect((await server.send("GET", "/partage/de.jpg")).status).toBe(404);
});

it("a title of any length fits", async () => {
  await server.asAdmin("POST", "/api/admin/products", aProduct({ slug: "long", title: "Anticonstitutionnellement ".repeat(7).trim() }));
  expect(await card("/partage/produits/long.jpg")).toMatchObject({ width: 1200, height: 630 });
});

it("a title of any characters has a card: invisible ones, piled marks, emoji, other scripts", async () => {
  const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ slug: "signes" }));
  const piled = [..."Lampe Zalgo ".repeat(6)].map((letter) => letter + "\u0301\u0316\u0489".repeat(20)).join("");
  for (const title of [
    "\u200b",
    "\u0301\u0301",
    "\ufeff\u2060",
    piled,
    "👩‍👩‍👧‍👦 🏠".repeat(20),
    "مصباح ذكي للمنزل",
    "\u202eabc",
    "﷽".repeat(60),
    "W".repeat(200),
    "\u{10ffff}",
    " ",
    "ༀྒྷྵ".repeat(40),
  ]) {
    await server.orm.em.fork().execute("update product set title = ? where id = ?", [title, product.id]);
    expect(await card("/partage/produits/signes.jpg"), JSON.stringify(title.slice(0, 20))).toMatchObject({ width: 1200, height: 630 });
  }
});

it("a client that has the card already gets 304", async () => {
  await server.asAdmin("POST", "/api/admin/blogs", anArticle({ slug: "conseil", status: "published" }));
  const { etag } = await card("/partage/blog/conseil.jpg");
  const again = await server.send("GET", "/partage/blog/conseil.jpg", undefined, {
    "if-none-match": etag ?? "",
    "cache-control": "max-age=0",
  });
  expect([again.status, again.text]).toEqual([304, ""]);
});

it("what visitors may not see has no card", async () => {
  const cards = await storedCards();
  await server.asAdmin("POST", "/api/admin/blogs", anArticle({ slug: "brouillon" }));
  for (const path of ["/partage/blog/brouillon.jpg", "/partage/produits/inconnu.jpg"])
    expect((await server.send("GET", path)).status).toBe(404);
  expect(await storedCards()).toEqual(cards);
});
