const DAY = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: "UTC" });

/** Writes « 1er » for the first day of a month, which no formatter does: « 1er décembre 2026 ». */
export const frenchDay = (formatted: string) => formatted.replace(/^1 /, "1er ");

/** Labels of a product's facts, shared by its page and its datasheet. */
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
