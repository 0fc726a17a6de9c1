import type { Device } from "../device.ts";
import { ADD, CELL } from "./sensors.ts";

const USB: Device = {
  hazards: ["low"],
  tools: ["Chargeur USB-C de 5\u202fV et 2\u202fA, chiffon", "5 V, 2 A USB-C charger, cloth"],
  steps: [
    [
      "charge",
      ["Branchez", "Plug in"],
      [
        "Câble USB-C fourni, chargeur de 5\u202fV. Le voyant respire en blanc.",
        "USB-C cable supplied, 5 V charger. The light breathes white.",
      ],
    ],
    ADD,
  ],
  key: ["la touche du dessous", "the key underneath"],
  care: ["Chiffon sec, prise débranchée. Ne bouchez jamais les grilles.", "Dry cloth, unplugged. Never block the grilles."],
  standards: ["EN IEC 62368-1"],
};

/** Sensors of presence and climate, by reference. */
export const CLIMATE_SENSORS: Record<string, Device> = {
  "LUM-CAP-020": {
    ...USB,
    steps: [
      ...USB.steps,
      [
        "screw",
        ["Fixez-le au mur", "Fix it to the wall"],
        [
          "À 1,5\u202fm du sol, face à la pièce. Il voit à {Portée}\u202f; pas de métal devant lui.",
          "1.5 m above the floor, facing the room. It sees {Portée}; no metal in front of it.",
        ],
      ],
      [
        "test",
        ["Dessinez les zones", "Draw the zones"],
        [
          "Dans l’application, tracez le bureau, le lit, le canapé\u202f: quatre zones au plus.",
          "In the app, draw the desk, the bed, the sofa: four zones at most.",
        ],
      ],
    ],
    standards: ["EN IEC 62368-1", "EN 305 550-2"],
  },
  "LUM-CAP-060": {
    ...USB,
    hazards: ["battery"],
    steps: [
      [
        "charge",
        ["Chargez", "Charge it"],
        ["Trois heures sur un chargeur USB-C\u202f: {Autonomie} ensuite.", "Three hours on a USB-C charger: {Autonomie} after that."],
      ],
      ADD,
      [
        "put",
        ["Posez-le, ou fixez-le", "Stand it, or fix it"],
        [
          "À 1,5\u202fm du sol, hors du soleil, loin d’un radiateur. Le support aimanté se visse ou se colle.",
          "1.5 m above the floor, out of the sun, away from radiators. The magnetic mount screws or sticks on.",
        ],
      ],
      [
        "test",
        ["Attendez vingt minutes", "Wait twenty minutes"],
        ["La mesure se stabilise\u202f: {Précision de température}.", "The reading settles: {Précision de température}."],
      ],
    ],
    key: ["la touche du dos", "the key on the back"],
  },
  "LUM-CAP-070": {
    ...USB,
    steps: [
      ...USB.steps,
      [
        "put",
        ["Choisissez sa hauteur", "Choose its height"],
        [
          "Entre 1 et 1,5\u202fm, à plus d’un mètre d’une fenêtre ou d’un lit. Rien devant les grilles.",
          "Between 1 and 1.5 m, more than a metre from a window or a bed. Nothing in front of the grilles.",
        ],
      ],
      [
        "test",
        ["Laissez-le s’étalonner", "Let it calibrate"],
        [
          "Aérez en grand dix minutes le premier jour\u202f: il prend l’air du dehors pour repère.",
          "Air the room for ten minutes on the first day: it takes outdoor air as its reference.",
        ],
      ],
    ],
  },
  "LUM-CAP-080": {
    ...CELL,
    hazards: ["battery", "height", "garden"],
    tools: ["Mât de 30 à 40\u202fmm, clé de 10, boussole, niveau", "Mast of 30 to 40 mm, 10 mm spanner, compass, spirit level"],
    steps: [
      [
        "power",
        ["Mettez-la en marche", "Switch it on"],
        [
          "Glissez l’interrupteur du dessous sur I. Laissez-la un jour au soleil.",
          "Slide the switch underneath to I. Leave it in the sun for a day.",
        ],
      ],
      [
        "add",
        ["Ajoutez-la", "Add it"],
        ["L’application la trouve par la centrale ou la passerelle Phare.", "The app finds it through the hub or the Phare gateway."],
      ],
      [
        "mast",
        ["Fixez-la au mât", "Fix it to the mast"],
        [
          "Dégagée de tous côtés, à 2\u202fm au-dessus du toit, d’aplomb\u202f: la pluie se mesure à plat.",
          "Clear on all sides, 2 m above the roof, upright: rain is measured level.",
        ],
      ],
      [
        "test",
        ["Tournez-la vers le nord", "Turn it to the north"],
        [
          "La flèche du corps regarde le nord. Faites tourner l’anémomètre\u202f: le vent s’affiche.",
          "The arrow on its body faces north. Spin the anemometer: the wind appears.",
        ],
      ],
    ],
    key: ["la touche du dessous", "the key underneath"],
    care: [
      "Ôtez feuilles et sable de l’entonnoir à chaque saison. Essuyez le panneau solaire.",
      "Clear leaves and sand from the funnel each season. Wipe the solar panel.",
    ],
  },
};
