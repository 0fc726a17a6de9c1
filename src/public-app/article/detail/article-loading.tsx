import section from "#public-app/ui/section.module.css";
import styles from "./article-loading.module.css";
import { m } from "#messages/public-app/article/messages";

/** Room for the article that is on its way. */
export function ArticleLoading() {
  return (
    <div className={`${section.container} ${styles.page}`} aria-busy="true">
      <output className={styles.loading}>{m.loading}</output>
      <div aria-hidden="true" className={styles.skeleton}>
        <div className={styles.title} />
        <div className={styles.line} />
        <div className={styles.picture} />
      </div>
    </div>
  );
}
