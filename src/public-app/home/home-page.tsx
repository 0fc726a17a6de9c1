import { useLoaderData, Link } from "@tanstack/react-router";
import { useSettings, useWords } from "#public-app/settings/use-settings.ts";
import { PageHead } from "#public-app/document/page-head.tsx";
import { Carousel } from "#public-app/slide/carousel.tsx";
import { m } from "#messages/public-app/home/messages";
import button from "#public-app/ui/button.module.css";
import { m as ui } from "#messages/public-app/ui/messages";
import hero from "./home-hero.module.css";
import type { ProductCard as Card } from "#contracts/product/catalogue.ts";
import { fillView } from "#public-app/page/fill-view.ts";
import { ProductCard } from "#public-app/product/product-card.tsx";
import section from "#public-app/ui/section.module.css";
import styles from "./home-page.module.css";
import { PreviewBanner } from "#public-app/ui/preview-banner.tsx";
import { m as words } from "#messages/public-app/page/messages";
import { lazyInView } from "#public-app/ui/lazy-in-view.tsx";

export function HomePage() {
  const { slides, newProducts, articles, view: stored } = useLoaderData({ from: "/" });
  const settings = useSettings();
  const { name, tagline, meta_description, installation_hours } = settings;
  const view = stored && fillView(stored, settings);
  return (
    <>
      <PageHead
        title={view?.page.meta_title || `${name} – ${tagline}`}
        description={view?.page.meta_description || meta_description || m.description(name, installation_hours)}
        path="/"
        isHidden={!!view?.preview}
      />
      {view?.preview && <PreviewBanner>{words.preview[view.preview]}</PreviewBanner>}
      {slides.length > 0 ? <Carousel slides={slides} /> : <HomeHero />}
      <NewProducts products={newProducts} />
      <LazyHomeRest articles={articles} view={view} />
    </>
  );
}

/** The name and the promise, where there is no slide to show. Source: SLIDE-2. */
function HomeHero() {
  const { name } = useSettings();
  return (
    <section className={hero.hero}>
      <h1 className={hero.title}>{name}</h1>
      <p className={hero.promise} {...useWords("tagline")} />
      <Link to="/contact" search={{ type: "demo" }} className={`${button.button} ${button.primary}`}>
        {ui.bookDemo}
      </Link>
    </section>
  );
}

/** A taste of the catalogue. */
function NewProducts({ products }: { products: Card[] }) {
  if (products.length === 0) return null;
  return (
    <section className={`${section.container} ${section.section}`} aria-labelledby="nouveautes" data-late="">
      <div className={styles.heading}>
        <h2 id="nouveautes" className={section.title}>
          {m.newProducts}
        </h2>
        <Link to="/produits" className={`${button.button} ${button.outline}`}>
          {m.allProducts}
        </Link>
      </div>
      <ul className={styles.cards}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}

const load = async () => (await import("./home-rest.tsx")).HomeRest;

/** The rest of the home page, loaded when it comes near. */
const LazyHomeRest = lazyInView(load, import.meta.env.SSR && (await load()));
