import type { ReactNode } from "react";
import styles from "./facts-line.module.css";

/** A few facts on one line, with a dot between them; they wrap as wholes. */
export function FactsLine({ facts }: { facts: ReactNode[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map((fact, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- facts never change places
        <li key={index}>{fact}</li>
      ))}
    </ul>
  );
}
