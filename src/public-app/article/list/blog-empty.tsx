import { Link } from "@tanstack/react-router";
import button from "#public-app/ui/button.module.css";
import styles from "#public-app/ui/list/list-state.module.css";
import { m } from "#messages/public-app/article/list/messages";

/** Nothing to read, why, and where there is. */
export function BlogEmpty({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className={styles.state}>
      <h3 className={styles.title}>{isNarrowed ? m.emptyCategory : m.empty}</h3>
      <p>{isNarrowed ? m.emptyCategoryText : m.emptyText}</p>
      {isNarrowed && (
        <Link to="/blog" resetScroll={false} className={`${button.button} ${button.outline}`}>
          {m.allArticles}
        </Link>
      )}
    </div>
  );
}
