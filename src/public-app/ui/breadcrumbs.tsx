import { Link } from "@tanstack/react-router";
import type { LanguageAttributes } from "#public-app/language/language-settings.ts";
import styles from "./breadcrumbs.module.css";
import { m } from "#messages/public-app/ui/messages";

type Step = { label: string; to: "/" | "/produits" | "/blog"; search?: { category?: string } };

/** The way to this page; `current` is its own name, with `attributes` where that is in another language. */
export function Breadcrumbs({
  steps,
  current,
  attributes,
}: {
  steps: Step[];
  current: string;
  attributes?: LanguageAttributes | undefined;
}) {
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
        <li aria-current="page">
          <span {...attributes}>{current}</span>
        </li>
      </ol>
    </nav>
  );
}
