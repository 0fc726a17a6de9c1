import { type FirstPage, opening, text } from "./first-page.ts";

export const about: FirstPage = {
  fixed: "about",
  slug: "a-propos",
  title: ["Une maison calme", "A calm home"],
  meta_title: ["À propos de {société}", "About {société}"],
  meta_description: "",
  sections: [
    opening({
      lead: [
        "Depuis {année de création}, {société} équipe des maisons qui prennent soin d’elles-mêmes, depuis son showroom de {ville}.",
        "Since {année de création}, {société} has been equipping homes that look after themselves, from its showroom in {ville}.",
      ],
      image_url: "/scenes/atelier.webp",
    }),
    text(
      "mission",
      ["Notre mission", "Our mission"],
      [
        "<blockquote><p>La technique ne devrait jamais se voir.</p></blockquote><p>Nous concevons des objets que l’on oublie, et des maisons que l’on retrouve avec plaisir. Une lampe doit éclairer, une serrure fermer, un thermostat tenir la température. Le reste, c’est notre métier, pas le vôtre.</p><p>Nous vendons peu de choses, nous les choisissons avec soin, nous les posons nous-mêmes et nous répondons quand vous appelez.</p>",
        "<blockquote><p>Technology should never show.</p></blockquote><p>We make things you forget about, and homes you love coming back to. A lamp should light, a lock should lock, a thermostat should hold the temperature. The rest is our job, not yours.</p><p>We sell few things. We choose them with care, fit them ourselves, and pick up when you call.</p>",
      ],
    ),
    {
      id: "maison",
      kind: "picture",
      title: "",
      html: "",
      image_url: "/scenes/arrivee.webp",
      image_alt: [
        "Maison blanche à arcades au crépuscule, fenêtres éclairées se reflétant dans la piscine",
        "A white house with arches at dusk, its lit windows reflected in the pool",
      ],
      side: "start",
    },
    {
      id: "chiffres",
      kind: "figures",
      title: ["{société} en quelques chiffres", "{société} in figures"],
      items: [
        { figure: "{maisons}", label: ["maisons connectées", "connected homes"] },
        { figure: "{experts}", label: ["experts", "experts"] },
        { figure: "{disponibilité}", label: ["de disponibilité", "uptime"] },
        { figure: "{assistance}", label: ["une équipe qui répond", "people who answer"] },
      ],
    },
    {
      id: "valeurs",
      kind: "benefits",
      title: ["Ce à quoi nous tenons", "What we stand for"],
      lead: "",
      items: [
        {
          icon: "sparkles",
          title: ["Innovation", "Innovation"],
          text: [
            "Nous essayons tout chez nous d’abord. Ce qui n’a pas rendu une journée plus simple n’arrive pas chez vous.",
            "We try everything in our own homes first. If it doesn’t make a day simpler, it never reaches yours.",
          ],
        },
        {
          icon: "hand",
          title: ["Simplicité", "Simplicity"],
          text: [
            "Un geste, une phrase, ou rien du tout. Si une notice est nécessaire, nous recommençons.",
            "A touch, a word, or nothing at all. If it needs a manual, we start again.",
          ],
        },
        {
          icon: "shield-check",
          title: ["Sécurité", "Security"],
          text: [
            "Vos données et vos images restent chez vous. Les accès ont un nom, et une fin.",
            "Your data and footage stay with you. Every key has a name, and an end date.",
          ],
        },
        {
          icon: "leaf",
          title: ["Durabilité", "Sustainability"],
          text: [
            "Des standards ouverts, des pièces que l’on remplace, une maison qui consomme moins qu’avant nous.",
            "Open standards, parts you can replace, and a home that uses less than before we came.",
          ],
        },
      ],
    },
    {
      id: "histoire",
      kind: "steps",
      title: ["Six années, pas à pas", "Six years, step by step"],
      lead: "",
      items: [
        {
          mark: "2018",
          title: ["La fondation", "The beginning"],
          text: [
            "Trois amis, un atelier à {ville}, et une première maison équipée\u202f: celle de leurs parents.",
            "Three friends, a workshop in {ville}, and a first home: their parents’.",
          ],
        },
        {
          mark: "2019",
          title: ["Première levée de fonds", "First funding round"],
          text: [
            "{première levée} pour dessiner nos propres commandes et ouvrir une équipe de pose.",
            "{première levée} to design our own controls and build an installation team.",
          ],
        },
        {
          mark: "2020",
          title: ["Le showroom", "The showroom"],
          text: [
            "Un appartement entier à {ville}, où l’on essaie tout avant de choisir.",
            "A whole flat in {ville} where you can try everything before you choose.",
          ],
        },
        {
          mark: "2021",
          title: ["La sécurité", "Security"],
          text: [
            "Serrures, caméras et alarme rejoignent la maison. Les images restent sur place.",
            "Locks, cameras and alarms join the range. Footage stays at home.",
          ],
        },
        {
          mark: "2022",
          title: ["L’équipe", "The team"],
          text: [
            "{experts} experts\u202f: électroniciens, designers, installateurs, et un support qui répond 24\u00a0h sur 24.",
            "{experts} experts: electronics engineers, designers, installers, and support that answers around the clock.",
          ],
        },
        {
          mark: "2023",
          title: ["Une maison parmi d’autres", "One home among many"],
          text: [
            "{maisons} foyers connectés, et des scénarios qui se règlent d’une phrase.",
            "{maisons} connected households, and routines you set up in one sentence.",
          ],
        },
      ],
    },
    {
      id: "equipe",
      kind: "people",
      title: ["Ceux qui dirigent la maison", "Who runs the house"],
      lead: ["Quatre métiers, une même exigence\u202f: que la technique s’efface.", "Four professions, one rule: technology steps aside."],
      items: [
        person("{direction}", ["Directrice générale, cofondatrice", "Chief executive, co-founder"]),
        person("Karim Trabelsi", ["Directeur technique, cofondateur", "Chief technology officer, co-founder"]),
        person("Leïla Mansour", ["Directrice du design, cofondatrice", "Head of design, co-founder"]),
        person("Youssef Gharbi", ["Directeur des installations", "Head of installations"]),
      ],
    },
    {
      id: "suite",
      kind: "action",
      title: ["Venez voir, ou écrivez-nous", "Come and see us, or drop us a line"],
      text: "",
      link_text: ["Nous contacter", "Contact us"],
      link_url: "/contact",
      other_text: ["Voir les fonctionnalités", "Explore features"],
      other_url: "/fonctionnalites",
    },
  ],
};

function person(name: string, role: [french: string, english: string]) {
  return { name, role, text: "", image_url: "" };
}
