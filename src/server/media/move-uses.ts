import type { EntityManager } from "@mikro-orm/postgresql";
import { type Download, downloadSize, type ProductImage } from "#contracts/product/product-parts.ts";
import type { MediaUse } from "#contracts/media/media.ts";
import { Article } from "#server/article/article.entity.ts";
import { Feature } from "#server/feature/feature.entity.ts";
import { Product } from "#server/product/product.entity.ts";
import { Slide } from "#server/slide/slide.entity.ts";
import { usesOf } from "./media-uses.ts";
import { bareName } from "./stored-name.ts";
import type { Upload } from "./upload.entity.ts";

/** Puts one file's address where the other's stands, whatever host, width or format it is asked for with. */
function moverOf(from: Upload, to: Upload): (text: string) => string {
  const address = new RegExp(String.raw`/uploads/${bareName(from.filename)}(?:-\d+)?\.\w+`, "g");
  return (text) => text.replace(address, `/uploads/${to.filename}`);
}

function withAddress(image: ProductImage, url: string, { filename, original_name, size, width, height, color }: Upload): ProductImage {
  if (url === image.url) return image;
  const sides = { ...(width && { width }), ...(height && { height }), ...(color && { color }) };
  return { id: bareName(filename), url, filename, originalName: original_name, size, isMain: image.isMain, ...sides };
}

function withSize(download: Download, url: string, { size }: Upload): Download {
  return url === download.url ? download : { ...download, url, size: downloadSize(size) };
}

function idsOf(uses: MediaUse[], noun: MediaUse["noun"]): { id: { $in: number[] } } {
  return { id: { $in: [...new Set(uses.filter((use) => use.noun === noun).map(({ id }) => id))] } };
}

/** Moves every use of a file to another one of its kind. Runs in the caller's transaction, which holds all uses (`holdUses`); whatever it changes gets a new version, so
 *  that a form which was open meanwhile cannot bring the old address back unnoticed. */
export async function moveUses(em: EntityManager, from: Upload, to: Upload): Promise<void> {
  const uses = await usesOf(em, from.filename);
  const moved = moverOf(from, to);
  for (const product of await em.find(Product, idsOf(uses, "product"))) {
    product.images = product.images.map((image) => withAddress(image, moved(image.url), to));
    product.downloads = product.downloads.map((download) => withSize(download, moved(download.url), to));
  }
  for (const slide of await em.find(Slide, idsOf(uses, "slide"))) slide.image_url = moved(slide.image_url);
  for (const feature of await em.find(Feature, idsOf(uses, "feature"))) feature.icon_url = moved(feature.icon_url);
  for (const article of await em.find(Article, idsOf(uses, "article"))) {
    article.image_url = moved(article.image_url);
    article.content = moved(article.content);
  }
  await em.flush();
}
