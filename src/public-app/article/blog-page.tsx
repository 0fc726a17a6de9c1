import { Link, useLoaderData } from "@tanstack/react-router";
import { ARTICLE_CATEGORY_LABELS } from "#contracts/article/article-categories.ts";
import { ARTICLE_PLACEHOLDER } from "#contracts/shared/image-path.ts";
import button from "#public-app/ui/button.module.css";
import { Icon } from "#public-app/ui/icon.tsx";
import { NightHero } from "#public-app/ui/night-hero.tsx";
import { PageHead } from "#public-app/ui/page-head.tsx";
import { Picture } from "#public-app/ui/picture.tsx";
import section from "#public-app/ui/section.module.css";
import styles from "./blog-page.module.css";
import { frenchDate } from "./french-date.ts";

const DESCRIPTION = "Guides, économies d’énergie, sécurité : nos conseils pour une maison connectée simple à vivre.";

export function BlogPage() {
  const articles = useLoaderData({ from: "/blog" });
  return (
    <>
      <PageHead title="Conseils pour la maison connectée" description={DESCRIPTION} path="/blog" />
      <NightHero title="Conseils" lead={DESCRIPTION} />
      <div className={`${section.container} ${section.section}`}>
        {articles.length === 0 && <p className={section.lead}>Aucun article pour le moment.</p>}
        <ul className={styles.articles}>
          {articles.map(({ id, slug, title, excerpt, category, image, published_at }) => (
            <li key={id}>
              <article className={`${styles.article} arrow-host`}>
                <div className={styles.picture}>
                  <Picture image={image} alt="" sizes="(min-width: 900px) 42vw, 92vw" placeholder={ARTICLE_PLACEHOLDER} />
                </div>
                <p className={styles.facts}>
                  {ARTICLE_CATEGORY_LABELS[category]} · {frenchDate(published_at)}
                </p>
                <h2 id={`article-${id}`} className={styles.title}>
                  {title}
                </h2>
                <p className={styles.excerpt}>{excerpt}</p>
                <Link to="/blog/$slug" params={{ slug }} aria-describedby={`article-${id}`} className={`${button.arrow} ${styles.link}`}>
                  Lire l'article
                  <Icon name="arrow-right" />
                </Link>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
