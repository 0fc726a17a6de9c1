/** What a Lumidar house does: the four blocks of the features page. Source: specification §2 « Features page ». */
export const CAPABILITIES = [
  {
    icon: "lightbulb",
    title: "Éclairage intelligent",
    text: "La lumière accompagne la journée : franche le matin, douce le soir, discrète la nuit.",
    benefits: ["Ambiances en un geste", "Extinction automatique des pièces vides", "Simulation de présence en votre absence"],
  },
  {
    icon: "thermometer",
    title: "Gestion du climat",
    text: "Chaque pièce à sa température, seulement quand vous y êtes.",
    benefits: ["Chauffage et climatisation pièce par pièce", "Fenêtre ouverte détectée", "Jusqu’à 30\u00a0% d’économies d’énergie"],
  },
  {
    icon: "shield",
    title: "Sécurité avancée",
    text: "La maison veille, et ne vous dérange que si cela compte.",
    benefits: ["Caméras et serrures d’une même application", "Alertes vérifiées sur votre téléphone", "Images conservées chez vous"],
  },
  {
    icon: "zap",
    title: "Automatisation",
    text: "Vos habitudes deviennent des scénarios. La maison les joue sans qu’on le lui demande.",
    benefits: [
      "Départ, retour, nuit : un seul geste",
      "Volets, portail et arrosage à l’heure juste",
      "Scénarios modifiables à tout moment",
    ],
  },
] as const;
