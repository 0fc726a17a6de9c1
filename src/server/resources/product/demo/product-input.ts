import { productInputSchema } from "#contracts/product/product.ts";
import type { Download, ProductImage } from "#contracts/product/product-parts.ts";
import { slugify } from "#contracts/shared/slug.ts";
import type { DemoProduct } from "./demo-product.ts";
import { installationRows } from "./installation/installation.ts";

/** Files of a product, once they are uploaded. */
type ProductFiles = { images: ProductImage[]; downloads: Download[] };

/** Slug of a demo product. */
export function slugOf({ slug, title }: DemoProduct): string {
  return slug ?? slugify(title);
}

/** A demo product as an administrator would send it. Throws a ZodError when its content breaks the contract. */
export function productInputOf(category: string, demo: DemoProduct, files: ProductFiles = { images: [], downloads: [] }) {
  const { paragraphs, benefits, reference } = demo;
  const specifications = [...demo.specifications, ...installationRows(reference)];
  return productInputSchema.parse({
    ...demo, // the contract drops the other fields
    ...files,
    category,
    slug: slugOf(demo),
    long_description: paragraphs.join("\n\n"),
    specifications: specifications.map(([name, value, unit = ""]) => ({ name, value, unit })),
    benefits: benefits.map(([icon, title, description]) => ({ icon, title, description })),
  });
}
