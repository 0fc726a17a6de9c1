import { facts, type FirstPage, opening, text } from "./first-page.ts";

export const cookies: FirstPage = {
  fixed: "cookies",
  slug: "cookies",
  title: ["Cookies", "Cookies"],
  meta_title: "",
  meta_description: [
    "Le site {société} ne dépose aucun cookie. Ce que votre navigateur retient pour vous, et comment l’effacer.",
    "The {société} site sets no cookies. What your browser remembers for you, and how to clear it.",
  ],
  sections: [
    opening({
      lead: [
        "Ce site ne dépose aucun cookie. C’est pourquoi aucun bandeau ne vous interrompt.",
        "This site sets no cookies, which is why no banner gets in your way.",
      ],
    }),
    text(
      "aucun",
      ["Aucun cookie", "No cookies"],
      [
        "<p>Nous ne déposons ni cookie publicitaire, ni cookie de mesure d’audience, ni cookie technique. Aucun script d’un autre site n’est chargé, aucune police, aucun pixel. Nous ne savons pas qui a visité quelle page.</p>",
        "<p>We set no advertising, analytics or technical cookies. No script, font or pixel is loaded from another site. We do not know who has visited which page.</p>",
      ],
    ),
    text(
      "navigateur",
      ["Ce que votre navigateur retient", "What your browser remembers"],
      [
        "<p>Quelques réglages restent dans la mémoire de votre navigateur. Ils ne nous sont pas envoyés, sauf votre sélection quand vous la joignez à une demande, et ne servent qu’à vous rendre la visite plus simple.</p>",
        "<p>A few settings stay in your browser’s memory. They are not sent to us, except for your selection when you attach it to a request, and only make your visit simpler.</p>",
      ],
    ),
    facts("navigateur-2", "", [
      [
        ["Votre langue", "Your language"],
        [
          "Celle que vous avez choisie en bas de page (clé «\u00a0langue\u00a0»). Elle reste jusqu’à ce que vous l’effaciez.",
          "The one you chose at the foot of the page (key “langue”). It stays until you clear it.",
        ],
      ],
      [
        ["Votre place dans les pages", "Your place in the pages"],
        [
          "L’endroit où vous en étiez, pour y revenir avec le bouton Précédent (clé «\u00a0tsr-scroll-restoration-v1_3\u00a0»). Oubliée quand l’onglet se ferme.",
          "Where you had got to, so that the Back button takes you there (key “tsr-scroll-restoration-v1_3”). Forgotten when the tab is closed.",
        ],
      ],
      [
        ["Vos mots dans un formulaire", "Your words in a form"],
        [
          "Ce que vous écrivez pour nous joindre ou vous abonner, pour le retrouver si vous changez de page (clés «\u00a0demande\u00a0» et «\u00a0lettre\u00a0»). Effacé quand votre message est parti, ou quand l’onglet se ferme.",
          "What you write to contact us or to subscribe, so that it is still there if you leave the page (keys “demande” and “lettre”). Cleared when your message has been sent, or when the tab is closed.",
        ],
      ],
      [
        ["L’annonce que vous avez fermée", "The announcement you closed"],
        [
          "Ses mots, pour ne pas vous la montrer à nouveau (clé «\u00a0annonce\u00a0»). Oubliés quand l’onglet se ferme.",
          "Its words, so that it is not shown to you again (key “annonce”). Forgotten when the tab is closed.",
        ],
      ],
      [
        ["Votre sélection", "Your selection"],
        [
          "Les produits que vous choisissez pour un devis, leurs quantités et vos notes, si vous le faites (clé «\u00a0selection\u00a0», et «\u00a0ajouts\u00a0» le temps que la page se charge). Elle reste jusqu’à ce que vous la vidiez, ou que votre demande soit arrivée.",
          "The products you choose for a quote, their quantities and your notes, if you choose any (key “selection”, and “ajouts” while the page loads). It stays until you clear it, or your request has arrived.",
        ],
      ],
      [
        ["Les produits vus et comparés", "Products viewed and compared"],
        [
          "Les derniers produits ouverts, et ceux que vous mettez côte à côte, si vous le faites (clés «\u00a0vus\u00a0» et «\u00a0comparaison\u00a0»). Ils restent jusqu’à ce que vous les effaciez. Pour vous les montrer, votre navigateur demande leurs images et leurs titres au site, qui n’en garde rien.",
          "The last products you opened, and those you put side by side, if any (keys “vus” and “comparaison”). They stay until you clear them. To show them to you, your browser asks the site for their pictures and titles; the site keeps no record of this.",
        ],
      ],
    ]),
    text("navigateur-3", "", [
      "<p>Si vous partagez votre sélection par un lien, celui-ci contient les produits et les quantités, pas vos notes. Pour la montrer, votre navigateur demande les images et les titres de ses produits au site, qui n’en garde rien.</p><p>La loi n’exige pas d’accord pour ces réglages\u202f: ils sont nécessaires au service que vous demandez, et ne suivent personne.</p>",
      "<p>If you share your selection by a link, that link holds the products and the quantities, not your notes. To show it, your browser asks the site for the pictures and titles of its products; the site keeps no record of this.</p><p>The law requires no consent for these settings: they are necessary for the service you ask for, and track nobody.</p>",
    ]),
    text(
      "effacer",
      ["Tout effacer", "Clearing everything"],
      [
        "<p>Dans les réglages de votre navigateur, effacez les «\u00a0données de site\u00a0» de notre adresse. Une fenêtre de navigation privée oublie tout en se fermant. Le site fonctionne aussi si votre navigateur ne retient rien.</p>",
        "<p>In your browser’s settings, clear the “site data” for our address. A private window forgets everything when it closes. The site also works if your browser remembers nothing.</p>",
      ],
    ),
    text(
      "ailleurs",
      ["Quand vous partez ailleurs", "When you go elsewhere"],
      [
        '<p>Un lien vers WhatsApp, un plan, un réseau social ou l’espace client vous fait quitter ce site. Rien n’est chargé de ces services avant que vous ne suiviez le lien. Ensuite, leurs propres règles s’appliquent.</p><p>Il arrive qu’une image soit hébergée ailleurs\u202f: voir <a href="/confidentialite">Confidentialité</a>.</p>',
        '<p>A link to WhatsApp, a map, a social network or the customer area takes you off this site. Nothing is loaded from these services until you follow the link. From then on, their own rules apply.</p><p>A picture may at times be hosted elsewhere: see <a href="/confidentialite">Privacy</a>.</p>',
      ],
    ),
    text(
      "administration",
      ["Pour nos administrateurs", "For our administrators"],
      [
        "<p>L’espace d’administration, réservé à notre équipe, garde dans le navigateur le jeton de connexion, le nom et le thème choisi (clés «\u00a0admin_token\u00a0», «\u00a0admin_user\u00a0» et «\u00a0admin-theme\u00a0»). La déconnexion efface le jeton et le nom.</p><p>Ce qui est écrit et pas encore enregistré y reste en brouillon (base «\u00a0lumidar-drafts\u00a0»), jusqu’à l’enregistrement ou l’abandon, déconnexion comprise. Le serveur en garde une copie pour son seul auteur, trente jours au plus après la dernière modification.</p><p>Une question\u202f? {e-mail}</p>",
        "<p>The administration area, reserved for our team, keeps the sign-in token, the name and the chosen theme in the browser (keys “admin_token”, “admin_user” and “admin-theme”). Signing out clears the token and the name.</p><p>Whatever has been written but not yet saved stays there as a draft (database “lumidar-drafts”) until it is saved or discarded, even after signing out. The server keeps a copy for its author alone, for up to thirty days after the last change.</p><p>A question? {e-mail}</p>",
      ],
    ),
  ],
};
