import type { ReactNode } from "react";
import styles from "./list-state.module.css";

type Props = {
  words: string;
  count: number;
  /** A list's own classes: the room around the words, the shape of a picture. */
  look: { words?: string; picture?: string };
  /** Room for what opens the list. */
  children?: ReactNode;
};

/** Room for the cards that are on their way. */
export function ListLoading({ words, count, look, children }: Props) {
  return (
    <div aria-busy="true">
      <output className={`${styles.loading} ${look.words}`}>{words}</output>
      {children}
      <div className={styles.places} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <div key={place}>
            <div className={`${styles.picture} ${look.picture}`} />
            <div className={styles.line} />
            <div className={styles.shortLine} />
          </div>
        ))}
      </div>
    </div>
  );
}
