import { Link } from "@tanstack/react-router";
import type { Ref } from "react";
import button from "#public-app/ui/button.module.css";
import { m } from "#messages/public-app/search/messages";
import type { PagePath, Question } from "./found-pages.ts";
import { Articles, Pages, Products, Questions } from "./quick-result-groups.tsx";
import styles from "./quick-results.module.css";
import type { useQuickSearch } from "./use-quick-search.ts";

type Props = {
  ref: Ref<HTMLDivElement>;
  id: string;
  answer: ReturnType<typeof useQuickSearch>;
  typed: string;
  questions: Question[];
  pages: PagePath[];
  /** Id of the option that the arrows have reached. */
  chosen: string | undefined;
};

/** Results by kind: links that the box's arrows walk through, and that a pointer opens like any other. */
export function QuickResults({ ref, id, answer: { q, found, failure, isAwaited }, typed, questions, pages, chosen }: Props) {
  const { articles = [], pages: teamPages = [], total = 0, corrected } = found ?? {};
  const pageCount = teamPages.length + pages.length;
  const hasNothing = !isAwaited && !failure && total + articles.length + questions.length + pageCount === 0;
  const optionOf = (key: string) => ({
    id: `${id}-${key}`,
    role: "option",
    tabIndex: -1,
    "aria-selected": `${id}-${key}` === chosen,
    className: styles.option,
    replace: true, // the search is a step of the way, which what is found takes the place of
  });

  const listed = { id, optionOf };

  return (
    <div className={styles.results} aria-busy={isAwaited}>
      <output className="visually-hidden">
        {typed !== "" &&
          !isAwaited &&
          !failure &&
          (hasNothing ? m.nothing(q) : m.found(total, articles.length, questions.length, pageCount))}
      </output>
      {corrected && <p className={styles.note}>{m.corrected(q, corrected)}</p>}
      {failure && (
        <p className={styles.note} role="alert">
          {`${m.failed} ${failure.message}`}
        </p>
      )}
      {hasNothing && <Nothing typed={q} />}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options with pictures that are links: no select
          holds them */}
      <div ref={ref} id={id} role="listbox" aria-label={m.results}>
        <Products found={found} words={corrected ?? q} {...listed} />
        <Articles found={found} {...listed} />
        <Questions questions={questions} {...listed} />
        <Pages pages={pages} teamPages={teamPages} {...listed} />
      </div>
    </div>
  );
}

function Nothing({ typed }: { typed: string }) {
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingTitle}>{m.nothing(typed)}</p>
      <p>{m.nothingHint}</p>
      <Link to="/contact" replace className={`${button.button} ${button.outline}`}>
        {m.ask}
      </Link>
    </div>
  );
}
