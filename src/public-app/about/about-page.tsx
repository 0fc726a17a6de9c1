import { Link } from "@tanstack/react-router";
import { BRAND, CLAIMED_FIGURES } from "#contracts/shared/brand.ts";
import button from "#public-app/ui/button.module.css";
import { FigureBand } from "#public-app/ui/figure-band.tsx";
import { NightHero } from "#public-app/ui/night-hero.tsx";
import { PageHead } from "#public-app/ui/page-head.tsx";
import section from "#public-app/ui/section.module.css";

const DESCRIPTION = `Depuis ${BRAND.founded}, ${BRAND.name} équipe des maisons qui prennent soin d’elles-mêmes, depuis son showroom de ${BRAND.address.city}.`;

const FIGURES = [
  { figure: CLAIMED_FIGURES.homes, label: "maisons connectées" },
  { figure: CLAIMED_FIGURES.experts, label: "experts" },
  { figure: CLAIMED_FIGURES.uptime, label: "de disponibilité" },
  { figure: String(BRAND.founded), label: "année de fondation" },
];

export function AboutPage() {
  return (
    <>
      <PageHead title={`À propos de ${BRAND.name}`} description={DESCRIPTION} path="/a-propos" />
      <NightHero title="Une maison calme" lead={DESCRIPTION} />
      <section className={`${section.container} ${section.section}`} aria-labelledby="mission">
        <h2 id="mission" className={section.title}>
          Notre mission
        </h2>
        <p className={section.lead}>
          La technique ne devrait jamais se voir. Nous concevons des objets que l’on oublie, et des maisons que l’on retrouve avec plaisir.
        </p>
        <div className={section.actions}>
          <Link to="/contact" className={`${button.button} ${button.night}`}>
            Nous contacter
          </Link>
          <Link to="/fonctionnalites" className={`${button.button} ${button.outline}`}>
            Voir les fonctionnalités
          </Link>
        </div>
      </section>
      <FigureBand figures={FIGURES} />
    </>
  );
}
