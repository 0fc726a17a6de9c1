import { expect, test } from "vitest";
import { m as english } from "./messages.en.ts";
import { m as french } from "./messages.fr.ts";

test("no size that our upload wrote stays English on a French page, and no other text is changed", () => {
  expect(french.size("0.01 MB")).toBe("0,01\u00a0Mo");
  expect(french.size("12.50 MB")).toBe("12,50\u00a0Mo");
  for (const written of ["2,5 Mo", "300 pages", "", "1.2 MB environ"]) expect(french.size(written)).toBe(written);
  expect(english.size("0.01 MB")).toBe("0.01 MB");
});
