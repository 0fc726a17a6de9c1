import { Link } from "@tanstack/react-router";
import { BRAND } from "#contracts/shared/brand.ts";
import { m } from "#messages/public-app/layout/messages";
import styles from "./wordmark.module.css";

/** The company's logo, an arch with its lamp lit, and its name. Leads home. */
export function Wordmark() {
  return (
    <Link to="/" className={styles.wordmark} aria-label={m.homeOf(BRAND.name)}>
      <svg viewBox="0 0 28 32" aria-hidden="true" className={styles.mark}>
        <path d="M3 30V14a11 11 0 0 1 22 0v16" />
        <circle cx="14" cy="14.5" r="4" />
      </svg>
      {BRAND.name}
    </Link>
  );
}
