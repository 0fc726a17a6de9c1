const DAY = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: "UTC" });

/** A day as French writes it: « 1er décembre 2026 », which no formatter knows. */
export const frenchDay = (formatted: string) => formatted.replace(/^1 /, "1er ");

/** What a product's page and its datasheet call the same facts. */
export const factWords = {
  compatibility: "Compatibilité",
  requires: "Nécessite",
  replacedBy: "Remplacé par",
  compliance: "Sécurité et conformité",
  manufacturer: "Fabricant",
  responsible: "Personne responsable dans l’Union européenne",
  warnings: "Avertissements de sécurité",
  dataNotice: "Données produites par l’appareil",
  securityUpdates: "Mises à jour de sécurité",
  until: (day: string) => `Garanties jusqu’au ${frenchDay(DAY.format(new Date(day)))}`,
};
