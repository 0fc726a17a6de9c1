import { useLocation, useRouter } from "@tanstack/react-router";
import { Suspense } from "react";
import { m } from "#messages/public-app/layout/messages";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { lazyExtra, useIsHydrated } from "#public-app/ui/hydration.ts";
import { loadScript } from "#public-app/ui/load-script.ts";
import styles from "./search-button.module.css";
import { ownPath } from "#public-app/routes/page-url.ts";

/** The dialog comes with the first intention to search. */
const loadDialog = () => loadScript(() => import("./quick-search.tsx"));

// Where it does not come, the press leads to the catalogue's own.
const QuickSearch = lazyExtra(async () => (await loadDialog()).QuickSearch);

/** Opens the quick search, which is a step of the browser's history, so that Back closes it. Without JavaScript it
 *  leads to the catalogue's own search. The script in the document's head presses it for its keys. */
export function SearchButton() {
  const router = useRouter();
  const isHydrated = useIsHydrated(); // the server knows of no such step, which outlives a reload
  const isOpen = useLocation({ select: ({ state }) => state.isSearching === true }) && isHydrated;

  async function open() {
    window.typedAhead?.start();
    try {
      await loadDialog();
      if (!isOpen) await router.navigate({ to: ".", search: true, hash: true, state: { isSearching: true }, resetScroll: false });
    } catch {
      const q = window.typedAhead?.take() || undefined;
      await router.navigate({ to: "/produits", search: { q }, hash: "recherche" });
    }
  }

  const prepare = () => void loadDialog().catch(() => {});
  return (
    <>
      <button
        type="button"
        className={`${styles.button} needs-script`}
        aria-label={m.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        title={m.searchHint}
        onClick={() => void open()}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="search" />
      </button>
      <a href={ownPath("/produits#recherche")} className={`${styles.button} without-script`} aria-label={m.search}>
        <Icon name="search" />
      </a>
      <Suspense>{isOpen && <QuickSearch onClose={() => router.history.back()} />}</Suspense>
    </>
  );
}
