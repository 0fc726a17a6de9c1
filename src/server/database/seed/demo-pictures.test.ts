import { expect, it } from "vitest";
import { isDrawing, isInPlace, sceneOrMainView, viewsOf } from "./demo-pictures.ts";

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
  expect(views.filter(isInPlace)).toEqual(["prise-place"]);
  expect(viewsOf("serrure", pictures)).toEqual([]);
  expect(sceneOrMainView("salon", pictures)).toBe("salon");
  expect(sceneOrMainView("prise", pictures)).toBe("prise-angle");
});
