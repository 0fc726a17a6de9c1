import { Link } from "@tanstack/react-router";
import type { ReactNode, Ref } from "react";
import { language } from "#messages/public-app/language/language";
import { m as layout } from "#messages/public-app/layout/messages";
import button from "#public-app/ui/button.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { Picture } from "#public-app/ui/picture/picture.tsx";
import { m } from "#messages/public-app/search/messages";
import type { PagePath } from "./pages-named.ts";
import styles from "./quick-results.module.css";
import type { useQuickSearch } from "./use-quick-search.ts";

type Props = {
  ref: Ref<HTMLDivElement>;
  id: string;
  answer: ReturnType<typeof useQuickSearch>;
  typed: string;
  pages: PagePath[];
  /** Id of the option that the arrows have reached. */
  chosen: string | undefined;
  onOpen: () => void;
};

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox may hold groups, and no fieldset
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className={styles.heading}>
        {title}
      </p>
      {children}
    </div>
  );
}

/** What was found, by kind: links that the box's arrows walk through, and that a pointer opens like any other. */
export function QuickResults({ ref, id, answer: { q, found, failure, isAwaited }, typed, pages, chosen, onOpen }: Props) {
  const { products = [], articles = [], total = 0, corrected } = found ?? {};
  const hasNothing = !isAwaited && !failure && total + articles.length + pages.length === 0;
  const optionOf = (key: string) => ({
    id: `${id}-${key}`,
    role: "option",
    tabIndex: -1,
    "aria-selected": `${id}-${key}` === chosen,
    className: styles.option,
    onClick: onOpen,
  });

  return (
    <div className={styles.results} aria-busy={isAwaited}>
      <output className="visually-hidden">
        {typed !== "" && !isAwaited && !failure && (hasNothing ? m.nothing(q) : m.found(total, articles.length, pages.length))}
      </output>
      {corrected && <p className={styles.note}>{m.corrected(q, corrected)}</p>}
      {failure && (
        <p className={styles.note} role="alert">
          {m.failed} {failure.message}
        </p>
      )}
      {hasNothing && <Nothing typed={q} onOpen={onOpen} />}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options with pictures that are links: no select holds them */}
      <div ref={ref} id={id} role="listbox" aria-label={m.results}>
        {products.length > 0 && (
          <Group id={`${id}-produits`} title={m.products}>
            {products.map(({ id: key, slug, title, reference, image }) => (
              <Link key={key} to="/produits/$slug" params={{ slug }} {...optionOf(`produit-${key}`)}>
                <span className={styles.picture}>
                  <Picture image={image} alt="" sizes="44px" />
                </span>
                <span className={styles.title} lang={language.contentLanguage}>
                  {title}
                </span>
                <span className={styles.fact}>{reference}</span>
              </Link>
            ))}
            {total > products.length && (
              <Link to="/produits" search={{ q: corrected ?? q }} {...optionOf("tous")}>
                <span className={styles.mark}>
                  <Icon name="search" />
                </span>
                <span className={styles.title}>{m.allProducts(total)}</span>
              </Link>
            )}
          </Group>
        )}
        {articles.length > 0 && (
          <Group id={`${id}-articles`} title={m.articles}>
            {articles.map(({ id: key, slug, title }) => (
              <Link key={key} to="/blog/$slug" params={{ slug }} {...optionOf(`article-${key}`)}>
                <span className={styles.mark}>
                  <Icon name="file-text" />
                </span>
                <span className={styles.title} lang={language.contentLanguage}>
                  {title}
                </span>
              </Link>
            ))}
          </Group>
        )}
        {pages.length > 0 && (
          <Group id={`${id}-pages`} title={m.pages}>
            {pages.map((path) => (
              <Link key={path} to={path} {...optionOf(`page-${path}`)}>
                <span className={styles.mark}>
                  <Icon name="arrow-right" />
                </span>
                <span className={styles.title}>{layout.links[path]}</span>
              </Link>
            ))}
          </Group>
        )}
      </div>
    </div>
  );
}

function Nothing({ typed, onOpen }: { typed: string; onOpen: () => void }) {
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingTitle}>{m.nothing(typed)}</p>
      <p>{m.nothingHint}</p>
      <Link to="/contact" className={`${button.button} ${button.outline}`} onClick={onOpen}>
        {m.ask}
      </Link>
    </div>
  );
}
