import { Link, useLoaderData } from "@tanstack/react-router";
import { BRAND } from "#contracts/shared/brand.ts";
import { ProductCard } from "#public-app/product/product-card.tsx";
import button from "#public-app/ui/button.module.css";
import { PageHead } from "#public-app/ui/page-head.tsx";
import section from "#public-app/ui/section.module.css";
import { FeatureGrid } from "./feature-grid.tsx";
import { HomeHero } from "./home-hero.tsx";
import styles from "./home-page.module.css";

const DESCRIPTION =
  "Lumière, climat, sécurité : Lumidar équipe votre maison d’objets discrets qui travaillent ensemble. Installation en moins de 4 heures.";

export function HomePage() {
  const { slides, features, newProducts } = useLoaderData({ from: "/" });
  return (
    <>
      <PageHead title={`${BRAND.name} – ${BRAND.tagline}`} description={DESCRIPTION} path="/" />
      <HomeHero slide={slides[0]} />
      <FeatureGrid features={features} />
      {newProducts.length > 0 && (
        <section className={`${section.section} ${section.sand}`} aria-labelledby="nouveautes">
          <div className={section.container}>
            <div className={styles.heading}>
              <h2 id="nouveautes" className={section.title}>
                Les nouveautés
              </h2>
              <Link to="/produits" className={`${button.button} ${button.outline}`}>
                Tous les produits
              </Link>
            </div>
            <ul className={styles.products}>
              {newProducts.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} heading="h3" />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}
