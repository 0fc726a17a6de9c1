import { Outlet, useLocation, useMatches, useRouter } from "@tanstack/react-router";
import { Suspense, useEffect, useRef, useState, useLayoutEffect } from "react";
import { storedLanguage } from "#public-app/language/stored-language.ts";
import { language } from "#messages/public-app/language/language";
import styles from "./app-layout.module.css";
import { Announcement } from "./announcement.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { m } from "#messages/public-app/layout/messages";
import notice from "./notice.module.css";
import { useSettings } from "#public-app/settings/use-settings.ts";
import { lazyExtra, useInBrowser } from "#public-app/ui/hydration.ts";
import { reach, useUnreached } from "#public-app/routes/unreached.ts";
import button from "#public-app/ui/button.module.css";
import { m as ui } from "#messages/public-app/ui/messages";

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

/** The language chosen before; none for a visitor who has come back from a page in it. */
function findOfferedLanguage() {
  const [navigation] = performance.getEntriesByType("navigation");
  const isBack = navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
  return isBack ? undefined : storedLanguage();
}

/** The language to offer: the one chosen before, where it is not this page's. Known in the browser only. */
function useOfferedLanguage() {
  const stored = useInBrowser(findOfferedLanguage, undefined);
  const [isDeclined, setDeclined] = useState(false);
  const offered = isDeclined || stored === language.code ? undefined : stored;
  return { offered, decline: () => setDeclined(true) };
}

/** The frame of every public page. */
export function AppLayout() {
  const main = useFocusOnNewPage();
  useTopOfComingPage();
  const { offered, decline } = useOfferedLanguage();
  const { is_preview } = useSettings();
  return (
    <>
      <a href="#contenu" className={styles.skip}>
        {m.skip}
      </a>
      <Announcement />
      <Header />
      <main id="contenu" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <div className={notice.place}>
        <UnreachedNotice />
        {is_preview && (
          <p className={notice.notice} role="note">
            {m.preview}
          </p>
        )}
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

/** Says that the requested page did not come, and leads to it once it can. It travels with the layout: it is needed
 *  where nothing more comes. */
function UnreachedNotice() {
  const unreached = useUnreached();
  const isHere = useLocation({ select: ({ publicHref }) => publicHref === unreached?.from });
  if (!unreached || !isHere) return null;
  return (
    <div role="alert" className={notice.notice}>
      <p>{m.unreached}</p>
      <button type="button" className={`${button.button} ${button.primary}`} onClick={() => void reach(unreached.wanted)}>
        {ui.retry}
      </button>
    </div>
  );
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });

/** Shows a page that is still loading from its top, as it will be once it has come. A visitor who goes back meanwhile
 *  finds the former scroll position: the router would store the top for it. */
function useTopOfComingPage() {
  const router = useRouter();
  const isComing = useMatches({
    select: (matches) =>
      matches.some(({ status }) => status === "pending") && router.state.location.pathname !== router.state.resolvedLocation?.pathname,
  });
  const left = useRef({ key: "", top: 0 });
  const wasMoved = useRef(false);

  useLayoutEffect(() => {
    if (!isComing) return;
    wasMoved.current = true;
    scrollTo(0);
  }, [isComing]);

  useEffect(() => {
    const stops = [
      router.subscribe("onBeforeNavigate", ({ fromLocation }) => {
        if (fromLocation && !wasMoved.current)
          left.current = { key: fromLocation.state.__TSR_key ?? fromLocation.href, top: window.scrollY };
      }),
      router.subscribe("onRendered", ({ toLocation: { state, href } }) => {
        if (wasMoved.current && left.current.key === (state.__TSR_key ?? href)) scrollTo(left.current.top);
        wasMoved.current = false;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
}
