import type { SceneName } from "#public-app/content/scenes.ts";
import type { IconName } from "#public-app/ui/icon/icon-names.ts";

/** One of the four blocks: what it does, what one gains, and the scene that shows it. */
type Block = { id: string; scene: SceneName; title: string; text: string; benefits: string[]; picture: string };
type Technology = { icon: IconName; title: string; text: string };

export const m = {
  title: "Fonctionnalités de la maison connectée",
  heading: "Ce que fait votre maison",
  description: "Lumière, climat, sécurité, automatisation\u202f: quatre métiers que votre maison apprend une fois pour toutes.",
  blocksLabel: "Les quatre métiers de la maison",
  blocks: [
    {
      id: "eclairage",
      scene: "salon",
      title: "Éclairage intelligent",
      text: "La lumière accompagne la journée\u202f: franche le matin, douce le soir, discrète la nuit. Un geste suffit pour changer d’ambiance, et aucun pour la retrouver.",
      benefits: [
        "Du blanc de midi à l’ambre du soir, sans réglage",
        "Ambiances rappelées d’un geste, à la voix ou à l’heure dite",
        "Extinction des pièces vides",
        "Simulation de présence en votre absence",
      ],
      picture: "Salon au soir, une suspension éclaire la table basse devant un canapé vert",
    },
    {
      id: "climat",
      scene: "climat",
      title: "Gestion du climat",
      text: "Chaque pièce à sa température, seulement quand vous y êtes. Le chauffage, la climatisation et les stores se concertent au lieu de se contrarier.",
      benefits: [
        "Chauffage et climatisation pièce par pièce",
        "Une fenêtre ouverte suspend le radiateur",
        "Les stores gardent la fraîcheur l’été, le soleil l’hiver",
        "Consommation lisible, circuit par circuit",
      ],
      picture: "Chambre au soir, l’écran mural affiche 21,5 degrés près d’une fenêtre en arc",
    },
    {
      id: "securite",
      scene: "securite",
      title: "Sécurité avancée",
      text: "La maison veille, et ne vous dérange que si cela compte. Ce qu’elle voit reste chez vous.",
      benefits: [
        "Caméras, serrures et alarme dans une même application",
        "Alertes vérifiées avant d’arriver sur votre téléphone",
        "Accès donnés pour un jour ou pour toujours, repris en un instant",
        "Images chiffrées, conservées à la maison",
      ],
      picture: "Porte d’entrée bleue, serrure à code et visiophone sous une lanterne allumée",
    },
    {
      id: "automatisation",
      scene: "scenarios",
      title: "Automatisation",
      text: "Vos habitudes deviennent des scénarios. La maison les joue à votre place, et s’efface dès que vous reprenez la main.",
      benefits: [
        "Départ, retour, nuit\u202f: un seul geste pour toute la maison",
        "Volets, portail et arrosage à l’heure juste",
        "Réactions à la météo, à l’heure, à votre présence",
        "Scénarios modifiables à tout moment, en une phrase",
      ],
      picture: "Escalier dont chaque marche est soulignée de lumière, près d’une niche éclairée",
    },
  ] satisfies Block[],
  dayTitle: "Une journée, sans y penser",
  dayLead: "La même maison, du réveil à la nuit. Personne n’a touché à un interrupteur.",
  degrees: (degrees: number) => `${degrees}\u00a0°C`,
  day: [
    { hour: "7\u00a0h", title: "Le réveil", text: "Les volets s’ouvrent à moitié, la salle de bains est déjà à 22 degrés." },
    { hour: "8\u00a0h 30", title: "Le départ", text: "La porte se ferme, tout s’éteint, le chauffage descend, l’alarme s’arme." },
    { hour: "18\u00a0h 30", title: "Le retour", text: "L’allée s’éclaire, le salon passe à l’ambre, il fait 21 degrés." },
    { hour: "23\u00a0h", title: "La nuit", text: "Un geste près du lit. La maison vérifie les portes, puis se tait." },
  ],
  technologies: "Des technologies ouvertes",
  technologiesLead: "Nous choisissons des standards qui dureront plus longtemps que les modes.",
  technologyList: [
    { icon: "wifi", title: "Wi-Fi 6", text: "Un réseau qui tient la distance, même avec cent appareils." },
    { icon: "bluetooth", title: "Bluetooth 5.0", text: "Une mise en service de près, sans câble ni code à recopier." },
    { icon: "smartphone", title: "Application mobile", text: "Toute la maison sur un écran clair, chez vous comme au loin." },
    { icon: "brain", title: "Intelligence artificielle", text: "Elle apprend vos habitudes sur place, sans les envoyer ailleurs." },
  ] satisfies Technology[],
  reasons: (name: string) => `Quatre raisons de choisir ${name}`,
  reasonInstallation: "Installée dans la journée",
  reasonInstallationText: "Une maison courante est prête avant la fin de la matinée, une grande villa en 6\u00a0heures au plus.",
  reasonBrands: "Marques compatibles",
  reasonBrandsText: "Vos appareils actuels trouvent leur place. Rien n’est à racheter.",
  reasonSavings: "D’économies d’énergie",
  reasonSavingsText: "On chauffe les pièces où l’on vit, on éclaire celles où l’on est.",
  reasonSupport: "Une équipe qui répond",
  reasonSupportText: "Écrivez-nous à toute heure, chaque jour de l’année\u202f: nous vous répondons sous 24\u00a0heures.",
  testimonials: "Ils vivent avec",
  rating: "5 étoiles sur 5",
  testimonialList: [
    {
      words: "Je pensais acheter des gadgets. J’ai surtout cessé de faire le tour des lumières avant de dormir.",
      name: "Salma K.",
      place: "Maison à Hammam Sousse",
    },
    {
      words: "L’équipe est partie à midi. À quatorze heures, ma mère de 78\u00a0ans s’en servait toute seule.",
      name: "Mehdi R.",
      place: "Appartement à Tunis",
    },
    {
      words: "Nos factures ont baissé d’un quart dès le premier hiver, et il fait meilleur dans les chambres.",
      name: "Claire et Nabil D.",
      place: "Villa à Monastir",
    },
  ],
  closingTitle: "Le plus simple est de la voir",
  closing: (city: string) => `Une démonstration dure une heure, chez vous ou dans notre showroom de ${city}.`,
  seeProducts: "Voir les produits",
};
