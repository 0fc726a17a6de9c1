import { Link, Outlet } from "@tanstack/react-router";
import button from "#public-app/ui/button.module.css";
import { NightHero } from "#public-app/ui/night-hero.tsx";
import section from "#public-app/ui/section.module.css";
import { CatalogueFilters } from "./catalogue-filters.tsx";
import styles from "./catalogue-frame.module.css";

export function CatalogueFrame() {
  return (
    <>
      <NightHero
        title="Nos produits"
        lead="Des objets discrets, faits pour durer, qui travaillent ensemble. Choisissez une pièce, le reste suit."
      />
      <div className={`${section.container} ${styles.body}`}>
        <CatalogueFilters />
        <Outlet />
      </div>
      <ClosingBlock />
    </>
  );
}

function ClosingBlock() {
  return (
    <section className={`${section.section} ${section.sand}`} aria-labelledby="accompagnement">
      <div className={`${section.container} ${styles.closing}`}>
        <h2 id="accompagnement" className={section.title}>
          Vous hésitez encore ?
        </h2>
        <div>
          <p className={section.lead}>Décrivez-nous votre maison. Nous vous proposons une installation à sa mesure, sous 24 heures.</p>
          <div className={section.actions}>
            <Link to="/contact" search={{ type: "quote" }} className={`${button.button} ${button.night}`}>
              Demander un devis
            </Link>
            <Link to="/fonctionnalites" className={`${button.button} ${button.outline}`}>
              Voir les fonctionnalités
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
