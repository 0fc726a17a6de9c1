import { expect, it } from "vitest";
import { sceneOrMainView, viewsOf } from "./demo-pictures.ts";

it("pictures come main view first, and only those of the very product", () => {
  const pictures = ["prise-angle", "prise-detail", "prise-front", "prise-murale-angle", "salon"];
  expect(viewsOf("prise", pictures)).toEqual(["prise-angle", "prise-front", "prise-detail"]);
  expect(viewsOf("serrure", pictures)).toEqual([]);
  expect(sceneOrMainView("salon", pictures)).toBe("salon");
  expect(sceneOrMainView("prise", pictures)).toBe("prise-angle");
});
