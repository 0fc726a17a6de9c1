import { Link } from "@tanstack/react-router";
import type { ArticleCard as Card } from "#contracts/article/blog.ts";
import { ArticleCard } from "#public-app/article/article-card.tsx";
import button from "#public-app/ui/button.module.css";
import section from "#public-app/ui/section.module.css";
import styles from "./home-page.module.css";
import { m } from "#messages/public-app/home/rest-messages";

/** The newest articles, as an invitation to the blog. */
export function LatestArticles({ articles }: { articles: Card[] }) {
  if (articles.length === 0) return null;
  return (
    <section className={`${section.container} ${section.section}`} aria-labelledby="conseils" data-late="">
      <div className={styles.heading}>
        <h2 id="conseils" className={section.title}>
          {m.articles}
        </h2>
        <Link to="/blog" className={`${button.button} ${button.outline}`}>
          {m.allArticles}
        </Link>
      </div>
      <ul className={styles.cards}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
