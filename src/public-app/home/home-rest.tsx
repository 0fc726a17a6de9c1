import { Link } from "@tanstack/react-router";
import type { ArticleCard } from "#contracts/article/blog.ts";
import type { Feature } from "#contracts/feature/feature.ts";
import { useFigures } from "#public-app/content/use-figures.ts";
import { FeatureGrid } from "#public-app/feature/feature-grid.tsx";
import button from "#public-app/ui/button.module.css";
import { FigureBand } from "#public-app/ui/figure-band.tsx";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import section from "#public-app/ui/section.module.css";
import { ServerPart } from "#public-app/ui/server-part.tsx";
import styles from "./home-page.module.css";
import { Invitation } from "./invitation.tsx";
import { LatestArticles } from "./latest-articles.tsx";
import { m } from "#messages/public-app/home/rest-messages";
import { LazyStories } from "./story/lazy-stories.ts";

/** All that follows the carousel and the newest products. */
export function HomeRest({ articles, features }: { articles: ArticleCard[]; features: Feature[] }) {
  const figures = useFigures();
  return (
    <>
      <div className={`${section.container} ${styles.intro}`}>
        <h2 className={styles.statement}>{m.introTitle}</h2>
        <p className={section.lead}>{m.intro}</p>
        <Link to="/fonctionnalites" className={`${button.arrow} arrow-host`}>
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
