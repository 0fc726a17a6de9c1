import type { Device, Step } from "../device.ts";
import type { Ladder } from "../wiring/wiring.ts";
import { CAT6, MINUS, PLUS, POE_SWITCH, supplyOf } from "../wiring/sources.ts";

const TWELVE = supplyOf("12", ["1\u202fA", "1 A"]);

const ADD: Step = [
  "add",
  ["Ajoutez-la", "Add it"],
  ["Visez le code placé au dos\u202f: l’application la trouve.", "Scan the code on the back: the app finds it."],
];

const OUTDOOR: Device = {
  hazards: ["low", "height", "garden"],
  tools: ["Câble Cat 6 extérieur, perceuse, vis inox de 5\u202fmm, mastic", "Outdoor Cat 6 cable, drill, 5 mm stainless screws, sealant"],
  steps: [],
  key: ["la touche sous le bouchon", "the key under the plug"],
  care: [
    "Essuyez la vitre à l’eau claire. Vérifiez le joint et les vis une fois par an.",
    "Wipe the glass with clear water. Check the seal and the screws once a year.",
  ],
  standards: ["EN IEC 62368-1", "EN IEC 62368-3", "EN 18031-1"],
};

export const SUPPLIED: Ladder = { source: TWELVE, icon: "power", top: [PLUS], bottom: [MINUS], section: "0,75" };

/** Cameras, by reference. */
export const CAMERAS: Record<string, Device> = {
  "LUM-SEC-010": {
    hazards: ["low"],
    tools: [
      "Chargeur USB-C de 5\u202fV et 2\u202fA, carte microSD si vous gardez les images dans la caméra",
      "5 V, 2 A USB-C charger, microSD card if you keep pictures in the camera",
    ],
    steps: [
      [
        "charge",
        ["Branchez", "Plug in"],
        [
          "Câble USB-C fourni. La tête fait un tour, puis s’arrête face à vous.",
          "USB-C cable supplied. The head turns once, then stops facing you.",
        ],
      ],
      ADD,
      [
        "put",
        ["Placez-la", "Place it"],
        [
          "À 1,5\u202fm du sol, dos à la fenêtre. Elle voit {Champ de vision}.",
          "1.5 m above the floor, its back to the window. It sees {Champ de vision}.",
        ],
      ],
      [
        "camera",
        ["Réglez ses heures", "Set its hours"],
        [
          "En mode «\u202fPrésence\u202f», elle se tourne vers le mur et coupe son micro.",
          "In “Home” mode it turns to the wall and cuts its microphone.",
        ],
      ],
    ],
    key: ["la touche du pied", "the key on the foot"],
    care: [
      "Chiffon pour lunettes sur l’objectif. Prévenez les personnes que vous recevez.",
      "Lens cloth on the lens. Let your visitors know that it is there.",
    ],
    standards: ["EN IEC 62368-1", "EN 18031-1"],
  },
  "LUM-SEC-020": {
    ...OUTDOOR,
    steps: [
      [
        "screw",
        ["Vissez le socle", "Screw the base on"],
        [
          "À 3\u202fm du sol, sous l’avant-toit. Le câble forme une boucle vers le bas\u202f: l’eau s’y égoutte.",
          "3 m above the ground, under the eaves. Loop the cable downwards so that water drips off.",
        ],
      ],
      [
        "network",
        ["Raccordez", "Connect"],
        [
          "Un câble réseau PoE suffit\u202f; sinon 12\u202fV et le Wi-Fi. Serrez le manchon étanche.",
          "One PoE network cable is enough; else 12 V and Wi-Fi. Tighten the sealing sleeve.",
        ],
      ],
      ADD,
      [
        "camera",
        ["Tracez les zones", "Draw the zones"],
        [
          "Masquez la rue et le voisin dans l’image elle-même. Essayez de nuit\u202f: elle voit à {Vision nocturne}.",
          "Mask the street and your neighbour in the picture itself. Try it at night: it sees {Vision nocturne}.",
        ],
      ],
    ],
    wiring: {
      ladder: SUPPLIED,
      chain: { from: POE_SWITCH, cable: CAT6, port: ["RJ45\u202f: données et 48\u202fV", "RJ45: data and 48 V"] },
    },
  },
  "LUM-SEC-030": {
    ...OUTDOOR,
    steps: [
      [
        "screw",
        ["Vissez la platine", "Screw the plate on"],
        [
          "Le bouton à 1,3\u202fm du sol, l’objectif hors du soleil direct.",
          "The button 1.3 m above the ground, the lens out of direct sun.",
        ],
      ],
      [
        "network",
        ["Raccordez", "Connect"],
        [
          "Câble PoE, ou 12 à 24\u202fV et le Wi-Fi. La gâche se commande par la centrale, pas d’ici.",
          "PoE cable, or 12 to 24 V and Wi-Fi. The door strike is worked by the hub, not from here.",
        ],
      ],
      [
        "embed",
        ["Posez la façade", "Fit the front"],
        ["Accrochez le haut, serrez la vis antivol du bas.", "Hook in the top, tighten the security screw below."],
      ],
      ADD,
    ],
    wiring: {
      ladder: { ...SUPPLIED, source: supplyOf("12–24", ["1\u202fA", "1 A"]) },
      chain: { from: POE_SWITCH, cable: CAT6, port: ["RJ45\u202f: données et 48\u202fV", "RJ45: data and 48 V"] },
    },
  },
};
