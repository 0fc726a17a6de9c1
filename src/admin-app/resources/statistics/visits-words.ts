const COUNT = new Intl.NumberFormat("fr");

/** A count as it is shown: « 1 204 ». */
export const shownCount = (count: number) => COUNT.format(count);

/** « Vu 120 fois ce mois, 3 demandes »; French counts none as one. */
export function visitsInWords({ views, requests }: { views: number; requests: number }): string {
  const seen = views === 0 ? "Pas encore vu ce mois" : `Vu ${shownCount(views)} fois ce mois`;
  return `${seen}, ${requests === 0 ? "aucune demande" : `${shownCount(requests)} ${requests > 1 ? "demandes" : "demande"}`}`;
}
