import { elide } from "#contracts/text/french.ts";
import type { RequestType } from "#contracts/contact-request/request-form.ts";

const REQUEST_LABELS: Record<RequestType, string> = {
  demo: "demande de démonstration",
  quote: "demande de devis",
  support: "demande d’assistance",
};

/** The words of our mails in French. Functions take the values of one mail. */
export const m = {
  greeting: (firstName: string) => (firstName ? `Bonjour ${firstName},` : "Bonjour,"),
  /** Formats the label before a link or a value. */
  label: (words: string) => `${words}\u202f:`,
  signature: (company: string) => `L’équipe ${company}`,
  requestReceived: {
    subject: "Votre demande nous est bien parvenue",
    text: (type: RequestType, product: string) =>
      `Nous avons bien reçu votre ${REQUEST_LABELS[type]}${product && ` au sujet de «\u202f${product}\u202f»`}. Nous vous répondons sous 24 heures.`,
    selection: "Votre sélection, avec les quantités\u202f:",
    more: (phone: string) => `Une précision à ajouter\u202f? Répondez simplement à ce message, ou appelez-nous au ${phone}.`,
    notYou: "Si vous n’avez rien demandé, quelqu’un s’est trompé d’adresse\u202f: vous pouvez ignorer ce message.",
  },
  newRequest: {
    subject: (type: RequestType, name: string) => `Nouvelle ${REQUEST_LABELS[type]}\u202f: ${name}`,
    selection: "La sélection, avec les quantités et les notes\u202f:",
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
    replyGoesToSender: "Répondre à ce message écrit directement à la personne.",
  },
  answer: { wrote: "Vous nous avez écrit\u202f:" },
  mention: {
    subject: (author: string, sender: string) => `${author} vous nomme\u202f: demande ${elide(sender)}`,
    text: (author: string, sender: string) => `${author} vous nomme dans les notes de la demande ${elide(sender)}\u202f:`,
    button: "Ouvrir la demande",
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
  letter: {
    readArticle: "Lire l’article",
    seeProduct: "Voir le produit",
    why: (company: string) => `Vous recevez cette lettre parce que vous êtes abonné aux conseils de ${company}.`,
    test: (subject: string) => `[Essai] ${subject}`,
  },
  passwordLinks: {
    invitation: {
      subject: (company: string) => `Votre accès à l’administration de ${company}`,
      text: (company: string, username: string) =>
        `Vous êtes invité à travailler sur le site de ${company}, sous le nom d’utilisateur «\u202f${username}\u202f». Il reste à choisir votre mot de passe.`,
      button: "Choisir mon mot de passe",
      expires: "Ce lien sert une fois, pendant 7 jours. Si vous n’attendiez pas cette invitation, ignorez ce message.",
    },
    reset: {
      subject: (company: string) => `Un nouveau mot de passe pour l’administration de ${company}`,
      text: (company: string, username: string) =>
        `Un nouveau mot de passe a été demandé pour «\u202f${username}\u202f», dans l’administration du site de ${company}.`,
      button: "Choisir un nouveau mot de passe",
      expires: "Ce lien sert une fois, pendant 30 minutes. Si vous n’avez rien demandé, ignorez ce message\u202f: rien ne change.",
    },
  },
};
