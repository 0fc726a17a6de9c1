import { describe, expect, it } from "vitest";
import { MEDIA_FIELDS } from "#contracts/media/media.ts";
import { RESOURCES } from "./resources.tsx";

describe("the resources of the administration", () => {
  it("the resources name each field that holds files, for the media library", () => {
    const named = RESOURCES.flatMap(({ name, item }) => (item?.files ? [[name, Object.keys(item.files.fields)]] : []));
    expect(Object.fromEntries(named)).toEqual(MEDIA_FIELDS);
  });

  it("the resources each have a label for every field of their form", async () => {
    const named = await Promise.all(RESOURCES.map(async ({ name, labels }) => [name, await labels?.()] as const));
    const unnamed = named.flatMap(([name, labels = {}]) =>
      Object.entries(labels).flatMap(([field, label]) => (label ? [] : [`${name}.${field}`])),
    );
    expect(unnamed).toEqual([]);
    expect(named.find(([name]) => name === "product")?.[1]).toMatchObject({ short_description: "Description courte" });
  });

  it("the resources each have a name and a list of their own", () => {
    expect(new Set(RESOURCES.map(({ name }) => name)).size).toBe(RESOURCES.length);
    expect(new Set(RESOURCES.map(({ list }) => list)).size).toBe(RESOURCES.length);
  });
});
