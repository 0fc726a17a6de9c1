import { BRAND } from "#contracts/shared/brand.ts";
import button from "#public-app/ui/button.module.css";
import { NightHero } from "#public-app/ui/night-hero.tsx";
import { PageHead } from "#public-app/ui/page-head.tsx";
import section from "#public-app/ui/section.module.css";
import styles from "./contact-page.module.css";

const { address } = BRAND;

const DESCRIPTION = "Une démonstration, un devis, une question : nous vous répondons sous 24 heures.";

export function ContactPage() {
  return (
    <>
      <PageHead title="Contact" description={DESCRIPTION} path="/contact" />
      <NightHero title="Parlons de votre maison" lead={DESCRIPTION} />
      <div className={`${section.container} ${section.section} ${styles.ways}`}>
        <section aria-labelledby="ecrire">
          <h2 id="ecrire" className={section.title}>
            Nous écrire
          </h2>
          <div className={section.actions}>
            <a href={`mailto:${BRAND.email}`} className={`${button.button} ${button.night}`}>
              {BRAND.email}
            </a>
            <a href={`tel:${BRAND.phone.replaceAll(" ", "")}`} className={`${button.button} ${button.outline}`}>
              {BRAND.phone.replaceAll(" ", "\u00a0")}
            </a>
          </div>
        </section>
        <section aria-labelledby="venir">
          <h2 id="venir" className={section.title}>
            Nous rendre visite
          </h2>
          <address className={styles.address}>
            {address.street}
            <br />
            {address.postalCode} {address.city}, {address.country}
          </address>
          <dl className={styles.hours}>
            {BRAND.hours.map(({ days, opens, closes }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>
                  {opens}-{closes}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}
