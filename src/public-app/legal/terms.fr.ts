import type { LegalText } from "./legal-text.ts";

export const text: LegalText = {
  title: "Conditions d’utilisation",
  description:
    "Ce que l’on peut attendre du site {name}, et ce qu’il demande en retour\u202f: informations, devis, propriété, responsabilité.",
  intro: "Ce site présente nos produits et reçoit vos demandes. Voici les règles, en mots simples.",
  sections: [
    {
      id: "objet",
      title: "Objet",
      blocks: [
        "Ces conditions encadrent la consultation du site de {legal_name} («\u00a0{name}\u00a0», «\u00a0nous\u00a0») et l’envoi de demandes par ses formulaires. Elles ne remplacent ni un devis ni un contrat d’installation.",
        ["L’éditeur et l’hébergeur sont nommés dans les ", { text: "mentions légales", href: "/mentions-legales" }, "."],
      ],
    },
    {
      id: "acces",
      title: "Accès au site",
      blocks: [
        "Le site est gratuit, ouvert à tous et lisible sans compte. Nous faisons en sorte qu’il reste accessible à toute heure, sans pouvoir le garantir pendant une maintenance ou une panne.",
      ],
    },
    {
      id: "informations",
      title: "Informations sur les produits",
      blocks: [
        "Nous tenons les fiches à jour avec soin. Les images sont des vues de synthèse\u202f: une teinte ou une proportion peut différer de l’objet réel. Les caractéristiques peuvent évoluer sans préavis.",
        "Les chiffres annoncés (économies, durée d’installation, compatibilité) sont des ordres de grandeur constatés. Votre maison a les siens\u202f: seul le devis signé nous engage.",
      ],
    },
    {
      id: "devis",
      title: "Démonstrations, devis et commandes",
      blocks: [
        "Le site ne vend rien en ligne. Une demande envoyée par le formulaire n’est pas une commande et ne vous engage à rien.",
        "Chaque installation fait l’objet d’un devis écrit, valable trente jours. La commande naît de votre signature, et ses propres conditions s’appliquent alors.",
      ],
    },
    {
      id: "compte",
      title: "Espace client",
      blocks: [
        [
          "Le bouton «\u00a0CONNEXION\u00a0» mène à un service distinct (",
          { text: "{cloud_host}", href: "{cloud_login}" },
          "), qui a ses propres conditions.",
        ],
      ],
    },
    {
      id: "usage",
      title: "Bon usage",
      blocks: [
        "En utilisant le site, vous vous engagez à\u202f:",
        {
          list: [
            "donner des informations exactes et vous appartenant\u202f;",
            "ne pas envoyer de message illicite, publicitaire ou automatisé\u202f;",
            "ne pas chercher à contourner ses protections ni à le surcharger. Le nombre de messages est limité par adresse, à cette fin.",
          ],
        },
      ],
    },
    {
      id: "propriete",
      title: "Propriété intellectuelle",
      blocks: [
        "Les textes, les images, les fiches techniques et la marque {name} nous appartiennent ou sont utilisés avec l’accord de leurs auteurs. Vous pouvez les consulter, les imprimer et en partager l’adresse. Toute autre reproduction demande notre accord écrit.",
      ],
    },
    {
      id: "liens",
      title: "Liens vers d’autres sites",
      blocks: [
        "Certains liens mènent ailleurs\u202f: messagerie, plan, réseaux sociaux, documents d’un fabricant. Nous ne répondons pas de leur contenu.",
      ],
    },
    {
      id: "responsabilite",
      title: "Responsabilité",
      blocks: [
        "Nous répondons de nos fautes, comme le veut la loi. Nous ne répondons pas des conséquences d’une interruption du site, d’une information périmée que nous aurions corrigée, ni d’un usage du site contraire à ces conditions. Rien ici ne limite les droits que la loi donne aux consommateurs.",
      ],
    },
    {
      id: "donnees",
      title: "Données personnelles",
      blocks: [
        [
          "Ce que le site enregistre, et vos droits, sont décrits dans la page ",
          { text: "Confidentialité", href: "/confidentialite" },
          " et la page ",
          { text: "Cookies", href: "/cookies" },
          ".",
        ],
      ],
    },
    {
      id: "droit",
      title: "Droit applicable et litiges",
      blocks: [
        "Ces conditions relèvent du droit tunisien. En cas de désaccord, écrivez-nous d’abord\u202f: la plupart se règlent ainsi. À défaut, les tribunaux de {city} sont compétents, sous réserve des règles plus favorables dont bénéficie un consommateur dans son pays.",
      ],
    },
    {
      id: "modifications",
      title: "Modifications",
      blocks: [
        "Nous pouvons modifier ces conditions. La version en vigueur est celle de cette page, à la date indiquée en tête.",
        ["Une question\u202f? ", { text: "{email}", href: "mailto:{email}" }],
      ],
    },
  ],
};
