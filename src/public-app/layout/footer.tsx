import { Link } from "@tanstack/react-router";
import { BRAND } from "#contracts/shared/brand.ts";
import { COMPANY_LINKS, LEGAL_LINKS } from "#public-app/content/site-links.ts";
import button from "#public-app/ui/button.module.css";
import { m as words } from "#messages/public-app/ui/messages";
import { PhoneLink } from "#public-app/ui/phone-link.tsx";
import styles from "./footer.module.css";
import { LanguageChoice } from "./language-choice.tsx";
import { m } from "#messages/public-app/layout/messages";

const { address } = BRAND;

function LinkList({ title, links }: { title: string; links: readonly (keyof typeof m.links)[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {links.map((to) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {m.links[to]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.invitation}>
          <p className={styles.tagline}>{m.tagline}</p>
          <Link to="/contact" search={{ type: "demo" }} className={`${button.button} ${button.primary}`}>
            {words.bookDemo}
          </Link>
        </div>
        <div className={styles.columns}>
          <LinkList title={m.company} links={COMPANY_LINKS} />
          <LinkList title={m.legal} links={LEGAL_LINKS} />
          <div>
            <h2 className={styles.heading}>{m.contact}</h2>
            <address className={styles.address}>
              <a href={`mailto:${BRAND.email}`} className={styles.link}>
                {BRAND.email}
              </a>
              <PhoneLink number={BRAND.phone} className={styles.link} />
              <p>
                {address.street}
                <br />
                {address.postalCode} {address.city}, {address.country}
              </p>
            </address>
          </div>
          <LanguageChoice />
        </div>
        <p className={styles.legal}>{m.since(BRAND.legalName, BRAND.founded)}</p>
      </div>
    </footer>
  );
}
