import { expect, it } from "vitest";
import { labelFields } from "./change-words.ts";

it("a change names its fields by their labels, and leaves out those that are made of others", () => {
  expect(labelFields(["fields", "missing", "slug", "title"], { fields: "Textes", slug: "Slug" })).toEqual(["Textes", "Slug"]);
});
