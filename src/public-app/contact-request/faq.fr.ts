import { CLAIMED_FIGURES } from "#contracts/shared/brand.ts";

/** The four questions of specification §2 « Contact page ». */
export const faq = {
  title: "Questions fréquentes",
  lead: "La vôtre n’y est pas\u202f? Posez-la dans le formulaire.",
  entries: [
    {
      question: "Combien coûte une installation\u202f?",
      answer:
        "Une installation commence à 1\u202f500\u00a0€, matériel, pose et réglages compris. Le prix exact dépend des pièces à équiper\u202f: le devis est gratuit, et ferme.",
    },
    {
      question: "Combien de temps durent les travaux\u202f?",
      answer:
        "Entre 3 et 6\u00a0heures pour une maison familiale. Nos modules se glissent derrière vos interrupteurs\u202f: pas de saignée, pas de poussière, et tout fonctionne le soir même.",
    },
    {
      question: "Mes appareils actuels sont-ils compatibles\u202f?",
      answer: `Très probablement\u202f: plus de ${CLAIMED_FIGURES.compatibleBrands.toLocaleString("fr-FR")} marques le sont. Indiquez-nous les vôtres, nous vérifions avant le devis.`,
    },
    {
      question: "Faut-il un abonnement\u202f?",
      answer:
        "Non, aucun abonnement mensuel. L’application et ses mises à jour sont comprises\u202f; seuls certains services dans le cloud, toujours facultatifs, sont payants.",
    },
  ],
};
