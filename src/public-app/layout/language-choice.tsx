import { useLocation, useMatches, useRouter } from "@tanstack/react-router";
import { inLanguage, type Language, LANGUAGE, LANGUAGES } from "#contracts/shared/language.ts";
import type { Slugs } from "#contracts/translation/language-names.ts";
import { withSlug } from "#public-app/language/shown-content.ts";
import { storeLanguage } from "#public-app/language/stored-language.ts";
import { language } from "#messages/public-app/language/language";
import { isPage } from "#public-app/routes/is-page.ts";
import { reach } from "#public-app/routes/unreached.ts";
import styles from "./language-choice.module.css";
import { m } from "#messages/public-app/layout/messages";

/** Where this page is in each language. A URL that leads nowhere has no page in any: then the choice leads home, the same for all of them,
 *  since their page is rendered once. A place within the text of a record has another name in another language. */
function usePaths(): (code: Language) => string {
  const router = useRouter();
  const { href, pathname, searchStr } = useLocation();
  const slugs = useMatches({ select: (matches) => (matches.at(-1)?.loaderData as { slugs?: Slugs } | undefined)?.slugs }); // of some pages
  if (!isPage(router, pathname)) return (code) => inLanguage(code, "/");
  return (code) => inLanguage(code, slugs?.[code] ? withSlug(pathname + searchStr, slugs[code]) : href);
}

/** Leads to this page in each language: documents of their own, since each language is a bundle of its own. Without JavaScript, links do it. */
export function LanguageChoice() {
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
      <ul className={`${styles.languages} without-script`}>
        {LANGUAGES.map((code) => (
          <li key={code}>
            <a
              href={pathIn(code)}
              hrefLang={code}
              lang={code}
              aria-current={code === language.code ? "true" : undefined}
              className={styles.language}
            >
              {LANGUAGE[code].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
