import { useLoaderData } from "@tanstack/react-router";
import { excerptOf } from "#contracts/text/plain-text.ts";
import { language } from "#messages/public-app/language/language";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { ShareLinks } from "#public-app/share/share-links.tsx";
import { PageHead } from "#public-app/document/page-head.tsx";
import { formatArticleDate } from "#public-app/article/article-card.tsx";
import { PreviewBanner } from "#public-app/ui/preview-banner.tsx";
import { WrittenHtml } from "#public-app/ui/written-html.tsx";
import { m } from "#messages/public-app/article/detail/messages";
import section from "#public-app/ui/section.module.css";
import { ArticleOpening } from "./article-opening.tsx";
import styles from "./article-page.module.css";
import { FurtherReading } from "./further-reading.tsx";
import { m as articleMessages } from "#messages/public-app/article/messages";
import type { ArticleView } from "#contracts/article/blog.ts";
import type { LanguageAttributes } from "#public-app/language/language-settings.ts";

/** Main headings from which on a table of contents saves more time than it takes. */
const CONTENTS_FROM = 4;

export function ArticlePage() {
  const { article, image, contents, reading_minutes, related, slugs, preview, appears_at } = useLoaderData({ from: "/blog/$slug" });
  const { slug, title, content } = article;
  const path = `/blog/${slug}`;
  const hasContents = contents.length >= CONTENTS_FROM;
  return (
    <article className={styles.page}>
      <PageHead
        title={article.meta_title || title}
        description={article.meta_description || article.excerpt || excerptOf(content)}
        path={path}
        slugs={slugs}
        {...(!preview && { image: `/partage${language.base}/blog/${slug}.jpg` })}
        type="article"
        isHidden={preview !== null}
      />
      {preview && (
        <PreviewBanner>
          {m.preview[preview]}
          {appears_at && <span>. {m.scheduled(formatArticleDate(appears_at))}</span>}
        </PreviewBanner>
      )}
      <ArticleOpening article={article} image={image} minutes={reading_minutes} />
      <div className={`${section.container} ${styles.body}`}>
        {hasContents && <ArticleContents contents={contents} attributes={langAttributes(article)} />}
        <div className={styles.text}>
          <WrittenHtml html={content} {...langAttributes(article)} />
          {!preview && (
            <div className={styles.share}>
              <ShareLinks path={path} title={title} />
            </div>
          )}
        </div>
      </div>
      <FurtherReading related={related} />
    </article>
  );
}

/** Skeleton of an article that is loading. */
export function ArticleLoading() {
  return (
    <div className={`${section.container} ${styles.loadingPage}`} aria-busy="true">
      <output className={styles.loading}>{articleMessages.loading}</output>
      <div aria-hidden="true" className={styles.skeleton}>
        <div className={styles.title} />
        <div className={styles.line} />
        <div className={styles.picture} />
      </div>
    </div>
  );
}

type Contents = { contents: ArticleView["contents"]; attributes: LanguageAttributes | undefined };

function PartLinks({ contents, attributes }: Contents) {
  return (
    <ol {...attributes}>
      {contents.map(({ anchor, title }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className={styles.part}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Table of contents: beside the text on a wide screen, else folded above it. The style sheet shows one of the two. */
function ArticleContents({ contents, attributes }: Contents) {
  return (
    <>
      <nav aria-labelledby="sommaire" className={styles.beside}>
        <h2 id="sommaire" className={styles.contentsTitle}>
          {m.contents}
        </h2>
        <PartLinks contents={contents} attributes={attributes} />
      </nav>
      <details className={styles.above} data-screen="">
        <summary className={styles.summary}>{m.contents}</summary>
        <PartLinks contents={contents} attributes={attributes} />
      </details>
    </>
  );
}
