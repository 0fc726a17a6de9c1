import { Link, useMatches } from "@tanstack/react-router";
import { useSettings } from "#public-app/settings/use-settings.ts";
import { isLegalPage } from "#contracts/page/fixed-pages.ts";
import type { PageView } from "#contracts/page/page-view.ts";
import { MENU_LINKS } from "#contracts/settings/documented-links.ts";
import { LanguageLinks } from "./language-links.tsx";
import { SiteLink } from "./site-link.tsx";
import { SearchButton } from "#public-app/search/search-button.tsx";
import button from "#public-app/ui/button.module.css";
import { PhoneLink } from "#public-app/ui/content-link.tsx";
import { m as words } from "#messages/public-app/ui/messages";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import styles from "./header.module.css";
import { m } from "#messages/public-app/layout/messages";
import { type RefObject, useEffect, useRef, Suspense } from "react";
import { lazyExtra } from "#public-app/ui/hydration.ts";
import { selectionText } from "#public-app/selection/selection-text.ts";

const isOpenedByScene = (view: PageView | undefined) => view?.sections[0]?.kind === "opening" && !isLegalPage(view.page.fixed);

export function Header() {
  const { cloud_login, menu_links } = useSettings();
  const isOverDark = useMatches({
    select: (matches) =>
      matches.some((match) => match.staticData.opensOnDark || (match.routeId === "/$slug" && isOpenedByScene(match.loaderData))),
  });
  return (
    <header className={styles.header} data-over-dark={isOverDark || undefined}>
      <div className={styles.bar} data-long={menu_links.length > MENU_LINKS.length || undefined}>
        <Wordmark />
        <nav className={styles.nav} aria-label={m.mainMenu}>
          <ul>
            {menu_links.map((link) => (
              <li key={link.url}>
                <SiteLink link={link} className={styles.link} />
              </li>
            ))}
          </ul>
        </nav>
        <LazySelectionLink />
        <SearchButton />
        <LanguageLinks className={styles.languages} />
        <a href={cloud_login} className={styles.login}>
          <Icon name="log-in" />
          {m.signIn}
        </a>
        <PhoneMenu />
      </div>
    </header>
  );
}

/** Escape closes the menu and goes back to its button; so does leaving it, by pointer or by keyboard. */
function useClosing(menu: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    function handleKeyDown({ key }: KeyboardEvent) {
      if (key !== "Escape" || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    }
    function handleLeave({ target }: Event) {
      if (menu.current && target instanceof Node && !menu.current.contains(target)) menu.current.open = false;
    }
    document.addEventListener("keydown", handleKeyDown);
    document.addEventListener("pointerdown", handleLeave);
    document.addEventListener("focusin", handleLeave);
    return () => {
      document.removeEventListener("keydown", handleKeyDown);
      document.removeEventListener("pointerdown", handleLeave);
      document.removeEventListener("focusin", handleLeave);
    };
  }, [menu]);
}

/** The menu of narrow screens: a native disclosure, so that it opens without JavaScript too. */
function PhoneMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { menu_links, phone, cloud_login } = useSettings();
  useClosing(menu);

  function close() {
    if (menu.current) menu.current.open = false;
  }

  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.burger} aria-label={m.menu}>
        <Icon name="menu" />
        <Icon name="x" />
      </summary>
      <nav className={styles.panel} aria-label={m.phoneMenu}>
        <ul>
          {menu_links.map((link) => (
            <li key={link.url}>
              <SiteLink link={link} className={styles.menuLink} onClick={close} />
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          <Link to="/contact" search={{ type: "demo" }} className={`${button.button} ${button.dark}`} onClick={close}>
            {words.bookDemo}
          </Link>
          <a href={cloud_login} className={`${button.button} ${button.outline}`}>
            {m.signIn}
          </a>
          <PhoneLink number={phone} />
          <LanguageLinks className={styles.languages} />
        </div>
      </nav>
    </details>
  );
}

/** The company's logo, an arch with its lamp lit, and its name. Leads home. */
function Wordmark() {
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

// Where it does not come, the foot of the page leads to the selection all the same.
const SelectionLink = lazyExtra(async () => (await import("#public-app/selection/link/selection-link.tsx")).SelectionLink);

/** The way to the selection, as soon as something is in it. */
function LazySelectionLink() {
  const isBegun = selectionText.useText() !== "";
  return <Suspense>{isBegun && <SelectionLink />}</Suspense>;
}
