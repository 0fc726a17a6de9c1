import { Link } from "@tanstack/react-router";
import { FIXED_PAGES } from "#contracts/page/fixed-pages.ts";
import type { ArticleCard as Card } from "#contracts/article/blog.ts";
import type { Feature } from "#contracts/feature/feature.ts";
import { useFigures } from "#public-app/content/use-figures.ts";
import { FeatureGrid } from "#public-app/feature/feature-grid.tsx";
import button from "#public-app/ui/button.module.css";
import { FigureBand } from "#public-app/ui/figure-band.tsx";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import section from "#public-app/ui/section.module.css";
import { ServerPart } from "#public-app/ui/server-part.tsx";
import page from "./home-page.module.css";
import { m } from "#messages/public-app/home/messages";
import { ScenePicture } from "#public-app/content/scene-picture.tsx";
import { useSettings } from "#public-app/settings/use-settings.ts";
import { m as ui } from "#messages/public-app/ui/messages";
import { PhoneLink } from "#public-app/ui/content-link.tsx";
import styles from "./home-rest.module.css";
import { ArticleCard } from "#public-app/article/article-card.tsx";
import { lazy } from "react";

/** The home page below the carousel and the newest products. */
export function HomeRest({ articles, features }: { articles: Card[]; features: Feature[] }) {
  const figures = useFigures();
  return (
    <>
      <div className={`${section.container} ${page.intro}`}>
        <h2 className={page.statement}>{m.introTitle}</h2>
        <p className={section.lead}>{m.intro}</p>
        <Link to="/$slug" params={{ slug: FIXED_PAGES.features }} className={`${button.arrow} arrow-host`}>
          {m.introLink}
          <Icon name="arrow-right" />
        </Link>
      </div>
      <ServerPart id="recits">
        <LazyStories />
      </ServerPart>
      <FeatureGrid title={m.features} features={features} />
      <FigureBand
        title={m.figures}
        figures={[
          { figure: figures.homes, label: m.homes },
          { figure: figures.uptime, label: m.uptime },
          { figure: figures.energySavings, label: m.energySavings },
          { figure: figures.support, label: m.support },
        ]}
      />
      <Invitation />
      <LatestArticles articles={articles} />
    </>
  );
}

/** The page's call to action. */
function Invitation() {
  const { city, phone } = useSettings();
  return (
    <section className={styles.invitation} aria-labelledby="invitation" data-late="">
      <div className={styles.scene}>
        <ScenePicture name="vitrine" alt={m.invitationPicture} sizes="(max-width: 56.24em) 100vw, 62vw" />
      </div>
      <div className={styles.text}>
        <h2 id="invitation" className={styles.title}>
          {m.invitationTitle}
        </h2>
        <p className={styles.lead}>{m.invitation(city)}</p>
        <div className={styles.actions}>
          <Link to="/contact" search={{ type: "demo" }} className={`${button.button} ${button.primary}`}>
            {ui.bookDemo}
          </Link>
          <PhoneLink number={phone} className={`${button.button} ${button.outline}`} />
        </div>
      </div>
    </section>
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

/** Stories, loaded at once on the server, which waits for nothing while it renders. A browser fetches them where it
 *  draws the page itself. */
const LazyStories = import.meta.env.SSR
  ? (await import("#public-app/home/story/stories.tsx")).Stories
  : lazy(async () => ({ default: (await import("#public-app/home/story/stories.tsx")).Stories }));
