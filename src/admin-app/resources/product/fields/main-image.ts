import { randomId } from "@mantine/hooks";
import { mainImageOf } from "#contracts/shared/image-path.ts";
import { type ProductImage, productImageSchema } from "#contracts/product/product-parts.ts";
import { maxLengthOf } from "#contracts/field/field.ts";
import { fileNameOf } from "#admin-app/kit/media/media-words.ts";
import type { PickedMedia } from "#admin-app/kit/media/picked-media.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";

/** The same pictures with exactly one main one. */
function withOneMain(images: ProductImage[]): ProductImage[] {
  const main = mainImageOf(images);
  return images.map((image) => ({ ...image, isMain: image === main }));
}

export function withImages(images: ProductImage[], added: Omit<ProductImage, "isMain">[]): ProductImage[] {
  return withOneMain([...images, ...added.map((image) => ({ ...image, isMain: false }))]);
}

/** The same pictures and one that was just uploaded, ahead of those whose ids `before` names: they were chosen after
 *  it. The main role passes from one of them to it, unless it was given by hand. */
export function withUploadedImage(
  images: ProductImage[],
  added: Omit<ProductImage, "isMain">,
  { before, keepsMain }: { before: string[]; keepsMain: boolean },
): ProductImage[] {
  const position = images.findIndex(({ id }) => before.includes(id));
  const main = mainImageOf(images);
  const isMain = !keepsMain && main !== undefined && before.includes(main.id);
  const others = isMain ? images.map((image) => ({ ...image, isMain: false })) : images;
  return withOneMain(others.toSpliced(position === -1 ? others.length : position, 0, { ...added, isMain }));
}

export function withoutImage(images: ProductImage[], id: string): ProductImage[] {
  return withOneMain(images.filter((image) => image.id !== id));
}

export function withMainImage(images: ProductImage[], id: string): ProductImage[] {
  return images.map((image) => ({ ...image, isMain: image.id === id }));
}

/** Cuts a file's name to the contract's limit. */
const nameThatFits = (name: string) => firstCharacters(name, maxLengthOf(productImageSchema, "filename"));

/** Makes a picture that is only known by its URL, without its size. */
export function imageOfUrl(url: string): Omit<ProductImage, "isMain"> {
  const filename = nameThatFits(fileNameOf(url));
  return { id: randomId("image-"), url, filename, originalName: filename, size: 0 };
}

/** Makes a picture from one of the media library, with its words; it may be in the list more than once. */
export function pickedImage(picked: PickedMedia): Omit<ProductImage, "isMain"> {
  const { filename, originalName } = picked;
  return { id: randomId("image-"), ...picked, filename: nameThatFits(filename), originalName: nameThatFits(originalName) };
}
