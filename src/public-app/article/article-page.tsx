import { useLoaderData } from "@tanstack/react-router";
import { ARTICLE_CATEGORY_LABELS } from "#contracts/article/article-categories.ts";
import { excerptOf } from "#contracts/shared/excerpt.ts";
import { ARTICLE_PLACEHOLDER, normalizeImageUrl } from "#contracts/shared/image-path.ts";
import { Breadcrumbs } from "#public-app/ui/breadcrumbs.tsx";
import { PageHead } from "#public-app/ui/page-head.tsx";
import { Picture } from "#public-app/ui/picture.tsx";
import styles from "#public-app/ui/reading.module.css";
import { frenchDate } from "./french-date.ts";

export function ArticlePage() {
  const article = useLoaderData({ from: "/blog/$slug" });
  const { slug, title, author, category, content, image_url } = article;
  const published = article.published_at ?? article.created_at;
  const path = `/blog/${slug}`;
  const description = article.meta_description || article.excerpt || excerptOf(content);
  const image = image_url ? normalizeImageUrl(image_url) : ARTICLE_PLACEHOLDER;
  return (
    <article className={styles.page}>
      <PageHead title={article.meta_title || title} description={description} path={path} image={image} type="article" />
      <Breadcrumbs
        steps={[
          { label: "Accueil", to: "/" },
          { label: "Conseils", to: "/blog" },
        ]}
        current={title}
      />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.facts}>
        {ARTICLE_CATEGORY_LABELS[category]} · {author} · <time dateTime={published}>{frenchDate(published)}</time>
      </p>
      {image_url && (
        <div className={styles.cover}>
          <Picture
            image={{ url: image_url, width: 1200, height: 630 }}
            alt=""
            sizes="(min-width: 900px) 760px, 92vw"
            placeholder={ARTICLE_PLACEHOLDER}
            isUrgent
          />
        </div>
      )}
      {/* Sanitised by the server, when stored and again when read. */}
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: content }} />
    </article>
  );
}
