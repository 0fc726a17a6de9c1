import type { IconName } from "#public-app/ui/icon/icon-names.ts";

type Company = { name: string; founded: number; city: string };

type Figures = { firstFundraising: string; experts: string; homes: string };

type Value = { icon: IconName; title: string; text: string };

export const m = {
  title: (name: string) => `À propos de ${name}`,
  heading: "Une maison calme",
  description: ({ name, founded, city }: Company) =>
    `Depuis ${founded}, ${name} équipe des maisons qui prennent soin d’elles-mêmes, depuis son showroom de ${city}.`,
  mission: "Notre mission",
  missionStatement: "La technique ne devrait jamais se voir.",
  missionText: [
    "Nous concevons des objets que l’on oublie, et des maisons que l’on retrouve avec plaisir. Une lampe doit éclairer, une serrure fermer, un thermostat tenir la température. Le reste, c’est notre métier, pas le vôtre.",
    "Nous vendons peu de choses, nous les choisissons longtemps, nous les posons nous-mêmes et nous répondons quand vous appelez.",
  ],
  picture: "Maison blanche à arcades au crépuscule, fenêtres éclairées se reflétant dans la piscine",
  figures: (name: string) => `${name} en quelques chiffres`,
  homes: "maisons connectées",
  experts: "experts",
  uptime: "de disponibilité",
  support: "une équipe qui répond",
  values: "Ce à quoi nous tenons",
  valueList: [
    {
      icon: "sparkles",
      title: "Innovation",
      text: "Nous essayons tout chez nous d’abord. Ce qui n’a pas rendu une journée plus simple n’arrive pas chez vous.",
    },
    { icon: "hand", title: "Simplicité", text: "Un geste, une phrase, ou rien du tout. Si une notice est nécessaire, nous recommençons." },
    { icon: "shield-check", title: "Sécurité", text: "Vos données et vos images restent chez vous. Les accès ont un nom, et une fin." },
    {
      icon: "leaf",
      title: "Durabilité",
      text: "Des standards ouverts, des pièces que l’on remplace, une maison qui consomme moins qu’avant nous.",
    },
  ] satisfies Value[],
  timeline: "Six années, pas à pas",
  timelineList: ({ firstFundraising, experts, homes }: Figures, city: string) => [
    {
      year: 2018,
      title: "La fondation",
      text: `Trois amis, un atelier à ${city}, et une première maison équipée\u202f: celle de leurs parents.`,
    },
    {
      year: 2019,
      title: "Première levée de fonds",
      text: `${firstFundraising} pour dessiner nos propres commandes et ouvrir une équipe de pose.`,
    },
    { year: 2020, title: "Le showroom", text: `Un appartement entier à ${city}, où l’on essaie tout avant de choisir.` },
    { year: 2021, title: "La sécurité", text: "Serrures, caméras et alarme rejoignent la maison. Les images restent sur place." },
    {
      year: 2022,
      title: "L’équipe",
      text: `${experts} experts\u202f: électroniciens, designers, installateurs, et un support qui répond 24\u00a0h sur 24.`,
    },
    { year: 2023, title: "Une maison parmi d’autres", text: `${homes} foyers connectés, et des scénarios qui se règlent d’une phrase.` },
  ],
  team: "Ceux qui dirigent la maison",
  teamLead: "Quatre métiers, une même exigence\u202f: que la technique s’efface.",
  teamList: (director: string) => [
    { name: director, role: "Directrice générale, cofondatrice" },
    { name: "Karim Trabelsi", role: "Directeur technique, cofondateur" },
    { name: "Leïla Mansour", role: "Directrice du design, cofondatrice" },
    { name: "Youssef Gharbi", role: "Directeur des installations" },
  ],
  closing: "Venez voir, ou écrivez-nous",
  contact: "Nous contacter",
};
