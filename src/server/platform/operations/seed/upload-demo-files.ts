import type { UploadedImage } from "#contracts/media/upload.ts";
import { listPictures, readPicture } from "./demo-pictures.ts";
import type { StoreFiles } from "#server/platform/declaration/demo-content.ts";

/** Files stored at the same time: two keep both cores busy without swelling the memory. */
const UPLOADS_AT_ONCE = 2;

/** Runs `work` on every item, at most `UPLOADS_AT_ONCE` at a time; results in the order of the items. */
export async function mapTwoByTwo<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  async function worker(): Promise<void> {
    for (const [index, item] of queue) results[index] = await work(item);
  }
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker));
  return results;
}

/** Stores every picture of `folder` once; by its name without `.webp`. */
export async function storePictures(folder: string, { storeMaster }: StoreFiles): Promise<Map<string, UploadedImage>> {
  const names = await listPictures(folder);
  const images = await mapTwoByTwo(names, async (name) => {
    const image = await storeMaster({ bytes: await readPicture(folder, name), originalName: `${name}.webp` });
    return [name, image] as const;
  });
  return new Map(images);
}
