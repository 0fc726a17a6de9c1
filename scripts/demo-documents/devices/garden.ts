import type { Device } from "../device.ts";
import type { Text } from "../text.ts";
import { BOARD, MINUS, NEUTRAL, PHASE, PLUS, supplyOf } from "../wiring/sources.ts";
import type { Terminal } from "../wiring/wiring.ts";
import { CUT } from "./interfaces.ts";

const VALVES: Terminal[] = [
  {
    name: "C",
    rail: "C",
    purpose: ["Commun des électrovannes, {Tension de sortie} alternatif", "Common of the valves, {Tension de sortie} AC"],
  },
  {
    name: "1",
    rail: "C",
    via: "valve",
    purpose: ["Électrovannes des zones 1 à 6, une par borne", "Valves of zones 1 to 6, one on each terminal"],
  },
  ...["2", "3", "4", "5", "6"].map((name): Terminal => ({ name, rail: "C", via: "valve" })),
];

const STEP: Text = ["Entrée «\u202fpas à pas\u202f»", "“Step” input"];
const FOOT: Text = ["Entrée «\u202fpiéton\u202f»", "“Pedestrian” input"];

const GATE_TERMINALS: Terminal[] = [
  MINUS,
  {
    name: "C1",
    bridge: STEP,
    purpose: ["Sortie sèche 1, avec NO1, vers la motorisation", "Dry output 1, with NO1, to the gate’s own drive"],
  },
  { name: "NO1", bridge: STEP },
  {
    name: "C2",
    bridge: FOOT,
    purpose: ["Sortie sèche 2, avec NO2, vers la motorisation", "Dry output 2, with NO2, to the gate’s own drive"],
  },
  { name: "NO2", bridge: FOOT },
];

/** Watering and gate, by reference. */
export const GARDEN: Record<string, Device> = {
  "LUM-AUT-030": {
    hazards: ["mains", "garden"],
    tools: [
      "Vérificateur d’absence de tension, perceuse, quatre vis inox, presse-étoupes",
      "Voltage tester, drill, four stainless screws, cable glands",
    ],
    steps: [
      CUT,
      [
        "screw",
        ["Fixez le coffret", "Fix the case"],
        ["À hauteur des yeux, sous abri, entrées de câble vers le bas.", "At eye level, sheltered, cable entries downwards."],
      ],
      [
        "valves",
        ["Raccordez les vannes", "Connect the valves"],
        [
          "Un fil commun en C, un fil par zone. {Tension de sortie}, une vanne à la fois.",
          "One common wire to C, one wire for each zone. {Tension de sortie}, one valve at a time.",
        ],
      ],
      [
        "test",
        ["Essayez chaque zone", "Test each zone"],
        [
          "Remettez le courant, tournez le bouton sur la zone, appuyez\u202f: une minute d’eau.",
          "Switch the power on, turn the knob to the zone, press: one minute of water.",
        ],
      ],
    ],
    key: ["le bouton de façade", "the knob on the front"],
    care: [
      "Avant le gel, coupez l’eau, purgez les tuyaux, choisissez «\u202fHiver\u202f». Nettoyez les filtres au printemps.",
      "Before frost, shut the water off, drain the pipes, choose “Winter”. Clean the filters in spring.",
    ],
    wiring: { ladder: { source: BOARD, icon: "breaker", top: [PHASE], bottom: [NEUTRAL, ...VALVES], section: "1,5" } },
    standards: ["EN 60730-1", "EN 60730-2-7"],
  },
  "LUM-AUT-040": {
    hazards: ["low", "garden"],
    tools: [
      "Tournevis plat de 3\u202fmm, notice de votre motorisation, multimètre",
      "3 mm flat screwdriver, the manual of your gate drive, multimeter",
    ],
    steps: [
      [
        "breaker",
        ["Coupez la motorisation", "Switch the gate off"],
        [
          "Au disjoncteur, batterie de secours comprise. Débrayez le portail.",
          "At its breaker, backup battery included. Release the gate.",
        ],
      ],
      [
        "wires",
        ["Raccordez", "Connect"],
        [
          "12–24\u202fV sur + et −\u202f; la sortie 1 sur l’entrée «\u202fpas à pas\u202f», la 2 sur «\u202fpiéton\u202f».",
          "12–24 V on + and −; output 1 to the “step” input, output 2 to “pedestrian”.",
        ],
      ],
      [
        "magnet",
        ["Posez les deux contacts", "Fit both contacts"],
        [
          "L’un pour «\u202fouvert\u202f», l’autre pour «\u202ffermé\u202f»\u202f: l’état se mesure, il ne se suppose pas.",
          "One for “open”, one for “closed”: the state is measured, not assumed.",
        ],
      ],
      [
        "gate",
        ["Essayez à vue", "Test in sight"],
        [
          "Devant le portail, cellules et barres palpeuses actives. L’ancienne télécommande reste valable.",
          "In front of the gate, photocells and safety edges active. The old remote still works.",
        ],
      ],
    ],
    key: ["la touche de la carte", "the key on the board"],
    care: [
      "Essayez les cellules chaque mois. Vérifiez les presse-étoupes avant l’hiver.",
      "Test the photocells every month. Check the cable glands before winter.",
    ],
    wiring: {
      ladder: {
        source: supplyOf("12–24", ["0,5\u202fA", "0.5 A"]),
        icon: "power",
        top: [
          PLUS,
          { name: "I1", rail: "+", via: "contact", purpose: ["Contact «\u202fportail ouvert\u202f»", "“Gate open” contact"] },
          { name: "I2", rail: "+", via: "contact", purpose: ["Contact «\u202fportail fermé\u202f»", "“Gate closed” contact"] },
        ],
        bottom: GATE_TERMINALS,
        section: "0,5",
      },
    },
    standards: ["EN IEC 62368-1", "EN 60335-2-103"],
  },
};
