import { Link } from "@tanstack/react-router";
import { language } from "#messages/public-app/language/language";
import styles from "./breadcrumbs.module.css";
import { m } from "#messages/public-app/ui/messages";

type Step = { label: string; to: "/" | "/produits" | "/blog"; search?: { category?: string } };

/** The way to this page; `current` is its own name, as administrators wrote it. */
export function Breadcrumbs({ steps, current }: { steps: Step[]; current: string }) {
  return (
    <nav aria-label={m.breadcrumbs} className={styles.breadcrumbs}>
      <ol>
        {steps.map(({ label, to, search }) => (
          <li key={label}>
            <Link to={to} search={search} activeOptions={{ exact: true }}>
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page" lang={language.contentLanguage}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
