import { Link, useSearch } from "@tanstack/react-router";
import { ARTICLE_CATEGORIES } from "#contracts/article/article-categories.ts";
import styles from "./blog-categories.module.css";
import { m } from "#messages/public-app/article/list/messages";
import { m as words } from "#messages/public-app/article/messages";

/** The blog's categories as links: each has a URL of its own. */
export function BlogCategories() {
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
