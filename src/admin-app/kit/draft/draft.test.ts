import { describe, expect, it } from "vitest";
import { parseDraft } from "./draft.ts";

const TAGS: string[] = [];
const SAMPLE = { title: "", price: "", tags: TAGS };
const written = { values: { title: "Aube" }, base: { title: "" }, version: 3, savedAt: "2026-11-22T10:00:00.000Z" };

describe("a stored draft", () => {
  it("a stored draft of a release that knew fewer fields comes back with its words, and with the other fields as a new record has them", () => {
    const setAside = [{ values: { title: "Avant" }, base: { title: "" }, version: 2 }];
    expect(parseDraft(JSON.stringify({ ...written, setAside }), SAMPLE)).toEqual({
      ...written,
      values: { ...SAMPLE, title: "Aube" },
      base: SAMPLE,
      setAside: [{ values: { ...SAMPLE, title: "Avant" }, base: SAMPLE, version: 2 }],
    });
  });

  it("a stored draft is undefined where nothing or something else is stored", () => {
    for (const stored of ["", "null", "[]", "{}", '"texte"', JSON.stringify({ ...written, values: null })])
      expect(parseDraft(stored, SAMPLE)).toBeUndefined();
  });
});
