import type { Device, Step } from "../device.ts";

const PULL: Step = [
  "pullTab",
  ["Tirez la languette", "Pull the tab"],
  ["La pile est en place\u202f: le voyant s’allume deux secondes.", "The cell is in place: the light comes on for two seconds."],
];

export const ADD: Step = [
  "add",
  ["Ajoutez-le", "Add it"],
  ["L’application le trouve et vous demande son nom.", "The app finds it and asks for its name."],
];

export const CELL: Device = {
  hazards: ["cell", "button"],
  tools: [
    "Alcool ménager et chiffon, ou deux vis de 3\u202fmm avec leurs chevilles",
    "Household alcohol and a cloth, or two 3 mm screws and plugs",
  ],
  steps: [PULL, ADD],
  key: ["la touche placée sous le capot", "the key under the cover"],
  care: [
    "Dépoussiérez deux fois par an. Changez la pile dès l’alerte de l’application\u202f: {Autonomie} en usage courant.",
    "Dust it twice a year. Change the cell as soon as the app warns you: {Autonomie} in normal use.",
  ],
  standards: ["EN IEC 62368-1"],
};

/** Sensors of movement, openings and alerts, by reference. */
export const SENSORS: Record<string, Device> = {
  "LUM-CAP-010": {
    ...CELL,
    steps: [
      PULL,
      ADD,
      [
        "screw",
        ["Fixez-le dans un angle", "Fix it in a corner"],
        [
          "À 2,2\u202fm du sol, dos à la fenêtre, loin d’un radiateur. Il voit à {Portée}, sur {Angle de détection}.",
          "2.2 m above the floor, its back to the window, away from radiators. It sees {Portée}, over {Angle de détection}.",
        ],
      ],
      [
        "test",
        ["Essayez", "Test it"],
        [
          "Traversez la pièce\u202f: le voyant s’allume à chaque passage pendant trois minutes.",
          "Cross the room: the light comes on each time for three minutes.",
        ],
      ],
    ],
    standards: ["EN IEC 62368-1", "EN 50131-2-2"],
  },
  "LUM-CAP-030": {
    ...CELL,
    steps: [
      PULL,
      [
        "stick",
        ["Collez le capteur", "Stick the sensor"],
        ["Sur le dormant, côté opposé aux gonds, surface propre et sèche.", "On the frame, opposite the hinges, on a clean, dry surface."],
      ],
      [
        "magnet",
        ["Collez l’aimant", "Stick the magnet"],
        [
          "Sur le battant, en face du trait\u202f: à {Écart maximal de l’aimant} au plus quand tout est fermé.",
          "On the leaf, facing the mark: {Écart maximal de l’aimant} away at most when closed.",
        ],
      ],
      ADD,
    ],
    standards: ["EN IEC 62368-1", "EN 50131-2-6"],
  },
  "LUM-CAP-040": {
    ...CELL,
    tools: ["Un chiffon sec. Aucun outil", "A dry cloth. No tool"],
    steps: [
      PULL,
      ADD,
      [
        "put",
        ["Posez-le au sol", "Put it on the floor"],
        [
          "Contacts vers le bas, au point le plus bas, à plat\u202f: {Seuil de détection} d’eau suffit.",
          "Contacts downwards, at the lowest point, flat: {Seuil de détection} of water is enough.",
        ],
      ],
      [
        "test",
        ["Essayez", "Test it"],
        [
          "Touchez deux contacts d’un doigt mouillé\u202f: il sonne et l’alerte arrive.",
          "Touch two contacts with a wet finger: it sounds and the alert arrives.",
        ],
      ],
    ],
    care: [
      "Essayez-le deux fois par an d’un doigt mouillé. Essuyez les contacts après une fuite.",
      "Test it twice a year with a wet finger. Wipe the contacts after a leak.",
    ],
  },
  "LUM-CAP-050": {
    ...CELL,
    hazards: ["sealed", "height"],
    tools: [
      "Deux vis de 4\u202fmm et chevilles pour le plafond, perceuse, escabeau stable",
      "Two 4 mm screws and plugs for the ceiling, drill, steady stepladder",
    ],
    steps: [
      [
        "ceiling",
        ["Vissez le socle au plafond", "Screw the base to the ceiling"],
        [
          "Au milieu de la pièce, à 30\u202fcm au moins des murs et des lampes. {Surface couverte} par détecteur.",
          "In the middle of the room, 30 cm at least from walls and lamps. {Surface couverte} per detector.",
        ],
      ],
      [
        "power",
        ["Tournez-le sur le socle", "Turn it onto the base"],
        [
          "Un quart de tour met la pile scellée en service, pour la vie du détecteur.",
          "A quarter turn starts the sealed cell, for the detector’s whole life.",
        ],
      ],
      ADD,
      [
        "hold",
        ["Essayez l’alarme", "Test the alarm"],
        [
          "Maintenez la touche cinq secondes\u202f: tous les détecteurs sonnent, puis se taisent.",
          "Hold the key for five seconds: all detectors sound, then fall silent.",
        ],
      ],
    ],
    key: ["la touche centrale et le bord ensemble", "the middle key and the rim together"],
    signals: [
      [
        ["Éclat rouge chaque minute", "Red flash each minute"],
        ["Il veille", "It is watching"],
      ],
      [
        ["Rouge rapide et sirène", "Fast red and siren"],
        ["Fumée\u202f: sortez, appelez le 18 ou le 112", "Smoke: leave, call 112"],
      ],
      [
        ["Bip chaque minute", "Beep each minute"],
        ["Pile en fin de vie\u202f: remplacez le détecteur", "Cell at its end: replace the detector"],
      ],
    ],
    care: [
      "Essayez l’alarme chaque mois. Aspirez les fentes deux fois par an. Ne le peignez jamais. Remplacez-le dix ans après la pose.",
      "Test the alarm every month. Vacuum the slots twice a year. Never paint it. Replace it ten years after fitting.",
    ],
    standards: ["EN 14604:2005 + AC:2008"],
  },
};
