import { expect, it } from "vitest";
import { FEATURE_ICONS } from "#contracts/feature/feature-icons.ts";
import { BENEFIT_ICONS } from "#contracts/product/benefit-icons.ts";
import { isIconName } from "./icon-names.ts";

it("the sprite has every icon that administrators are offered", () => {
  expect([...FEATURE_ICONS, ...BENEFIT_ICONS].filter((name) => !isIconName(name))).toEqual([]);
});
