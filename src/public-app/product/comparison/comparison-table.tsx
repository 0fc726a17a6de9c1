import { Link } from "@tanstack/react-router";
import type { Comparison } from "#contracts/product/catalogue.ts";
import type { LanguageAttributes } from "#public-app/language/language-settings.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { comparedProducts } from "#public-app/product/stored-products.ts";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { Picture } from "#public-app/ui/picture/picture.tsx";
import type { ComparedRow } from "./comparison-rows.ts";
import styles from "./comparison-table.module.css";
import { m } from "#messages/public-app/product/comparison/messages";

type Props = { products: Comparison; rows: ComparedRow[]; onRemove: (title: string) => void };

/** Products side by side, with the facts that set them apart. The names of the products stay in sight while the page
 *  scrolls. */
export function ComparisonTable({ products, rows, onRemove }: Props) {
  const without = (slug: string) => products.map((product) => product.slug).filter((other) => other !== slug);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{m.table}</caption>
      <thead>
        <tr>
          <td className={styles.corner}>
            <span className="visually-hidden">{m.photos}</span>
          </td>
          {products.map(({ id, slug, title, image, ...product }) => (
            <td key={slug} className={styles.product}>
              <span className={styles.picture}>
                <Picture image={image} alt="" sizes="(min-width: 64em) 280px, 40vw" />
              </span>
              <Link
                to="/comparer"
                search={(search) => ({ ...search, produits: without(slug).join() || undefined })}
                resetScroll={false}
                className={styles.remove}
                onClick={() => {
                  comparedProducts.remove({ id, slug });
                  onRemove(title);
                }}
              >
                <Icon name="x" />
                {m.remove}
                <span className="visually-hidden" {...langAttributes(product)}>
                  {` ${title}`}
                </span>
              </Link>
            </td>
          ))}
        </tr>
        <tr className={styles.names}>
          <th scope="col" className={styles.corner}>
            <span className="visually-hidden">{m.facts}</span>
          </th>
          {products.map(({ slug, title, reference, ...product }) => (
            <th key={slug} scope="col" className={styles.product}>
              <Link to="/produits/$slug" params={{ slug }} className={styles.title} {...langAttributes(product)}>
                {title}
              </Link>
              <span className={styles.reference}>{reference}</span>
            </th>
          ))}
        </tr>
      </thead>
      <FactRows rows={rows} attributes={products.map(langAttributes)} />
    </table>
  );
}

/** The name of a fact that does not say its language is in that of the first product. */
function FactRows({ rows, attributes }: { rows: ComparedRow[]; attributes: (LanguageAttributes | undefined)[] }) {
  return (
    <tbody>
      {rows.map(({ name, values, ours, languages }) => (
        <tr key={name}>
          <th scope="row" {...(languages ? langAttributes({ language: languages.name }) : !ours && attributes[0])}>
            {name}
          </th>
          {values.map((value, index) => {
            const own = languages ? langAttributes({ language: languages.values[index] }) : ours !== "all" && attributes[index];
            return (
              // oxlint-disable-next-line react/no-array-index-key -- the index is the product
              <td key={index} {...(value !== "" && own)}>
                {value || <span className={styles.unknown}>{m.unknown}</span>}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** Facts that all products share, each once. */
export function FactsTable({ rows, attributes }: { rows: ComparedRow[]; attributes: LanguageAttributes | undefined }) {
  return (
    <table className={styles.facts}>
      <caption className="visually-hidden">{m.same(rows.length)}</caption>
      <FactRows rows={rows.map(({ values: [value = ""], ...row }) => ({ ...row, values: [value] }))} attributes={[attributes]} />
    </table>
  );
}
