import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import type { GuidePage } from "#admin-app/kit/guide/guide-page.ts";
import { parsePage, type PictureSize } from "./parse-page.ts";

/** Folder of the guide, with its pages and their pictures. */
export const GUIDE = join(import.meta.dirname, "../../docs/guide");

/** Lists the pictures of the guide, as its pages name them: `pictures/produits-liste.webp`. */
export async function listPictures(): Promise<string[]> {
  const names = await readdir(join(GUIDE, "pictures"));
  return names.filter((name) => name.endsWith(".webp")).map((name) => `pictures/${name}`);
}

async function readSizes(): Promise<Map<string, PictureSize>> {
  const sizes = (await listPictures()).map(async (file): Promise<[string, PictureSize]> => {
    const { width, height } = await sharp(await readFile(join(GUIDE, file))).metadata();
    return [file, { width, height }];
  });
  return new Map(await Promise.all(sizes));
}

/** Reads every page of the guide, in the order of the overview. */
export async function readPages(): Promise<GuidePage[]> {
  const sizes = await readSizes();
  const files = (await readdir(GUIDE)).filter((name) => name.endsWith(".md"));
  const pages = files.map(async (file) => {
    const markdown = await readFile(join(GUIDE, file), "utf8");
    try {
      return parsePage(markdown, { name: basename(file, ".md"), sizeOf: (picture) => sizes.get(picture) });
    } catch (error) {
      throw new Error(`docs/guide/${file} cannot be shown`, { cause: error });
    }
  });
  return (await Promise.all(pages)).toSorted((a, b) => a.order - b.order);
}
