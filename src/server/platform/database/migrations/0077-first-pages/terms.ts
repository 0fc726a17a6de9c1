import { type FirstPage, opening, text } from "./first-page.ts";

export const terms: FirstPage = {
  fixed: "terms",
  slug: "conditions",
  title: ["Conditions d’utilisation", "Terms of use"],
  meta_title: "",
  meta_description: [
    "Ce que l’on peut attendre du site {société}, et ce qu’il demande en retour\u202f: informations, devis, propriété, responsabilité.",
    "What you may expect of the {société} site, and what it asks in return: information, quotes, property, liability.",
  ],
  sections: [
    opening({
      lead: [
        "Ce site présente nos produits et reçoit vos demandes. Voici les règles, en mots simples.",
        "This site presents our products and receives your requests. Here are the rules, in plain words.",
      ],
    }),
    text(
      "objet",
      ["Objet", "Purpose"],
      [
        '<p>Ces conditions encadrent la consultation du site de {raison sociale} («\u00a0{société}\u00a0», «\u00a0nous\u00a0») et l’envoi de demandes par ses formulaires. Elles ne remplacent ni un devis ni un contrat d’installation.</p><p>L’éditeur et l’hébergeur sont nommés dans les <a href="/mentions-legales">mentions légales</a>.</p>',
        '<p>These terms govern the use of the site of {raison sociale} (“{société}”, “we”) and the sending of requests through its forms. They do not replace a quote or an installation contract.</p><p>The publisher and the host are named in the <a href="/mentions-legales">legal notice</a>.</p>',
      ],
    ),
    text(
      "acces",
      ["Accès au site", "Access to the site"],
      [
        "<p>Le site est gratuit, ouvert à tous et lisible sans compte. Nous faisons en sorte qu’il reste accessible à toute heure, sans pouvoir le garantir pendant une maintenance ou une panne.</p>",
        "<p>The site is free, open to all and can be read without an account. We do our best to keep it available around the clock, but cannot guarantee this during maintenance or a breakdown.</p>",
      ],
    ),
    text(
      "informations",
      ["Informations sur les produits", "Product information"],
      [
        "<p>Nous tenons les fiches à jour avec soin. Les images sont des vues de synthèse\u202f: une teinte ou une proportion peut différer de l’objet réel. Les caractéristiques peuvent évoluer sans préavis.</p><p>Les chiffres annoncés (économies, durée d’installation, compatibilité) sont des ordres de grandeur constatés. Votre maison a les siens\u202f: seul le devis signé nous engage.</p>",
        "<p>We take care to keep the product sheets up to date. The pictures are computer renderings: a shade or a proportion may differ from the real object. Specifications may change without notice.</p><p>The figures we state (savings, installation time, compatibility) are rough figures drawn from experience. Every home is different: only a signed quote is binding on us.</p>",
      ],
    ),
    text(
      "devis",
      ["Démonstrations, devis et commandes", "Demonstrations, quotes and orders"],
      [
        "<p>Le site ne vend rien en ligne. Une demande envoyée par le formulaire n’est pas une commande et ne vous engage à rien.</p><p>Chaque installation fait l’objet d’un devis écrit, valable trente jours. La commande naît de votre signature, et ses propres conditions s’appliquent alors.</p>",
        "<p>The site sells nothing online. A request sent through the form is not an order and does not commit you to anything.</p><p>For each installation we write a quote, valid for thirty days. Your signature makes it an order, which then has its own terms.</p>",
      ],
    ),
    text(
      "compte",
      ["Espace client", "Customer area"],
      [
        "<p>Le bouton «\u00a0CONNEXION\u00a0» mène à un service distinct ({espace client}), qui a ses propres conditions.</p>",
        "<p>The “SIGN IN” button leads to a separate service ({espace client}), which has its own terms.</p>",
      ],
    ),
    text(
      "usage",
      ["Bon usage", "Fair use"],
      [
        "<p>En utilisant le site, vous vous engagez à\u202f:</p><ul><li><p>donner des informations exactes et vous appartenant\u202f;</p></li><li><p>ne pas envoyer de message illicite, publicitaire ou automatisé\u202f;</p></li><li><p>ne pas chercher à contourner ses protections ni à le surcharger. Le nombre de messages est limité par adresse, à cette fin.</p></li></ul>",
        "<p>By using the site, you agree:</p><ul><li><p>to give information that is accurate and your own;</p></li><li><p>to send no unlawful, promotional or automated messages;</p></li><li><p>not to try to bypass its protections or to overload it. The number of messages from one address is limited for this reason.</p></li></ul>",
      ],
    ),
    text(
      "propriete",
      ["Propriété intellectuelle", "Intellectual property"],
      [
        "<p>Les textes, les images, les fiches techniques et la marque {société} nous appartiennent ou sont utilisés avec l’accord de leurs auteurs. Vous pouvez les consulter, les imprimer et en partager l’adresse. Toute autre reproduction demande notre accord écrit.</p>",
        "<p>The texts, the pictures, the data sheets and the {société} brand belong to us or are used with their authors’ consent. You may read them, print them and share their address. Any other reproduction requires our written consent.</p>",
      ],
    ),
    text(
      "liens",
      ["Liens vers d’autres sites", "Links to other sites"],
      [
        "<p>Certains liens mènent ailleurs\u202f: messagerie, plan, réseaux sociaux, documents d’un fabricant. Nous ne répondons pas de leur contenu.</p>",
        "<p>Some links lead elsewhere: messaging, a map, social networks, a manufacturer’s documents. We are not responsible for their content.</p>",
      ],
    ),
    text(
      "responsabilite",
      ["Responsabilité", "Liability"],
      [
        "<p>Nous répondons de nos fautes, comme le veut la loi. Nous ne répondons pas des conséquences d’une interruption du site, d’une information périmée que nous aurions corrigée, ni d’un usage du site contraire à ces conditions. Rien ici ne limite les droits que la loi donne aux consommateurs.</p>",
        "<p>We are liable for our own faults, as the law requires. We are not liable for the consequences of an interruption of the site, of outdated information that we have since corrected, or of any use of the site contrary to these terms. Nothing here limits the rights that the law gives to consumers.</p>",
      ],
    ),
    text(
      "donnees",
      ["Données personnelles", "Personal data"],
      [
        '<p>Ce que le site enregistre, et vos droits, sont décrits dans la page <a href="/confidentialite">Confidentialité</a> et la page <a href="/cookies">Cookies</a>.</p>',
        '<p>What the site records, and your rights, are described on the <a href="/confidentialite">Privacy</a> page and the <a href="/cookies">Cookies</a> page.</p>',
      ],
    ),
    text(
      "droit",
      ["Droit applicable et litiges", "Applicable law and disputes"],
      [
        "<p>Ces conditions relèvent du droit tunisien. En cas de désaccord, écrivez-nous d’abord\u202f: la plupart se règlent ainsi. À défaut, les tribunaux de {ville} sont compétents, sous réserve des règles plus favorables dont bénéficie un consommateur dans son pays.</p>",
        "<p>These terms are governed by Tunisian law. If we disagree, write to us first: most matters are settled that way. Failing this, the courts of {ville} have jurisdiction, subject to the more favourable rules that a consumer enjoys in their own country.</p><p>The French version of these terms prevails.</p>",
      ],
    ),
    text(
      "modifications",
      ["Modifications", "Changes"],
      [
        "<p>Nous pouvons modifier ces conditions. La version en vigueur est celle de cette page, à la date indiquée en tête.</p><p>Une question\u202f? {e-mail}</p>",
        "<p>We may change these terms. The version in force is the one on this page, from the date given at the top.</p><p>A question? {e-mail}</p>",
      ],
    ),
  ],
};
