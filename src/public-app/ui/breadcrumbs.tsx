import { Link } from "@tanstack/react-router";
import styles from "./breadcrumbs.module.css";
import { m } from "#messages/public-app/ui/messages";

type Step = { label: string; to: "/" | "/produits" | "/blog"; search?: { category?: string } };

/** The way to this page; `current` is its own name, in the language `lang` where that is another one. */
export function Breadcrumbs({ steps, current, lang }: { steps: Step[]; current: string; lang?: string | undefined }) {
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
        <li aria-current="page" lang={lang}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
