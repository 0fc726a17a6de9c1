import type { Device } from "../device.ts";
import { BOARD, EARTH, NEUTRAL, PHASE, switchOf } from "../wiring/sources.ts";
import { CUT } from "./interfaces.ts";

/** Blinds, curtains and heating, by reference. */
export const BLINDS: Record<string, Device> = {
  "LUM-AUT-010": {
    hazards: ["mains", "height"],
    tools: [
      "Vérificateur d’absence de tension, clé Allen de 4\u202fmm, mètre, escabeau",
      "Voltage tester, 4 mm hex key, tape measure, stepladder",
    ],
    steps: [
      CUT,
      [
        "tube",
        ["Glissez le moteur dans le tube", "Slide the motor into the tube"],
        [
          "Tube de {Diamètre du tube}. La roue entraîne, la couronne tourne librement sur la tête.",
          "Tube of {Diamètre du tube}. The wheel drives; the crown turns freely on the head.",
        ],
      ],
      [
        "wires",
        ["Raccordez", "Connect"],
        [
          "Phase, neutre et terre. Les entrées ↑ et ↓ reçoivent un inverseur à impulsion, si vous en avez un.",
          "Live, neutral and earth. Inputs ↑ and ↓ take a momentary up-and-down switch, if you have one.",
        ],
      ],
      [
        "limits",
        ["Réglez les fins de course", "Set the limits"],
        [
          "En bas, maintenez la touche cinq secondes\u202f; en haut, de même. Un à-coup confirme.",
          "At the bottom, hold the key for five seconds; the same at the top. A jolt confirms.",
        ],
      ],
    ],
    key: ["la touche de la tête du moteur", "the key on the motor’s head"],
    care: [
      "Dépoussiérez les coulisses, sans graisse. Après quatre minutes de marche, le moteur se repose\u202f: attendez dix minutes.",
      "Dust the guides, no grease. After four minutes of running the motor rests: wait ten minutes.",
    ],
    wiring: {
      ladder: {
        source: BOARD,
        icon: "breaker",
        top: [
          PHASE,
          switchOf("↑", ["Commande filaire, montée, facultative", "Wired control, up, optional"]),
          switchOf("↓", ["Commande filaire, descente, facultative", "Wired control, down, optional"]),
        ],
        bottom: [NEUTRAL, EARTH],
        section: "1,5",
      },
    },
    standards: ["EN 60335-1", "EN 60335-2-97", "EN 14202"],
  },
  "LUM-AUT-020": {
    hazards: ["cell"],
    tools: ["Aucun outil, ou une pince pour l’ancienne bague. {Alimentation}", "No tool, or pliers for the old ring. {Alimentation}"],
    steps: [
      [
        "power",
        ["Mettez les piles", "Insert the cells"],
        [
          "{Alimentation}. L’écran affiche «\u202fPose\u202f» et le poussoir recule.",
          "{Alimentation}. The display shows “Fit” and the pin draws back.",
        ],
      ],
      [
        "radiator",
        ["Vissez à la place de l’ancienne tête", "Screw it on instead of the old head"],
        ["Raccord {Raccord}, à la main. Rien à vidanger.", "{Raccord} thread, by hand. Nothing to drain."],
      ],
      [
        "hold",
        ["Lancez l’étalonnage", "Start the calibration"],
        [
          "Appuyez sur la molette\u202f: en une minute, la tête trouve la course de la vanne.",
          "Press the wheel: within a minute the head finds the valve’s travel.",
        ],
      ],
      [
        "add",
        ["Ajoutez-la", "Add it"],
        [
          "L’application la trouve. Donnez-lui sa pièce, et le contact de sa fenêtre si vous en avez un.",
          "The app finds it. Give it its room, and its window’s contact if you have one.",
        ],
      ],
    ],
    key: ["la molette", "the wheel"],
    care: [
      "En été, la tête ouvre la vanne une fois par semaine\u202f: elle ne grippe pas. Changez les deux piles ensemble.",
      "In summer the head opens the valve once a week, so that it does not seize. Change both cells together.",
    ],
    standards: ["EN 60730-1", "EN IEC 60730-2-9", "EN 215"],
  },
  "LUM-AUT-050": {
    hazards: ["mains", "height"],
    tools: ["Perceuse, vis et chevilles, tournevis cruciforme, escabeau", "Drill, screws and plugs, cross-head screwdriver, stepladder"],
    steps: [
      [
        "screw",
        ["Fixez la tringle", "Fix the track"],
        [
          "Tous les 60\u202fcm. Elle porte {Charge maximale} sur {Longueur de tringle} au plus.",
          "Every 60 cm. It bears {Charge maximale} over {Longueur de tringle} at most.",
        ],
      ],
      [
        "curtain",
        ["Accrochez le moteur", "Hook the motor on"],
        [
          "À un bout, la courroie sur la roue. Un quart de tour verrouille le boîtier.",
          "At one end, the belt on the wheel. A quarter turn locks the case.",
        ],
      ],
      [
        "socket",
        ["Branchez", "Plug in"],
        ["Une prise près de la tringle, cordon hors de portée des enfants.", "A socket near the track, the cord out of children’s reach."],
      ],
      [
        "limits",
        ["Laissez-le apprendre", "Let it learn"],
        [
          "Tirez le rideau d’un geste\u202f: il va d’un bout à l’autre et retient ses deux fins de course.",
          "Pull the curtain once: it runs from end to end and remembers both limits.",
        ],
      ],
    ],
    key: ["la touche du boîtier", "the key on the case"],
    care: [
      "Dépoussiérez la tringle une fois par an. En cas de coupure, tirez le rideau à la main.",
      "Dust the track once a year. In a power cut, draw the curtain by hand.",
    ],
    standards: ["EN 60335-1", "EN 60335-2-97"],
  },
};
