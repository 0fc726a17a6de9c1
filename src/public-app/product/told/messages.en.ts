const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

export const m: typeof import("./messages.fr.ts").m = {
  replacedBy: "Replaced by",
  compliance: "Safety and compliance",
  manufacturer: "Manufacturer",
  responsible: "Responsible person in the European Union",
  warnings: "Safety warnings",
  dataNotice: "Data that the device generates",
  securityUpdates: "Security updates",
  until: (day) => `Guaranteed until ${DAY.format(new Date(day))}`,
  requires: "Requires",
  noSpecifications: "No specifications for this product.",
  compatibility: "Compatibility",
  size: (written) => written,
  noDownloads: "Nothing to download for this product.",
};
