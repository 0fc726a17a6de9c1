import styles from "#public-app/ui/list-state.module.css";
import { m } from "./catalogue-messages.fr.ts";

/** Nothing to show, and why. */
export function CatalogueEmpty({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className={styles.state}>
      <h3 className={styles.title}>{m.empty}</h3>
      <p>{isNarrowed ? m.emptyNarrowed : m.emptyCatalogue}</p>
    </div>
  );
}
