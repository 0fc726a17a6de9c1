import styles from "./catalogue-state.module.css";

/** Nothing to show, and why. */
export function CatalogueEmpty({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className={styles.state}>
      <h3 className={styles.title}>Aucun produit trouvé</h3>
      <p>{isNarrowed ? "Essayez de modifier vos critères de recherche." : "Aucun produit disponible pour le moment."}</p>
    </div>
  );
}
