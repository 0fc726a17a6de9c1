import type { APIRequestContext } from "@playwright/test";
import { bodyOf } from "./body-of.ts";

/** The fixed paths of the public site. Source: SITE-6. */
export const FIXED_PAGES = [
  "/",
  "/fonctionnalites",
  "/produits",
  "/a-propos",
  "/blog",
  "/contact",
  "/conditions",
  "/confidentialite",
  "/mentions-legales",
  "/cookies",
];

/** One address of every kind of public page: the fixed ones, a product, a comparison, a selection, an article, a search
 *  without results, an unknown address. */
export async function everyKindOfPage(request: APIRequestContext): Promise<string[]> {
  const products = await bodyOf<{ data: { slug: string }[] }>(await request.get("/api/products?limit=2"));
  const articles = await bodyOf<{ slug: string }[]>(await request.get("/api/blogs"));
  const [one, other] = products.data.map(({ slug }) => slug);
  return [
    ...FIXED_PAGES,
    `/produits/${one}`,
    `/comparer?produits=${one},${other}`,
    `/ma-selection?produits=${one}.2,${other}`,
    "/ma-selection",
    `/blog/${articles[0]?.slug}`,
    "/produits?q=zzzzzzzz",
    "/n-existe-pas",
  ];
}
