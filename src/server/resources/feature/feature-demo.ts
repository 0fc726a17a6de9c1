import type { FeatureIcon } from "#contracts/feature/feature-icons.ts";
import { FEATURE_TRANSLATION, featureInputSchema } from "#contracts/feature/feature.ts";
import type { DemoWriter } from "#server/platform/declaration/demo-content.ts";
import { publishDemo } from "#server/platform/translation/publish-demo.ts";
import { Feature } from "./feature.entity.ts";

/** The words of a key feature in English. */
type EnglishFeature = { title: string; description: string };

/** The ten key features in English, by their icons. */
export const ENGLISH_FEATURES: Record<FeatureIcon, EnglishFeature> = {
  lightbulb: {
    title: "Lighting that follows the day",
    description: "Light moves from midday white to evening amber. Dim it yourself, recall a scene, or leave it to the house.",
  },
  thermometer: {
    title: "The right temperature, room by room",
    description:
      "Heating, air conditioning and blinds work together. A room is comfortable when you walk in, and saves energy when you walk out.",
  },
  shield: {
    title: "An alarm that understands the house",
    description: "It tells your family from a pet and from an intruder. You only receive the alerts that matter.",
  },
  zap: {
    title: "Up to 30% less energy",
    description:
      "Standby devices switch off, the sun warms the winter, shade cools the summer. Consumption can be read circuit by circuit.",
  },
  smartphone: {
    title: "A single app",
    description: "The whole house fits on one clear screen, for every member of the family. At home and away.",
  },
  lock: {
    title: "Access you give and take back",
    description: "A code for a day, a key on the phone, a fingerprint. Every access has a name and an end date.",
  },
  camera: {
    title: "See without being watched",
    description: "Cameras cover themselves when you come home. Footage stays with you, encrypted, with no subscription.",
  },
  wifi: {
    title: "Over 1,000 compatible brands",
    description: "Matter, Zigbee, Thread, Wi-Fi 6 and Bluetooth 5.0: the devices you already own find their place.",
  },
  settings: {
    title: "Scenes made for you",
    description: "Leaving, evening, night, holidays: the house runs through the steps. You change them with a sentence.",
  },
  home: {
    title: "Installed in under 4 hours",
    description:
      "That is how long an ordinary house takes; a large villa takes up to 6. That same evening everything works, and we stay within reach 7 days a week.",
  },
};

/** A key feature of the home page. */
export type DemoFeature = { icon: FeatureIcon; title: string; description: string };

/** The ten key features, in order; each has its own icon of the ten presets. Source: FEAT-2. */
export const DEMO_FEATURES: DemoFeature[] = [
  {
    icon: "lightbulb",
    title: "Un éclairage qui suit le jour",
    description: "La lumière passe du blanc de midi à l’ambre du soir. Vous dosez, vous rappelez une scène, ou vous laissez faire.",
  },
  {
    icon: "thermometer",
    title: "La bonne température, pièce par pièce",
    description:
      "Chauffage, climatisation et stores travaillent ensemble. La pièce est agréable quand vous y entrez, sobre quand vous en sortez.",
  },
  {
    icon: "shield",
    title: "Une alarme qui comprend la maison",
    description: "Elle distingue vos proches, un animal et un intrus. Vous ne recevez que les alertes qui comptent.",
  },
  {
    icon: "zap",
    title: "Jusqu’à 30 % d’énergie en moins",
    description:
      "Les veilles s’éteignent, le soleil chauffe l’hiver, l’ombre rafraîchit l’été. La consommation se lit circuit par circuit.",
  },
  {
    icon: "smartphone",
    title: "Une seule application",
    description: "Toute la maison tient sur un écran clair, pour chaque membre de la famille. À la maison comme à distance.",
  },
  {
    icon: "lock",
    title: "Des accès que vous donnez et reprenez",
    description: "Un code pour un jour, une clé sur le téléphone, une empreinte. Chaque accès a un nom et une fin.",
  },
  {
    icon: "camera",
    title: "Voir sans être regardé",
    description: "Les caméras se masquent quand vous rentrez. Les images restent chez vous, chiffrées, sans abonnement.",
  },
  {
    icon: "wifi",
    title: "Plus de 1 000 marques compatibles",
    description: "Matter, Zigbee, Thread, Wi-Fi 6 et Bluetooth 5.0 : vos appareils actuels trouvent leur place.",
  },
  {
    icon: "settings",
    title: "Des scénarios à votre image",
    description: "Départ, soirée, nuit, vacances : la maison enchaîne les gestes. Vous les modifiez en une phrase.",
  },
  {
    icon: "home",
    title: "Installée en moins de 4 heures",
    description:
      "C’est le cas d’une maison courante ; une grande villa en demande jusqu’à 6. Le soir même, tout répond, et nous restons joignables 7 jours sur 7.",
  },
];

/** Writes the demo features, in order, in both languages. */
export const createDemoFeatures: DemoWriter = async (em, { datedBefore }) => {
  const features = DEMO_FEATURES.map((demo, order_index) => {
    const feature = em.create(Feature, { ...featureInputSchema.parse(demo), order_index, ...datedBefore(400) });
    return [feature, ENGLISH_FEATURES[demo.icon]] as const;
  });
  await publishDemo(em, FEATURE_TRANSLATION, features);
  return `${DEMO_FEATURES.length} features`;
};
