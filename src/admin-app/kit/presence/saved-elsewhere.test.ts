import { describe, expect, it } from "vitest";
import { findSaveElsewhere } from "./saved-elsewhere.ts";

const FORM = { version: 3, isSaving: false, isUncertain: false, me: "amel" };
const change = (version: number, by: string | null) => ({ version, by, at: "2026-05-04T12:05:00.000Z" });

describe("what was saved elsewhere", () => {
  it("a save made elsewhere is found, by anyone, and by oneself on another device too", () => {
    for (const by of ["claire", "amel", null]) expect(findSaveElsewhere(change(4, by), FORM)).toEqual(change(4, by));
  });

  it("no save is found while the version that was read is the last one, or no change is known", () => {
    expect(findSaveElsewhere(change(3, "claire"), FORM)).toBeUndefined();
    expect(findSaveElsewhere(null, FORM)).toBeUndefined();
    expect(findSaveElsewhere(change(1, "claire"), { ...FORM, version: undefined })).toBeUndefined();
  });

  it("one's own save is left out, although a ping has it between its commit and its reply", () => {
    const ping = change(4, "amel");
    expect(findSaveElsewhere(ping, { ...FORM, isSaving: true })).toBeUndefined();
    expect(findSaveElsewhere(ping, { ...FORM, version: 4 }), "once the reply has come").toBeUndefined();
  });

  it("one's own save whose reply was lost is left out, but another administrator's is found", () => {
    expect(findSaveElsewhere(change(4, "amel"), { ...FORM, isUncertain: true })).toBeUndefined();
    expect(findSaveElsewhere(change(4, "claire"), { ...FORM, isUncertain: true })).toEqual(change(4, "claire"));
  });

  it("a reply about an older save is left out, when several of one's own overlap", () => {
    expect(findSaveElsewhere(change(4, "amel"), { ...FORM, version: 5 })).toBeUndefined();
  });
});
