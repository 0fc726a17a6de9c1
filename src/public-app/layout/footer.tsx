import { Link } from "@tanstack/react-router";
import { BRAND } from "#contracts/shared/brand.ts";
import { COMPANY_LINKS, LEGAL_LINKS } from "#public-app/content/site-links.ts";
import button from "#public-app/ui/button.module.css";
import styles from "./footer.module.css";

const { address } = BRAND;

function LinkList({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The choice of language. Honest: one language is there, the other is announced. */
function LanguageChoice() {
  return (
    <div className={styles.language}>
      <label htmlFor="langue">Langue</label>
      <select id="langue" name="langue" defaultValue="fr">
        <option value="fr">Français</option>
        <option value="en" disabled>
          English (bientôt)
        </option>
      </select>
    </div>
  );
}

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.invitation}>
          <p className={styles.tagline}>{BRAND.tagline}</p>
          <Link to="/contact" search={{ type: "demo" }} className={`${button.button} ${button.lamp}`}>
            Demander une démo
          </Link>
        </div>
        <div className={styles.columns}>
          <LinkList title="Entreprise" links={COMPANY_LINKS} />
          <LinkList title="Informations légales" links={LEGAL_LINKS} />
          <div>
            <h2 className={styles.heading}>Contact</h2>
            <address className={styles.address}>
              <a href={`mailto:${BRAND.email}`} className={styles.link}>
                {BRAND.email}
              </a>
              <a href={`tel:${BRAND.phone.replaceAll(" ", "")}`} className={styles.link}>
                {BRAND.phone}
              </a>
              <p>
                {address.street}
                <br />
                {address.postalCode} {address.city}, {address.country}
              </p>
            </address>
          </div>
          <LanguageChoice />
        </div>
        <p className={styles.legal}>
          © {BRAND.legalName}, depuis {BRAND.founded}
        </p>
      </div>
    </footer>
  );
}
