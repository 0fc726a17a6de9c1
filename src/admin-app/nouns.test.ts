import { describe, expect, it } from "vitest";
import { MEDIA_PLACES } from "#contracts/media/media.ts";
import { NOUNS } from "./nouns.tsx";

describe("the nouns of the administration", () => {
  it("name each field that holds files, for the media library", () => {
    const named = NOUNS.flatMap(({ name, item }) => (item?.files ? [[name, Object.keys(item.files.fields)]] : []));
    expect(Object.fromEntries(named)).toEqual(MEDIA_PLACES);
  });

  it("each have a name and a list of their own", () => {
    expect(new Set(NOUNS.map(({ name }) => name)).size).toBe(NOUNS.length);
    expect(new Set(NOUNS.map(({ list }) => list)).size).toBe(NOUNS.length);
  });
});
