import { useLoaderData } from "@tanstack/react-router";
import { useSettings } from "#public-app/settings/use-settings.ts";
import { PageHead } from "#public-app/document/page-head.tsx";
import { Carousel } from "#public-app/slide/carousel.tsx";
import { HomeHero } from "./home-hero.tsx";
import { LazyHomeRest } from "./lazy-home-rest.ts";
import { m } from "#messages/public-app/home/messages";
import { NewProducts } from "./new-products.tsx";

export function HomePage() {
  const { slides, features, newProducts, articles } = useLoaderData({ from: "/" });
  const { name, tagline, meta_description } = useSettings();
  return (
    <>
      <PageHead title={`${name} – ${tagline}`} description={meta_description || m.description(name)} path="/" />
      {slides.length > 0 ? <Carousel slides={slides} /> : <HomeHero />}
      <NewProducts products={newProducts} />
      <LazyHomeRest articles={articles} features={features} />
    </>
  );
}
