import { Link } from "@tanstack/react-router";
import type { Product } from "#contracts/product/product.ts";
import button from "#public-app/ui/button.module.css";
import { Icon } from "#public-app/ui/icon.tsx";
import { BenefitList } from "./benefit-list.tsx";
import styles from "./product-summary.module.css";

/** What a visitor decides on: name, promise, advantages, next step. */
export function ProductSummary({ product }: { product: Product }) {
  const { title, slug, reference, short_description, is_new, benefits, downloads } = product;
  const [datasheet] = downloads;
  return (
    <div className={styles.summary}>
      {is_new && <p className={styles.badge}>NOUVEAU</p>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.reference}>Référence {reference}</p>
      <p className={styles.promise}>{short_description}</p>
      <div className={styles.actions}>
        <Link to="/contact" search={{ type: "demo", produit: slug }} className={`${button.button} ${button.night}`}>
          Demander une démo
        </Link>
        {datasheet ? (
          <a href={datasheet.url} target="_blank" rel="noopener" className={`${button.button} ${button.outline}`}>
            <Icon name="file-text" />
            Fiche technique
            <span className="visually-hidden">(nouvel onglet)</span>
          </a>
        ) : (
          <button type="button" disabled className={button.button}>
            Fiche technique non disponible
          </button>
        )}
      </div>
      <BenefitList benefits={benefits} />
    </div>
  );
}
