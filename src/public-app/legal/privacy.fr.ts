import type { LegalText } from "./legal-text.ts";

const write = { text: "{email}", href: "mailto:{email}" };

export const text: LegalText = {
  title: "Confidentialité",
  description:
    "Ce que le site {name} enregistre, pourquoi, combien de temps, et comment exercer vos droits (RGPD, loi tunisienne 2004-63).",
  intro: "Ce site demande peu et garde peu. Voici exactement ce qu’il enregistre, pourquoi, combien de temps, et comment vous y opposer.",
  sections: [
    {
      id: "responsable",
      title: "Qui répond de vos données",
      blocks: ["{legal_name}, {address}, téléphone {phone}.", ["Pour toute question sur vos données\u202f: ", write, "."]],
    },
    {
      id: "demande",
      title: "Quand vous nous écrivez",
      blocks: [
        {
          facts: [
            [
              "Ce que nous gardons",
              "Prénom, nom, e-mail et message\u202f; téléphone, entreprise et objet si vous les donnez. Le type de demande, le produit concerné ou les produits de votre sélection avec leurs quantités et vos notes, la page de ce site d’où vous êtes venu au formulaire, la langue, la date, la version du texte que vous avez accepté, nos réponses et nos notes de suivi.",
            ],
            ["Pourquoi", "Vous répondre, préparer une démonstration ou un devis, suivre la demande jusqu’au bout. Rien d’autre."],
            [
              "Base légale",
              "Votre accord (RGPD, article 6.1.a\u202f; loi 2004-63, article 27), et les démarches faites à votre demande avant un contrat (article 6.1.b).",
            ],
            [
              "Qui les lit",
              "Les personnes de notre équipe chargées de répondre. Un e-mail peut les prévenir, et un autre vous confirmer la réception.",
            ],
            [
              "Combien de temps",
              "Trois ans au plus après notre dernier échange, puis nous les effaçons. Un e-mail qui n’a pas pu partir est abandonné après deux jours (pour vous) ou quatorze jours (pour nous).",
            ],
          ],
        },
        "Votre accord est nécessaire pour que la demande parte. Vous pouvez le retirer à tout moment\u202f: nous effaçons alors la demande.",
      ],
    },
    {
      id: "lettre",
      title: "Quand vous vous abonnez à nos conseils",
      blocks: [
        {
          facts: [
            [
              "Ce que nous gardons",
              "Votre adresse e-mail, votre langue, les dates d’inscription et de confirmation, la version du texte accepté, les lettres qui vous ont été envoyées.",
            ],
            ["Pourquoi", "Vous envoyer nos conseils. Nous ne suivons ni l’ouverture des messages ni les clics."],
            [
              "Base légale",
              "Votre accord, une fois votre adresse confirmée par le lien d’un e-mail\u202f: avant cela, aucun conseil ne vous est envoyé.",
            ],
            [
              "Combien de temps",
              "Une adresse qui n’est pas confirmée dans les sept jours est effacée à l’inscription suivante. Une adresse confirmée reste jusqu’à votre désabonnement.",
            ],
            [
              "Se désabonner",
              "D’un geste, par le lien en bas de chaque message. L’adresse est alors marquée comme désabonnée, pour que nous ne vous écrivions plus\u202f; demandez-le, et elle est effacée.",
            ],
          ],
        },
      ],
    },
    {
      id: "abus",
      title: "Contre les abus",
      blocks: [
        {
          facts: [
            [
              "Ce que nous gardons",
              "Un compteur par adresse IP, quand un formulaire est envoyé ou quand quelqu’un tente d’entrer dans l’administration. Et un compteur par e-mail à qui nous écrivons, sous une empreinte qui ne dit pas l’adresse. D’une tentative refusée d’entrer dans l’administration, l’heure, le type d’appareil et une adresse IP raccourcie, qui ne désigne aucune connexion.",
            ],
            [
              "Pourquoi",
              "Arrêter les envois automatiques et les essais de mots de passe, empêcher que l’on remplisse la boîte d’un autre, sans vous demander de déchiffrer des images.",
            ],
            ["Base légale", "Notre intérêt légitime à protéger le site (RGPD, article 6.1.f)."],
            [
              "Combien de temps",
              "Le compteur vaut une minute pour un message, quinze minutes à un jour pour une connexion, un jour pour un e-mail. Périmé, il est effacé dès que le suivant est ouvert. Les tentatives refusées sont effacées après deux ans.",
            ],
          ],
        },
      ],
    },
    {
      id: "journaux",
      title: "Dans nos journaux techniques",
      blocks: [
        "Pour chaque appel technique et chaque erreur, le serveur note l’heure, un numéro tiré au hasard, l’adresse de la page sans ce qui suit le point d’interrogation, le résultat et la durée\u202f; pour les membres de notre équipe, leur nom d’utilisateur et leur rôle. Il ne note ni votre adresse IP, ni votre navigateur, ni ce que vous avez écrit ou cherché. Ces lignes sont effacées après trente jours au plus.",
      ],
    },
    {
      id: "visites",
      title: "Ce que nous comptons",
      blocks: [
        "Nous comptons ce qui se passe sur le site, sans savoir qui l’a fait\u202f: combien de fois chaque produit et chaque article est vu, chaque fiche téléchargée, des produits comparés, quels mots sont cherchés et s’ils mènent à un produit, de quelle page partent les demandes, quelles adresses ne mènent à aucune page, et en combien de temps les pages s’affichent et répondent.",
        {
          facts: [
            [
              "Ce que nous gardons",
              "Un nombre par jour et par sujet, pour les recherches aussi par langue du site, pour les durées par tranche et par sorte de page. Aucun cookie, aucun identifiant, ni adresse IP, ni navigateur, ni heure, ni suite de pages. Des mots cherchés, soixante caractères au plus\u202f; jamais ceux qui contiennent une adresse e-mail ou un numéro de téléphone.",
            ],
            [
              "Comment",
              "Le serveur compte les pages qu’il vous envoie\u202f; quand vous passez d’une page à l’autre sans rechargement, votre navigateur lui dit laquelle s’est ouverte\u202f; quand vous quittez le site, en combien de temps la première s’est affichée. Une minute au plus, sa mémoire compte ce qui vient d’une adresse IP, pour écarter les robots\u202f; cela n’est écrit nulle part. Une recherche n’est comptée que si vous la validez.",
            ],
            ["Pourquoi", "Savoir ce qui intéresse, et ce que vous cherchez sans le trouver."],
            ["Combien de temps", "Vingt-cinq mois, puis les nombres sont effacés."],
            [
              "Ne pas être compté",
              "Activez «\u202fNe pas me pister\u202f» ou «\u202fGlobal Privacy Control\u202f» dans votre navigateur\u202f: le site ne compte alors rien de vos pages ni de vos recherches.",
            ],
          ],
        },
      ],
    },
    {
      id: "non",
      title: "Ce que nous ne faisons pas",
      blocks: [
        {
          list: [
            ["Aucun ", { text: "cookie", href: "/cookies" }, ", aucun suivi de votre visite, aucune régie publicitaire."],
            "Aucune vente, location ni croisement de vos données.",
            "Aucune décision automatisée, aucun profil.",
            "Aucune police ni aucun script venus d’ailleurs.",
          ],
        },
      ],
    },
    {
      id: "ailleurs",
      title: "Images et services d’ailleurs",
      blocks: [
        "Nos images sont sur ce site. Il peut arriver que nous en montrions une qui est hébergée chez un partenaire\u202f: votre navigateur la lui demande alors, et lui montre ainsi votre adresse IP, sans l’adresse de la page que vous lisez.",
        "WhatsApp, le plan d’accès, les réseaux sociaux et l’espace client sont de simples liens. Rien ne leur est envoyé tant que vous ne les suivez pas.",
      ],
    },
    {
      id: "hebergement",
      title: "Où sont vos données, et qui nous aide",
      blocks: [
        "Elles sont conservées chez notre hébergeur, {host_name}, {host_address}. Notre fournisseur de messagerie achemine les e-mails. Ni l’un ni l’autre ne peuvent s’en servir pour eux-mêmes.",
        "Si vous nous écrivez depuis l’Union européenne, vos données arrivent donc en Tunisie, à votre demande et pour vous répondre (RGPD, article 49.1.b).",
      ],
    },
    {
      id: "securite",
      title: "Comment elles sont protégées",
      blocks: [
        "L’accès est réservé à notre équipe et protégé par mot de passe\u202f; les mots de passe sont conservés sous une forme que nul ne peut relire. Le site n’accepte que les données dont il a besoin.",
        "Un historique note qui, dans notre équipe, a changé quoi, et quand. De votre demande ou de votre abonnement, il garde le nom des champs changés, jamais ce qu’ils contiennent. Il note aussi leurs connexions, les changements de droits, les exports et les effacements. Chaque ligne est effacée après deux ans.",
        "Si une fuite présentait un risque pour vous, nous vous le dirions, ainsi qu’à l’autorité compétente.",
      ],
    },
    {
      id: "droits",
      title: "Vos droits",
      blocks: [
        "La loi organique tunisienne n° 2004-63 du 27 juillet 2004 et, si vous êtes dans l’Union européenne, le règlement général sur la protection des données (RGPD) vous donnent le droit\u202f:",
        {
          list: [
            "d’accéder à vos données et d’en recevoir une copie\u202f;",
            "de les faire corriger ou effacer\u202f;",
            "de vous opposer à leur usage, ou de le faire limiter\u202f;",
            "de retirer votre accord, sans effet sur ce qui a été fait avant\u202f;",
            "de les recevoir dans un format réutilisable.",
          ],
        },
        [
          "Écrivez à ",
          write,
          ". Nous répondons sous trente jours, sans frais. Nous pouvons vous demander de confirmer que l’adresse est bien la vôtre.",
        ],
        [
          "Si la réponse ne vous convient pas, vous pouvez saisir l’Instance nationale de protection des données à caractère personnel (INPDP, ",
          { text: "inpdp.tn", href: "https://www.inpdp.tn" },
          ") ou, dans l’Union européenne, l’autorité de votre pays (en France, la ",
          { text: "CNIL", href: "https://www.cnil.fr" },
          ").",
        ],
      ],
    },
    {
      id: "modifications",
      title: "Modifications",
      blocks: [
        "Si ce que nous faisons change, cette page change avec, et sa date aussi. Un nouvel usage de vos données vous serait d’abord demandé.",
      ],
    },
  ],
};
