import type { PageView } from "#contracts/page/page-view.ts";
import { breadcrumbStructuredData, faqStructuredData, type StructuredData } from "#public-app/document/breadcrumb-structured-data.ts";
import { m } from "#messages/public-app/layout/messages";
import { pageUrl } from "#public-app/routes/page-url.ts";

/** Builds the description of a page for search engines, for want of one of its own: what its sections begin with. */
export function describePage({ page, sections }: PageView): string {
  const leads = sections.map((section) => ("lead" in section ? section.lead : section.kind === "action" ? section.text : ""));
  return page.meta_description || leads.find(Boolean) || page.title;
}

/** The name under which links lead to a page. */
function nameInMenus({ slug, title }: PageView["page"]): string {
  const named: Readonly<Record<string, string>> = m.links;
  return named[`/${slug}`] ?? title;
}

/** A page for search engines, with the way to it and the questions that it answers. */
export function pageStructuredData(publicUrl: string, view: PageView): StructuredData[] {
  const { page, sections } = view;
  const questions = sections.flatMap((section) => (section.kind === "questions" ? section.items : []));
  const about: StructuredData = {
    "@type": "WebPage",
    name: page.title,
    description: describePage(view),
    url: pageUrl(publicUrl, `/${page.slug}`),
    dateModified: page.updated_at,
    inLanguage: page.language ?? "fr",
  };
  const breadcrumbs = breadcrumbStructuredData(publicUrl, [{ name: nameInMenus(page), path: `/${page.slug}` }]);
  return [about, breadcrumbs, ...faqStructuredData(questions)];
}
