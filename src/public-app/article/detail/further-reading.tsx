import { Link } from "@tanstack/react-router";
import type { ArticleCard as Card } from "#contracts/article/blog.ts";
import { LazyNewsletterBox } from "#public-app/subscriber/lazy-newsletter-box.ts";
import button from "#public-app/ui/button.module.css";
import { ClosingBlock } from "#public-app/ui/closing-block.tsx";
import section from "#public-app/ui/section.module.css";
import { ArticleCard } from "#public-app/article/article-card.tsx";
import { m } from "#messages/public-app/article/detail/messages";
import blog from "#public-app/article/list/blog-results.module.css";
import styles from "./further-reading.module.css";

/** Related articles, a link to the company, and the newsletter. */
export function FurtherReading({ related }: { related: Card[] }) {
  return (
    <footer className={styles.further}>
      {related.length > 0 && (
        <section className={`${section.section} ${section.sand}`} aria-labelledby="suite">
          <div className={section.container}>
            <h2 id="suite" className={`${section.title} ${styles.title}`}>
              {m.related}
            </h2>
            <ul className={blog.grid}>
              {related.map((article) => (
                <li key={article.id}>
                  <ArticleCard article={article} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <ClosingBlock id="chez-vous" title={m.closingTitle} text={m.closingText}>
        <Link to="/contact" className={`${button.button} ${button.dark}`}>
          {m.contact}
        </Link>
      </ClosingBlock>
      <LazyNewsletterBox />
    </footer>
  );
}
