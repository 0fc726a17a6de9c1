/** A name after « de »: « de Camille », « d’Amel ». */
export function elide(name: string): string {
  return /^[aeiouàâéèêëîïôûüæœ]/i.test(name) ? `d’${name}` : `de ${name}`;
}
