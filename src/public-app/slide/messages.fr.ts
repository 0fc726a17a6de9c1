export const m = {
  carousel: "carrousel",
  loading: "Chargement du carrousel...",
  label: "À la une",
  slide: "diapositive",
  position: (position: number, count: number) => `${position} sur ${count}`,
  pause: "Mettre le carrousel en pause",
  play: "Relancer le carrousel",
  previous: "Diapositive précédente",
  next: "Diapositive suivante",
  choose: "Choisir une diapositive",
  show: (position: number, title: string) => `Diapositive ${position}\u202f: ${title}`,
};
