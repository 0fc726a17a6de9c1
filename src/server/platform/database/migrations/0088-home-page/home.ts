import { type FirstPage, text } from "../0077-first-pages/first-page.ts";

export const home: FirstPage = {
  fixed: "home",
  slug: "index",
  title: ["Accueil", "Home"],
  meta_title: "",
  meta_description: "",
  sections: [
    text(
      "intro",
      ["Une maison qui s’occupe d’elle-même", "A home that looks after itself"],
      [
        '<p>Des lampes, des volets, une serrure, quelques capteurs. Pris un à un, ce sont des objets. Reliés, ils deviennent une maison qui s’éclaire, se chauffe et se ferme sans qu’on y pense.</p><p><a href="/fonctionnalites">Découvrir ce qu’elle sait faire</a></p>',
        '<p>A few lamps, some shutters, a lock, a handful of sensors. On their own, they are just things. Together, they become a home that lights, heats and locks itself without a second thought.</p><p><a href="/fonctionnalites">See what it can do</a></p>',
      ],
    ),
    {
      id: "recits",
      kind: "stories",
      title: "",
      lead: "",
      items: [
        {
          image_url: "/scenes/dessin.webp",
          image_alt: [
            "Dessin d’enfant et crayons épars sous une lampe de table allumée, une petite voiture de bois à côté",
            "A child’s drawing and scattered crayons under a lit table lamp, a small wooden car beside them",
          ],
          title: ["La lumière du soir vient seule", "Evening light, all by itself"],
          text: [
            "Il est 19\u00a0h\u00a042. Le salon passe à l’ambre, la cuisine baisse d’un ton. Personne n’a cherché d’interrupteur.",
            "It is 7.42 pm. The living room turns to amber, the kitchen dims a little. Nobody reached for a switch.",
          ],
          link_text: ["L’éclairage intelligent", "Smart lighting"],
          link_url: "/fonctionnalites#eclairage",
        },
        {
          image_url: "/scenes/climat.webp",
          image_alt: [
            "Chambre au soir\u202f: l’écran mural affiche 21,5 degrés, le rideau retient la chaleur",
            "A bedroom in the evening: the wall screen reads 21.5 degrees, the curtain keeps the warmth in",
          ],
          title: ["La chambre est prête avant vous", "The bedroom is ready before you are"],
          text: [
            "Le rideau a gardé la douceur du jour, le radiateur s’est tu le temps d’aérer. Vous montez, il fait 21\u00a0degrés.",
            "The curtain held on to the day’s warmth; the radiator paused while the window was open. You go up, and it is 21 degrees.",
          ],
          link_text: ["La gestion du climat", "Climate control"],
          link_url: "/fonctionnalites#climat",
        },
        {
          image_url: "/scenes/terrasse.webp",
          image_alt: [
            "Arcade éclairée d’une maison blanche au crépuscule, sous une bougainvillée",
            "The lit arcade of a white house at dusk, under a bougainvillea",
          ],
          title: ["Vous êtes loin, tout suit son cours", "You are away. Home carries on"],
          text: [
            "Les fenêtres s’allument comme chaque soir, la porte est fermée, et votre téléphone n’a rien à vous dire.",
            "The windows light up as they do every evening, the door is locked, and your phone has nothing to report.",
          ],
          link_text: ["La sécurité avancée", "Advanced security"],
          link_url: "/fonctionnalites#securite",
        },
        {
          image_url: "/scenes/etabli.webp",
          image_alt: [
            "Établi dans la lumière du matin\u202f: une centrale ouverte, sa carte électronique, des outils et une tasse",
            "A workbench in morning light: an opened hub, its circuit board, tools and a mug",
          ],
          title: ["Tout est réglé avant d’arriver", "Set up before we arrive"],
          text: [
            "Nous préparons vos scénarios à l’atelier, plan en main. Reste la pose\u202f: moins de 4\u00a0heures le plus souvent, jusqu’à 6\u00a0heures pour une grande villa.",
            "We prepare your scenes in the workshop, plan in hand. Fitting takes under 4 hours in most homes, up to 6 hours in a large villa.",
          ],
          link_text: ["Qui nous sommes", "Who we are"],
          link_url: "/a-propos",
        },
      ],
    },
    { id: "essentiel", kind: "features", title: ["Tout ce qui compte, réuni", "Everything that matters, in one place"] },
    {
      id: "chiffres",
      kind: "figures",
      title: ["En quelques chiffres", "In figures"],
      items: [
        { figure: "{maisons}", label: ["maisons connectées", "connected homes"], text: "" },
        { figure: "{disponibilité}", label: ["de disponibilité", "uptime"], text: "" },
        { figure: "{économies}", label: ["d’économies d’énergie", "energy saved"], text: "" },
        { figure: "{assistance}", label: ["une équipe qui répond", "people who answer"], text: "" },
      ],
    },
    {
      id: "invitation",
      kind: "action",
      title: ["Voyez-la vivre avant de choisir", "See it live before you choose"],
      text: [
        "Une heure suffit\u202f: chez vous ou dans notre showroom de {ville}, nous vous montrons nos appareils en marche. Sans engagement.",
        "An hour is all it takes: at your place or in our {ville} showroom, we’ll show you our devices in action. No strings attached.",
      ],
      link_text: ["Demander une démo", "Book a demo"],
      link_url: "/contact?type=demo",
      other_text: "{téléphone}",
      other_url: "tel:{téléphone}",
      image_url: "/scenes/vitrine.webp",
      image_alt: [
        "Le showroom au soir\u202f: trois niches éclairées dans un mur, un appareil dans chacune",
        "The showroom in the evening: three lit niches in a wall, a device in each",
      ],
    },
  ],
};
