export const m = {
  title: "Partager",
  copy: "Copier le lien",
  copied: "Lien copié",
  copyFailed: "Le lien n’a pas pu être copié. Vous pouvez le copier depuis la barre d’adresse.",
  sheet: "Partager…",
  mail: "E-mail",
};
