import { describe, expect, it } from "vitest";
import { FEATURE_ICONS } from "#contracts/feature/feature-icons.ts";
import { featureInputSchema } from "#contracts/feature/feature.ts";
import { findEnglishFaults } from "#server/testing/english-prose.ts";
import { findFrenchFaults, collectStrings } from "#server/testing/french-prose.ts";
import { DEMO_FEATURES, ENGLISH_FEATURES } from "./feature-demo.ts";

describe("the demo features", () => {
  it("there is one feature per preset icon", () => {
    for (const feature of DEMO_FEATURES) featureInputSchema.parse(feature);
    expect(DEMO_FEATURES.map(({ icon }) => icon).toSorted()).toEqual([...FEATURE_ICONS].toSorted());
  });

  it("the texts follow French typography", () => {
    const written = collectStrings(DEMO_FEATURES);
    expect(written.flatMap(findFrenchFaults)).toEqual([]);
    expect(written.filter((text) => /\p{Extended_Pictographic}/u.test(text))).toEqual([]);
  });

  it("every feature is there in English", () => {
    expect(Object.keys(ENGLISH_FEATURES)).toEqual(DEMO_FEATURES.map(({ icon }) => icon));
    expect(collectStrings(ENGLISH_FEATURES).flatMap(findEnglishFaults)).toEqual([]);
  });
});
