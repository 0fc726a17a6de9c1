import type { SceneName } from "#public-app/content/scenes.ts";

/** A moment in a home, its picture, and where to read more of it. */
type Story = {
  scene: SceneName;
  picture: string;
  title: string;
  text: string;
  link: string;
  to: string;
  part?: string;
};

export const m = {
  stories: [
    {
      scene: "dessin",
      picture: "Dessin d’enfant et crayons épars sous une lampe de table allumée, une petite voiture de bois à côté",
      title: "La lumière du soir vient seule",
      text: "Il est 19\u00a0h\u00a042. Le salon passe à l’ambre, la cuisine baisse d’un ton. Personne n’a cherché d’interrupteur.",
      link: "L’éclairage intelligent",
      to: "/fonctionnalites",
      part: "eclairage",
    },
    {
      scene: "climat",
      picture: "Chambre au soir\u202f: l’écran mural affiche 21,5 degrés, le rideau retient la chaleur",
      title: "La chambre est prête avant vous",
      text: "Le rideau a gardé la douceur du jour, le radiateur s’est tu le temps d’aérer. Vous montez, il fait 21\u00a0degrés.",
      link: "La gestion du climat",
      to: "/fonctionnalites",
      part: "climat",
    },
    {
      scene: "terrasse",
      picture: "Arcade éclairée d’une maison blanche au crépuscule, sous une bougainvillée",
      title: "Vous êtes loin, elle vit encore",
      text: "Les fenêtres s’allument comme chaque soir, la porte est fermée, et votre téléphone n’a rien à vous dire.",
      link: "La sécurité avancée",
      to: "/fonctionnalites",
      part: "securite",
    },
    {
      scene: "etabli",
      picture: "Établi dans la lumière du matin\u202f: une centrale ouverte, sa carte électronique, des outils et une tasse",
      title: "Tout est réglé avant d’arriver",
      text: "Nous préparons vos scénarios à l’atelier, plan en main. Reste la pose\u202f: moins de 4\u00a0heures le plus souvent, jusqu’à 6\u00a0heures pour une grande villa.",
      link: "Qui nous sommes",
      to: "/a-propos",
    },
  ] satisfies Story[] as Story[], // as: a union of literals has no `part` to read where one story lacks it
};
