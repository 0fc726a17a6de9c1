/** What the pages say that need neither database nor bundle. */
export const plain = {
  busy: { title: "Le site est très demandé", text: "Cette page se recharge d’elle-même dans quelques secondes." },
  refused: { title: "Cette page ne peut pas être affichée", text: (reason: string) => reason },
  home: "Aller à l’accueil",
  failed: {
    title: "Une erreur inattendue est survenue",
    text: (reference: string) =>
      `Elle est enregistrée. Réessayez dans un instant\u202f; si elle revient, écrivez-nous avec cette référence\u202f: ${reference}`,
  },
};
