import styles from "./carousel-loading.module.css";
import { m } from "#messages/public-app/slide/messages";

/** Skeleton of the carousel while its slides are loading. */
export function CarouselLoading() {
  return (
    <div className={styles.dark} aria-busy="true">
      <output className={styles.loading}>
        <span className={styles.spinner} aria-hidden="true" />
        {m.loading}
      </output>
    </div>
  );
}
