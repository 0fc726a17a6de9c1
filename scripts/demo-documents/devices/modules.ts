import type { Device } from "../device.ts";
import type { Text } from "../text.ts";
import { BOARD, lampOf, NEUTRAL, PHASE, switchOf } from "../wiring/sources.ts";
import type { Terminal } from "../wiring/wiring.ts";
import { CUT } from "./interfaces.ts";

const BLIND: Text = ["Store", "Blind"];

const BUS_TERMINALS: Terminal[] = [
  { name: "+", rail: "B+", purpose: ["Bus KNX, {Tension}, plus rouge et moins noir", "KNX bus, {Tension}, plus red and minus black"] },
  { name: "−", rail: "B−" },
];

/** Modules behind switches and in the board, by reference. */
export const MODULES: Record<string, Device> = {
  "LUM-CTL-020": {
    hazards: ["mains", "bus"],
    tools: [
      "Vérificateur d’absence de tension, tournevis plat de 4\u202fmm, logiciel ETS",
      "Voltage tester, 4 mm flat screwdriver, ETS software",
    ],
    steps: [
      CUT,
      [
        "rail",
        ["Clipsez", "Clip on"],
        [
          "Sur un rail DIN de 35\u202fmm, le bus en haut. Gardez un module libre de part et d’autre.",
          "On a 35 mm DIN rail, bus at the top. Keep one module free on each side.",
        ],
      ],
      [
        "wires",
        ["Raccordez", "Connect"],
        [
          "Le bus et la puissance dans deux goulottes. Bornes\u202f: {Bornes}.",
          "Bus and power in two separate ducts. Terminals: {Bornes}.",
        ],
      ],
      [
        "test",
        ["Mettez en service", "Commission"],
        [
          "Remettez le courant, puis essayez chaque sortie avec sa touche de façade.",
          "Switch the power on, then try each output with its key on the front.",
        ],
      ],
    ],
    key: ["la touche de programmation", "the programming key"],
    pairing: [
      "Appuyez sur la touche de programmation\u202f: le voyant rouge s’allume. Donnez l’adresse dans ETS, puis importez le projet dans l’application.",
      "Press the programming key: the red light comes on. Give it its address in ETS, then import the project into the app.",
    ],
    signals: [
      [
        ["Vert, fixe", "Green, steady"],
        ["Le bus est présent", "The bus is present"],
      ],
      [
        ["Rouge, fixe", "Red, steady"],
        ["Attend son adresse", "Waiting for its address"],
      ],
      [
        ["Éteint", "Off"],
        ["Bus absent ou inversé", "Bus absent or reversed"],
      ],
    ],
    care: [
      "Resserrez les bornes un an après la pose, courant coupé. Rien d’autre à prévoir.",
      "Tighten the terminals one year after fitting, power off. Nothing else is needed.",
    ],
    wiring: {
      ladder: {
        icon: "breaker",
        source: [...BOARD, ["Bus KNX 29\u202fV", "KNX bus 29 V"]],
        top: [
          ...BUS_TERMINALS,
          { ...PHASE, purpose: ["Phase des sorties, {Intensité maximale} chacune", "Live of the outputs, {Intensité maximale} each"] },
        ],
        bottom: [
          NEUTRAL,
          lampOf("1", ["Éclairage, {Charge LED} en LED", "Lighting, {Charge LED} of LED"]),
          lampOf("2 … 8", ["Éclairage, comme la sortie 1", "Lighting, as output 1"]),
          {
            name: "↑",
            rail: "N",
            bridge: BLIND,
            purpose: ["Store, montée sur ↑ et descente sur ↓, 6\u202fA", "Blind, up on ↑, down on ↓, 6 A"],
          },
          { name: "↓", rail: "N", bridge: BLIND },
        ],
        section: "1,5",
      },
    },
    standards: ["EN IEC 63044-3", "EN IEC 63044-5-1", "EN IEC 63044-5-2"],
  },
  "LUM-CTL-030": {
    hazards: ["mains"],
    tools: [
      "Vérificateur d’absence de tension, tournevis plat de 3\u202fmm, pince à dénuder",
      "Voltage tester, 3 mm flat screwdriver, wire stripper",
    ],
    steps: [
      CUT,
      [
        "wires",
        ["Raccordez", "Connect"],
        [
          "L et N d’abord, puis les lampes en O1 et O2, l’interrupteur en S1 et S2.",
          "L and N first, then the lamps to O1 and O2, the switch to S1 and S2.",
        ],
      ],
      [
        "embed",
        ["Glissez-le dans la boîte", "Slide it into the box"],
        [
          "Boîte de {Profondeur de boîte} de profondeur. L’antenne reste droite, loin du métal.",
          "Box {Profondeur de boîte} deep. The aerial stays straight, away from metal.",
        ],
      ],
      [
        "test",
        ["Essayez", "Test it"],
        [
          "Remettez le courant\u202f: chaque touche commande sa lampe avant même l’application.",
          "Switch the power on: each key works its lamp, even before the app.",
        ],
      ],
    ],
    key: ["la touche du module", "the key on the module"],
    pairing: [
      "Actionnez l’interrupteur cinq fois de suite, ou maintenez la touche du module trois secondes\u202f: la lampe clignote.",
      "Press the wall switch five times in a row, or hold the module’s key for three seconds: the lamp blinks.",
    ],
    care: [
      "Aucun entretien. Si la lampe clignote au repos, ajoutez une charge de 3\u202fW.",
      "No upkeep. If the lamp flickers when off, add a load of 3 W.",
    ],
    wiring: {
      ladder: {
        source: BOARD,
        icon: "breaker",
        top: [
          PHASE,
          switchOf("S1", ["Interrupteur de la voie 1", "Wall switch of channel 1"]),
          switchOf("S2", ["Interrupteur de la voie 2", "Wall switch of channel 2"]),
        ],
        bottom: [
          NEUTRAL,
          lampOf("O1", ["Lampe de la voie 1, {Charge LED} en LED", "Lamp of channel 1, {Charge LED} of LED"]),
          lampOf("O2", ["Lampe de la voie 2, {Charge LED} en LED", "Lamp of channel 2, {Charge LED} of LED"]),
        ],
        section: "1,5",
      },
    },
    standards: ["EN 60669-2-5", "EN 60669-2-1"],
  },
};
