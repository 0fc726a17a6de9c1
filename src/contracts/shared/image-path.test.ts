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

it("a stored picture has renditions no wider than itself", () => {
  expect(renditionUrl(STORED, 480, "avif")).toBe(STORED.replace(".webp", "-480.avif"));
  expect(srcSetOf(STORED, "webp", 500)).toMatch(/-160\.webp 160w, .*-480\.webp 480w$/);
});

it("only what the upload pipeline named has renditions", () => {
  expect(hasRenditions(STORED)).toBe(true);
  for (const other of ["/uploads/placeholder.jpg", "https://a.example/x.webp", "/uploads/notice.pdf"])
    expect(hasRenditions(other)).toBe(false);
});
