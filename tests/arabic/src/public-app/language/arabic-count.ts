const RULES = new Intl.PluralRules("ar");

/** A noun as Arabic counts it: one, two (a form of its own), three to ten, eleven to ninety-nine, and the rest. */
type Forms = { one: string; two: string; few: string; many: string; other: string };

/** So many of something: « منتج واحد », « منتجان », « 3 منتجات », « 11 منتجًا », « 100 منتج ». */
export function counted(count: number, { one, two, few, many, other }: Forms): string {
  const rule = RULES.select(count);
  if (rule === "one") return one;
  if (rule === "two") return two;
  return `${count} ${rule === "few" ? few : rule === "many" ? many : other}`;
}

export const PRODUCTS: Forms = { one: "منتج واحد", two: "منتجان", few: "منتجات", many: "منتجًا", other: "منتج" };
