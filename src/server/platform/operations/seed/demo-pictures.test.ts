import sharp from "sharp";
import { expect, it } from "vitest";
import { decodeImage, factsOf, KEPT_SIDE_MAX } from "#server/platform/media/picture-process/decode-image.ts";
import { DEMO_PICTURES_FOLDER, isDrawing, isInstalledView, listPictures, readPicture, sceneOrMainView, viewsOf } from "./demo-pictures.ts";

it("pictures come main view first, and only those of the very product", () => {
  const pictures = [
    "prise-angle",
    "prise-detail",
    "prise-dimensions",
    "prise-front",
    "prise-murale-angle",
    "prise-place",
    "prise-verso",
    "salon",
  ];
  const views = viewsOf("prise", pictures);
  expect(views).toEqual(["prise-angle", "prise-place", "prise-detail", "prise-front", "prise-verso", "prise-dimensions"]);
  expect(views.filter(isDrawing)).toEqual(["prise-dimensions"]);
  expect(views.filter(isInstalledView)).toEqual(["prise-place"]);
  expect(viewsOf("serrure", pictures)).toEqual([]);
  expect(sceneOrMainView("salon", pictures)).toBe("salon");
  expect(sceneOrMainView("prise", pictures)).toBe("prise-angle");
});

it("pictures are stored as they are: they are what an upload of them would become", async () => {
  const names = await listPictures(DEMO_PICTURES_FOLDER);
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    const { format, width: w, height: h, ...metadata } = await sharp(await readPicture(DEMO_PICTURES_FOLDER, name)).metadata();
    const { orientation, exif, xmp, iptc, icc, pages } = metadata;
    const rest = { orientation, exif, xmp, iptc, icc, pages };
    expect({ name, format, ...rest }).toEqual({ name, format: "webp" }); // pixels, and nothing else
    expect(Math.max(w, h), name).toBeLessThanOrEqual(KEPT_SIDE_MAX);
  }
  const [name = ""] = names;
  const bytes = await readPicture(DEMO_PICTURES_FOLDER, name);
  const { width, height } = await decodeImage(bytes, name);
  expect(await factsOf(bytes)).toEqual({ width, height, color: expect.stringMatching(/^#[0-9a-f]{6}$/) });
});
