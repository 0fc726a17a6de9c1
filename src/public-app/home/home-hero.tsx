import { Link } from "@tanstack/react-router";
import { BRAND } from "#contracts/shared/brand.ts";
import { m as shared } from "#messages/public-app/layout/messages";
import button from "#public-app/ui/button.module.css";
import { m as ui } from "#messages/public-app/ui/messages";
import styles from "./home-hero.module.css";

/** The name and the promise, where there is no slide to show. Source: specification §4 « Carousel ». */
export function HomeHero() {
  return (
    <section className={styles.hero}>
      <h1 className={styles.title}>{BRAND.name}</h1>
      <p className={styles.promise}>{shared.tagline}</p>
      <Link to="/contact" search={{ type: "demo" }} className={`${button.button} ${button.primary}`}>
        {ui.bookDemo}
      </Link>
    </section>
  );
}
