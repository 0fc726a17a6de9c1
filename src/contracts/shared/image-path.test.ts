import { expect, it } from "vitest";
import { hasRenditions, normalizeImageUrl, renditionUrl, srcSetOf } from "./image-path.ts";

const STORED = `/uploads/${"a1".repeat(16)}.webp`;

it.each([
  ["", "/logo.svg"],
  ["https://ailleurs.example/uploads/a.jpg", "/uploads/a.jpg"],
  ["https://ailleurs.example/b.jpg", "https://ailleurs.example/b.jpg"],
  ["public\\images\\c.jpg", "/uploads/c.jpg"],
  ["/dist/static/assets/image/d.jpg", "/uploads/d.jpg"],
  ["/uploads/e.jpg", "/uploads/e.jpg"],
  ["f.jpg", "/uploads/f.jpg"],
])("an image given as « %s » is served at %s", (given, served) => {
  expect(normalizeImageUrl(given)).toBe(served);
});

it("no pixel of a stored picture is lost: its renditions end with one as wide as itself", () => {
  expect(renditionUrl(STORED, 480, "avif")).toBe(STORED.replace(".webp", "-480.avif"));
  expect(srcSetOf(STORED, "webp", 500)).toMatch(/-160\.webp 160w, .*-480\.webp 480w, \S*-full\.webp 500w$/);
  expect(srcSetOf(STORED, "avif", 300)).toMatch(/^\S*-160\.avif 160w, \S*-full\.avif 300w$/);
  expect(srcSetOf(STORED, "avif", 90)).toBe(`${renditionUrl(STORED, "full", "avif")} 90w`);
  expect(srcSetOf(STORED, "avif", 960)).toMatch(/-960\.avif 960w$/);
  expect(srcSetOf(STORED, "avif")).toMatch(/-1920\.avif 1920w$/);
});

it("only what the upload pipeline named has renditions", () => {
  expect(hasRenditions(STORED)).toBe(true);
  for (const other of ["/uploads/placeholder.jpg", "https://a.example/x.webp", "/uploads/notice.pdf"])
    expect(hasRenditions(other)).toBe(false);
});
