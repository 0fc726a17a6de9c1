import type { Device, Step } from "../device.ts";
import { BOARD, EARTH, lampOf, NEUTRAL, PHASE } from "../wiring/sources.ts";

export const CUT: Step = [
  "breaker",
  ["Coupez le courant", "Switch off the power"],
  [
    "Abaissez le disjoncteur du circuit, puis vérifiez l’absence de tension aux fils.",
    "Turn off the circuit’s breaker, then check that the wires are dead.",
  ],
];

const WIRE: Step = [
  "wires",
  ["Raccordez", "Connect"],
  [
    "Suivez le schéma, borne par borne. Bornes\u202f: {Bornes}. Aucun cuivre ne dépasse.",
    "Follow the diagram, terminal by terminal. Terminals: {Bornes}. No copper shows.",
  ],
];

const PANEL: Device = {
  hazards: ["mains"],
  tools: ["Vérificateur d’absence de tension, tournevis plat de 3\u202fmm, niveau", "Voltage tester, 3 mm flat screwdriver, spirit level"],
  steps: [
    CUT,
    WIRE,
    [
      "embed",
      ["Vissez le support", "Fix the frame"],
      [
        "Rangez les fils au fond de la boîte, vissez le support à l’horizontale.",
        "Fold the wires to the back of the box and screw the frame on, level.",
      ],
    ],
    [
      "touch",
      ["Posez la façade", "Fit the front"],
      [
        "Présentez le haut, puis appuyez sur le bas jusqu’au déclic. Remettez le courant.",
        "Hook in the top, then press the bottom until it clicks. Switch the power back on.",
      ],
    ],
  ],
  key: ["le coin supérieur droit de la façade", "the top right corner of the front"],
  care: [
    "Essuyez la façade avec un chiffon doux à peine humide. Ni alcool, ni produit abrasif.",
    "Wipe the front with a soft, barely damp cloth. No alcohol, nothing abrasive.",
  ],
  wiring: { ladder: { source: BOARD, icon: "breaker", top: [PHASE], bottom: [NEUTRAL], section: "1,5" } },
  standards: ["EN IEC 62368-1", "EN 60669-2-5"],
};

/** Wall panels, switches and remote controls, by reference. */
export const INTERFACES: Record<string, Device> = {
  "LUM-INT-010": PANEL,
  "LUM-INT-020": PANEL,
  "LUM-INT-060": { ...PANEL, key: ["les deux touches du haut", "the two top keys"], standards: ["EN 60669-2-5", "EN 60669-2-1"] },
  "LUM-INT-030": {
    ...PANEL,
    steps: [
      CUT,
      [
        "wires",
        ["Raccordez", "Connect"],
        [
          "Deux fils suffisent\u202f: L et la lampe. Le neutre, s’il est là, améliore les faibles charges.",
          "Two wires are enough: L and the lamp. A neutral, where there is one, helps with small loads.",
        ],
      ],
      [
        "embed",
        ["Encastrez", "Push it in"],
        [
          "Boîte de {Profondeur de boîte} de profondeur. Vissez le mécanisme, enfoncez le bouton.",
          "Box {Profondeur de boîte} deep. Screw the mechanism in, push the knob on.",
        ],
      ],
      [
        "light",
        ["Réglez le minimum", "Set the minimum"],
        [
          "Tournez au plus bas, appuyez trois fois\u202f: la lampe ne clignote plus en bas de course.",
          "Turn right down and press three times: the lamp no longer flickers at the bottom.",
        ],
      ],
    ],
    key: ["le bouton", "the knob"],
    care: [
      "Le laiton s’entretient avec un chiffon sec. Un produit pour cuivres ravive son éclat.",
      "Dry cloth for the brass. A brass polish brings its shine back.",
    ],
    wiring: {
      ladder: {
        source: BOARD,
        icon: "breaker",
        top: [PHASE],
        bottom: [
          { ...NEUTRAL, purpose: ["Neutre, facultatif", "Neutral, optional"] },
          lampOf("1", ["Lampe variable, {Charge LED} en LED", "Dimmable lamp, {Charge LED} of LED"]),
        ],
        section: "1,5",
      },
    },
  },
  "LUM-INT-050": {
    ...PANEL,
    steps: [
      CUT,
      WIRE,
      [
        "embed",
        ["Encastrez", "Push it in"],
        [
          "Boîte de {Profondeur de boîte} de profondeur. Reliez d’abord la terre à la plaque de laiton.",
          "Box {Profondeur de boîte} deep. Connect the earth to the brass plate first.",
        ],
      ],
      [
        "touch",
        ["Clipsez les touches", "Clip the keys on"],
        [
          "Appuyez des deux côtés jusqu’au déclic. Remettez le courant\u202f: les touches commandent aussitôt.",
          "Press both sides until they click. Switch the power back on: the keys work at once.",
        ],
      ],
    ],
    key: ["la touche de gauche", "the left key"],
    care: [
      "Le laiton non verni fonce avec le temps. Un chiffon sec suffit\u202f; un produit pour cuivres lui rend son éclat.",
      "Unvarnished brass darkens over time. A dry cloth is enough; a brass polish brings the shine back.",
    ],
    wiring: {
      ladder: {
        source: BOARD,
        icon: "breaker",
        top: [PHASE],
        bottom: [
          NEUTRAL,
          lampOf("1", ["Lampe de la touche gauche, {Charge par voie}", "Lamp of the left key, {Charge par voie}"]),
          lampOf("2", ["Lampe de la touche droite, {Charge par voie}", "Lamp of the right key, {Charge par voie}"]),
          EARTH,
        ],
        section: "1,5",
      },
    },
    standards: ["EN 60669-1", "EN 60669-2-5"],
  },
  "LUM-INT-040": {
    hazards: ["cell", "button"],
    tools: ["Un chiffon sec pour le mur ou le meuble", "A dry cloth for the wall or the furniture"],
    steps: [
      [
        "pullTab",
        ["Tirez la languette", "Pull the tab"],
        [
          "La pile est en place ({Alimentation})\u202f: la languette la libère.",
          "The cell is in place ({Alimentation}): the tab frees it.",
        ],
      ],
      [
        "stick",
        ["Collez le socle", "Stick the base"],
        [
          "Dégraissez la surface, pressez le socle vingt secondes. L’aimant tient la télécommande.",
          "Clean the surface and press the base on for twenty seconds. Its magnet holds the remote.",
        ],
      ],
      ["add", ["Ajoutez-la", "Add it"], ["L’application la trouve et vous demande son nom.", "The app finds it and asks for its name."]],
      [
        "keys",
        ["Donnez une scène à chaque touche", "Give each key a scene"],
        ["La molette règle ce qui est allumé\u202f: rien à choisir pour elle.", "The wheel sets whatever is on: nothing to choose for it."],
      ],
    ],
    key: ["les deux touches du haut", "the two top keys"],
    care: [
      "Changez la pile dès l’alerte de l’application\u202f: dévissez le dos d’un quart de tour.",
      "Change the cell as soon as the app warns you: turn the back a quarter.",
    ],
    standards: ["EN IEC 62368-1"],
  },
};
