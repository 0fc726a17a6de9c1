import { BRAND } from "#contracts/shared/brand.ts";

/** A legal page: its title, and sections of one or more paragraphs. */
export type LegalText = { title: string; sections: { title: string; paragraphs: string[] }[] };

const { address } = BRAND;

/** Legal pages by their address. A company puts its own texts here, after its lawyer has read them. */
export const LEGAL_TEXTS: Record<string, LegalText> = {
  "/mentions-legales": {
    title: "Mentions légales",
    sections: [
      {
        title: "Éditeur",
        paragraphs: [
          `Ce site est édité par ${BRAND.legalName}, ${address.street}, ${address.postalCode} ${address.city}, ${address.country}.`,
          `Téléphone : ${BRAND.phone}. E-mail : ${BRAND.email}.`,
        ],
      },
      {
        title: "Propriété intellectuelle",
        paragraphs: [
          "Les textes, les images et les marques de ce site appartiennent à leurs auteurs. Toute reproduction demande notre accord écrit.",
        ],
      },
      { title: "Responsabilité", paragraphs: ["Nous veillons à l’exactitude des fiches techniques. Seul le devis signé fait foi."] },
    ],
  },
  "/conditions": {
    title: "Conditions d’utilisation",
    sections: [
      {
        title: "Objet",
        paragraphs: ["Ces conditions encadrent la consultation du site et l’envoi de demandes. Utiliser le site, c’est les accepter."],
      },
      {
        title: "Devis et commandes",
        paragraphs: [
          "Le site présente nos produits. Il ne vend pas en ligne : chaque installation fait l’objet d’un devis, valable trente jours.",
        ],
      },
      {
        title: "Disponibilité",
        paragraphs: ["Nous faisons en sorte que le site reste accessible à toute heure, sans pouvoir le garantir pendant une maintenance."],
      },
      {
        title: "Droit applicable",
        paragraphs: [`Ces conditions relèvent du droit en vigueur au siège de ${BRAND.legalName}, à ${address.city}.`],
      },
    ],
  },
  "/confidentialite": {
    title: "Confidentialité",
    sections: [
      {
        title: "Ce que nous recueillons",
        paragraphs: [
          "Les informations que vous écrivez dans le formulaire de contact, et votre adresse e-mail si vous vous abonnez à nos conseils. Rien d’autre.",
        ],
      },
      {
        title: "Ce que nous en faisons",
        paragraphs: [
          "Nous répondons à votre demande. Nous ne vendons ni ne louons vos données, et ne les croisons avec aucune autre source.",
        ],
      },
      { title: "Combien de temps", paragraphs: ["Trois ans après notre dernier échange, vos données sont effacées."] },
      {
        title: "Vos droits",
        paragraphs: [
          `Vous pouvez consulter, corriger ou effacer vos données en écrivant à ${BRAND.email}. Nous répondons sous trente jours.`,
        ],
      },
    ],
  },
  "/cookies": {
    title: "Cookies",
    sections: [
      {
        title: "Aucun cookie de suivi",
        paragraphs: [
          "Ce site ne dépose aucun cookie publicitaire et ne mesure pas votre audience. C’est pourquoi aucun bandeau ne vous interrompt.",
        ],
      },
      {
        title: "Ce qui reste dans votre navigateur",
        paragraphs: [
          "Votre navigateur retient, le temps de la visite, l’endroit où vous en étiez dans une page. Cette information ne le quitte pas.",
        ],
      },
    ],
  },
};
