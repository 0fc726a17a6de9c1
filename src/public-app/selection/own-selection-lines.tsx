import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { writeSelection } from "#contracts/selection/selection.ts";
import button from "#public-app/ui/button.module.css";
import { m as words } from "#messages/public-app/ui/messages";
import section from "#public-app/ui/section.module.css";
import { ShareLinks } from "#public-app/share/share-links.tsx";
import { useIsHydrated } from "#public-app/ui/hydration.ts";
import { m as link } from "#messages/public-app/selection/link/messages";
import { m } from "#messages/public-app/selection/messages";
import { ownSelection } from "./own-selection.ts";
import { OwnSelectionLine } from "./own-selection-line.tsx";
import { SelectionEmpty } from "./selection-empty.tsx";
import { SelectionSum } from "./selected-product.tsx";
import type { RemovedLine } from "./selection-lines.ts";
import { selectionText } from "./selection-text.ts";
import { useShownProducts } from "./use-shown-products.ts";

/** The lines removed last, with a button that puts them back; one for each removal. It takes the focus, since the
 *  element that had it is gone. */
function Removal({ removed, onUndo }: { removed: RemovedLine[]; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  const [first] = removed;
  return (
    <>
      <span>{removed.length === 1 && first ? m.removed(first.line.title) : m.cleared}</span>{" "}
      <button type="button" ref={undo} className={`${button.button} ${button.outline}`} onClick={onUndo}>
        {m.undo}
      </button>
    </>
  );
}

/** The visitor's own selection, which only their browser knows. */
export function OwnSelection() {
  const lines = ownSelection.useLines();
  const isHydrated = useIsHydrated();
  const productOf = useShownProducts(lines.map(({ slug }) => slug));
  const [removed, setRemoved] = useState<RemovedLine[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = lines.filter(({ slug }) => productOf(slug) !== null);
  const sum = wanted.reduce((total, { quantity }) => total + quantity, 0);

  function undo() {
    ownSelection.putBack(removed);
    setRemoved([]);
    heading.current?.focus();
  }

  return (
    <>
      <p className={`${section.lead} needs-script`}>{m.lead}</p>
      <SelectionEmpty title={m.needsScript} hint={m.needsScriptHint} className="without-script" />
      <output className="selection-status">
        {removed.length > 0 && <Removal key={removed.map(({ line }) => line.slug).join()} removed={removed} onUndo={undo} />}
        {!selectionText.isLasting() && <p>{link.unstored}</p>}
      </output>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {m.lines}
      </h2>
      {isHydrated && lines.length === 0 && <SelectionEmpty title={m.empty} hint={m.emptyHint} />}
      {lines.length > 0 && (
        <>
          <ul className="selection-lines">
            {lines.map((line) => (
              <OwnSelectionLine
                key={line.slug}
                line={line}
                product={productOf(line.slug)}
                onRemove={() => setRemoved(ownSelection.remove([line.slug]))}
              />
            ))}
          </ul>
          <div className="selection-actions">
            <p className="selection-total">
              {m.total(wanted.length, sum)}
              <strong>
                <SelectionSum lines={wanted.map(({ slug, quantity }) => ({ price_from: productOf(slug)?.price_from, quantity }))} />
              </strong>
            </p>
            <button
              type="button"
              className={`${button.button} ${button.outline}`}
              onClick={() => setRemoved(ownSelection.remove(lines.map(({ slug }) => slug)))}
            >
              {m.clear}
            </button>
            {wanted.length > 0 && (
              <Link to="/contact" search={{ type: "quote", selection: "oui" }} className={`${button.button} ${button.dark}`}>
                {words.askForQuote}
              </Link>
            )}
          </div>
          {wanted.length > 0 && (
            <div className="selection-share">
              <ShareLinks path={`/ma-selection?produits=${writeSelection(wanted)}`} title={m.sharedTitle} />
              <p>{m.shareHint}</p>
            </div>
          )}
        </>
      )}
    </>
  );
}
