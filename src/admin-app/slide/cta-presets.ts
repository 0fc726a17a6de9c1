/** Calls to action that the form offers. Source: specification §9 « Slide CTA presets ». */
export const CTA_PRESETS = [
  { cta_text: "Demander une démo", cta_link: "/contact" },
  { cta_text: "Découvrir la sécurité intelligente", cta_link: "/fonctionnalites" },
  { cta_text: "Voir comment ça marche", cta_link: "/produits" },
  { cta_text: "Créer mes scénarios", cta_link: "/contact" },
];
