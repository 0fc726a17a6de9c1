import { withUnit } from "#contracts/attribute/value-text.ts";
import type { Product } from "#contracts/product/product.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { language } from "#messages/public-app/language/language";
import { m } from "#messages/public-app/product/sections/messages";
import styles from "./specification-table.module.css";

/** The technical table and what the product works with; on paper, of what day that is. Empty rows are skipped.
 *  Source: PROD-8. */
export function SpecificationTable({ caption, product }: { caption: string; product: Product }) {
  const { specifications, compatibility, updated_at } = product;
  const attributes = langAttributes(product);
  const rows = specifications.filter(({ name, value, unit }) => name || value || unit);
  return (
    <div className={styles.columns}>
      {rows.length > 0 ? (
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <tbody>
            {rows.map(({ name_language = product.language, value_language = product.language, ...row }) => (
              <tr key={row.name + row.value}>
                <th scope="row" {...langAttributes({ language: name_language })}>
                  {row.name}
                </th>
                <td data-lines="" {...langAttributes({ language: value_language })}>
                  {withUnit(row, language.code)}
                </td>
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
