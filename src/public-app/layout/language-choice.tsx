import { useLocation } from "@tanstack/react-router";
import { inLanguage, LANGUAGE_NAME, LANGUAGES } from "#contracts/shared/language.ts";
import { storeLanguage } from "#public-app/language/stored-language.ts";
import { language } from "#messages/public-app/language/language";
import footer from "./footer.module.css";
import styles from "./language-choice.module.css";
import { m } from "#messages/public-app/layout/messages";

/** Links to this page in each language. Documents of their own, since each language is a bundle of its own. */
export function LanguageChoice() {
  const path = useLocation({ select: ({ href }) => href });
  return (
    <nav className={styles.choice} aria-label={m.language}>
      <h2 className={footer.heading}>{m.language}</h2>
      <ul className={styles.languages}>
        {LANGUAGES.map((code) => (
          <li key={code}>
            <a
              href={inLanguage(code, path)}
              hrefLang={code}
              lang={code}
              aria-current={code === language.code ? "true" : undefined}
              className={styles.language}
              onClick={() => storeLanguage(code)}
            >
              {LANGUAGE_NAME[code]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
