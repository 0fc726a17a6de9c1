import type { ErrorCode } from "#contracts/shared/errors.ts";
import type { RequestType } from "#contracts/contact-request/request-form.ts";

type FailureCode = ErrorCode | "offline";

const FAILURES: Partial<Record<FailureCode, string>> = {
  invalid: "Il reste quelque chose à corriger ci-dessus.",
  too_many_requests: "Vous avez écrit plusieurs fois en peu de temps. Patientez une minute, puis envoyez à nouveau.",
  unavailable: "Notre serveur se repose un instant. Réessayez dans une minute.",
  offline:
    "La connexion s’est interrompue, et nous ne savons pas si votre demande est partie. Envoyez-la à nouveau\u202f: elle ne comptera qu’une fois.",
};

/** Messages of the contact page. */
export const m = {
  title: "Contact",
  heading: "Parlons de votre maison",
  description: "Une démonstration, un devis, une question\u202f: nous vous répondons sous 24\u00a0heures.",
  form: "Écrivez-nous",
  kind: "Votre demande",
  kinds: { demo: "Démo", quote: "Devis", support: "Support" } satisfies Record<RequestType, string>,
  about: (reference: string) => `Produit concerné · ${reference}`,
  withSelection: (count: number) => `Joindre ${count === 1 ? "le produit sélectionné" : `les ${count} produits sélectionnés`}`,
  selectionMissing: "Votre sélection n’a pas pu être chargée, et ne partirait pas. Rechargez la page avant d’envoyer.",
  goneFromSelection: (count: number) =>
    count === 1
      ? "1 produit n’est plus au catalogue, et n’est pas envoyé."
      : `${count} produits ne sont plus au catalogue, et ne sont pas envoyés.`,
  firstName: "Prénom",
  lastName: "Nom",
  email: "E-mail",
  phone: "Téléphone (optionnel)",
  company: "Entreprise (optionnel)",
  subject: "Objet (optionnel)",
  message: "Message",
  honeypot: "Ne remplissez pas ce champ",
  send: "Envoyer ma demande",
  sending: "Envoi en cours…",
  faults: {
    firstName: "Indiquez votre prénom.",
    lastName: "Indiquez votre nom.",
    email: "Indiquez votre adresse e-mail.",
    message: "Écrivez-nous quelques mots.",
    consent: "Votre accord est nécessaire pour vous répondre.",
  } as Record<string, string>, // asked for by names that a form gives
  longNote: (max: number) => `Une note de votre sélection dépasse ${max} caractères\u202f: raccourcissez-la dans votre sélection.`,
  badEmail: "Cette adresse semble incomplète. Exemple\u202f: prenom@exemple.com",
  badText: "Ce texte contient des caractères illisibles.",
  failure: (code: FailureCode) => FAILURES[code] ?? "Votre demande n’a pas pu être enregistrée. Réessayez dans un instant.",
  nothingLost: "Vos mots sont gardés.",
  sent: "Votre demande est bien arrivée",
  sentMore: "Merci. Nous vous répondons sous 24\u00a0heures.",
  another: "Envoyer une autre demande",
  faq: "Questions fréquentes",
  faqLead: "La vôtre n’y est pas\u202f? Posez-la dans le formulaire.",
  changeSelection: "Modifier la sélection",
  missingProducts: (titles: string[]) =>
    `${titles.length > 1 ? "Ne sont plus au catalogue, et ne sont pas envoyés" : "N’est plus au catalogue, et n’est pas envoyé"}\u202f: ${titles.join(", ")}.`,
};
