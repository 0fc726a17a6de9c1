import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { UploadedImage } from "#contracts/media/upload.ts";
import { isMissingFile } from "#server/platform/errors/error-causes.ts";
import { limitConcurrency } from "#server/platform/http/limit-concurrency.ts";
import type { StoreFiles } from "#server/platform/declaration/demo-content.ts";

/** The folder of the masters of the demo pictures. */
export const DEMO_PICTURES_FOLDER = join(import.meta.dirname, "../../../../../assets/demo/pictures");

/** Suffix of the pictures that show a product where it is installed. */
const INSTALLED = "place";

/** Views of a product in the order of its gallery; any other view comes after them, its dimension drawing last. */
const VIEWS = ["angle", INSTALLED, "detail", "front"];

/** Suffix of dimension drawings. */
const DRAWING = "dimensions";

const FILE = /^(?<name>[a-z0-9-]+)\.webp$/;

function orderOf(view: string): number {
  if (view === DRAWING) return Infinity;
  const order = VIEWS.indexOf(view);
  return order === -1 ? VIEWS.length : order;
}

/** Names of the pictures in `folder`, without `.webp`, in alphabetical order; none when there is no such folder. */
export async function listPictures(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch((error: unknown) => {
    if (isMissingFile(error)) return []; // a checkout without its pictures still gets its texts
    throw error;
  });
  return files.flatMap((file) => FILE.exec(file)?.groups?.name ?? []).toSorted();
}

/** Bytes of one picture of `listPictures`. */
export async function readPicture(folder: string, name: string): Promise<Buffer> {
  return readFile(join(folder, `${name}.webp`));
}

/** The pictures of a product among `pictures`, main view first; empty when none has been made yet. */
export function viewsOf(picture: string, pictures: string[]): string[] {
  const prefix = `${picture}-`;
  const views = pictures.filter((name) => name.startsWith(prefix) && !name.slice(prefix.length).includes("-"));
  return views.toSorted((a, b) => orderOf(a.slice(prefix.length)) - orderOf(b.slice(prefix.length)));
}

/** Whether a picture of `viewsOf` is a drawing with dimensions. */
export function isDrawing(picture: string): boolean {
  return picture.endsWith(`-${DRAWING}`);
}

/** Whether a picture of `viewsOf` shows a part of its product from near. */
export function isCloseUp(picture: string): boolean {
  return picture.endsWith("-detail");
}

/** Whether a picture of `viewsOf` shows its product where it is installed. */
export function isInstalledView(picture: string): boolean {
  return picture.endsWith(`-${INSTALLED}`);
}

/** The picture that a slide or an article names: a scene, else a product's main view. */
export function sceneOrMainView(picture: string, pictures: string[]): string | undefined {
  return pictures.includes(picture) ? picture : viewsOf(picture, pictures)[0];
}

/** Runs `work` on every item, two at a time: they keep both cores busy without swelling the memory. Results in the
 *  order of the items. */
export function mapTwoAtATime<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const limited = limitConcurrency(2);
  return Promise.all(items.map((item) => limited(() => work(item))));
}

/** Stores every picture of `folder` once; by its name without `.webp`. */
export async function storePictures(folder: string, { storeMaster }: StoreFiles): Promise<Map<string, UploadedImage>> {
  const names = await listPictures(folder);
  const images = await mapTwoAtATime(names, async (name) => {
    const image = await storeMaster({ bytes: await readPicture(folder, name), originalName: `${name}.webp` });
    return [name, image] as const;
  });
  return new Map(images);
}
