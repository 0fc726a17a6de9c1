import { describe, expect, it } from "vitest";
import { productImagesSchema } from "#contracts/product/product-parts.ts";
import { imageOfUrl, pickedImage, withImages, withMainImage, withoutImage, withUploadedImage } from "./main-image.ts";

const [a, b, c] = ["/uploads/a.webp", "/uploads/b.webp", "https://cdn.example/c.jpg?w=2"].map(imageOfUrl);
if (!a || !b || !c) throw new Error("three pictures expected");

const mains = (images: { isMain: boolean }[]) => images.map(({ isMain }) => isMain);

describe("pictures of a product", () => {
  it("makes the first one the main one", () => {
    expect(mains(withImages([], [a, b]))).toEqual([true, false]);
  });

  it("keeps the main one when others come", () => {
    const images = withMainImage(withImages([], [a, b]), b.id);
    expect(mains(withImages(images, [c]))).toEqual([false, true, false]);
  });

  it("hands the role over when the main one goes", () => {
    const images = withMainImage(withImages([], [a, b, c]), c.id);
    expect(mains(withoutImage(images, c.id))).toEqual([true, false]);
    expect(withoutImage(withImages([], [a]), a.id)).toEqual([]);
  });

  it("puts a late upload ahead of those chosen after it, and makes it the main one unless another was chosen by hand", () => {
    const late = { before: [b.id, c.id], keepsMain: false };
    const arrived = withUploadedImage(withImages([], [b, c]), a, late);
    expect(arrived.map(({ id }) => id)).toEqual([a.id, b.id, c.id]);
    expect(mains(arrived)).toEqual([true, false, false]);
    expect(mains(withUploadedImage(withImages([], [b, c]), a, { ...late, keepsMain: true }))).toEqual([false, true, false]);
    expect(withUploadedImage(withImages([], [a]), c, { before: [], keepsMain: false }).map(({ id }) => id)).toEqual([a.id, c.id]);
  });

  it("a picked picture keeps the words that the media library has for it", () => {
    const picked = { url: "/uploads/a.webp", filename: "a.webp", originalName: "A.png", size: 1, alt_text: "Le salon, le soir" };
    const images = productImagesSchema.parse(withImages([], [pickedImage(picked)]));
    expect(images).toMatchObject([{ alt_text: "Le salon, le soir" }]);
  });

  it("names a picture after its URL", () => {
    expect(c).toMatchObject({ url: "https://cdn.example/c.jpg?w=2", filename: "c.jpg", originalName: "c.jpg" });
    expect(productImagesSchema.safeParse(withImages([], [a, b, c])).success).toBe(true);
  });
});
