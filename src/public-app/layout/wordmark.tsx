import { Link } from "@tanstack/react-router";
import { useSettings } from "#public-app/settings/use-settings.ts";
import { m } from "#messages/public-app/layout/messages";
import styles from "./wordmark.module.css";

/** The company's logo, an arch with its lamp lit, and its name. Leads home. */
export function Wordmark() {
  const { name } = useSettings();
  return (
    <Link to="/" className={styles.wordmark} aria-label={m.homeOf(name)}>
      <svg viewBox="0 0 28 32" aria-hidden="true" className={styles.mark}>
        <path d="M3 30V14a11 11 0 0 1 22 0v16" />
        <circle cx="14" cy="14.5" r="4" />
      </svg>
      {name}
    </Link>
  );
}
