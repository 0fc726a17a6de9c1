import { Link } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";
import { MENU_LINKS } from "#public-app/content/site-links.ts";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { m } from "#messages/public-app/layout/messages";
import styles from "./phone-menu.module.css";

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
export function PhoneMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
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
          {MENU_LINKS.map((to) => (
            <li key={to}>
              <Link to={to} activeOptions={{ exact: to === "/", includeSearch: false }} className={styles.link} onClick={close}>
                {m.links[to]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
