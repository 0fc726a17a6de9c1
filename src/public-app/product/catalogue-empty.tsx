import { m } from "./catalogue-messages.fr.ts";
import styles from "./catalogue-state.module.css";

/** Nothing to show, and why. */
export function CatalogueEmpty({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className={styles.state}>
      <h3 className={styles.title}>{m.empty}</h3>
      <p>{isNarrowed ? m.emptyNarrowed : m.emptyCatalogue}</p>
    </div>
  );
}
