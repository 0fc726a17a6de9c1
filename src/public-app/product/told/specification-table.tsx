import type { Product } from "#contracts/product/product.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { m } from "#messages/public-app/product/told/messages";
import styles from "./specification-table.module.css";

/** The technical table and what the product works with; on paper, of what day that is. Rows that say nothing are skipped (specification §3). */
export function SpecificationTable({ caption, product }: { caption: string; product: Product }) {
  const { specifications, compatibility, updated_at } = product;
  const attributes = langAttributes(product);
  const rows = specifications.filter(({ name, value, unit }) => name || value || unit);
  return (
    <div className={styles.columns}>
      {rows.length > 0 ? (
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <tbody {...attributes}>
            {rows.map(({ name, value, unit }) => (
              <tr key={name + value}>
                <th scope="row">{name}</th>
                <td>{[value, unit].filter(Boolean).join("\u00a0")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{m.noSpecifications}</p>
      )}
      {compatibility.length > 0 && (
        <div>
          <h3 className={styles.heading}>{m.compatibility}</h3>
          <ul className={styles.list} {...attributes}>
            {compatibility.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="print-only">{m.asOf(updated_at)}</p>
    </div>
  );
}
