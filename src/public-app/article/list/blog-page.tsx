import { Link, Outlet, useSearch, type ErrorComponentProps, useLoaderData } from "@tanstack/react-router";
import { LazyNewsletterBox } from "#public-app/subscriber/lazy-newsletter-box.ts";
import button from "#public-app/ui/button.module.css";
import { ClosingBlock } from "#public-app/ui/closing-block.tsx";
import { PageHero } from "#public-app/ui/page-hero.tsx";
import section from "#public-app/ui/section.module.css";
import styles from "./blog-page.module.css";
import { m } from "#messages/public-app/article/list/messages";
import { ARTICLE_CATEGORIES } from "#contracts/article/article-categories.ts";
import { m as words } from "#messages/public-app/article/messages";
import { ListLoading, ListFailure } from "#public-app/ui/list/list-states.tsx";
import state from "#public-app/ui/list/list-state.module.css";
import { ArticleCard } from "#public-app/article/article-card.tsx";
import results from "./blog-results.module.css";
import type { BlogFilter } from "#contracts/article/blog-filter.ts";
import { PageHead } from "#public-app/document/page-head.tsx";
import { PageLinks } from "#public-app/ui/list/page-links.tsx";

export function BlogFrame() {
  return (
    <>
      <PageHero title={m.title} lead={m.lead} scene="petit-dejeuner" />
      <div className={`${section.container} ${styles.body}`}>
        <BlogCategories />
        <Outlet />
      </div>
      <LazyNewsletterBox />
      <ClosingBlock id="question" title={m.closingTitle} text={m.closingText}>
        <Link to="/contact" className={`${button.button} ${button.dark}`}>
          {m.contact}
        </Link>
      </ClosingBlock>
    </>
  );
}

/** The blog's categories as links: each has a URL of its own. */
function BlogCategories() {
  const { category: shown } = useSearch({ from: "/blog" });
  return (
    <nav aria-label={m.categories} className={styles.categories}>
      <ul>
        {[undefined, ...ARTICLE_CATEGORIES].map((category) => (
          <li key={category ?? "all"}>
            <Link
              to="/blog"
              search={{ category, page: undefined }}
              activeOptions={{ exact: true, explicitUndefined: true }}
              resetScroll={false}
              className={styles.category}
              aria-current={category === shown ? "page" : undefined}
            >
              {category ? words.categories[category] : m.allArticles}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function BlogLoading() {
  return (
    <ListLoading words={m.loading} count={3} look={styles}>
      <div className={`${state.picture} ${styles.picture} ${styles.wide}`} aria-hidden="true" />
    </ListLoading>
  );
}

/** Cards of the first row of a page that opens with none: they are seen at once. */
const FIRST_ROW = 3;

/** Cards, of so many, that stand two in a row: then the rows of three below them come out even. */
function countHalves(count: number): number {
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
  const halves = countHalves(data.length);
  const filter = useSearch({ from: "/blog" });
  return (
    <section aria-labelledby="articles">
      <BlogHead filter={filter} />
      <h2 id="articles" className="visually-hidden">
        {m.articles}
      </h2>
      <output className={results.count}>{m.count(total)}</output>
      {total === 0 && <BlogEmpty isNarrowed={filter.category !== undefined} />}
      {featured && (
        <div className={results.featured}>
          <ArticleCard article={featured} featured={m.featured} isUrgent />
        </div>
      )}
      {data.length > 0 && (
        <ul className={results.grid}>
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

/** Shown where articles could not be loaded. It travels with them, since no further file can be loaded then. */
export function BlogFailure({ error }: ErrorComponentProps) {
  return <ListFailure error={error} head={m.title} title={m.failure} to="/blog" />;
}

/** Empty list: says why there is nothing to read, and where there is. */
function BlogEmpty({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className={state.state}>
      <h3 className={state.title}>{isNarrowed ? m.emptyCategory : m.empty}</h3>
      <p>{isNarrowed ? m.emptyCategoryText : m.emptyText}</p>
      {isNarrowed && (
        <Link to="/blog" resetScroll={false} className={`${button.button} ${button.outline}`}>
          {m.allArticles}
        </Link>
      )}
    </div>
  );
}
