import { type ReactNode, useState } from "react";
import type { NamedSelection } from "#contracts/contact-request/contact-request.ts";
import type { Language } from "#contracts/shared/language.ts";
import { writeSelection } from "#contracts/selection/selection.ts";
import { m } from "#messages/public-app/contact-request/messages";
import { langAttributes } from "#public-app/language/shown-content.ts";
import styles from "./contact-form.module.css";

type Line = { slug: string; title: string; reference: string; quantity: number; note?: string; language?: Language | undefined };

export type SelectionChipProps = { lines: Line[]; gone: string; children?: ReactNode };

/** The selection that goes with the request, and what is said of products that are gone. As with one product, a box
 *  that can be unticked: it works without JavaScript. */
export function SelectionChip({ lines, gone, children }: SelectionChipProps) {
  const [isIncluded, setIncluded] = useState(true);
  if (lines.length === 0) return gone && <p className={styles.about}>{gone}</p>;
  return (
    <div className={styles.product}>
      <input
        id="selection"
        type="checkbox"
        name="lines"
        value={writeSelection(lines)}
        checked={isIncluded}
        onChange={({ target }) => setIncluded(target.checked)}
      />
      <label htmlFor="selection" className={styles.productTitle}>
        {m.withSelection(lines.length)}
      </label>
      <div className={styles.about}>
        <ul>
          {lines.map(({ slug, title, reference, quantity, note, ...line }) => (
            <li key={slug} {...langAttributes(line)}>
              {[`${quantity} × ${title}`, reference, note].filter(Boolean).join(" · ")}
            </li>
          ))}
        </ul>
        {gone && <p>{gone}</p>}
        {children}
      </div>
    </div>
  );
}

/** A selection that a link named. */
export function NamedSelectionChip({ named: { products, gone } }: { named: NamedSelection }) {
  return <SelectionChip lines={products} gone={gone > 0 ? m.goneFromSelection(gone) : ""} />;
}
