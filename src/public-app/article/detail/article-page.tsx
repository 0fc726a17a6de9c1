import { useLoaderData } from "@tanstack/react-router";
import { useRef } from "react";
import { excerptOf } from "#contracts/text/plain-text.ts";
import { language } from "#messages/public-app/language/language";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { ShareLinks } from "#public-app/share/share-links.tsx";
import { PageHead } from "#public-app/document/page-head.tsx";
import { articleDate } from "#public-app/article/article-date.ts";
import { PreviewBanner } from "#public-app/ui/preview-banner.tsx";
import { m } from "#messages/public-app/article/detail/messages";
import reading from "#public-app/ui/prose.module.css";
import section from "#public-app/ui/section.module.css";
import { ArticleContents } from "./article-contents.tsx";
import { ArticleOpening } from "./article-opening.tsx";
import styles from "./article-page.module.css";
import { FurtherReading } from "./further-reading.tsx";
import { useStandIns } from "./use-stand-ins.ts";

/** Main headings from which on a table of contents saves more time than it takes. */
const CONTENTS_FROM = 4;

const OWN_PAGE = /\shref="\/(?!uploads\/|\/)/g;

/** An article's HTML with its links to this site's pages in the visitor's language: administrators write the documented paths. */
function linkedInLanguage(html: string): string {
  return html.replace(OWN_PAGE, ` href="${language.base}/`);
}

export function ArticlePage() {
  const { article, image, contents, reading_minutes, related, slugs, preview } = useLoaderData({ from: "/blog/$slug" });
  const { slug, title, content } = article;
  const path = `/blog/${slug}`;
  const text = useRef<HTMLDivElement>(null);
  useStandIns(text);
  /** When it will appear by itself, if it will. */
  const appearsAt = article.status === "published" ? article.published_at : null;
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
          {appearsAt && <span>. {m.scheduled(articleDate(appearsAt))}</span>}
        </PreviewBanner>
      )}
      <ArticleOpening article={article} image={image} minutes={reading_minutes} />
      <div className={`${section.container} ${styles.body}`}>
        {hasContents && <ArticleContents contents={contents} attributes={langAttributes(article)} />}
        <div className={styles.text}>
          {/* Sanitised by the server, when stored and again when read. */}
          <div
            ref={text}
            className={reading.prose}
            {...langAttributes(article)}
            dangerouslySetInnerHTML={{ __html: linkedInLanguage(content) }}
          />
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
