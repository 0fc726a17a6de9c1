import { useRouter } from "@tanstack/react-router";
import { type ComponentType, useState } from "react";
import { language } from "#messages/public-app/language/language";
import { m } from "#messages/public-app/layout/messages";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import styles from "./search-button.module.css";

/** The dialog comes with the first intention to search. */
const loadDialog = () => import("./quick-search.tsx");

/** Opens the quick search; without JavaScript it leads to the catalogue's own. The script in the document's head presses it for its keys. */
export function SearchButton() {
  const router = useRouter();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const [isOpen, setOpen] = useState(false);

  async function open() {
    window.typedAhead?.start();
    try {
      const { QuickSearch } = await loadDialog();
      setDialog(() => QuickSearch);
      setOpen(true);
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
      <a href={`${language.base}/produits#recherche`} className={`${styles.button} without-script`} aria-label={m.search}>
        <Icon name="search" />
      </a>
      {Dialog && isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
