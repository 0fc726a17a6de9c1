import type { ReactNode } from "react";
import styles from "./page-hero.module.css";

/** The opening of a page: a wide dark band, its title and one sentence. */
export function PageHero({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </header>
  );
}
