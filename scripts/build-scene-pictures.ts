import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { SCENE_NAMES, SCENE_WIDTHS } from "#public-app/content/scenes.ts";

const MASTERS = join(import.meta.dirname, "../assets/demo/pictures");
const SCENES = join(import.meta.dirname, "../src/public-app/static/scenes");

/** Makes the scenes of the company's pages in the widths that they are shown at: all, or those named on the command
 *  line. Run it after a scene was rendered again. */
const named = process.argv.slice(2);
await mkdir(SCENES, { recursive: true });
for (const name of SCENE_NAMES.filter((scene) => named.length === 0 || named.includes(scene))) {
  const master = sharp(join(MASTERS, `${name}.webp`));
  for (const width of SCENE_WIDTHS)
    await master
      .clone()
      .resize({ width })
      .avif({ quality: 52, effort: 4 })
      .toFile(join(SCENES, `${name}-${width}.avif`));
  await master
    .clone()
    .resize({ width: 1280 })
    .webp({ quality: 74, effort: 5 })
    .toFile(join(SCENES, `${name}.webp`));
}
