import { Link } from "@tanstack/react-router";
import type { PublicLink } from "#contracts/settings/public-settings.ts";
import { LanguageLinks, usePaths } from "./language-links.tsx";
import { SiteLink } from "./site-link.tsx";
import { useSettings, useWords, countryOf } from "#public-app/settings/use-settings.ts";
import button from "#public-app/ui/button.module.css";
import { m as words } from "#messages/public-app/ui/messages";
import { PhoneLink } from "#public-app/ui/content-link.tsx";
import styles from "./footer.module.css";
import { m } from "#messages/public-app/layout/messages";
import { type Language, LANGUAGE, LANGUAGES } from "#contracts/shared/language.ts";
import { storeLanguage } from "#public-app/language/stored-language.ts";
import { language } from "#messages/public-app/language/language";
import { reach } from "#public-app/routes/unreached.ts";

function LinkList({ title, links }: { title: string; links: PublicLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <SiteLink link={link} className={styles.link} />
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
          <LinkList title={m.company} links={settings.footer_links} />
          <LinkList title={m.legal} links={settings.legal_links} />
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

/** Leads to this page in each language: documents of their own, since each language is a bundle of its own. Without
 *  JavaScript, links do it. */
function LanguageChoice() {
  const pathIn = usePaths();

  function choose(code: Language) {
    storeLanguage(code);
    void reach(pathIn(code));
  }

  return (
    <nav aria-label={m.language}>
      <select
        className={`${styles.choice} needs-script`}
        aria-label={m.language}
        value={language.code}
        // the options below are languages
        onChange={({ target }) => choose(target.value as Language)}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE[code].name}
          </option>
        ))}
      </select>
      <LanguageLinks className={`${styles.languages} without-script`} />
    </nav>
  );
}
