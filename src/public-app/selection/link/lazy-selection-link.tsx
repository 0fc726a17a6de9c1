import { Suspense } from "react";
import { lazyExtra } from "#public-app/ui/lazy-extra.ts";
import { selectionText } from "#public-app/selection/selection-text.ts";

// Where it does not come, the foot of the page leads to the selection all the same.
const SelectionLink = lazyExtra(async () => (await import("./selection-link.tsx")).SelectionLink);

/** The way to the selection, as soon as something is in it. */
export function LazySelectionLink() {
  const isBegun = selectionText.useText() !== "";
  return <Suspense>{isBegun && <SelectionLink />}</Suspense>;
}
