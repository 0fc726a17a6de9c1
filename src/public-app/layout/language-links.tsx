import { useLocation, useMatches } from "@tanstack/react-router";
import { inLanguage, type Language, LANGUAGE, LANGUAGES } from "#contracts/shared/language.ts";
import type { Slugs } from "#contracts/translation/language-names.ts";
import { withSlug } from "#public-app/language/shown-content.ts";
import { storeLanguage } from "#public-app/language/stored-language.ts";
import { language } from "#messages/public-app/language/language";

/** Finds the path of this page in each language. A URL that leads nowhere has no page in any: then it is home, the same
 *  for all of them, since their page is rendered once. A place within the text of a record has another name in another
 *  language. */
export function usePaths(): (code: Language) => string {
  const { href, pathname, searchStr } = useLocation();
  // of some pages
  const slugs = useMatches({ select: (matches) => (matches.at(-1)?.loaderData as { slugs?: Slugs } | undefined)?.slugs });
  const isUnknown = useMatches({ select: (matches) => matches.length < 2 || matches.at(-1)?.status === "notFound" });
  if (isUnknown) return (code) => inLanguage(code, "/");
  return (code) => inLanguage(code, slugs?.[code] ? withSlug(pathname + searchStr, slugs[code]) : href);
}

/** Links to this page in each language, which need no script. `className`: of the list, whose look is the caller's. */
export function LanguageLinks({ className }: { className: string | undefined }) {
  const pathIn = usePaths();
  return (
    <ul className={className}>
      {LANGUAGES.map((code) => (
        <li key={code}>
          <a
            href={pathIn(code)}
            hrefLang={code}
            lang={code}
            aria-current={code === language.code ? "true" : undefined}
            onClick={() => storeLanguage(code)}
          >
            {LANGUAGE[code].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
