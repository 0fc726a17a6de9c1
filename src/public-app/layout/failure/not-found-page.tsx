import { Link } from "@tanstack/react-router";
import { useSettings } from "#public-app/settings/use-settings.ts";
import button from "#public-app/ui/button.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { MessagePage } from "#public-app/ui/message-page.tsx";
import { m } from "#messages/public-app/layout/failure/not-found-messages";
import styles from "./not-found-page.module.css";
import { ownPath } from "#public-app/routes/page-url.ts";

const PATHS = [
  { to: "/produits", label: m.products, text: m.productsText },
  { to: "/blog", label: m.advice, text: m.adviceText },
  { to: "/contact", label: m.contact, text: m.contactText },
  { to: "/", label: m.backHome, text: m.backHomeText },
] as const;

/** A URL that leads nowhere: the visitor searches from here, or follows a known link. */
export function NotFoundPage() {
  const { name } = useSettings();
  return (
    <MessagePage title={m.title} text={m.text}>
      <title>{`${m.head} – ${name}`}</title>
      <meta name="robots" content="noindex" />
      <search className={styles.wide}>
        <form method="get" action={ownPath("/produits")} className={styles.search}>
          <label htmlFor="recherche" className="visually-hidden">
            {m.search}
          </label>
          <input
            id="recherche"
            type="search"
            name="q"
            placeholder={m.placeholder}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
          />
          <button type="submit" className={`${button.button} ${button.dark}`}>
            <Icon name="search" />
            {m.submit}
          </button>
        </form>
      </search>
      <nav aria-label={m.paths} className={styles.wide}>
        <ul>
          {PATHS.map(({ to, label, text }) => (
            <li key={to} className="arrow-host">
              <Link to={to} className={button.arrow}>
                {label}
                <Icon name="arrow-right" />
              </Link>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </nav>
    </MessagePage>
  );
}
