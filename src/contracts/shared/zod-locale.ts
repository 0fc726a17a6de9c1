import { z } from "zod";

type RawIssue = Parameters<NonNullable<Parameters<typeof z.config>[0]>["customError"] & {}>[0];

const REQUIRED = "Ce champ est obligatoire.";
const COUNT = new Intl.NumberFormat("fr");

/** « 200 caractères au maximum, 12 de trop. » */
function tooLong(maximum: number, input: unknown): string {
  const excess = typeof input === "string" && input.length > maximum ? `, ${COUNT.format(input.length - maximum)} de trop` : "";
  return `${COUNT.format(maximum)} caractères au maximum${excess}.`;
}

/** One French sentence for a fault that no schema worded itself. Never quotes the value, which may be a secret. */
function frenchSentence(issue: RawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null ? REQUIRED : "Ce champ n’a pas le bon type.";
    case "too_small":
      if (issue.minimum === 1 && (issue.origin === "string" || issue.origin === "array")) return REQUIRED;
      if (issue.origin === "string") return `Saisissez au moins ${issue.minimum} caractères.`;
      return issue.origin === "array" ? `Indiquez au moins ${issue.minimum} éléments.` : `La valeur minimale est ${issue.minimum}.`;
    case "too_big":
      if (issue.minimum === 1 && (issue.origin === "string" || issue.origin === "array")) return REQUIRED;
      if (issue.origin === "string") return tooLong(Number(issue.maximum), issue.input);
      return issue.origin === "array" ? `${issue.maximum} éléments au maximum.` : `La valeur maximale est ${issue.maximum}.`;
    case "invalid_value":
      return `Valeurs acceptées\u202f: ${issue.values.map(String).join(", ")}.`;
    default:
      return "Cette valeur n’est pas valide.";
  }
}

/** Makes zod speak French, in the server and in the admin alike. Called once where each of them starts. */
export function configureZodLocale(): void {
  z.config({ customError: frenchSentence });
}
