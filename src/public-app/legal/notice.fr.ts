import type { LegalText } from "./legal-text.ts";

export const text: LegalText = {
  title: "Mentions légales",
  description: "Qui édite le site {name}, qui l’héberge, et à qui écrire.",
  intro: "Qui édite ce site, qui l’héberge, et à qui écrire.",
  sections: [
    {
      id: "editeur",
      title: "Éditeur",
      blocks: [
        {
          facts: [
            ["Société", "{company}"],
            ["Siège social", "{address}"],
            ["Registre national des entreprises", "{registration_number}"],
            ["Matricule fiscal", "{tax_number}"],
            ["Téléphone", [{ text: "{phone}", href: "tel:{phone_link}" }]],
            ["E-mail", [{ text: "{email}", href: "mailto:{email}" }]],
          ],
        },
      ],
    },
    { id: "direction", title: "Direction de la publication", blocks: ["{publication_director}"] },
    {
      id: "hebergeur",
      title: "Hébergeur",
      blocks: [
        {
          facts: [
            ["Société", "{host_name}"],
            ["Adresse", "{host_address}"],
            ["Téléphone", "{host_phone}"],
          ],
        },
      ],
    },
    {
      id: "images",
      title: "Images, caractères et pictogrammes",
      blocks: [
        "Toutes les images de produits et de maisons sont des vues de synthèse, réalisées pour {name}. Aucune ne montre une personne ni un domicile réel.",
        "Le site est composé en Instrument Sans (licence SIL Open Font 1.1). Les pictogrammes viennent de Lucide (licence ISC).",
      ],
    },
    {
      id: "propriete",
      title: "Propriété intellectuelle",
      blocks: [["Les règles de reproduction sont données dans les ", { text: "conditions d’utilisation", href: "/conditions" }, "."]],
    },
    {
      id: "accessibilite",
      title: "Accessibilité",
      blocks: [
        "Le site est conçu pour les règles WCAG 2.2, niveau AA\u202f: il se parcourt au clavier, se lit avec un lecteur d’écran et fonctionne sans JavaScript.",
        [
          "Quelque chose vous arrête\u202f? Dites-le-nous, nous le corrigeons et vous envoyons entre-temps ce que vous cherchiez\u202f: ",
          { text: "{email}", href: "mailto:{email}" },
        ],
      ],
    },
    {
      id: "signalement",
      title: "Signaler un contenu",
      blocks: [
        [
          "Pour signaler un contenu inexact ou contraire à la loi, écrivez à ",
          { text: "{email}", href: "mailto:{email}" },
          " en indiquant l’adresse de la page.",
        ],
        ["Une faille de sécurité\u202f? ", { text: "Signalez-la-nous", href: "/signaler-une-vulnerabilite" }, "."],
      ],
    },
    {
      id: "donnees",
      title: "Données personnelles",
      blocks: [["Voir la page ", { text: "Confidentialité", href: "/confidentialite" }, "."]],
    },
  ],
};
