import { expect, it } from "vitest";
import { parseParam, toParam } from "./translation-filter.ts";

it("names a translation in its URL, and reads it there", () => {
  const key = { noun: "product", record: 12, language: "en" } as const;
  expect(toParam(key)).toBe("product-12-en");
  expect(parseParam(toParam(key))).toEqual(key);
});

it.each(["12", "new", "product-en", "product-0-en", "product-12-xx", "product-12-fr", "product-99999999999999-en"])(
  "« %s » names none",
  (param) => {
    expect(parseParam(param)).toBeUndefined();
  },
);
