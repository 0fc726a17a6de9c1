import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { QuickSearch } from "#contracts/search/quick-search.ts";
import { language } from "#messages/public-app/language/language";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { m as layout } from "#messages/public-app/layout/messages";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import type { IconName } from "#public-app/ui/icon/icon-names.ts";
import { Picture } from "#public-app/ui/picture/picture.tsx";
import { m } from "#messages/public-app/search/messages";
import type { PagePath, Question } from "./found-pages.ts";
import { toRoutePath } from "#public-app/content/site-links.ts";
import styles from "./quick-results.module.css";

/** The list that the groups stand in: its id, and what makes an option of a link, by its key. */
type Listed = { id: string; optionOf: (key: string) => object };

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

function Mark({ name }: { name: IconName }) {
  return (
    <span className={styles.mark}>
      <Icon name={name} />
    </span>
  );
}

/** The best products, and the way to all that these words find. */
export function Products({ id, optionOf, found, words }: Listed & { found: QuickSearch | undefined; words: string }) {
  const { products = [], total = 0 } = found ?? {};
  if (products.length === 0) return null;
  return (
    <Group id={`${id}-produits`} title={m.products}>
      {products.map(({ id: key, slug, title, reference, image, ...shown }) => (
        <Link key={key} to="/produits/$slug" params={{ slug }} {...optionOf(`produit-${key}`)}>
          <span className={styles.picture}>
            <Picture image={image} alt="" sizes="44px" />
          </span>
          <span className={styles.title} {...langAttributes(shown)}>
            {title}
          </span>
          <span className={styles.fact}>{reference}</span>
        </Link>
      ))}
      {total > products.length && (
        <Link to="/produits" search={{ q: words }} {...optionOf("tous")}>
          <Mark name="search" />
          <span className={styles.title}>{m.allProducts(total)}</span>
        </Link>
      )}
    </Group>
  );
}

/** The best articles. */
export function Articles({ id, optionOf, found }: Listed & { found: QuickSearch | undefined }) {
  const { articles = [] } = found ?? {};
  if (articles.length === 0) return null;
  return (
    <Group id={`${id}-articles`} title={m.articles}>
      {articles.map(({ id: key, slug, title, ...shown }) => (
        <Link key={key} to="/blog/$slug" params={{ slug }} {...optionOf(`article-${key}`)}>
          <Mark name="file-text" />
          <span className={styles.title} {...langAttributes(shown)}>
            {title}
          </span>
        </Link>
      ))}
    </Group>
  );
}

/** Questions that the contact page answers. */
export function Questions({ id, optionOf, questions }: Listed & { questions: Question[] }) {
  if (questions.length === 0) return null;
  return (
    <Group id={`${id}-questions`} title={m.questions}>
      {questions.map(({ anchor, question, lang }) => (
        <Link key={anchor} to="/contact" hash={anchor} {...optionOf(anchor)}>
          <Mark name="plus" />
          <span className={styles.title} {...(lang && language.french)}>
            {question}
          </span>
        </Link>
      ))}
    </Group>
  );
}

/** Pages that the team made, and those of the site. */
export function Pages({ id, optionOf, pages, teamPages }: Listed & { pages: PagePath[]; teamPages: QuickSearch["pages"] }) {
  if (pages.length + teamPages.length === 0) return null;
  return (
    <Group id={`${id}-pages`} title={m.pages}>
      {teamPages.map(({ slug, title, ...shown }) => (
        <Link key={slug} to="/$slug" params={{ slug }} {...optionOf(`page-${slug}`)}>
          <Mark name="arrow-right" />
          <span className={styles.title} {...langAttributes(shown)}>
            {title}
          </span>
        </Link>
      ))}
      {pages.map((path) => (
        <Link key={path} to={toRoutePath(path)} {...optionOf(`page-${path}`)}>
          <Mark name="arrow-right" />
          <span className={styles.title}>{layout.links[path]}</span>
        </Link>
      ))}
    </Group>
  );
}
