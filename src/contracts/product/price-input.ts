/** Why a typed price is none, in French. */
export type PriceFault = { fault: string };

const EXAMPLE = "Écrivez un prix en euros, tel que 49,90.";
const THOUSANDS = "Ce prix se lit de deux façons. Écrivez-le sans séparateur de milliers, avec deux décimales au plus, tel que 1234,50.";

/** Narrow, no-break and plain spaces. */
const SPACES = /[\s\u00a0\u2009\u202f]+/g;

const GROUPED = /^\d{1,3}(?<group>[ .,'’])\d{3}(?:\k<group>\d{3})*(?:(?!\k<group>)[.,]\d{1,2})?$/;
const THREE_DECIMALS = /^\d+[.,]\d{3,}$/;

/** The number without its currency: « EUR 49.90 », « 49,90 € TTC », « 49€90 ». */
function withoutCurrency(typed: string): string {
  return typed
    .replace(/^(?:à partir de|dès)\s/i, "")
    .replace(/\s?TTC\.?$/i, "")
    .replace(/^(\d+(?: \d{3})*)\s?€\s?(\d{2})$/, "$1,$2")
    .replace(/^(?:€|EUR|euros?)\s?(?=\d)/i, "")
    .replace(/(?<=\d)\s?(?:€|EUR|euros?)$/i, "");
}

/** Reads a price as people type and paste it; null for an empty one. What can be read in two ways, or is not one price
 *  with tax in euros, is a fault: a guess would be published. */
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

/** A computed price as it is stored, in euros: to the nearest cent, by its decimals as they are written rather than as
 *  a computer holds them. */
export function roundToCents(euros: number): number {
  return Math.round(Number((euros * 100).toPrecision(15))) / 100;
}

const EUROS = new Intl.NumberFormat("fr", { style: "currency", currency: "EUR" });

/** A price as the back office shows it: « 1 234,50 € »; "" for none, and for what is no number. */
export function formatPrice(euros: number | null): string {
  return euros === null || Number.isNaN(euros) ? "" : EUROS.format(euros);
}

/** A price as it is typed and exported: « 1234,50 »; "" for none. */
export function priceText(euros: number | null): string {
  return euros === null ? "" : euros.toFixed(2).replace(".", ",");
}
