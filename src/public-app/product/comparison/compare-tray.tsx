import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { ProductCard } from "#contracts/product/catalogue.ts";
import { COMPARED_MAX, isSameProduct } from "#contracts/product/chosen-products.ts";
import { SELECTION_MAX } from "#contracts/selection/selection.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import button from "#public-app/ui/button.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { Picture } from "#public-app/ui/picture/picture.tsx";
import styles from "./compare-tray.module.css";
import { comparedProducts, COMPARISON_FULL } from "#public-app/product/stored-products.ts";
import { m } from "#messages/public-app/product/comparison/tray-messages";
import { useCards } from "#public-app/product/use-cards.ts";
import { ownSelection } from "#public-app/selection/own-selection.ts";

/** Takes the chosen products into the selection, those that are not in it yet. `onAdded`: how many were, and whether
 *  there was no room for some. */
function SelectChosen({ cards, onAdded }: { cards: ProductCard[]; onAdded: (count: number, isRefused: boolean) => void }) {
  const [hasAdded, setHasAdded] = useState(false);
  const selected = ownSelection.useLines();
  const missing = cards.filter((card) => !selected.some((line) => isSameProduct(line, card)));

  function select() {
    const left = ownSelection.add(missing.map(({ id, slug, title }) => ({ id, slug, title, quantity: 1, note: "" })));
    setHasAdded(true);
    onAdded(missing.length - left.length, left.length > 0);
  }

  const areIn = missing.length === 0;
  // The link replaces the button that was pressed.
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (hasAdded && areIn) link.current?.focus({ preventScroll: true });
  }, [hasAdded, areIn]);

  if (!areIn) {
    return (
      <button type="button" className={styles.clear} aria-label={m.select(missing.length)} onClick={select}>
        <Icon name="plus" /> {m.selection}
      </button>
    );
  }
  return (
    <Link to="/ma-selection" className={styles.clear} aria-label={m.selected} ref={link}>
      <Icon name="check" /> {m.selection}
    </Link>
  );
}

/** Whether one more product was refused since the choice last changed. */
function useIsRefused(chosen: string) {
  const [refusedBeside, setRefusedBeside] = useState<string>();
  useEffect(() => {
    const refuse = () => setRefusedBeside(chosen);
    window.addEventListener(COMPARISON_FULL, refuse);
    return () => window.removeEventListener(COMPARISON_FULL, refuse);
  }, [chosen]);
  return refusedBeside === chosen;
}

const GAP_PX = 32;

/** Tells the rest of the page how much of the window's foot the tray takes. */
function reserveSpace(tray: HTMLElement | null) {
  if (!tray) return undefined;
  const { style } = document.body;
  const observer = new ResizeObserver(() => style.setProperty("--tray-room", `${tray.offsetHeight + GAP_PX}px`));
  observer.observe(tray);
  return () => {
    observer.disconnect();
    style.removeProperty("--tray-room");
  };
}

/** The products chosen to be compared, at hand at the foot of the window. `say`: tells a screen reader what was
 *  done. */
export function CompareTray({ slugs, say }: { slugs: string[]; say: (words: string) => void }) {
  const cards = useCards(slugs, comparedProducts.learn);
  const [isSelectionFull, setIsSelectionFull] = useState(false);
  const isRefused = useIsRefused(slugs.join());
  const tray = useRef<HTMLElement>(null);
  const isShown = cards !== undefined;
  useEffect(() => (isShown ? reserveSpace(tray.current) : undefined), [isShown]);
  if (!cards) return null;

  /** Removes products, and moves the focus to the tray, or to the page where the tray goes too. */
  function remove(removed: ProductCard[]) {
    const isLast = removed.length === cards?.length;
    const target = isLast ? document.getElementById("contenu") : tray.current;
    target?.focus({ preventScroll: true });
    for (const product of removed) comparedProducts.remove(product);
    say(isLast ? m.cleared : "");
  }

  function handleAdded(count: number, isRefused: boolean) {
    setIsSelectionFull(isRefused);
    say(count > 0 ? m.added(count) : "");
  }

  return (
    <aside ref={tray} tabIndex={-1} className={styles.tray} aria-label={m.tray}>
      <p className={styles.refusal} role="alert">
        {isRefused ? m.refused(COMPARED_MAX) : isSelectionFull && m.selectionIsFull(SELECTION_MAX)}
      </p>
      <ul className={styles.products}>
        {cards.map((card) => {
          const { title, image } = card;
          return (
            <li key={card.id} className={styles.product}>
              <span className={styles.picture}>
                <Picture image={image} alt="" sizes="44px" />
              </span>
              <span className={styles.title} {...langAttributes(card)}>
                {title}
              </span>
              <button type="button" className={styles.remove} aria-label={m.remove(title)} onClick={() => remove([card])}>
                <Icon name="x" />
              </button>
            </li>
          );
        })}
      </ul>
      <output className="visually-hidden">{m.chosen(slugs.length)}</output>
      <div className={styles.actions}>
        <button type="button" className={styles.clear} onClick={() => remove(cards)}>
          {m.clear}
        </button>
        <SelectChosen cards={cards} onAdded={handleAdded} />
        {slugs.length > 1 ? (
          <Link to="/comparer" search={{ produits: slugs.join() }} className={`${button.button} ${button.primary}`}>
            {m.compare(slugs.length)}
          </Link>
        ) : (
          <p className={styles.hint}>{m.oneMore}</p>
        )}
      </div>
    </aside>
  );
}
