import { articleInputSchema } from "#contracts/article/article.ts";
import { productInputSchema } from "#contracts/product/product.ts";
import type { Download, ProductImage } from "#contracts/product/product-parts.ts";
import { slugify } from "#contracts/shared/slug.ts";
import { slideInputSchema } from "#contracts/slide/slide.ts";
import { sanitizeArticle } from "#server/article/sanitize-article.ts";
import type { DemoArticle } from "#server/article/demo/demo-article.ts";
import type { DemoProduct } from "#server/product/demo/demo-product.ts";
import type { DemoSlide } from "#server/slide/slide-demo.ts";

/** Files of a product, once they are uploaded. */
export type ProductFiles = { images: ProductImage[]; downloads: Download[] };

/** Address of a demo product. */
export function slugOf({ slug, title }: DemoProduct): string {
  return slug ?? slugify(title);
}

/** A demo product as an administrator would send it. Throws a ZodError when its content breaks the contract. */
export function productInputOf(category: string, demo: DemoProduct, files: ProductFiles = { images: [], downloads: [] }) {
  const { paragraphs, specifications, benefits } = demo;
  return productInputSchema.parse({
    ...demo, // what is not of the contract is dropped by it
    ...files,
    category,
    slug: slugOf(demo),
    long_description: paragraphs.join("\n\n"),
    specifications: specifications.map(([name, value, unit = ""]) => ({ name, value, unit })),
    benefits: benefits.map(([icon, title, description]) => ({ icon, title, description })),
  });
}

/** A demo article as an administrator would send it, sanitised. Throws a ZodError when its content breaks the contract. */
export function articleInputOf(demo: DemoArticle, imageUrl = "") {
  const { status = "published", content } = demo;
  return articleInputSchema.parse({ ...demo, status, content: sanitizeArticle(content), image_url: imageUrl });
}

/** A demo slide as an administrator would send it. Throws a ZodError when its content breaks the contract. */
export function slideInputOf(demo: DemoSlide, orderIndex: number, imageUrl = "") {
  return slideInputSchema.parse({ ...demo, order_index: orderIndex, image_url: imageUrl });
}
