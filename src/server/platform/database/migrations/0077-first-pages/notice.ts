import { facts, type FirstPage, opening, text } from "./first-page.ts";

export const notice: FirstPage = {
  fixed: "notice",
  slug: "mentions-legales",
  title: ["Mentions légales", "Legal notice"],
  meta_title: "",
  meta_description: [
    "Qui édite le site {société}, qui l’héberge, et à qui écrire.",
    "Who publishes the {société} site, who hosts it, and whom to write to.",
  ],
  sections: [
    opening({
      lead: ["Qui édite ce site, qui l’héberge, et à qui écrire.", "Who publishes this site, who hosts it, and whom to write to."],
    }),
    facts(
      "editeur",
      ["Éditeur", "Publisher"],
      [
        [["Société", "Company"], "{raison sociale et forme}"],
        [["Siège social", "Registered office"], "{adresse}"],
        [["Registre national des entreprises", "National business register"], "{registre}"],
        [["Matricule fiscal", "Tax number"], "{matricule fiscal}"],
        [["Téléphone", "Telephone"], "{téléphone}"],
        [["E-mail", "E-mail"], "{e-mail}"],
      ],
    ),
    text("direction", ["Direction de la publication", "Publication director"], ["<p>{direction}</p>", "<p>{direction}</p>"]),
    facts(
      "hebergeur",
      ["Hébergeur", "Host"],
      [
        [["Société", "Company"], "{hébergeur}"],
        [["Adresse", "Address"], "{adresse hébergeur}"],
        [["Téléphone", "Telephone"], "{téléphone hébergeur}"],
      ],
    ),
    text(
      "images",
      ["Images, caractères et pictogrammes", "Pictures, typeface and icons"],
      [
        "<p>Toutes les images de produits et de maisons sont des vues de synthèse, réalisées pour {société}. Aucune ne montre une personne ni un domicile réel.</p><p>Le site est composé en Instrument Sans (licence SIL Open Font 1.1). Les pictogrammes viennent de Lucide (licence ISC).</p>",
        "<p>All pictures of products and houses are computer renderings made for {société}. None of them shows a person or a real home.</p><p>The site is set in Instrument Sans (SIL Open Font Licence 1.1). The icons come from Lucide (ISC licence).</p>",
      ],
    ),
    text(
      "propriete",
      ["Propriété intellectuelle", "Intellectual property"],
      [
        '<p>Les règles de reproduction sont données dans les <a href="/conditions">conditions d’utilisation</a>.</p>',
        '<p>The rules of reproduction are given in the <a href="/conditions">terms of use</a>.</p>',
      ],
    ),
    text(
      "accessibilite",
      ["Accessibilité", "Accessibility"],
      [
        "<p>Le site est conçu pour les règles WCAG 2.2, niveau AA\u202f: il se parcourt au clavier, se lit avec un lecteur d’écran et fonctionne sans JavaScript.</p><p>Quelque chose vous arrête\u202f? Dites-le-nous, nous le corrigeons et vous envoyons entre-temps ce que vous cherchiez\u202f: {e-mail}</p>",
        "<p>The site is designed for the WCAG 2.2 rules, level AA: it can be used by keyboard, read with a screen reader, and works without JavaScript.</p><p>Is something getting in your way? Let us know: we will put it right, and send you what you were looking for in the meantime: {e-mail}</p>",
      ],
    ),
    text(
      "signalement",
      ["Signaler un contenu", "Reporting content"],
      [
        '<p>Pour signaler un contenu inexact ou contraire à la loi, écrivez à {e-mail} en indiquant l’adresse de la page.</p><p>Une faille de sécurité\u202f? <a href="/signaler-une-vulnerabilite">Signalez-la-nous</a>.</p>',
        '<p>To report content that is inaccurate or unlawful, write to {e-mail} with the address of the page.</p><p>A security weakness? <a href="/signaler-une-vulnerabilite">Report it to us</a>.</p>',
      ],
    ),
    text(
      "donnees",
      ["Données personnelles", "Personal data"],
      [
        '<p>Voir la page <a href="/confidentialite">Confidentialité</a>.</p>',
        '<p>See the <a href="/confidentialite">Privacy</a> page.</p>',
      ],
    ),
  ],
};
