import { BRAND } from "#contracts/shared/brand.ts";
import type { LegalText } from "./legal-text.ts";

const { name, legalName, email, phone, address, host, registrationNumber, taxNumber, publicationDirector } = BRAND;

export const text: LegalText = {
  title: "Mentions légales",
  description: `Qui édite le site ${name}, qui l’héberge, et à qui écrire.`,
  intro: "Qui édite ce site, qui l’héberge, et à qui écrire.",
  sections: [
    {
      id: "editeur",
      title: "Éditeur",
      blocks: [
        {
          facts: [
            ["Société", `${legalName}, société à responsabilité limitée de droit tunisien`],
            ["Siège social", `${address.street}, ${address.postalCode} ${address.city}, Tunisie`],
            ["Registre national des entreprises", registrationNumber],
            ["Matricule fiscal", taxNumber],
            ["Téléphone", [{ text: phone.replaceAll(" ", "\u00a0"), href: `tel:${phone.replaceAll(" ", "")}` }]],
            ["E-mail", [{ text: email, href: `mailto:${email}` }]],
          ],
        },
      ],
    },
    { id: "direction", title: "Direction de la publication", blocks: [publicationDirector] },
    {
      id: "hebergeur",
      title: "Hébergeur",
      blocks: [
        {
          facts: [
            ["Société", host.name],
            ["Adresse", host.address],
            ["Téléphone", host.phone.replaceAll(" ", "\u00a0")],
          ],
        },
      ],
    },
    {
      id: "images",
      title: "Images, caractères et pictogrammes",
      blocks: [
        `Toutes les images de produits et de maisons sont des vues de synthèse, réalisées pour ${name}. Aucune ne montre une personne ni un domicile réel.`,
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
          { text: email, href: `mailto:${email}` },
        ],
      ],
    },
    {
      id: "signalement",
      title: "Signaler un contenu",
      blocks: [
        [
          "Pour signaler un contenu inexact ou contraire à la loi, écrivez à ",
          { text: email, href: `mailto:${email}` },
          " en indiquant l’adresse de la page.",
        ],
      ],
    },
    {
      id: "donnees",
      title: "Données personnelles",
      blocks: [["Voir la page ", { text: "Confidentialité", href: "/confidentialite" }, "."]],
    },
  ],
};
