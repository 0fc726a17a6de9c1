/** The title of a public page as browsers and search engines show it: with the company's name behind it, unless it bears it already. */
export function pageTitle(title: string, name: string): string {
  return title.includes(name) ? title : `${title} – ${name}`;
}
