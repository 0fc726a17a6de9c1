import { Link } from "@tanstack/react-router";
import type { Product } from "#contracts/product/product.ts";
import button from "#public-app/ui/button.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { language } from "#messages/public-app/language/language";
import { m as words } from "#messages/public-app/ui/messages";
import { ShareLinks } from "#public-app/share/share-links.tsx";
import { BenefitList } from "./benefit-list.tsx";
import { CompareChoice } from "#public-app/product/comparison/compare-choice.tsx";
import { m as products } from "#messages/public-app/product/messages";
import { m } from "#messages/public-app/product/detail/messages";
import styles from "./product-summary.module.css";

/** What a visitor decides on: name, promise, advantages, next step. `isShared`: whether the page is there for others too. */
export function ProductSummary({ product, isShared }: { product: Product; isShared: boolean }) {
  const { title, slug, reference, short_description, price_from, is_new, benefits, downloads } = product;
  const [datasheet] = downloads;
  return (
    <div className={styles.summary}>
      {is_new && <p className={styles.badge}>{m.isNew}</p>}
      <h1 className={styles.title} lang={language.contentLanguage}>
        {title}
      </h1>
      <p className={styles.reference}>{m.reference(reference)}</p>
      <p className={styles.promise} lang={language.contentLanguage}>
        {short_description}
      </p>
      {price_from !== null && (
        <p className={styles.promise}>
          <strong>{products.priceFrom(price_from)}</strong>
        </p>
      )}
      <div className={styles.actions}>
        <Link to="/contact" search={{ type: "demo", produit: slug }} className={`${button.button} ${button.dark}`}>
          {words.bookDemo}
        </Link>
        {datasheet ? (
          <a href={datasheet.url} target="_blank" rel="noopener" className={`${button.button} ${button.outline}`}>
            <Icon name="file-text" />
            {m.datasheet}
            <span className="visually-hidden">{words.newTab}</span>
          </a>
        ) : (
          <button type="button" disabled className={button.button}>
            {m.noDatasheet}
          </button>
        )}
      </div>
      <div className="needs-script">
        <CompareChoice slug={slug} title={title} />
      </div>
      <BenefitList benefits={benefits} />
      {isShared && (
        <div className={styles.share}>
          <ShareLinks path={`/produits/${slug}`} title={title} />
        </div>
      )}
    </div>
  );
}
