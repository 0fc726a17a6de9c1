import { Link } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import type { ArticleCard as Card } from "#contracts/article/blog.ts";
import { ARTICLE_PLACEHOLDER } from "#contracts/shared/image-path.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import button from "#public-app/ui/button.module.css";
import look from "#public-app/ui/card.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { Picture } from "#public-app/ui/picture/picture.tsx";
import styles from "./article-card.module.css";
import { m } from "#messages/public-app/article/messages";
import { language } from "#messages/public-app/language/language";

const HALF_SIZES = "(min-width: 1680px) 700px, (min-width: 37.5em) 43vw, 90vw";
const GRID_SIZES = "(min-width: 1680px) 453px, (min-width: 64em) 29vw, (min-width: 37.5em) 43vw, 90vw";
const FEATURED_SIZES = "(min-width: 1680px) 820px, (min-width: 56.25em) 54vw, 90vw";

type Props = {
  article: Card;
  /** The label above the title of the featured article, which is shown large. */
  featured?: string;
  /** Stands in a row of two rather than of three. */
  isHalf?: boolean;
  isUrgent?: boolean;
};

/** An article in a list. The whole card follows its one link. */
export function ArticleCard({ article, featured, isHalf = false, isUrgent = false }: Props) {
  const { id, slug, title, excerpt, category, image, published_at, reading_minutes } = article;
  const sizes = featured ? FEATURED_SIZES : isHalf ? HALF_SIZES : GRID_SIZES;
  const titleId = `article-${id}`;

  // The picture that was pressed grows into the article's own; only that one bears the name, so only that one is
  // animated.
  function handleClick({ currentTarget }: MouseEvent<HTMLElement>) {
    const picture = currentTarget.closest("article")?.querySelector("figure");
    if (picture) picture.style.viewTransitionName = `article-${slug}`;
  }

  return (
    <article
      className={`${look.card} ${styles.card} arrow-host`}
      data-featured={Boolean(featured) || undefined}
      data-half={isHalf || undefined}
    >
      <figure className={`${look.picture} ${styles.picture}`}>
        <Picture image={image} alt="" sizes={sizes} placeholder={ARTICLE_PLACEHOLDER} isUrgent={isUrgent} />
      </figure>
      <div className={`${look.text} ${styles.text}`}>
        {featured && <p className={styles.kicker}>{featured}</p>}
        <h3 id={titleId} className={`${look.title} ${styles.title}`} {...langAttributes(article)}>
          {title}
        </h3>
        <FactsLine
          facts={[
            m.categories[category],
            <time key="date" dateTime={published_at}>
              {formatArticleDate(published_at)}
            </time>,
            m.minutes(reading_minutes),
          ]}
        />
        <p className={`${look.summary} ${styles.excerpt}`} {...langAttributes(article)}>
          {excerpt}
        </p>
        <Link
          to="/blog/$slug"
          params={{ slug }}
          viewTransition
          aria-describedby={titleId}
          className={`${button.arrow} ${look.link}`}
          onClick={handleClick}
        >
          {m.read}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </article>
  );
}

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

const FORMAT = new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone: "Africa/Tunis" });

/** A date as the company writes it: « 3 mars 2026 ». The time zone is fixed, so that server and browser agree. */
export function formatArticleDate(iso: string): string {
  return m.date(FORMAT.format(new Date(iso)));
}
