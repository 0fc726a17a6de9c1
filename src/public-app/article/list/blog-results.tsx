import { type ErrorComponentProps, Link, useLoaderData, useSearch } from "@tanstack/react-router";
import { BlogEmpty } from "./blog-empty.tsx";
import { ArticleCard } from "#public-app/article/article-card.tsx";
import { m } from "#messages/public-app/article/list/messages";
import styles from "./blog-results.module.css";
import type { BlogFilter } from "#contracts/article/blog-filter.ts";
import { m as words } from "#messages/public-app/article/messages";
import { PageHead } from "#public-app/document/page-head.tsx";
import { ListFailure } from "#public-app/ui/list/list-failure.tsx";
import { PageLinks } from "#public-app/ui/list/page-links.tsx";

/** Cards of the first row of a page that opens with none: they are seen at once. */
const FIRST_ROW = 3;

/** Cards, of so many, that stand two in a row: then the rows of three below them come out even. */
function halvesOf(count: number): number {
  return [0, 4, 2][count % 3] ?? 0;
}

/** A category and a further page are pages of their own for search engines. */
function BlogHead({ filter: { category, page } }: { filter: BlogFilter }) {
  const subject = category ? m.headCategory(words.categories[category], m.headTitle) : m.headTitle;
  const query = new URLSearchParams({ ...(category && { category }), ...(page && { page: String(page) }) }).toString();
  return <PageHead title={page ? m.headPage(subject, page) : subject} description={m.lead} path={query ? `/blog?${query}` : "/blog"} />;
}

export function BlogResults() {
  const { featured, data, total, page, pages } = useLoaderData({ from: "/blog/" });
  const halves = halvesOf(data.length);
  const filter = useSearch({ from: "/blog" });
  return (
    <section aria-labelledby="articles">
      <BlogHead filter={filter} />
      <h2 id="articles" className="visually-hidden">
        {m.articles}
      </h2>
      <output className={styles.count}>{m.count(total)}</output>
      {total === 0 && <BlogEmpty isNarrowed={filter.category !== undefined} />}
      {featured && (
        <div className={styles.featured}>
          <ArticleCard article={featured} featured={m.featured} isUrgent />
        </div>
      )}
      {data.length > 0 && (
        <ul className={styles.grid}>
          {data.map((article, position) => (
            <li key={article.id} data-half={position < halves || undefined}>
              <ArticleCard article={article} isHalf={position < halves} isUrgent={!featured && position < FIRST_ROW} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        page={page}
        last={pages}
        label={m.pages}
        renderLink={(number, props) => (
          <Link to="/blog" search={{ ...filter, page: number }} activeOptions={{ exact: true, explicitUndefined: true }} {...props} />
        )}
      />
    </section>
  );
}

/** In the place of articles that did not come. It travels with them, since it is needed where nothing more comes. */
export function BlogFailure({ error }: ErrorComponentProps) {
  return <ListFailure error={error} head={m.title} title={m.failure} to="/blog" />;
}
