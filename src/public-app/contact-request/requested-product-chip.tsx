import { useState } from "react";
import type { RequestedProduct } from "#contracts/contact-request/contact-request.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import styles from "./contact-form.module.css";
import { m } from "#messages/public-app/contact-request/messages";

/** The product that the request is about. A box that can be unticked, so that it can be taken away without JavaScript as well. */
export function RequestedProductChip({ product }: { product: RequestedProduct }) {
  const { slug, title, reference } = product;
  const [isIncluded, setIncluded] = useState(true);
  return (
    <label className={styles.product}>
      <input type="checkbox" name="product" value={slug} checked={isIncluded} onChange={({ target }) => setIncluded(target.checked)} />
      <span className={styles.about}>{m.about(reference)}</span>
      <span {...langAttributes(product)} className={styles.productTitle}>
        {title}
      </span>
    </label>
  );
}
