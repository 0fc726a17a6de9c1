export type LanguageFacts = {
  /** Name of the language in itself. */
  name: string;
  /** Locale of dates, numbers, lists and plurals. */
  locale: string;
  /** Set for a language that is written from the right. */
  direction?: "rtl";
};

/** The languages of the public site, first that of the documented paths and of the administrators. A further one is a
 *  line here, and the files that CONTRIBUTING « Add a language » names. */
const LIST = {
  fr: { name: "Français", locale: "fr-FR" },
  en: { name: "English", locale: "en-GB" },
} satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof LIST;

/** Facts of each language. */
export const LANGUAGE: Record<Language, LanguageFacts> = LIST;

export const LANGUAGES = Object.keys(LIST) as Language[]; // its keys are all that it has

/** Parts of paths in the words of each language, by the documented ones; a language without its own keeps those. */
const PATH_PARTS: Partial<Record<Language, Record<string, string>>> = {
  en: {
    "/fonctionnalites": "/features",
    "/produits": "/products",
    "/a-propos": "/about",
    "/comparer": "/compare",
    "/ma-selection": "/my-selection",
    "/conditions": "/terms",
    "/confidentialite": "/privacy",
    "/mentions-legales": "/legal-notice",
    "/signaler-une-vulnerabilite": "/report-a-vulnerability",
    "/newsletter/merci": "/newsletter/thanks",
    "/newsletter/en-attente": "/newsletter/pending",
    "/newsletter/confirmer": "/newsletter/confirm",
    "/newsletter/bienvenue": "/newsletter/welcome",
    "/newsletter/desabonnement": "/newsletter/unsubscribe",
    "/newsletter/au-revoir": "/newsletter/goodbye",
    "/fiche.pdf": "/datasheet.pdf",
  },
};

/** The parts of a path that are words of ours: its beginning, and the name of a file; all others are slugs. */
const PART = /^(?:\/newsletter)?\/[\w-]+|\/\w+\.pdf/g;

/** Reads the language of a page's path, and its documented path: `/en/products` gives `en` and `/produits`, as
 *  `/en/produits` does, where the page stood before. Never throws. */
export function readLanguage(path: string): { language: Language; path: string } {
  const first = path.split("/", 2)[1];
  const language = LANGUAGES.find((code) => code !== "fr" && code === first);
  if (!language) return { language: "fr", path };
  const parts = Object.entries(PATH_PARTS[language] ?? {});
  const documented = path.slice(1 + language.length).replace(PART, (part) => parts.find(([, own]) => own === part)?.[0] ?? part);
  return { language, path: documented || "/" };
}

/** Builds a documented path in a language: the same in French, below its code and in its words in every other. */
export function inLanguage(language: Language, path: string): string {
  return language === "fr" ? path : `/${language}${path.replace(PART, (part) => PATH_PARTS[language]?.[part] ?? part)}`;
}

/** Lists the first parts of the paths of pages in the languages' own words, where they differ from the documented. */
export function listOwnFirstParts(): string[] {
  return Object.values(PATH_PARTS).flatMap((parts) => Object.values(parts).flatMap((part) => /^\/([\w-]+)$/.exec(part)?.[1] ?? []));
}

/** ISO 639-1 of the languages that documents are written in, by their French names. Source: PROD-10. */
export const DOCUMENT_LANGUAGE_CODE = { Français: "fr", Anglais: "en", Espagnol: "es", Allemand: "de" } as const;
