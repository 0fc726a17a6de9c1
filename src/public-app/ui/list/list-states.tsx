import { Link, useRouter } from "@tanstack/react-router";
import button from "#public-app/ui/button.module.css";
import styles from "./list-state.module.css";
import { m } from "#messages/public-app/ui/messages";
import type { ReactNode } from "react";

type Props = {
  error: unknown;
  /** Title of the page. */
  head: string;
  title: string;
  /** Path to try again at, without JavaScript. */
  to: "/blog" | "/produits";
};

/** A list that could not be loaded: why, and how to try again. */
export function ListFailure({ error, head, title, to }: Props) {
  const router = useRouter();
  return (
    <div className={styles.state} role="alert">
      <title>{head}</title>
      <h2 className={styles.title}>{title}</h2>
      <p>{error instanceof Error ? error.message : m.unknownFailure}</p>
      <button type="button" className={`${button.button} ${button.dark} needs-script`} onClick={() => void router.invalidate()}>
        {m.retry}
      </button>
      <Link to={to} search reloadDocument className={`${button.button} ${button.dark} without-script`}>
        {m.retry}
      </Link>
    </div>
  );
}

type ListLoadingProps = {
  words: string;
  count: number;
  /** A list's own classes: the room around the words, the shape of a picture. */
  look: { words?: string; picture?: string };
  /** Content that opens the list. */
  children?: ReactNode;
};

/** Skeletons of the cards that are loading. */
export function ListLoading({ words, count, look, children }: ListLoadingProps) {
  return (
    <div aria-busy="true">
      <output className={`${styles.loading} ${look.words}`}>{words}</output>
      {children}
      <div className={styles.places} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>
            <div className={`${styles.picture} ${look.picture}`} />
            <div className={styles.line} />
            <div className={styles.shortLine} />
          </div>
        ))}
      </div>
    </div>
  );
}
