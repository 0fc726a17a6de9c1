import { Link } from "@tanstack/react-router";
import { BRAND } from "#contracts/shared/brand.ts";
import type { Slide } from "#contracts/slide/slide.ts";
import button from "#public-app/ui/button.module.css";
import { Picture } from "#public-app/ui/picture.tsx";
import styles from "./home-hero.module.css";

/** The first thing one sees: the house at dusk, and the promise. */
export function HomeHero({ slide }: { slide: Slide | undefined }) {
  return (
    <section className={styles.hero} aria-labelledby="promesse">
      {slide?.image_url && (
        <div className={styles.scene}>
          <Picture
            image={{ url: slide.image_url, width: 1920, height: 1080, color: "#0b2a30" }}
            alt={slide.alt_text}
            sizes="100vw"
            isUrgent
            placeholder="/logo.svg"
          />
        </div>
      )}
      <div className={styles.text}>
        <h1 id="promesse" className={styles.title}>
          {BRAND.tagline}
        </h1>
        <p className={styles.lead}>La lumière suit le soir, le chauffage suit vos journées, la sécurité veille. Vous n’y pensez plus.</p>
        <div className={styles.actions}>
          <Link to="/contact" search={{ type: "demo" }} className={`${button.button} ${button.lamp}`}>
            Demander une démo
          </Link>
          <Link to="/produits" className={`${button.button} ${button.outline}`}>
            Voir les produits
          </Link>
        </div>
      </div>
    </section>
  );
}
