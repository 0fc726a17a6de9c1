const DAY = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: "UTC" });

export const m = {
  replacedBy: "Remplacé par",
  compliance: "Sécurité et conformité",
  manufacturer: "Fabricant",
  responsible: "Personne responsable dans l’Union européenne",
  warnings: "Avertissements de sécurité",
  dataNotice: "Données produites par l’appareil",
  securityUpdates: "Mises à jour de sécurité",
  until: (day: string) => `Garanties jusqu’au ${DAY.format(new Date(day))}`,
  requires: "Nécessite",
  noSpecifications: "Aucune spécification pour ce produit.",
  compatibility: "Compatibilité",
  /** A size that our own upload wrote, as French writes it. Any other text stays as it was written. */
  size: (written: string) => written.replace(/^(\d+)\.(\d+) MB$/, "$1,$2\u00a0Mo"),
  noDownloads: "Aucun document à télécharger pour ce produit.",
};
