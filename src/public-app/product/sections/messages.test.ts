import { expect, test } from "vitest";
import { m as english } from "./messages.en.ts";
import { m as french } from "./messages.fr.ts";

test("no size that our upload wrote stays English on a French page, and no other text is changed", () => {
  expect(french.size("0.01 MB")).toBe("0,01\u00a0Mo");
  expect(french.size("12.50 MB")).toBe("12,50\u00a0Mo");
  for (const written of ["2,5 Mo", "300 pages", "", "1.2 MB environ"]) expect(french.size(written)).toBe(written);
  expect(english.size("0.01 MB")).toBe("0.01 MB");
});

test("a file says its size in its language's own units and signs", () => {
  expect([french.bytes(900), french.bytes(1.25 * 1024 * 1024)]).toEqual(["1\u202fko", "1,3\u202fMo"]);
  expect([english.bytes(900), english.bytes(1.25 * 1024 * 1024)]).toEqual(["1 kB", "1.3 MB"]);
});
