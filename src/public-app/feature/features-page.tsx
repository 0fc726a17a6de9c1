import { Link } from "@tanstack/react-router";
import { CAPABILITIES } from "#public-app/content/capabilities.ts";
import button from "#public-app/ui/button.module.css";
import { Icon } from "#public-app/ui/icon.tsx";
import { NightHero } from "#public-app/ui/night-hero.tsx";
import { PageHead } from "#public-app/ui/page-head.tsx";
import section from "#public-app/ui/section.module.css";
import styles from "./features-page.module.css";

const DESCRIPTION = "Lumière, climat, sécurité, scénarios : quatre métiers que votre maison apprend une fois pour toutes.";

export function FeaturesPage() {
  return (
    <>
      <PageHead title="Fonctionnalités de la maison connectée" description={DESCRIPTION} path="/fonctionnalites" />
      <NightHero title="Ce que fait votre maison" lead={DESCRIPTION} />
      <div className={`${section.container} ${section.section}`}>
        {CAPABILITIES.map(({ icon, title, text, benefits }) => (
          <section key={title} className={styles.block}>
            <h2 className={section.title}>
              <span className={styles.sign}>
                <Icon name={icon} />
              </span>
              {title}
            </h2>
            <div>
              <p className={section.lead}>{text}</p>
              <ul className={styles.benefits}>
                {benefits.map((benefit) => (
                  <li key={benefit}>
                    <Icon name="check" />
                    {benefit}
                  </li>
                ))}
              </ul>
            </div>
          </section>
        ))}
        <div className={section.actions}>
          <Link to="/contact" search={{ type: "demo" }} className={`${button.button} ${button.night}`}>
            Demander une démo
          </Link>
          <Link to="/produits" className={`${button.button} ${button.outline}`}>
            Voir les produits
          </Link>
        </div>
      </div>
    </>
  );
}
