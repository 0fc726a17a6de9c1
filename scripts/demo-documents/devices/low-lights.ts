import type { Device, Step } from "../device.ts";
import { MINUS, PLUS, supplyOf } from "../wiring/sources.ts";
import { LUMINAIRE } from "./lights.ts";

const LOW: Step = [
  "breaker",
  ["Coupez le courant", "Switch off the power"],
  [
    "Celui du transformateur. Il reste au sec, accessible, à l’abri d’un matériau inflammable.",
    "That of the power supply. It stays dry, within reach, clear of anything flammable.",
  ],
];

const LOW_LIGHT: Device = {
  ...LUMINAIRE,
  hazards: ["low"],
  tools: [
    "Alimentation 24\u202fV très basse tension de sécurité, tournevis plat de 3\u202fmm",
    "24 V SELV power supply, 3 mm flat screwdriver",
  ],
  wiring: { ladder: { source: supplyOf("24", ["60\u202fW", "60 W"]), icon: "power", top: [PLUS], bottom: [MINUS], section: "0,75" } },
  standards: ["EN IEC 60598-1", "EN IEC 55015"],
};

/** Lights of extra-low voltage, by reference. */
export const LOW_LIGHTS: Record<string, Device> = {
  "LUM-ECL-030": {
    ...LOW_LIGHT,
    steps: [
      LOW,
      [
        "cut",
        ["Coupez à longueur", "Cut to length"],
        [
          "Sur un trait, tous les {Pas de coupe}. Refermez l’extrémité avec le bouchon et la colle fournis.",
          "On a mark, every {Pas de coupe}. Seal the end with the cap and the glue supplied.",
        ],
      ],
      [
        "stick",
        ["Collez", "Stick it on"],
        [
          "Surface dégraissée, profilé en aluminium de préférence. Rayon de 8\u202fcm au moins.",
          "On a clean surface, best in an aluminium profile. Radius of 8 cm at least.",
        ],
      ],
      [
        "wires",
        ["Raccordez", "Connect"],
        [
          "Rouge au plus, noir au moins. Deux rubans au plus par alimentation\u202f: 10\u202fm.",
          "Red to plus, black to minus. Two strips at most on one supply: 10 m.",
        ],
      ],
    ],
    care: [
      "Chiffon humide, courant coupé. Ne le recouvrez pas et ne l’allumez pas enroulé.",
      "Damp cloth, power off. Do not cover it, and never light it on its reel.",
    ],
    standards: ["EN IEC 60598-1", "EN IEC 62031", "EN IEC 55015"],
  },
  "LUM-ECL-050": {
    ...LOW_LIGHT,
    hazards: ["low", "garden"],
    tools: [
      "Alimentation 24\u202fV TBTS étanche, clé de 13, perceuse à béton, gaine",
      "Sealed 24 V SELV supply, 13 mm spanner, masonry drill, conduit",
    ],
    steps: [
      LOW,
      [
        "ground",
        ["Scellez le pied", "Fix the foot"],
        [
          "Sur dalle ou plot en béton, trois vis inox. Le câble arrive dans une gaine, à 60\u202fcm de profondeur.",
          "On a slab or concrete block, three stainless screws. The cable comes in a conduit, 60 cm deep.",
        ],
      ],
      [
        "wires",
        ["Raccordez", "Connect"],
        [
          "Plus et moins dans le bornier étanche\u202f: {Bornes}. Serrez le presse-étoupe à la main.",
          "Plus and minus into the sealed block: {Bornes}. Hand-tighten the gland.",
        ],
      ],
      [
        "light",
        ["Posez la tête", "Fit the head"],
        ["Un quart de tour. La lumière regarde le sol, côté allée.", "A quarter turn. The light faces the ground, towards the path."],
      ],
    ],
    care: [
      "Eau claire et chiffon doux à chaque saison. Pas de jet sous pression.",
      "Clear water and a soft cloth each season. No pressure washer.",
    ],
    standards: ["EN IEC 60598-1", "EN 60598-2-1", "EN IEC 55015"],
  },
  "LUM-ECL-060": {
    ...LOW_LIGHT,
    hazards: ["low", "battery"],
    tools: ["Chargeur USB-C de 5\u202fV et 2\u202fA. Aucun outil", "5 V, 2 A USB-C charger. No tool"],
    steps: [
      [
        "charge",
        ["Chargez", "Charge it"],
        [
          "Posez-la sur sa soucoupe\u202f: {Recharge} pour une charge complète, {Autonomie} ensuite.",
          "Stand it on its saucer: {Recharge} for a full charge, {Autonomie} after that.",
        ],
      ],
      ["add", ["Ajoutez-la", "Add it"], ["L’application la trouve et vous demande son nom.", "The app finds it and asks for its name."]],
      [
        "put",
        ["Posez-la où vous voulez", "Put it where you like"],
        ["À plat, loin d’une flamme. Sous un toit en cas d’orage.", "Flat, away from flames. Under a roof in a storm."],
      ],
      [
        "touch",
        ["Glissez un doigt", "Slide a finger"],
        [
          "Sur le dessus\u202f: la lumière monte et descend, sans application.",
          "Across the top: the light rises and falls, without the app.",
        ],
      ],
    ],
    key: ["le dessus de la lampe", "the top of the lamp"],
    pairing: undefined,
    reset: undefined,
    signals: undefined,
    care: [
      "Chiffon doux et sec. Rechargez-la tous les trois mois si elle ne sert pas.",
      "Soft, dry cloth. Recharge it every three months if it is not in use.",
    ],
    wiring: undefined,
    standards: ["EN IEC 60598-1", "EN 60598-2-4", "EN 62133-2"],
  },
};
