import type { Hazard } from "./device.ts";
import type { Text } from "./text.ts";

/** Advice of each danger. */
export const ADVICE: Record<Hazard, Text[]> = {
  mains: [
    [
      "230\u202fV\u202f: danger de mort. La pose revient à une personne qualifiée, selon la NF C 15-100 en France, ailleurs selon les règles du pays.",
      "230 V: danger of death. Fitting is for a qualified person, under NF C 15-100 in France and the local rules elsewhere.",
    ],
    [
      "Coupez le disjoncteur du circuit et vérifiez l’absence de tension avant d’ouvrir. Différentiel de 30\u202fmA en amont.",
      "Turn off the circuit’s breaker and check that it is dead before opening anything. 30 mA RCD upstream.",
    ],
  ],
  low: [
    [
      "Alimentez l’appareil en très basse tension de sécurité (TBTS) seulement\u202f: {Tension}. Jamais de secteur sur ses bornes.",
      "Feed the device with safety extra-low voltage (SELV) only: {Tension}. Never mains on its terminals.",
    ],
  ],
  bus: [
    [
      "Le bus KNX reste à 4\u202fmm au moins des conducteurs du secteur, dans sa propre gaine.",
      "The KNX bus keeps 4 mm at least from mains conductors, in its own sheath.",
    ],
  ],
  cell: [
    [
      "Ni recharge, ni feu, ni pile neuve avec une ancienne. Respectez le plus et le moins.",
      "No recharging, no fire, no mix of new and old cells. Mind plus and minus.",
    ],
  ],
  button: [
    [
      "Piles hors de portée des enfants\u202f: avalée, une pile brûle en deux heures. Appelez aussitôt le centre antipoison.",
      "Keep cells away from children: a swallowed cell burns within two hours. Call a poison centre at once.",
    ],
  ],
  sealed: [
    [
      "La pile est scellée pour dix ans\u202f: n’ouvrez pas l’appareil, ne le jetez pas au feu.",
      "The cell is sealed for ten years: do not open the device, nor throw it into a fire.",
    ],
  ],
  battery: [
    [
      "Batterie au lithium\u202f: ne la percez pas, ne la chauffez pas, ne la chargez pas sous 0\u202f°C. Gonflée, elle ne sert plus.",
      "Lithium battery: do not pierce or heat it, nor charge it below 0 °C. Once swollen, stop using it.",
    ],
  ],
  height: [
    [
      "Travaillez à deux sur une échelle stable. Rien ne passe dessous pendant la pose.",
      "Work in pairs on a steady ladder. Let nobody pass below while you fit it.",
    ],
  ],
  garden: [
    [
      "Dehors, câbles par le bas, joints en place, presse-étoupes serrés\u202f: {Indice de protection} ne vaut qu’ainsi.",
      "Outdoors, cables from below, seals in place, glands tight: {Indice de protection} holds only then.",
    ],
  ],
};

type Signal = readonly [signal: Text, meaning: Text];

const UNREACHED: Text = ["Rouge, un éclat par minute", "Red, one flash a minute"];

/** Lists the signals of the light of most devices; those with a battery warn of it too. */
export function listSignals(hazards: Hazard[]): Signal[] {
  const hasBattery = hazards.includes("cell") || hazards.includes("battery");
  return [
    [
      ["Ambre, clignotant", "Amber, blinking"],
      ["Attend l’application", "Waiting for the app"],
    ],
    [
      ["Blanc, deux secondes", "White, two seconds"],
      ["Ajouté à la maison", "Added to the home"],
    ],
    [UNREACHED, hasBattery ? ["Hors de portée, ou pile faible", "Out of range, or low battery"] : ["Hors de portée", "Out of range"]],
  ];
}

/** Headings and sentences of a guide. */
export const GUIDE = {
  kind: ["Guide d’installation", "Installation guide"],
  before: ["Avant de commencer", "Before you begin"],
  needs: ["Il vous faut", "What you need"],
  facts: ["En bref", "At a glance"],
  fitting: ["La pose", "Fitting"],
  start: ["Première mise en service", "First start"],
  signals: ["Ce que dit le voyant", "What the light says"],
  reset: ["Réinitialiser", "Reset"],
  care: ["Entretien", "Care"],
  trouble: ["En cas de difficulté", "If something goes wrong"],
  end: ["Fin de vie", "End of life"],
  support: ["Une question", "A question"],
  diagram: ["Le schéma de raccordement est un document à part.", "The wiring diagram is a document of its own."],
  open: [
    "Ouvrez l’application Lumidar, choisissez «\u202fAjouter un appareil\u202f» et laissez-la chercher.",
    "Open the Lumidar app, choose “Add a device” and let it search.",
  ],
  name: [
    "Donnez-lui un nom et une pièce. La mise à jour, s’il y en a une, prend cinq minutes.",
    "Give it a name and a room. An update, if there is one, takes five minutes.",
  ],
  scene: ["Essayez-le depuis l’application, puis ajoutez-le à une scène.", "Try it from the app, then add it to a scene."],
  resetAfter: [
    "Ses réglages, ses scènes et ses mesures sont effacés. Retirez-le aussi de l’application.",
    "Its settings, scenes and readings are erased. Remove it from the app too.",
  ],
  ready: [
    "Gardez la référence sous la main\u202f: elle est en tête de ce guide et au dos de l’appareil.",
    "Have the reference at hand: it is at the head of this guide and on the back of the device.",
  ],
  disposal: [
    "Ni appareil, ni pile dans la poubelle\u202f: rapportez-les au magasin ou en déchèterie, où ils sont repris sans frais. L’emballage en carton et cette notice se trient avec le papier.",
    "Neither device nor cells in the bin: take them back to a shop or a recycling centre, which accept them free of charge. The cardboard box and this leaflet go with paper.",
  ],
} as const satisfies Record<string, Text>;

/** Faults that occur, each with its remedy. */
export const TROUBLE: readonly (readonly [fault: Text, remedy: Text])[] = [
  [
    ["L’application ne le trouve pas", "The app does not find it"],
    [
      "Approchez-le à trois mètres de la centrale ou du téléphone, réinitialisez-le, recommencez.",
      "Bring it within three metres of the hub or the phone, reset it, try again.",
    ],
  ],
  [
    ["Il répond tard, ou par moments", "It responds late, or at times"],
    [
      "Éloignez-le du métal et de la box. Une prise ou une ampoule à mi-chemin relaie le signal.",
      "Move it away from metal and the router. A socket or bulb half-way relays the signal.",
    ],
  ],
  [
    ["Il ne répond plus", "It no longer responds"],
    [
      "Vérifiez son alimentation, puis la page «\u202fÉtat\u202f» de l’application.",
      "Check its supply, then the “Status” page of the app.",
    ],
  ],
];

/** Ways of adding and resetting a device by its key. */
export const HOLD = {
  pairing: ["Maintenez {key} trois secondes\u202f: le voyant clignote en ambre.", "Hold {key} for three seconds: the light blinks amber."],
  reset: [
    "Maintenez {key} dix secondes, jusqu’à ce que le voyant s’éteigne, puis relâchez.",
    "Hold {key} for ten seconds until the light goes out, then let go.",
  ],
} as const satisfies Record<string, Text>;
