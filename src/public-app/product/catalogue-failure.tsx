import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import button from "#public-app/ui/button.module.css";
import styles from "./catalogue-state.module.css";

export function CatalogueFailure({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <div className={styles.state} role="alert">
      <title>Produits</title>
      <h2 className={styles.title}>Erreur lors du chargement des produits</h2>
      <p>{error instanceof Error ? error.message : "Erreur inconnue"}</p>
      <button type="button" className={`${button.button} ${button.night} needs-script`} onClick={() => void router.invalidate()}>
        Réessayer
      </button>
      <Link to="/produits" search reloadDocument className={`${button.button} ${button.night} without-script`}>
        Réessayer
      </Link>
    </div>
  );
}
