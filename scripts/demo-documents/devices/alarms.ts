import type { Device } from "../device.ts";
import { SUPPLIED } from "./cameras.ts";

/** Locks and alarms, by reference. */
export const ALARMS: Record<string, Device> = {
  "LUM-SEC-040": {
    hazards: ["cell"],
    tools: [
      "Tournevis cruciforme n° 2, mètre. Porte de {Épaisseur de porte}",
      "No. 2 cross-head screwdriver, tape measure. Door of {Épaisseur de porte}",
    ],
    steps: [
      [
        "lock",
        ["Ôtez l’ancienne poignée", "Remove the old handle"],
        ["Gardez le cylindre et sa clé\u202f: ils ne changent pas.", "Keep the cylinder and its key: they stay."],
      ],
      [
        "embed",
        ["Assemblez les deux faces", "Join the two halves"],
        [
          "Le carré passe dans la serrure. Serrez sans forcer\u202f: la porte doit rester libre.",
          "The spindle goes through the lock. Tighten gently: the door must move freely.",
        ],
      ],
      [
        "power",
        ["Mettez les piles", "Insert the cells"],
        [
          "{Alimentation}, neuves et alcalines. La serrure cherche ses deux butées.",
          "{Alimentation}, new and alkaline. The lock finds its two ends.",
        ],
      ],
      [
        "keys",
        ["Créez le premier code", "Create the first code"],
        [
          "Porte ouverte, essayez code, empreinte et clé avant de refermer.",
          "With the door open, try code, fingerprint and key before closing.",
        ],
      ],
    ],
    key: ["la touche du compartiment des piles", "the key in the battery compartment"],
    care: [
      "Changez les quatre piles ensemble, dès l’alerte. Gardez une clé mécanique hors du logement.",
      "Change all four cells together as soon as warned. Keep a mechanical key outside your home.",
    ],
    standards: ["EN IEC 62368-1", "EN 14846", "EN 18031-1"],
  },
  "LUM-SEC-050": {
    hazards: ["cell", "low"],
    tools: [
      "Deux vis de 4\u202fmm et chevilles, tournevis cruciforme, niveau",
      "Two 4 mm screws and plugs, cross-head screwdriver, spirit level",
    ],
    steps: [
      [
        "screw",
        ["Vissez le dos", "Screw the back on"],
        [
          "À 1,5\u202fm du sol, près de la porte, hors de vue du dehors. L’autoprotection touche le mur.",
          "1.5 m above the floor, near the door, out of sight from outside. The tamper switch touches the wall.",
        ],
      ],
      [
        "power",
        ["Alimentez-le", "Power it"],
        ["{Alimentation}. Avec le 12\u202fV, les piles servent de secours.", "{Alimentation}. With 12 V, the cells are its backup."],
      ],
      [
        "embed",
        ["Refermez", "Close it"],
        [
          "La façade se pose par le haut. La vis du bas arme l’autoprotection.",
          "The front hooks in at the top. The screw below arms the tamper switch.",
        ],
      ],
      [
        "keys",
        ["Donnez un code à chacun", "Give everyone a code"],
        [
          "Dans l’application. Essayez «\u202farmée\u202f» et «\u202fdésarmée\u202f» avant la sirène.",
          "In the app. Try “armed” and “disarmed” before the siren.",
        ],
      ],
    ],
    key: ["les touches 1 et 3", "keys 1 and 3"],
    care: [
      "Chiffon à peine humide, sans alcool. Changez les codes une fois par an.",
      "Barely damp cloth, no alcohol. Change the codes once a year.",
    ],
    wiring: { ladder: SUPPLIED },
    standards: ["EN IEC 62368-1", "EN 50131-1", "EN 50131-3", "EN 50130-4"],
  },
  "LUM-SEC-060": {
    hazards: ["low", "height", "battery"],
    tools: [
      "Perceuse, quatre vis inox de 6\u202fmm, échelle, protections auditives",
      "Drill, four 6 mm stainless screws, ladder, ear protection",
    ],
    steps: [
      [
        "screw",
        ["Vissez le dos", "Screw the back on"],
        [
          "À 3\u202fm du sol au moins, bien en vue, hors de portée. Plein sud avec le panneau solaire.",
          "3 m above the ground at least, in plain sight, out of reach. Facing south with the solar panel.",
        ],
      ],
      [
        "wires",
        ["Alimentez-la", "Power it"],
        [
          "12\u202fV par l’arrière, ou le panneau solaire. Branchez la batterie en dernier.",
          "12 V from behind, or the solar panel. Connect the battery last.",
        ],
      ],
      [
        "embed",
        ["Refermez", "Close it"],
        [
          "La vis du capot arme l’autoprotection. Après elle, ne plus ouvrir sans le mode entretien.",
          "The cover’s screw arms the tamper switch. After that, open it in maintenance mode only.",
        ],
      ],
      [
        "test",
        ["Essayez", "Test it"],
        [
          "Depuis l’application, essai discret\u202f: un éclat, puis un son bref. Prévenez les voisins.",
          "From the app, quiet test: a flash, then a short sound. Warn the neighbours.",
        ],
      ],
    ],
    key: ["la touche sous le capot", "the key under the cover"],
    care: [
      "Essai une fois par an. Nettoyez le panneau solaire. La batterie se change tous les cinq ans.",
      "Test it once a year. Clean the solar panel. Change the battery every five years.",
    ],
    wiring: { ladder: SUPPLIED },
    standards: ["EN IEC 62368-1", "EN 50131-1", "EN 50131-4", "EN 50130-4"],
  },
};
