import { Link } from "@tanstack/react-router";
import type { ArticleCard as Card } from "#contracts/article/blog.ts";
import type { PageView } from "#contracts/page/page-view.ts";
import { ArticleCard } from "#public-app/article/article-card.tsx";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { SectionParts } from "#public-app/page/section-parts.tsx";
import button from "#public-app/ui/button.module.css";
import section from "#public-app/ui/section.module.css";
import { m } from "#messages/public-app/home/messages";
import page from "./home-page.module.css";
import sheet from "./home.css?inline";

/** The home page below the carousel and the newest products: the sections that administrators write, and the newest
 *  articles. */
export function HomeRest({ articles, view }: { articles: Card[]; view: PageView | undefined }) {
  return (
    <>
      {view && (
        <div className="home" {...langAttributes(view.page)}>
          <SectionParts view={view} />
          <style href="home" precedence="sections">
            {sheet}
          </style>
        </div>
      )}
      <LatestArticles articles={articles} />
    </>
  );
}

/** The newest articles, as an invitation to the blog. */
function LatestArticles({ articles }: { articles: Card[] }) {
  if (articles.length === 0) return null;
  return (
    <section className={`${section.container} ${section.section}`} aria-labelledby="conseils" data-late="">
      <div className={page.heading}>
        <h2 id="conseils" className={section.title}>
          {m.articles}
        </h2>
        <Link to="/blog" className={`${button.button} ${button.outline}`}>
          {m.allArticles}
        </Link>
      </div>
      <ul className={page.cards}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
