import type { ErrorCode } from "#contracts/shared/errors.ts";

type FailureCode = ErrorCode | "offline";

const FAILURES: Partial<Record<FailureCode, string>> = {
  invalid: "Indiquez une adresse e-mail complète. Exemple\u202f: prenom@exemple.com",
  too_many_requests: "Trop d’essais en peu de temps. Patientez une minute.",
  offline: "La connexion à Internet semble interrompue. Votre adresse est gardée\u202f: réessayez.",
};

/** Messages of the newsletter. */
export const m = {
  title: "Nos conseils, dans votre boîte",
  lead: "Une idée simple pour mieux vivre chez vous, de temps en temps. Jamais de publicité.",
  email: "Votre adresse e-mail",
  subscribe: "S'abonner",
  subscribing: "Un instant…",
  honeypot: "Ne remplissez pas ce champ",
  failure: (code: FailureCode) => FAILURES[code] ?? "Votre inscription n’a pas pu être enregistrée. Réessayez dans un instant.",
  requestedTitle: "Il reste un geste",
  requestedText: "Un e-mail part vers cette adresse. Ouvrez son lien pour confirmer votre abonnement\u202f; il est valable sept jours.",
  storedTitle: "Votre adresse est notée",
  storedText:
    "Nos e-mails ne partent pas en ce moment. Votre adresse est gardée sept jours, à confirmer\u202f: le lien de confirmation vous parvient si l’envoi reprend d’ici là.",
  heldTitle: "Votre inscription est notée",
  heldText: "Notre équipe la vérifie\u202f: vous recevrez ensuite un e-mail pour la confirmer.",
  confirmTitle: "Confirmer votre abonnement",
  confirmText: "Un dernier geste, et vous recevrez nos conseils.",
  confirm: "Je confirme mon abonnement",
  expiredTitle: "Ce lien n’est plus valable",
  expiredText: "Il a plus de sept jours, ou un lien plus récent l’a remplacé. Abonnez-vous à nouveau pour en recevoir un autre.",
  waitTitle: "Un instant de patience",
  waitText: "Votre confirmation n’a pas pu être enregistrée. Réessayez dans une minute.",
  confirmedTitle: "Vous êtes abonné",
  confirmedText: "Merci. Vous recevrez nos prochains conseils à votre adresse.",
  unsubscribeTitle: "Se désabonner",
  unsubscribeText: "Vous ne recevrez plus nos conseils. Vous pourrez revenir quand vous voudrez.",
  stillSubscribedText: "Votre désabonnement n’a pas pu être enregistré. Réessayez dans une minute.",
  incompleteTitle: "Ce lien est incomplet",
  incompleteText: "Suivez le lien de désabonnement du dernier e-mail reçu, ou écrivez-nous\u202f: nous vous désabonnerons.",
  toContact: "Nous écrire",
  unsubscribe: "Me désabonner",
  unsubscribedTitle: "C’est fait",
  unsubscribedText: "Vous ne recevrez plus nos conseils par e-mail.",
  toBlog: "Lire nos conseils",
  toHome: "Revenir à l’accueil",
};
