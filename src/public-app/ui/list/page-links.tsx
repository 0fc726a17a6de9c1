import type { ReactNode } from "react";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { m } from "#messages/public-app/ui/messages";
import styles from "./page-links.module.css";

/** Page numbers worth a link: the first, the last and the neighbours of the present one; `null` stands for those left
 *  out. */
export function pagesAround(page: number, last: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const shown = [...new Set(near)].toSorted((one, other) => one - other);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}

/** Props that a link to a page of a list must pass on to its `<Link>`. */
export type PageLinkProps = {
  className: string | undefined;
  rel?: "prev" | "next";
  "aria-label"?: string;
  "aria-current"?: "page" | undefined;
  children: ReactNode;
};

type Props = {
  page: number;
  last: number;
  /** Name of the list. */
  label: string;
  /** Draws the link to a page; `number` is undefined for the first, whose URL names none. */
  renderLink: (number: number | undefined, props: PageLinkProps) => ReactNode;
};

/** Links to the other pages of a list, where there are any. */
export function PageLinks({ page, last, label, renderLink }: Props) {
  if (last <= 1 && page === 1) return null;
  const to = (number: number, props: PageLinkProps) => renderLink(number > 1 ? number : undefined, props);
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 &&
        to(Math.min(page - 1, last), {
          className: styles.step,
          rel: "prev",
          children: (
            <>
              <Icon name="chevron-left" />
              {m.previousPage}
            </>
          ),
        })}
      <ul className={styles.numbers}>
        {pagesAround(page, last).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              to(number, {
                className: styles.number,
                "aria-label": m.page(number),
                "aria-current": number === page ? "page" : undefined,
                children: number,
              })
            )}
          </li>
        ))}
      </ul>
      {page < last &&
        to(page + 1, {
          className: styles.step,
          rel: "next",
          children: (
            <>
              {m.nextPage}
              <Icon name="chevron-right" />
            </>
          ),
        })}
    </nav>
  );
}
