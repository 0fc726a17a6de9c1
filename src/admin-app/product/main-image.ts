import { randomId } from "@mantine/hooks";
import type { ProductImage } from "#contracts/product/product-parts.ts";
import type { PickedMedia } from "#admin-app/media/media-picker.tsx";

/** The same pictures with exactly one main one: the first so marked, else the first. */
function withOneMain(images: ProductImage[]): ProductImage[] {
  const main = Math.max(
    0,
    images.findIndex(({ isMain }) => isMain),
  );
  return images.map((image, index) => ({ ...image, isMain: index === main }));
}

export function withImages(images: ProductImage[], added: Omit<ProductImage, "isMain">[]): ProductImage[] {
  return withOneMain([...images, ...added.map((image) => ({ ...image, isMain: false }))]);
}

export function withoutImage(images: ProductImage[], id: string): ProductImage[] {
  return withOneMain(images.filter((image) => image.id !== id));
}

export function withMainImage(images: ProductImage[], id: string): ProductImage[] {
  return images.map((image) => ({ ...image, isMain: image.id === id }));
}

/** A picture that is only named by its address; its size is not known. */
export function imageAt(url: string): Omit<ProductImage, "isMain"> {
  const filename = url.split(/[?#]/)[0]?.split("/").at(-1)?.slice(0, 255) ?? "";
  return { id: randomId("image-"), url, filename, originalName: filename, size: 0 };
}

/** A picture that was picked from the media library; it may stand in the list more than once. */
export function pickedImage({ alt_text: _, ...picked }: PickedMedia): Omit<ProductImage, "isMain"> {
  return { id: randomId("image-"), ...picked };
}
