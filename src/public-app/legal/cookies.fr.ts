import type { LegalText } from "./legal-text.ts";

export const text: LegalText = {
  title: "Cookies",
  description: "Le site {name} ne dépose aucun cookie. Ce que votre navigateur retient pour vous, et comment l’effacer.",
  intro: "Ce site ne dépose aucun cookie. C’est pourquoi aucun bandeau ne vous interrompt.",
  sections: [
    {
      id: "aucun",
      title: "Aucun cookie",
      blocks: [
        "Nous ne déposons ni cookie publicitaire, ni cookie de mesure d’audience, ni cookie technique. Aucun script d’un autre site n’est chargé, aucune police, aucun pixel. Nous ne savons pas qui a visité quelle page.",
      ],
    },
    {
      id: "navigateur",
      title: "Ce que votre navigateur retient",
      blocks: [
        "Quelques réglages restent dans la mémoire de votre navigateur. Ils ne nous sont pas envoyés, sauf votre sélection quand vous la joignez à une demande, et ne servent qu’à vous rendre la visite plus simple.",
        {
          facts: [
            [
              "Votre langue",
              "Celle que vous avez choisie en bas de page (clé «\u00a0langue\u00a0»). Elle reste jusqu’à ce que vous l’effaciez.",
            ],
            [
              "Votre place dans les pages",
              "L’endroit où vous en étiez, pour y revenir avec le bouton Précédent (clé «\u00a0tsr-scroll-restoration-v1_3\u00a0»). Oubliée quand l’onglet se ferme.",
            ],
            [
              "Vos mots dans un formulaire",
              "Ce que vous écrivez pour nous joindre ou vous abonner, pour le retrouver si vous changez de page (clés «\u00a0demande\u00a0» et «\u00a0lettre\u00a0»). Effacé quand votre message est parti, ou quand l’onglet se ferme.",
            ],
            [
              "L’annonce que vous avez fermée",
              "Ses mots, pour ne pas vous la montrer à nouveau (clé «\u00a0annonce\u00a0»). Oubliés quand l’onglet se ferme.",
            ],
            [
              "Votre sélection",
              "Les produits que vous choisissez pour un devis, leurs quantités et vos notes, si vous le faites (clé «\u00a0selection\u00a0», et «\u00a0ajouts\u00a0» le temps que la page se charge). Elle reste jusqu’à ce que vous la vidiez, ou que votre demande soit arrivée.",
            ],
            [
              "Les produits vus et comparés",
              "Les derniers produits ouverts, et ceux que vous mettez côte à côte, si vous le faites (clés «\u00a0vus\u00a0» et «\u00a0comparaison\u00a0»). Ils restent jusqu’à ce que vous les effaciez. Pour vous les montrer, votre navigateur demande leurs images et leurs titres au site, qui n’en garde rien.",
            ],
          ],
        },
        "Si vous partagez votre sélection par un lien, celui-ci contient les produits et les quantités, pas vos notes. Pour la montrer, votre navigateur demande les images et les titres de ses produits au site, qui n’en garde rien.",
        "La loi n’exige pas d’accord pour ces réglages\u202f: ils sont nécessaires au service que vous demandez, et ne suivent personne.",
      ],
    },
    {
      id: "effacer",
      title: "Tout effacer",
      blocks: [
        "Dans les réglages de votre navigateur, effacez les «\u00a0données de site\u00a0» de notre adresse. Une fenêtre de navigation privée oublie tout en se fermant. Le site fonctionne aussi si votre navigateur ne retient rien.",
      ],
    },
    {
      id: "ailleurs",
      title: "Quand vous partez ailleurs",
      blocks: [
        "Un lien vers WhatsApp, un plan, un réseau social ou l’espace client vous fait quitter ce site. Rien n’est chargé de ces services avant que vous ne suiviez le lien. Ensuite, leurs propres règles s’appliquent.",
        ["Il arrive qu’une image soit hébergée ailleurs\u202f: voir ", { text: "Confidentialité", href: "/confidentialite" }, "."],
      ],
    },
    {
      id: "administration",
      title: "Pour nos administrateurs",
      blocks: [
        "L’espace d’administration, réservé à notre équipe, garde dans le navigateur le jeton de connexion, le nom et le thème choisi (clés «\u00a0admin_token\u00a0», «\u00a0admin_user\u00a0» et «\u00a0admin-theme\u00a0»). La déconnexion efface le jeton et le nom.",
        "Ce qui est écrit et pas encore enregistré y reste en brouillon (base «\u00a0lumidar-drafts\u00a0»), jusqu’à l’enregistrement ou l’abandon, déconnexion comprise. Le serveur en garde une copie pour son seul auteur, trente jours au plus après la dernière modification.",
        ["Une question\u202f? ", { text: "{email}", href: "mailto:{email}" }],
      ],
    },
  ],
};
