import section from "#public-app/ui/section.module.css";
import { m } from "#messages/public-app/product/messages";
import styles from "./product-loading.module.css";

/** Room for the product that is on its way. */
export function ProductLoading() {
  return (
    <div className={`${section.container} ${styles.page}`} aria-busy="true">
      <output className={styles.loading}>{m.loading}</output>
      <div className={styles.columns} aria-hidden="true">
        <div className={styles.picture} />
        <div>
          <div className={styles.title} />
          <div className={styles.line} />
          <div className={styles.line} />
        </div>
      </div>
    </div>
  );
}
