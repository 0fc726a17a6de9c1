import { language } from "#public-app/language/language.fr.ts";

const OWN_PAGE = /\shref="\/(?!uploads\/|\/)/g;

/** An article's HTML with its links to this site's pages in the visitor's language: administrators write the documented addresses. */
export function linkedInLanguage(html: string): string {
  return html.replace(OWN_PAGE, ` href="${language.base}/`);
}
