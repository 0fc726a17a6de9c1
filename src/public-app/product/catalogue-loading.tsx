import { m } from "./catalogue-messages.fr.ts";
import styles from "./catalogue-state.module.css";

const PLACES = ["a", "b", "c", "d", "e", "f"];

/** Room for the cards that are on their way. */
export function CatalogueLoading() {
  return (
    <div aria-busy="true">
      <output className={styles.loading}>{m.loading}</output>
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
