import { pageUrl } from "./absolute-url.ts";
import { m as words } from "#messages/public-app/ui/messages";

/** Facts for search engines, in schema.org's words. */
export type Facts = { "@type": string } & Record<string, unknown>;

/** One page on the way to another. */
export type TrailStep = { name: string; path: string };

/** The way to a page, from the home page on; what its breadcrumbs show. */
export function breadcrumbFacts(publicUrl: string, steps: TrailStep[]): Facts {
  const all = [{ name: words.home, path: "/" }, ...steps];
  return {
    "@type": "BreadcrumbList",
    itemListElement: all.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: pageUrl(publicUrl, path),
    })),
  };
}
