import { downloadSize, type ProductImage, type WrittenDownload } from "#contracts/product/product-parts.ts";
import type { Replacement } from "#server/platform/declaration/media-user.ts";
import { bareName } from "#server/platform/media/stored-name.ts";

/** A product's pictures with one file in place of another. A picture that showed the other gets the file's name, size and colour too. */
export function replaceInImages(images: ProductImage[], { by, inText }: Replacement): ProductImage[] {
  const { filename, original_name, size, width, height, color } = by;
  const sides = { ...(width && { width }), ...(height && { height }), ...(color && { color }) };
  return images.map((image) => {
    const url = inText(image.url);
    if (url === image.url) return image;
    const role = { isMain: image.isMain, ...(image.isDrawing && { isDrawing: true }) };
    return { id: bareName(filename), url, filename, originalName: original_name, size, ...role, ...sides };
  });
}

/** A product's downloads with one file in place of another, and its size with it. */
export function replaceInDownloads(downloads: WrittenDownload[], { by, inText }: Replacement): WrittenDownload[] {
  return downloads.map((download) => {
    const url = inText(download.url);
    return url === download.url ? download : { ...download, url, size: downloadSize(by.size) };
  });
}
