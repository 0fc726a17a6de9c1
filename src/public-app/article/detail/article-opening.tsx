import { Link } from "@tanstack/react-router";
import type { Article } from "#contracts/article/article.ts";
import { ARTICLE_PLACEHOLDER } from "#contracts/shared/image-path.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { Breadcrumbs } from "#public-app/ui/breadcrumbs.tsx";
import { m as shared } from "#messages/public-app/ui/messages";
import { Picture, type PictureSource } from "#public-app/ui/picture/picture.tsx";
import section from "#public-app/ui/section.module.css";
import { formatArticleDate, FactsLine } from "#public-app/article/article-card.tsx";
import { m } from "#messages/public-app/article/detail/messages";
import styles from "./article-opening.module.css";
import { m as words } from "#messages/public-app/article/messages";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A picture at least this much wider than high opens the page in its full width; any other stands beside the title. */
const WIDE_FROM = 1.4;

type Props = { article: Article; image: PictureSource | null; minutes: number };

function Dated({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatArticleDate(iso)}</time>;
}

/** Title, facts and picture of an article. */
export function ArticleOpening({ article, image, minutes }: Props) {
  const { slug, title, excerpt, author, category, updated_at } = article;
  const published = article.published_at ?? article.created_at;
  const isRevised = Date.parse(updated_at) - Date.parse(published) > DAY_MS;
  const { width = 1200, height = 630 } = image ?? {};
  return (
    <header className={section.container}>
      <Breadcrumbs
        steps={[
          { label: shared.home, to: "/" },
          { label: m.blog, to: "/blog" },
        ]}
        current={title}
        attributes={langAttributes(article)}
      />
      <div className={styles.opening} data-wide={!image || width / height >= WIDE_FROM || undefined}>
        <div className={styles.words}>
          <Link to="/blog" search={{ category }} className={styles.category}>
            {words.categories[category]}
          </Link>
          <h1 className={styles.title} {...langAttributes(article)}>
            {title}
          </h1>
          {excerpt && (
            <p className={styles.standfirst} {...langAttributes(article)}>
              {excerpt}
            </p>
          )}
          <FactsLine
            facts={[
              m.by(author),
              <Dated key="published" iso={published} />,
              words.minutes(minutes),
              ...(isRevised
                ? [
                    <span key="revised">
                      {m.updated} <Dated iso={updated_at} />
                    </span>,
                  ]
                : []),
            ]}
          />
        </div>
        {image && (
          <figure className={styles.picture} style={{ viewTransitionName: `article-${slug}` }}>
            <Picture
              image={{ ...image, width, height }}
              alt=""
              sizes={
                width / height >= WIDE_FROM
                  ? "(min-width: 1680px) 1440px, 90vw"
                  : "(min-width: 1680px) 600px, (min-width: 56.25em) 38vw, 90vw"
              }
              placeholder={ARTICLE_PLACEHOLDER}
              isUrgent
            />
          </figure>
        )}
      </div>
    </header>
  );
}
