import { describe, expect, it } from "vitest";
import { changeBetween, changedNames, isChange, NO_CHANGE, withName, withoutName } from "./subcategory-change.ts";

const STORED = ["Appliques", "Suspensions"];

describe("a change of sub-categories that is not saved", () => {
  it("adds a trimmed name at the end, and ignores an empty one or one that differs only in case", () => {
    const change = withName(STORED, NO_CHANGE, "  Spots ");
    expect(changedNames(STORED, change)).toEqual(["Appliques", "Suspensions", "Spots"]);
    expect(withName(STORED, change, "SPOTS")).toEqual(change);
    expect(withName(STORED, NO_CHANGE, "appliques")).toEqual(NO_CHANGE);
    expect(withName(STORED, NO_CHANGE, "   ")).toEqual(NO_CHANGE);
  });

  it("removes a stored name, and takes it back when it is added again", () => {
    const change = withoutName(STORED, NO_CHANGE, "Appliques");
    expect(changedNames(STORED, change)).toEqual(["Suspensions"]);
    expect(isChange(STORED, change)).toBe(true);
    expect(withName(STORED, change, "appliques")).toEqual(NO_CHANGE);
  });

  it("is none once what was added is removed again", () => {
    const change = withName(STORED, NO_CHANGE, "Spots");
    expect(isChange(STORED, withoutName(STORED, change, "Spots"))).toBe(false);
  });

  it("is what is left to save, when it went on while the list was being saved", () => {
    expect(changeBetween(["Appliques", "Spots"], ["Appliques", "Rubans"])).toEqual({ added: ["Rubans"], removed: ["Spots"] });
    expect(changeBetween(STORED, STORED)).toEqual(NO_CHANGE);
  });

  it("still means the same on a list that another administrator changed", () => {
    const change = withoutName(STORED, withName(STORED, NO_CHANGE, "Spots"), "Appliques");
    expect(changedNames(["Appliques", "Rubans", "spots"], change)).toEqual(["Rubans", "spots"]);
  });
});
