import { pageUrl } from "#public-app/routes/page-url.ts";
import { m as words } from "#messages/public-app/ui/messages";

/** Structured data (JSON-LD) for search engines, in schema.org's words. */
export type StructuredData = { "@type": string } & Record<string, unknown>;

/** One page on the way to another. */
export type BreadcrumbStep = { name: string; path: string };

/** The way to a page, from the home page on; what its breadcrumbs show. */
export function breadcrumbStructuredData(publicUrl: string, steps: BreadcrumbStep[]): StructuredData {
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

/** Questions and their answers; nothing where there are none. */
export function faqStructuredData(entries: { question: string; answer: string }[]): StructuredData[] {
  const mainEntity = entries.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return mainEntity.length > 0 ? [{ "@type": "FAQPage", mainEntity }] : [];
}
