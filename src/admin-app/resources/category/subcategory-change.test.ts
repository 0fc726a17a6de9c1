import { describe, expect, it } from "vitest";
import { computeChange, applyChange, isChange, NO_CHANGE, addName, removeName } from "./subcategory-change.ts";

const STORED = ["Appliques", "Suspensions"];

describe("a change of sub-categories that is not saved", () => {
  it("adds a trimmed name at the end, and ignores an empty one or one that differs only in case", () => {
    const change = addName(STORED, NO_CHANGE, "  Spots ");
    expect(applyChange(STORED, change)).toEqual(["Appliques", "Suspensions", "Spots"]);
    expect(addName(STORED, change, "SPOTS")).toEqual(change);
    expect(addName(STORED, NO_CHANGE, "appliques")).toEqual(NO_CHANGE);
    expect(addName(STORED, NO_CHANGE, "   ")).toEqual(NO_CHANGE);
  });

  it("removes a stored name, and takes it back when it is added again", () => {
    const change = removeName(STORED, NO_CHANGE, "Appliques");
    expect(applyChange(STORED, change)).toEqual(["Suspensions"]);
    expect(isChange(STORED, change)).toBe(true);
    expect(addName(STORED, change, "appliques")).toEqual(NO_CHANGE);
  });

  it("a change is none once the added name is removed again", () => {
    const change = addName(STORED, NO_CHANGE, "Spots");
    expect(isChange(STORED, removeName(STORED, change, "Spots"))).toBe(false);
  });

  it("a change that went on during a save is what is left to save", () => {
    expect(computeChange(["Appliques", "Spots"], ["Appliques", "Rubans"])).toEqual({ added: ["Rubans"], removed: ["Spots"] });
    expect(computeChange(STORED, STORED)).toEqual(NO_CHANGE);
  });

  it("still means the same on a list that another administrator changed", () => {
    const change = removeName(STORED, addName(STORED, NO_CHANGE, "Spots"), "Appliques");
    expect(applyChange(["Appliques", "Rubans", "spots"], change)).toEqual(["Rubans", "spots"]);
  });
});
