import type { Specification } from "#contracts/product/product-parts.ts";
import { language } from "#messages/public-app/language/language";
import { m } from "#messages/public-app/product/told/messages";
import styles from "./specification-table.module.css";

type Props = { caption: string; specifications: Specification[]; compatibility: string[] };

/** The technical table and what the product works with. Rows that say nothing are skipped (specification §3). */
export function SpecificationTable({ caption, specifications, compatibility }: Props) {
  const rows = specifications.filter(({ name, value, unit }) => name || value || unit);
  return (
    <div className={styles.columns}>
      {rows.length > 0 ? (
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <tbody lang={language.contentLanguage}>
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
          <ul className={styles.list}>
            {compatibility.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
