import { expect, test } from "vitest";
import { scriptSafeJson } from "./structured-data.tsx";

test("no text closes the script element", () => {
  const hostile = { title: "</script><script>alert(1)</script><!--\u2028" };
  const json = scriptSafeJson(hostile);
  expect(json).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(json)).toEqual(hostile);
});
