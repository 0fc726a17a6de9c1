import { type ComponentType, lazy, Suspense } from "react";
import { m } from "#messages/public-app/contact-request/messages";
import { useIsHydrated } from "#public-app/ui/hydration.ts";
import styles from "./contact-form.module.css";
import { SelectionChip } from "./selection-chip.tsx";

/** Not left out without a word, as `lazyExtra` does: the visitor counts on it. */
function Missing() {
  return (
    <p role="alert" className={styles.failure}>
      {m.selectionMissing}
    </p>
  );
}

const OwnSelectionChip = lazy<ComponentType<{ Chip: typeof SelectionChip }>>(async () => ({
  default: await import("./own-selection-chip.tsx").then(
    (chip) => chip.OwnSelectionChip,
    () => Missing,
  ),
}));

/** The visitor's own selection, once its script has come. Without JavaScript there is none. */
export function LazyOwnSelectionChip() {
  const isHydrated = useIsHydrated();
  return <Suspense>{isHydrated && <OwnSelectionChip Chip={SelectionChip} />}</Suspense>;
}
