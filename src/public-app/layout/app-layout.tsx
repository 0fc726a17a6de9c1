import { Outlet, useLocation } from "@tanstack/react-router";
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { storedLanguage } from "#public-app/language/stored-language.ts";
import { language } from "#messages/public-app/language/language";
import styles from "./app-layout.module.css";
import { Announcement } from "./announcement.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { m } from "#messages/public-app/layout/messages";
import notice from "./notice.module.css";
import { UnreachedNotice } from "./unreached-notice.tsx";
import { useTopOfComingPage } from "./use-top-of-coming-page.ts";
import { lazyExtra } from "#public-app/ui/lazy-extra.ts";

/** Moves the keyboard and the screen reader to the new page, as a fresh document would. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

// Where the offer does not come, the page is complete without it.
const LanguageOffer = lazyExtra(async () => (await import("./language-offer.tsx")).LanguageOffer);

const never = () => () => {};

/** The language chosen before; none for a visitor who has come back from a page in it. */
function languageToOffer() {
  const [navigation] = performance.getEntriesByType("navigation");
  const isBack = navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
  return isBack ? undefined : storedLanguage();
}

/** The language to offer: the one chosen before, where it is not this page's. Known in the browser only. */
function useOfferedLanguage() {
  const stored = useSyncExternalStore(never, languageToOffer, () => undefined);
  const [isDeclined, setDeclined] = useState(false);
  const offered = isDeclined || stored === language.code ? undefined : stored;
  return { offered, decline: () => setDeclined(true) };
}

/** What every public page shares. */
export function AppLayout() {
  const main = useFocusOnNewPage();
  useTopOfComingPage();
  const { offered, decline } = useOfferedLanguage();
  return (
    <>
      <a href="#contenu" className={styles.skip}>
        {m.skip}
      </a>
      <Header />
      <main id="contenu" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <div className={notice.place}>
        <UnreachedNotice />
        <Announcement />
        {offered && (
          <Suspense>
            <LanguageOffer offered={offered} onDecline={decline} />
          </Suspense>
        )}
      </div>
      <Footer />
    </>
  );
}
