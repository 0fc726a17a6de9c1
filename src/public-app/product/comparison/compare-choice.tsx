import { useEffect, useRef } from "react";
import { isSameProduct } from "#contracts/product/chosen-products.ts";
import type { LanguageAttributes } from "#public-app/language/language-settings.ts";
import { m } from "#messages/public-app/product/messages";
import styles from "./compare-choice.module.css";
import { comparedProducts, toggleCompared } from "#public-app/product/stored-products.ts";

type Props = {
  id: number;
  slug: string;
  title: string;
  /** Language attributes of the title, where it is not in the page's language. */
  attributes: LanguageAttributes | undefined;
  form?: string;
};

/** Chooses a product to be compared. Without JavaScript the box belongs to the catalogue's comparison form. */
export function CompareChoice({ id, slug, title, attributes, form }: Props) {
  const isChosen = comparedProducts.useProducts().some((other) => isSameProduct(other, { id, slug }));
  const box = useRef<HTMLInputElement>(null);

  // A box that was ticked before hydration.
  useEffect(() => {
    const product = { id, slug };
    const isNew = comparedProducts.read().every((other) => !isSameProduct(other, product));
    if (box.current?.checked && isNew) toggleCompared(product);
  }, [id, slug]);

  return (
    <label className={styles.choice}>
      <input
        ref={box}
        type="checkbox"
        name="produits"
        value={slug}
        form={form}
        checked={isChosen}
        onChange={() => toggleCompared({ id, slug })}
      />
      {m.compare}
      <span className="visually-hidden" {...attributes}>
        {` ${title}`}
      </span>
    </label>
  );
}
