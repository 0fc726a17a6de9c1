import type { ErrorReply } from "#contracts/shared/errors.ts";

/** The message of a failed call. The server speaks French: its own sentence is the most precise. Source: SITE-14. */
export const m = {
  offline: "Le serveur ne répond pas. Vérifiez votre connexion à Internet.",
  unknown: "Erreur inconnue",
  sentenceOf: ({ message }: ErrorReply) => message,
};
