/** A file that was chosen for a form and did not arrive; sending it again may help, or cannot. */
export type MissingFile = { name: string; canRetry: boolean };

const AND = new Intl.ListFormat("fr");

function formatAdvice(files: MissingFile[]): string {
  const others = files.length > 1 ? "choisissez d’autres fichiers" : "choisissez un autre fichier";
  if (files.every(({ canRetry }) => !canRetry)) return others;
  return files.every(({ canRetry }) => canRetry) ? "réessayez l’envoi" : `réessayez l’envoi, ${others}`;
}

/** Names the files that did not arrive, and what can be done about it. */
export function missingSentence(files: MissingFile[]): string {
  const names = AND.format(files.map(({ name }) => name));
  const [fate, without] = files.length > 1 ? ["ne sont pas arrivés", "ces fichiers"] : ["n’est pas arrivé", "ce fichier"];
  return `${names} ${fate}\u202f: ${formatAdvice(files)}, ou enregistrez sans ${without}.`;
}

/** Names files whose upload was cut short when the form was left. */
export function lostSentence(names: string[]): string {
  const again = names.length > 1 ? "n’étaient pas encore envoyés\u202f: choisissez-les" : "n’était pas encore envoyé\u202f: choisissez-le";
  return `${AND.format(names)} ${again} à nouveau.`;
}
