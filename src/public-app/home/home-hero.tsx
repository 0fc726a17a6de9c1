import { Link } from "@tanstack/react-router";
import { useSettings, useWords } from "#public-app/settings/use-settings.ts";
import button from "#public-app/ui/button.module.css";
import { m as ui } from "#messages/public-app/ui/messages";
import styles from "./home-hero.module.css";

/** The name and the promise, where there is no slide to show. Source: SLIDE-2. */
export function HomeHero() {
  const { name } = useSettings();
  return (
    <section className={styles.hero}>
      <h1 className={styles.title}>{name}</h1>
      <p className={styles.promise} {...useWords("tagline")} />
      <Link to="/contact" search={{ type: "demo" }} className={`${button.button} ${button.primary}`}>
        {ui.bookDemo}
      </Link>
    </section>
  );
}
