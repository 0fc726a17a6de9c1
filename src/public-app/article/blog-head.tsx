import type { BlogFilter } from "#contracts/article/blog-filter.ts";
import { PageHead } from "#public-app/ui/page-head.tsx";
import { m } from "./blog-messages.fr.ts";
import { m as words } from "./card-messages.fr.ts";

/** A category and a further page are pages of their own for search engines. */
export function BlogHead({ filter: { category, page } }: { filter: BlogFilter }) {
  const subject = category ? m.headCategory(words.categories[category], m.headTitle) : m.headTitle;
  const query = new URLSearchParams({ ...(category && { category }), ...(page && { page: String(page) }) }).toString();
  return <PageHead title={page ? m.headPage(subject, page) : subject} description={m.lead} path={query ? `/blog?${query}` : "/blog"} />;
}
