import { Outlet, useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import styles from "./app-layout.module.css";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

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

/** What every public page shares. */
export function AppLayout() {
  const main = useFocusOnNewPage();
  return (
    <>
      <a href="#contenu" className={styles.skip}>
        Aller au contenu
      </a>
      <Header />
      <main id="contenu" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
