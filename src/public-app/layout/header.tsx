import { Link, useMatches } from "@tanstack/react-router";
import { useSettings } from "#public-app/settings/use-settings.ts";
import { MENU_LINKS } from "#public-app/content/site-links.ts";
import { LazySelectionLink } from "#public-app/selection/link/lazy-selection-link.tsx";
import { SearchButton } from "#public-app/search/search-button.tsx";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import styles from "./header.module.css";
import { m } from "#messages/public-app/layout/messages";
import { PhoneMenu } from "./phone-menu.tsx";
import { Wordmark } from "./wordmark.tsx";

export function Header() {
  const { cloud_login } = useSettings();
  const isOverDark = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.opensOnDark) });
  return (
    <header className={styles.header} data-over-dark={isOverDark || undefined}>
      <div className={styles.bar}>
        <Wordmark />
        <nav className={styles.nav} aria-label={m.mainMenu}>
          <ul>
            {MENU_LINKS.map((to) => (
              <li key={to}>
                <Link to={to} activeOptions={{ exact: to === "/", includeSearch: false }} className={styles.link}>
                  {m.links[to]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <LazySelectionLink />
        <SearchButton />
        <a href={cloud_login} className={styles.login}>
          <Icon name="log-in" />
          {m.signIn}
        </a>
        <PhoneMenu />
      </div>
    </header>
  );
}
