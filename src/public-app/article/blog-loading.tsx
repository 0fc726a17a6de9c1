import { m } from "./blog-messages.fr.ts";
import styles from "./blog-state.module.css";

const PLACES = ["a", "b", "c"];

/** Room for the cards that are on their way. */
export function BlogLoading() {
  return (
    <div aria-busy="true">
      <output className={styles.loading}>{m.loading}</output>
      <div className={styles.wide} aria-hidden="true" />
      <div className={styles.skeletons} aria-hidden="true">
        {PLACES.map((place) => (
          <div key={place}>
            <div className={styles.picture} />
            <div className={styles.line} />
            <div className={styles.shortLine} />
          </div>
        ))}
      </div>
    </div>
  );
}
