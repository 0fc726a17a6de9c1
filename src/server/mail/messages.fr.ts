import type { RequestType } from "#contracts/contact-request/request-types.ts";

const REQUEST_LABELS: Record<RequestType, string> = {
  demo: "demande de démonstration",
  quote: "demande de devis",
  support: "demande d’assistance",
};

/** What our mails say in French. Functions take what only the moment knows. */
export const m = {
  greeting: (firstName: string) => (firstName ? `Bonjour ${firstName},` : "Bonjour,"),
  /** What stands before a link or a fact. */
  label: (words: string) => `${words}\u202f:`,
  signature: (company: string) => `L’équipe ${company}`,
  requestReceived: {
    subject: "Votre demande nous est bien parvenue",
    text: (type: RequestType, product: string) =>
      `Nous avons bien reçu votre ${REQUEST_LABELS[type]}${product && ` au sujet de «\u202f${product}\u202f»`}. Nous vous répondons sous 24 heures.`,
    more: (phone: string) => `Une précision à ajouter\u202f? Répondez simplement à ce message, ou appelez-nous au ${phone}.`,
    notYou: "Si vous n’avez rien demandé, quelqu’un s’est trompé d’adresse\u202f: vous pouvez ignorer ce message.",
  },
  newRequest: {
    subject: (type: RequestType, name: string) => `Nouvelle ${REQUEST_LABELS[type]}\u202f: ${name}`,
    labels: {
      name: "Nom",
      email: "E-mail",
      phone: "Téléphone",
      company: "Entreprise",
      product: "Produit",
      subject: "Objet",
      language: "Langue",
      due: "Réponse due",
    },
    languages: { fr: "français", en: "anglais" },
    replyGoesToSender: "Répondre à ce message écrit directement à la personne.",
  },
  newsletter: {
    confirmSubject: "Confirmez votre abonnement à nos conseils",
    confirmText: "Il reste un geste pour recevoir nos conseils\u202f: confirmez que cette adresse est bien la vôtre.",
    confirmButton: "Confirmer mon abonnement",
    confirmExpires: (days: number) =>
      `Ce lien est valable ${days} jours. Si vous n’avez rien demandé, ignorez ce message\u202f: rien ne vous sera envoyé.`,
    welcomeSubject: "Votre abonnement est confirmé",
    welcomeText: "Vous recevrez nos prochains conseils à cette adresse.",
    alreadySubject: "Vous êtes déjà abonné à nos conseils",
    alreadyText: "Quelqu’un, sans doute vous, a demandé à s’abonner avec cette adresse. Elle l’est déjà\u202f: il n’y a rien à faire.",
    unsubscribe: "Se désabonner",
  },
};
