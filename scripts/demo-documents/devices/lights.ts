import type { Device } from "../device.ts";
import { BOARD, EARTH, NEUTRAL, PHASE } from "../wiring/sources.ts";
import { CUT } from "./interfaces.ts";

const BULB: Device = {
  hazards: ["mains", "height"],
  tools: ["Un escabeau stable. Aucun outil", "A steady stepladder. No tool"],
  steps: [
    [
      "switchOff",
      ["Éteignez", "Switch off"],
      ["Coupez l’interrupteur et laissez refroidir l’ancienne ampoule.", "Switch off and let the old bulb cool down."],
    ],
    [
      "bulb",
      ["Vissez", "Screw it in"],
      [
        "Douille {Culot}. Pas dans un luminaire étanche et fermé\u202f: elle y chaufferait.",
        "{Culot} socket. Not in a sealed luminaire: it would overheat there.",
      ],
    ],
    [
      "light",
      ["Rallumez", "Switch on"],
      ["Laissez l’interrupteur en marche\u202f: elle reste ainsi joignable.", "Leave the switch on, so that it can always be reached."],
    ],
    ["add", ["Ajoutez-la", "Add it"], ["L’application la trouve et vous demande son nom.", "The app finds it and asks for its name."]],
  ],
  key: ["l’interrupteur", "the switch"],
  pairing: [
    "Une ampoule neuve attend l’application pendant quinze minutes après l’allumage.",
    "A new bulb waits for the app for fifteen minutes after it is switched on.",
  ],
  reset: [
    "Éteignez et rallumez six fois de suite, une seconde à chaque fois\u202f: elle clignote trois fois et redevient neuve.",
    "Switch it off and on six times in a row, one second each: it blinks three times and is as new.",
  ],
  signals: [
    [
      ["Trois clignotements", "Three blinks"],
      ["Remise à neuf faite, attend l’application", "Reset done, waiting for the app"],
    ],
    [
      ["Un fondu lent", "One slow fade"],
      ["Ajout réussi", "Added to the home"],
    ],
    [
      ["Ni lumière, ni réponse", "No light, no reply"],
      ["L’interrupteur mural est coupé", "The wall switch is off"],
    ],
  ],
  care: [
    "Essuyez-la froide, avec un chiffon sec. Pas de variateur mural devant elle.",
    "Wipe it cold, with a dry cloth. No wall dimmer in front of it.",
  ],
  standards: ["EN 62560", "EN 62031", "EN IEC 55015"],
};

export const LUMINAIRE: Device = {
  hazards: ["mains", "height"],
  tools: [
    "Vérificateur d’absence de tension, perceuse, tournevis plat de 3\u202fmm, escabeau",
    "Voltage tester, drill, 3 mm flat screwdriver, stepladder",
  ],
  steps: [CUT],
  key: ["l’interrupteur", "the switch"],
  pairing: [
    "Un luminaire neuf attend l’application pendant quinze minutes après l’allumage.",
    "A new luminaire waits for the app for fifteen minutes after it is switched on.",
  ],
  reset: [
    "Éteignez et rallumez six fois de suite, une seconde à chaque fois\u202f: il clignote trois fois et redevient neuf.",
    "Switch it off and on six times in a row, one second each: it blinks three times and is as new.",
  ],
  signals: BULB.signals,
  care: [
    "Courant coupé, luminaire froid\u202f: chiffon doux et sec. La source se remplace par notre service.",
    "Power off, luminaire cold: soft, dry cloth. The light source is replaced by our service.",
  ],
  wiring: { ladder: { source: BOARD, icon: "breaker", top: [PHASE], bottom: [NEUTRAL, EARTH], section: "1,5" } },
  standards: ["EN IEC 60598-1", "EN 60598-2-1", "EN IEC 55015", "EN IEC 61000-3-2"],
};

/** Lights, by reference. */
export const LIGHTS: Record<string, Device> = {
  "LUM-ECL-001": BULB,
  "LUM-ECL-010": BULB,
  "LUM-ECL-020": {
    ...LUMINAIRE,
    steps: [
      CUT,
      [
        "ceiling",
        ["Vissez le crochet", "Fix the hook"],
        [
          "Dans la structure du plafond\u202f: la suspension pèse {Masse}, le crochet en porte le quintuple.",
          "Into the structure of the ceiling: the pendant weighs {Masse}, the hook bears five times that.",
        ],
      ],
      [
        "wires",
        ["Raccordez", "Connect"],
        [
          "Phase, neutre et terre. La terre d’abord\u202f: la coupole est en métal.",
          "Live, neutral and earth. Earth first: the dome is metal.",
        ],
      ],
      [
        "hang",
        ["Réglez la hauteur", "Set the height"],
        [
          "De 40 à 180\u202fcm sous le plafond, sans outil\u202f; 60\u202fcm au-dessus d’une table.",
          "From 40 to 180 cm below the ceiling, without tools; 60 cm above a table.",
        ],
      ],
    ],
  },
  "LUM-ECL-040": {
    ...LUMINAIRE,
    steps: [
      CUT,
      [
        "drill",
        ["Percez le plafond", "Cut the ceiling"],
        [
          "À la scie cloche\u202f: {Perçage}. Gardez 5\u202fcm libres au-dessus, sans isolant posé dessus.",
          "With a hole saw: {Perçage}. Keep 5 cm free above, with no insulation on it.",
        ],
      ],
      [
        "wires",
        ["Raccordez", "Connect"],
        [
          "Phase et neutre dans le bornier automatique\u202f: {Bornes}. Double isolation, sans terre.",
          "Live and neutral into the push-in block: {Bornes}. Double insulated, no earth.",
        ],
      ],
      [
        "ceiling",
        ["Poussez-le en place", "Push it in"],
        [
          "Relevez les deux ressorts, poussez. Orientez le faisceau une fois le spot en place.",
          "Raise both springs and push. Aim the beam once the spot is in.",
        ],
      ],
    ],
    wiring: { ladder: { source: BOARD, icon: "breaker", top: [PHASE], bottom: [NEUTRAL], section: "1,5" } },
    standards: ["EN IEC 60598-1", "EN 60598-2-2", "EN IEC 55015", "EN IEC 61000-3-2"],
  },
};
