/** A name after « de »: « de Camille », « d’Amel ». */
export function elide(name: string): string {
  return /^[aeiouàâéèêëîïôûüæœ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** Formats days and moments in French by the clocks of a time zone. Writes « 1er » for the first of a month, which no
 *  formatter does. */
export function frenchDateFormat(timeZone: string, options: Intl.DateTimeFormatOptions): { format: (date: Date | number) => string } {
  const formatter = new Intl.DateTimeFormat("fr", { ...options, timeZone });
  return { format: (date) => formatter.format(date).replace(/(?<=^|\s)1(?=\s\p{L})/u, "1er") };
}
