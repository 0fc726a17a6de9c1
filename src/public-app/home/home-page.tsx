import { Link, useLoaderData } from "@tanstack/react-router";
import { useFigures } from "#public-app/content/use-figures.ts";
import { useSettings } from "#public-app/settings/use-settings.ts";
import button from "#public-app/ui/button.module.css";
import { FigureBand } from "#public-app/ui/figure-band.tsx";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { PageHead } from "#public-app/document/page-head.tsx";
import section from "#public-app/ui/section.module.css";
import { Carousel } from "#public-app/slide/carousel.tsx";
import { HomeHero } from "./home-hero.tsx";
import { FeatureGrid } from "#public-app/feature/feature-grid.tsx";
import styles from "./home-page.module.css";
import { LazyStories } from "./story/lazy-stories.ts";
import { ServerPart } from "#public-app/ui/server-part.tsx";
import { Invitation } from "./invitation.tsx";
import { LatestArticles } from "./latest-articles.tsx";
import { m } from "#messages/public-app/home/messages";
import { NewProducts } from "./new-products.tsx";

export function HomePage() {
  const { slides, features, newProducts, articles } = useLoaderData({ from: "/" });
  const { name, tagline, meta_description } = useSettings();
  const figures = useFigures();
  return (
    <>
      <PageHead title={`${name} – ${tagline}`} description={meta_description || m.description(name)} path="/" />
      {slides.length > 0 ? <Carousel slides={slides} /> : <HomeHero />}
      <NewProducts products={newProducts} />
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
