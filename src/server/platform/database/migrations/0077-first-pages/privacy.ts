import { facts, type FirstPage, opening, text } from "./first-page.ts";

export const privacy: FirstPage = {
  fixed: "privacy",
  slug: "confidentialite",
  title: ["Confidentialité", "Privacy"],
  meta_title: "",
  meta_description: [
    "Ce que le site {société} enregistre, pourquoi, combien de temps, et comment exercer vos droits (RGPD, loi tunisienne 2004-63).",
    "What the {société} site records, why, for how long, and how to exercise your rights (GDPR, Tunisian law 2004-63).",
  ],
  sections: [
    opening({
      lead: [
        "Ce site demande peu et garde peu. Voici exactement ce qu’il enregistre, pourquoi, combien de temps, et comment vous y opposer.",
        "This site asks for little and keeps little. Here is exactly what it records, why, for how long, and how to object.",
      ],
    }),
    text(
      "responsable",
      ["Qui répond de vos données", "Who is responsible for your data"],
      [
        "<p>{raison sociale}, {adresse}, téléphone {téléphone}.</p><p>Pour toute question sur vos données\u202f: {e-mail}.</p>",
        "<p>{raison sociale}, {adresse}, telephone {téléphone}.</p><p>For any question about your data: {e-mail}.</p>",
      ],
    ),
    facts(
      "demande",
      ["Quand vous nous écrivez", "When you write to us"],
      [
        [
          ["Ce que nous gardons", "What we keep"],
          [
            "Prénom, nom, e-mail et message\u202f; téléphone, entreprise et objet si vous les donnez. Le type de demande, le produit concerné ou les produits de votre sélection avec leurs quantités et vos notes, la page de ce site d’où vous êtes venu au formulaire, la langue, la date, la version du texte que vous avez accepté, nos réponses et nos notes de suivi.",
            "First name, last name, e-mail and message; telephone, company and subject if you give them. The kind of request, the product it is about or the products of your selection with their quantities and your notes, the page of this site from which you came to the form, the language, the date, the version of the text you agreed to, our answers and our notes on its progress.",
          ],
        ],
        [
          ["Pourquoi", "Why"],
          [
            "Vous répondre, préparer une démonstration ou un devis, suivre la demande jusqu’au bout. Rien d’autre.",
            "To answer you, to prepare a demonstration or a quote, to see the request through. Nothing else.",
          ],
        ],
        [
          ["Base légale", "Legal basis"],
          [
            "Votre accord (RGPD, article 6.1.a\u202f; loi 2004-63, article 27), et les démarches faites à votre demande avant un contrat (article 6.1.b).",
            "Your consent (GDPR, article 6.1.a; law 2004-63, article 27), and the steps taken at your request before entering into a contract (article 6.1.b).",
          ],
        ],
        [
          ["Qui les lit", "Who reads it"],
          [
            "Les personnes de notre équipe chargées de répondre. Un e-mail peut les prévenir, et un autre vous confirmer la réception.",
            "The members of our team in charge of answering. They may be alerted by e-mail, and you may receive one confirming that your request has arrived.",
          ],
        ],
        [
          ["Combien de temps", "For how long"],
          [
            "Trois ans au plus après notre dernier échange, puis nous les effaçons. Un e-mail qui n’a pas pu partir est abandonné après deux jours (pour vous) ou quatorze jours (pour nous).",
            "Three years at most after our last exchange; then we erase it. An e-mail that cannot be sent is abandoned after two days (to you) or fourteen days (to us).",
          ],
        ],
      ],
    ),
    text("demande-2", "", [
      "<p>Votre accord est nécessaire pour que la demande parte. Vous pouvez le retirer à tout moment\u202f: nous effaçons alors la demande.</p>",
      "<p>Your consent is needed for the request to be sent. You may withdraw it at any time, and we will then erase the request.</p>",
    ]),
    facts(
      "lettre",
      ["Quand vous vous abonnez à nos conseils", "When you subscribe to our advice"],
      [
        [
          ["Ce que nous gardons", "What we keep"],
          [
            "Votre adresse e-mail, votre langue, les dates d’inscription et de confirmation, la version du texte accepté, les lettres qui vous ont été envoyées.",
            "Your e-mail address, your language, the dates of subscription and confirmation, the version of the text you agreed to, the letters that were sent to you.",
          ],
        ],
        [
          ["Pourquoi", "Why"],
          [
            "Vous envoyer nos conseils. Nous ne suivons ni l’ouverture des messages ni les clics.",
            "To send you our advice. We track neither opens nor clicks.",
          ],
        ],
        [
          ["Base légale", "Legal basis"],
          [
            "Votre accord, une fois votre adresse confirmée par le lien d’un e-mail\u202f: avant cela, aucun conseil ne vous est envoyé.",
            "Your consent, once your address is confirmed through the link of an e-mail: before that, no advice is sent to you.",
          ],
        ],
        [
          ["Combien de temps", "For how long"],
          [
            "Une adresse qui n’est pas confirmée dans les sept jours est effacée à l’inscription suivante. Une adresse confirmée reste jusqu’à votre désabonnement.",
            "An address that is not confirmed within seven days is erased the next time someone subscribes. A confirmed address stays until you unsubscribe.",
          ],
        ],
        [
          ["Se désabonner", "Unsubscribing"],
          [
            "D’un geste, par le lien en bas de chaque message. L’adresse est alors marquée comme désabonnée, pour que nous ne vous écrivions plus\u202f; demandez-le, et elle est effacée.",
            "With one click, through the link at the end of every message. Your address is then marked as unsubscribed, so that we do not write to you again; just ask, and we will erase it.",
          ],
        ],
      ],
    ),
    facts(
      "abus",
      ["Contre les abus", "Against abuse"],
      [
        [
          ["Ce que nous gardons", "What we keep"],
          [
            "Un compteur par adresse IP, quand un formulaire est envoyé ou quand quelqu’un tente d’entrer dans l’administration. Et un compteur par e-mail à qui nous écrivons, sous une empreinte qui ne dit pas l’adresse. D’une tentative refusée d’entrer dans l’administration, l’heure, le type d’appareil et une adresse IP raccourcie, qui ne désigne aucune connexion.",
            "A counter for each IP address, when a form is sent or when somebody tries to enter the administration. And a counter for each e-mail address we write to, under a fingerprint that does not reveal the address. For each refused attempt to enter the administration, the time, the kind of device and a shortened IP address, which identifies no connection.",
          ],
        ],
        [
          ["Pourquoi", "Why"],
          [
            "Arrêter les envois automatiques et les essais de mots de passe, empêcher que l’on remplisse la boîte d’un autre, sans vous demander de déchiffrer des images.",
            "To stop automated messages and password guessing, and to keep anyone from flooding somebody else’s mailbox, without asking you to decipher pictures.",
          ],
        ],
        [
          ["Base légale", "Legal basis"],
          [
            "Notre intérêt légitime à protéger le site (RGPD, article 6.1.f).",
            "Our legitimate interest in protecting the site (GDPR, article 6.1.f).",
          ],
        ],
        [
          ["Combien de temps", "For how long"],
          [
            "Le compteur vaut une minute pour un message, quinze minutes à un jour pour une connexion, un jour pour un e-mail. Périmé, il est effacé dès que le suivant est ouvert. Les tentatives refusées sont effacées après deux ans.",
            "The counter lasts one minute for a message, fifteen minutes to a day for a sign-in, a day for an e-mail. Once expired, it is erased as soon as the next one is opened. Refused attempts are erased after two years.",
          ],
        ],
      ],
    ),
    text(
      "journaux",
      ["Dans nos journaux techniques", "In our technical logs"],
      [
        "<p>Pour chaque appel technique et chaque erreur, le serveur note l’heure, un numéro tiré au hasard, l’adresse de la page sans ce qui suit le point d’interrogation, le résultat et la durée\u202f; pour les membres de notre équipe, leur nom d’utilisateur et leur rôle. Il ne note ni votre adresse IP, ni votre navigateur, ni ce que vous avez écrit ou cherché. Ces lignes sont effacées après trente jours au plus.</p>",
        "<p>For each technical call and each error, the server notes the time, a random number, the address of the page without what follows the question mark, the result and the duration; for members of our team, their username and role. It notes neither your IP address, nor your browser, nor what you wrote or searched for. These lines are erased after thirty days at most.</p>",
      ],
    ),
    text(
      "visites",
      ["Ce que nous comptons", "What we count"],
      [
        "<p>Nous comptons ce qui se passe sur le site, sans savoir qui l’a fait\u202f: combien de fois chaque produit et chaque article est vu, chaque fiche téléchargée, des produits comparés, quels mots sont cherchés et s’ils mènent à un produit, de quelle page partent les demandes, quelles adresses ne mènent à aucune page, et en combien de temps les pages s’affichent et répondent.</p>",
        "<p>We count what happens on the site without knowing who did it: how often each product and each article is viewed, each datasheet downloaded, products compared, which words are searched for and whether they lead to a product, from which page requests come, which addresses lead to no page, and how long pages take to appear and to respond.</p>",
      ],
    ),
    facts("visites-2", "", [
      [
        ["Ce que nous gardons", "What we keep"],
        [
          "Un nombre par jour et par sujet, pour les recherches aussi par langue du site, pour les durées par tranche et par sorte de page. Aucun cookie, aucun identifiant, ni adresse IP, ni navigateur, ni heure, ni suite de pages. Des mots cherchés, soixante caractères au plus\u202f; jamais ceux qui contiennent une adresse e-mail ou un numéro de téléphone.",
          "One number per day and subject, for searches also per language of the site, for durations per range and kind of page. No cookie, no identifier, no IP address, no browser, no time, no sequence of pages. Of search terms, sixty characters at most; never those that contain an e-mail address or a telephone number.",
        ],
      ],
      [
        ["Comment", "How"],
        [
          "Le serveur compte les pages qu’il vous envoie\u202f; quand vous passez d’une page à l’autre sans rechargement, votre navigateur lui dit laquelle s’est ouverte\u202f; quand vous quittez le site, en combien de temps la première s’est affichée. Une minute au plus, sa mémoire compte ce qui vient d’une adresse IP, pour écarter les robots\u202f; cela n’est écrit nulle part. Une recherche n’est comptée que si vous la validez.",
          "The server counts the pages it sends you; when you go from page to page without a reload, your browser tells it which one has opened; when you leave the site, how long the first one took to appear. For a minute at most, its memory counts what comes from one IP address, to leave out robots; this is written down nowhere. A search is counted only if you submit it.",
        ],
      ],
      [
        ["Pourquoi", "Why"],
        [
          "Savoir ce qui intéresse, et ce que vous cherchez sans le trouver.",
          "To learn what interests visitors, and what you look for without finding it.",
        ],
      ],
      [
        ["Combien de temps", "For how long"],
        ["Vingt-cinq mois, puis les nombres sont effacés.", "Twenty-five months; then the numbers are erased."],
      ],
      [
        ["Ne pas être compté", "Not being counted"],
        [
          "Activez «\u202fNe pas me pister\u202f» ou «\u202fGlobal Privacy Control\u202f» dans votre navigateur\u202f: le site ne compte alors rien de vos pages ni de vos recherches.",
          "Turn on “Do Not Track” or “Global Privacy Control” in your browser: the site then counts none of your pages or searches.",
        ],
      ],
    ]),
    text(
      "non",
      ["Ce que nous ne faisons pas", "What we do not do"],
      [
        '<ul><li><p>Aucun <a href="/cookies">cookie</a>, aucun suivi de votre visite, aucune régie publicitaire.</p></li><li><p>Aucune vente, location ni croisement de vos données.</p></li><li><p>Aucune décision automatisée, aucun profil.</p></li><li><p>Aucune police ni aucun script venus d’ailleurs.</p></li></ul>',
        '<ul><li><p>No <a href="/cookies">cookies</a>, no tracking of your visit, no advertising network.</p></li><li><p>No selling, renting or matching of your data.</p></li><li><p>No automated decisions, no profiling.</p></li><li><p>No fonts or scripts from elsewhere.</p></li></ul>',
      ],
    ),
    text(
      "ailleurs",
      ["Images et services d’ailleurs", "Pictures and services from elsewhere"],
      [
        "<p>Nos images sont sur ce site. Il peut arriver que nous en montrions une qui est hébergée chez un partenaire\u202f: votre navigateur la lui demande alors, et lui montre ainsi votre adresse IP, sans l’adresse de la page que vous lisez.</p><p>WhatsApp, le plan d’accès, les réseaux sociaux et l’espace client sont de simples liens. Rien ne leur est envoyé tant que vous ne les suivez pas.</p>",
        "<p>Our pictures are on this site. We may at times show one that is hosted by a partner: your browser then asks the partner for it, and in doing so reveals your IP address, but not the address of the page you are reading.</p><p>WhatsApp, the map, the social networks and the customer area are plain links. Nothing is sent to them unless you follow one.</p>",
      ],
    ),
    text(
      "hebergement",
      ["Où sont vos données, et qui nous aide", "Where your data is, and who helps us"],
      [
        "<p>Elles sont conservées chez notre hébergeur, {hébergeur}, {adresse hébergeur}. Notre fournisseur de messagerie achemine les e-mails. Ni l’un ni l’autre ne peuvent s’en servir pour eux-mêmes.</p><p>Si vous nous écrivez depuis l’Union européenne, vos données arrivent donc en Tunisie, à votre demande et pour vous répondre (RGPD, article 49.1.b).</p>",
        "<p>It is kept by our host, {hébergeur}, {adresse hébergeur}. Our mail provider carries the e-mails. Neither may use it for their own purposes.</p><p>If you write to us from the European Union, your data therefore arrives in Tunisia, at your request and so that we can answer you (GDPR, article 49.1.b).</p>",
      ],
    ),
    text(
      "securite",
      ["Comment elles sont protégées", "How it is protected"],
      [
        "<p>L’accès est réservé à notre équipe et protégé par mot de passe\u202f; les mots de passe sont conservés sous une forme que nul ne peut relire. Le site n’accepte que les données dont il a besoin.</p><p>Un historique note qui, dans notre équipe, a changé quoi, et quand. De votre demande ou de votre abonnement, il garde le nom des champs changés, jamais ce qu’ils contiennent. Il note aussi leurs connexions, les changements de droits, les exports et les effacements. Chaque ligne est effacée après deux ans.</p><p>Si une fuite présentait un risque pour vous, nous vous le dirions, ainsi qu’à l’autorité compétente.</p>",
        "<p>Access is reserved for our team and protected by passwords; passwords are kept in a form that nobody can read back. The site accepts only the data it needs.</p><p>A history records who in our team changed what, and when. For your request or subscription it keeps the names of the fields that were changed, never their contents. It also records their sign-ins, changes of rights, exports and erasures. Each entry is erased after two years.</p><p>If a leak put you at risk, we would tell you, and the competent authority.</p>",
      ],
    ),
    text(
      "droits",
      ["Vos droits", "Your rights"],
      [
        '<p>La loi organique tunisienne n° 2004-63 du 27 juillet 2004 et, si vous êtes dans l’Union européenne, le règlement général sur la protection des données (RGPD) vous donnent le droit\u202f:</p><ul><li><p>d’accéder à vos données et d’en recevoir une copie\u202f;</p></li><li><p>de les faire corriger ou effacer\u202f;</p></li><li><p>de vous opposer à leur usage, ou de le faire limiter\u202f;</p></li><li><p>de retirer votre accord, sans effet sur ce qui a été fait avant\u202f;</p></li><li><p>de les recevoir dans un format réutilisable.</p></li></ul><p>Écrivez à {e-mail}. Nous répondons sous trente jours, sans frais. Nous pouvons vous demander de confirmer que l’adresse est bien la vôtre.</p><p>Si la réponse ne vous convient pas, vous pouvez saisir l’Instance nationale de protection des données à caractère personnel (INPDP, <a href="https://www.inpdp.tn" target="_blank" rel="noopener noreferrer">inpdp.tn</a>) ou, dans l’Union européenne, l’autorité de votre pays (en France, la <a href="https://www.cnil.fr" target="_blank" rel="noopener noreferrer">CNIL</a>).</p>',
        '<p>The Tunisian organic law no. 2004-63 of 27 July 2004 and, if you are in the European Union, the General Data Protection Regulation (GDPR) give you the right:</p><ul><li><p>to access your data and receive a copy of it;</p></li><li><p>to have it corrected or erased;</p></li><li><p>to object to its use, or have that use restricted;</p></li><li><p>to withdraw your consent, without effect on what was done before;</p></li><li><p>to receive it in a reusable format.</p></li></ul><p>Write to {e-mail}. We reply within thirty days, free of charge. We may ask you to confirm that the address is yours.</p><p>If the answer does not satisfy you, you may turn to the Tunisian authority, the Instance nationale de protection des données à caractère personnel (INPDP, <a href="https://www.inpdp.tn" target="_blank" rel="noopener noreferrer">inpdp.tn</a>) or, in the European Union, to the authority of your country (in France, the <a href="https://www.cnil.fr" target="_blank" rel="noopener noreferrer">CNIL</a>).</p>',
      ],
    ),
    text(
      "modifications",
      ["Modifications", "Changes"],
      [
        "<p>Si ce que nous faisons change, cette page change avec, et sa date aussi. Un nouvel usage de vos données vous serait d’abord demandé.</p>",
        "<p>If what we do changes, this page changes with it, and so does its date. We would ask you first before any new use of your data.</p>",
      ],
    ),
  ],
};
