import type { FeatureIcon } from "#contracts/feature/feature-icons.ts";

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
