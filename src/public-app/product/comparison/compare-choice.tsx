import { useEffect, useRef } from "react";
import type { LanguageAttributes } from "#public-app/language/language-settings.ts";
import { m } from "#messages/public-app/product/messages";
import styles from "./compare-choice.module.css";
import { comparedProducts, toggleCompared } from "./compared-products.ts";

type Props = {
  slug: string;
  title: string;
  /** Where the title is in another language than the page. */
  attributes: LanguageAttributes | undefined;
  form?: string;
};

/** Chooses a product to be compared. Without JavaScript the box belongs to the catalogue's comparison form. */
export function CompareChoice({ slug, title, attributes, form }: Props) {
  const isChosen = comparedProducts.useSlugs().includes(slug);
  const box = useRef<HTMLInputElement>(null);

  // A box that was ticked before hydration.
  useEffect(() => {
    if (box.current?.checked && !comparedProducts.read().includes(slug)) toggleCompared(slug);
  }, [slug]);

  return (
    <label className={styles.choice}>
      <input ref={box} type="checkbox" name="produits" value={slug} form={form} checked={isChosen} onChange={() => toggleCompared(slug)} />
      {m.compare}
      <span className="visually-hidden" {...attributes}>
        {` ${title}`}
      </span>
    </label>
  );
}
