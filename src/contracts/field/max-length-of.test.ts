import { describe, expect, it } from "vitest";
import { articleInputSchema } from "../article/article.ts";
import { productInputSchema } from "../product/product.ts";
import { maxLengthOf } from "./max-length-of.ts";

describe("maxLengthOf", () => {
  it.each(["title", "excerpt", "author", "image_url"] as const)(
    "finds the limit that the contract enforces on an article's %s",
    (field) => {
      const max = maxLengthOf(articleInputSchema, field);
      const accepts = (length: number) => articleInputSchema.shape[field].safeParse(`/${"a".repeat(length - 1)}`).success;
      expect([accepts(max), accepts(max + 1)]).toEqual([true, false]);
    },
  );

  it("finds the limit of the texts in a list", () => {
    const max = maxLengthOf(productInputSchema, "compatibility");
    expect(productInputSchema.shape.compatibility.safeParse(["a".repeat(max)]).success).toBe(true);
    expect(productInputSchema.shape.compatibility.safeParse(["a".repeat(max + 1)]).success).toBe(false);
  });

  it("fails where there is none, instead of letting everything through", () => {
    expect(() => maxLengthOf(articleInputSchema, "published_at")).toThrow("published_at");
  });
});
