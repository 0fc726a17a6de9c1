/** French message about a typed price that cannot be read. */
export type PriceFault = { fault: string };

const EXAMPLE = "Écrivez un prix en euros, tel que 49,90.";
const THOUSANDS = "Ce prix se lit de deux façons. Écrivez-le sans séparateur de milliers, avec deux décimales au plus, tel que 1234,50.";

/** Narrow, no-break and plain spaces. */
const SPACES = /[\s\u00a0\u2009\u202f]+/g;

const GROUPED = /^\d{1,3}(?<group>[ .,'’])\d{3}(?:\k<group>\d{3})*(?:(?!\k<group>)[.,]\d{1,2})?$/;
const THREE_DECIMALS = /^\d+[.,]\d{3,}$/;

/** Removes the currency around a number: « EUR 49.90 », « 49,90 € TTC », « 49€90 ». */
function withoutCurrency(typed: string): string {
  return typed
    .replace(/^(?:à partir de|dès)\s/i, "")
    .replace(/\s?TTC\.?$/i, "")
    .replace(/^(\d+(?: \d{3})*)\s?€\s?(\d{2})$/, "$1,$2")
    .replace(/^(?:€|EUR|euros?)\s?(?=\d)/i, "")
    .replace(/(?<=\d)\s?(?:€|EUR|euros?)$/i, "");
}

/** Parses a typed or pasted price; null for an empty one. A text with two readings, or that is not one price with tax
 *  in euros, is a fault: a guess would be published. */
export function parsePrice(input: string): number | null | PriceFault {
  const typed = input.replace(SPACES, " ").trim();
  if (typed === "") return null;
  if (/\bHT\b|hors taxe/i.test(typed)) return { fault: "Ce prix est hors taxes. Écrivez le prix toutes taxes comprises." };
  const written = withoutCurrency(typed);
  if (/^[-−]\s?\d/.test(written)) return { fault: `Un prix ne peut pas être négatif. ${EXAMPLE}` };
  if (/^\d+(?:[.,]\d{1,2})?$/.test(written)) return Number(written.replace(",", "."));
  // « 1.234 » is a thousand for some and one euro for others; « 1 234 » is not.
  if (THREE_DECIMALS.test(written)) return { fault: THOUSANDS };
  const { group } = GROUPED.exec(written)?.groups ?? {};
  if (group !== undefined) return Number(written.replaceAll(group, "").replace(",", "."));
  if ((typed.match(/\d+[.,]\d{1,2}(?!\d)/g)?.length ?? 0) > 1) return { fault: `Ce champ n’a qu’un seul prix, le moins élevé. ${EXAMPLE}` };
  return { fault: EXAMPLE };
}

/** Rounds a computed price to the nearest cent, in euros. Uses its written decimals rather than its binary value. */
export function roundToCents(euros: number): number {
  return Math.round(Number((euros * 100).toPrecision(15))) / 100;
}

const EUROS = new Intl.NumberFormat("fr", { style: "currency", currency: "EUR" });

/** Formats a price for the back office: « 1 234,50 € »; "" for null and for NaN. */
export function formatPrice(euros: number | null): string {
  return euros === null || Number.isNaN(euros) ? "" : EUROS.format(euros);
}

/** Formats a price for inputs and exports: « 1234,50 »; "" for null. */
export function priceText(euros: number | null): string {
  return euros === null ? "" : euros.toFixed(2).replace(".", ",");
}
