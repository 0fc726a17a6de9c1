import { INSTALLATION_FACET, NEW_FACET, PRICE_FACET } from "#contracts/product/facet-choices.ts";

export const m: typeof import("./messages.fr.ts").m = {
  categories: "الفئات",
  all: "الكل",
  noCategory: "أخرى",
  names: { [PRICE_FACET]: "السعر", [NEW_FACET]: "الجديد", [INSTALLATION_FACET]: "تجهيزاتي" },
  hints: { [INSTALLATION_FACET]: "ضع علامة على ما لديك: يبقى ما يعمل معه." },
  priceUnit: "€",
  onlyNew: "الجديد فقط",
  yes: "نعم",
  no: "لا",
  from: "من",
  to: "إلى",
  least: (name) => `${name}، من`,
  most: (name) => `${name}، إلى`,
  between: (least, most, unit) => `من ${least} إلى ${most}${unit}`,
  atLeast: (least, unit) => `ابتداءً من ${least}${unit}`,
  atMost: (most, unit) => `حتى ${most}${unit}`,
  active: "المرشّحات المفعّلة",
  chosen: (name, value) => `${name}: ${value}`,
  remove: "إزالة المرشّح",
  show: "عرض المنتجات",
};
