const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

export const factWords: typeof import("./fact-words.fr.ts").factWords = {
  compatibility: "Compatibility",
  requires: "Requires",
  replacedBy: "Replaced by",
  compliance: "Safety and compliance",
  manufacturer: "Manufacturer",
  responsible: "Responsible person in the European Union",
  warnings: "Safety warnings",
  dataNotice: "Data that the device generates",
  securityUpdates: "Security updates",
  until: (day) => `Guaranteed until ${DAY.format(new Date(day))}`,
};
