import type { ReactNode } from "react";
import styles from "./message-page.module.css";

/** A page that is only a message: unknown URL, failure, a step of the newsletter. */
export function MessagePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
