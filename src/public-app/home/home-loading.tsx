import styles from "./home-loading.module.css";
import { m } from "./loading-messages.fr.ts";

/** The night before the carousel. */
export function HomeLoading() {
  return (
    <div className={styles.night} aria-busy="true">
      <output className={styles.loading}>
        <span className={styles.spinner} aria-hidden="true" />
        {m.carousel}
      </output>
    </div>
  );
}
