import type { ReactNode } from "react";
import styles from "./preview-banner.module.css";

/** Says that visitors do not see this page as it is. */
export function PreviewBanner({ children }: { children: ReactNode }) {
  return (
    <p className={styles.banner} role="note">
      {children}
    </p>
  );
}
