import { Link } from "@tanstack/react-router";
import { type KeyboardEvent, useRef } from "react";
import { MENU_LINKS } from "#public-app/content/site-links.ts";
import { Icon } from "#public-app/ui/icon.tsx";
import styles from "./phone-menu.module.css";

/** The menu of narrow screens: a native disclosure, so that it opens without JavaScript too. */
export function PhoneMenu() {
  const menu = useRef<HTMLDetailsElement>(null);

  const close = () => menu.current?.removeAttribute("open");

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !menu.current?.open) return;
    close();
    menu.current.querySelector("summary")?.focus();
  }

  function handleBlur({ relatedTarget }: { relatedTarget: EventTarget | null }) {
    if (relatedTarget instanceof Node && !menu.current?.contains(relatedTarget)) close();
  }

  return (
    <details ref={menu} className={styles.menu} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <summary className={styles.burger} aria-label="Menu">
        <Icon name="menu" />
        <Icon name="x" />
      </summary>
      <nav className={styles.panel} aria-label="Menu mobile">
        <ul>
          {MENU_LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} activeOptions={{ exact: to === "/", includeSearch: false }} className={styles.link} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
