import { Link } from "@tanstack/react-router";
import { COMPANY_LINKS, LEGAL_LINKS } from "#public-app/content/site-links.ts";
import { useSettings, useWords } from "#public-app/settings/use-settings.ts";
import { countryOf } from "#public-app/settings/country.ts";
import button from "#public-app/ui/button.module.css";
import { m as words } from "#messages/public-app/ui/messages";
import { PhoneLink } from "#public-app/ui/phone-link.tsx";
import styles from "./footer.module.css";
import { LanguageChoice } from "./language-choice.tsx";
import { m } from "#messages/public-app/layout/messages";

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
  const settings = useSettings();
  return (
    <footer className={styles.footer} data-late="">
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div>
            <p className={styles.tagline} {...useWords("tagline")} />
            <Link to="/contact" search={{ type: "demo" }} className={`${button.button} ${button.primary}`}>
              {words.bookDemo}
            </Link>
          </div>
          <LinkList title={m.company} links={COMPANY_LINKS} />
          <LinkList title={m.legal} links={LEGAL_LINKS} />
          <div>
            <h2 className={styles.heading}>{m.contact}</h2>
            <address className={styles.address}>
              <a href={`mailto:${settings.email}`} className={styles.link}>
                {settings.email}
              </a>
              <PhoneLink number={settings.phone} className={styles.link} />
              <p>
                {settings.street}
                <br />
                {settings.postal_code} {settings.city}, {countryOf(settings)}
              </p>
            </address>
          </div>
        </div>
        <div className={styles.legal}>
          <p>{m.since(settings.legal_name, settings.founded)}</p>
          <LanguageChoice />
        </div>
      </div>
    </footer>
  );
}
