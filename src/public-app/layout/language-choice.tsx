import { useLocation, useMatches, useRouter } from "@tanstack/react-router";
import { inLanguage, type Language, LANGUAGE, LANGUAGES } from "#contracts/shared/language.ts";
import type { Slugs } from "#contracts/translation/shown-language.ts";
import { withSlug } from "#public-app/language/shown-content.ts";
import { storeLanguage } from "#public-app/language/stored-language.ts";
import { language } from "#messages/public-app/language/language";
import { isPage } from "#public-app/routes/is-page.ts";
import styles from "./language-choice.module.css";
import { m } from "#messages/public-app/layout/messages";

/** Where this page is in each language. A URL that leads nowhere has no page in any: then the choice leads home, the same for all of them,
 *  since their page is rendered once. */
function usePaths(): (code: Language) => string {
  const router = useRouter();
  const { href, pathname } = useLocation();
  const slugs = useMatches({ select: (matches) => (matches.at(-1)?.loaderData as { slugs?: Slugs } | undefined)?.slugs }); // of some pages
  if (!isPage(router, pathname)) return () => "/";
  return (code) => (slugs?.[code] ? withSlug(href, slugs[code]) : href);
}

/** Links to this page in each language. Documents of their own, since each language is a bundle of its own. */
export function LanguageChoice() {
  const pathIn = usePaths();
  return (
    <nav aria-label={m.language}>
      <ul className={styles.languages}>
        {LANGUAGES.map((code) => (
          <li key={code}>
            <a
              href={inLanguage(code, pathIn(code))}
              hrefLang={code}
              lang={code}
              aria-current={code === language.code ? "true" : undefined}
              className={styles.language}
              onClick={() => storeLanguage(code)}
            >
              {LANGUAGE[code].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
