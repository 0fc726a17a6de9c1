import type { Device } from "../device.ts";
import { CAT6, POE_SWITCH } from "../wiring/sources.ts";

/** Hubs and sockets, by reference. */
export const HUBS: Record<string, Device> = {
  "LUM-CTL-010": {
    hazards: ["low", "battery"],
    tools: ["Une prise libre et une box avec une prise réseau libre", "A free socket, and a router with a free network port"],
    steps: [
      [
        "put",
        ["Choisissez un endroit central", "Choose a central spot"],
        [
          "À plat, au sec, à un mètre de la box. Ni armoire métallique, ni placard fermé.",
          "Flat, dry, one metre from the router. No metal cabinet, no closed cupboard.",
        ],
      ],
      [
        "network",
        ["Reliez-la à la box", "Connect it to the router"],
        [
          "Par le câble réseau fourni. Le Wi-Fi se règle ensuite, si vous y tenez.",
          "With the network cable supplied. Wi-Fi can be set up later, if you prefer it.",
        ],
      ],
      [
        "power",
        ["Branchez", "Plug it in"],
        [
          "Bloc fourni ({Alimentation}). L’anneau devient blanc en une minute.",
          "Supply included ({Alimentation}). The ring turns white within a minute.",
        ],
      ],
      [
        "add",
        ["Créez votre maison", "Create your home"],
        [
          "Dans l’application, visez le code du dessous, puis ajoutez vos appareils un à un.",
          "In the app, scan the code underneath, then add your devices one by one.",
        ],
      ],
    ],
    key: ["le bouton arrière", "the button at the back"],
    care: [
      "Dépoussiérez les fentes deux fois par an. Les mises à jour se font seules, la nuit.",
      "Dust the slots twice a year. Updates install themselves at night.",
    ],
    standards: ["EN IEC 62368-1", "EN 18031-1"],
  },
  "LUM-CTL-040": {
    hazards: ["mains"],
    tools: ["Aucun outil. Une prise avec terre", "No tool. A socket with earth"],
    steps: [
      [
        "socket",
        ["Branchez-la", "Plug it in"],
        [
          "Dans une prise avec terre, jamais dans une autre prise connectée ni derrière un meuble.",
          "Into an earthed socket, never into another smart plug nor behind furniture.",
        ],
      ],
      [
        "add",
        ["Ajoutez-la", "Add it"],
        ["L’anneau clignote en ambre\u202f: l’application la trouve.", "The ring blinks amber: the app finds it."],
      ],
      [
        "appliance",
        ["Branchez l’appareil", "Plug in the appliance"],
        ["{Puissance maximale} au plus. Laissez son interrupteur en marche.", "{Puissance maximale} at most. Leave its own switch on."],
      ],
      [
        "test",
        ["Essayez", "Test it"],
        ["Allumez et éteignez depuis l’application, puis avec la touche.", "Switch on and off from the app, then with the key."],
      ],
    ],
    key: ["la touche de l’anneau", "the key in the ring"],
    care: [
      "Débranchez-la avant de l’essuyer à sec. Remplacez-la si une broche est noircie.",
      "Unplug it before wiping it dry. Replace it if a pin is blackened.",
    ],
    standards: ["EN 60669-2-5", "NF C 61-314"],
  },
  "LUM-CTL-050": {
    hazards: ["low"],
    tools: ["Câble Cat 6, deux vis de 4\u202fmm et chevilles, perceuse", "Cat 6 cable, two 4 mm screws and plugs, drill"],
    steps: [
      [
        "screw",
        ["Fixez le support", "Fix the mount"],
        [
          "En hauteur, antennes verticales, à un mètre au moins d’une tôle ou d’un ballon d’eau.",
          "High up, aerials vertical, one metre at least from sheet metal or a water tank.",
        ],
      ],
      [
        "network",
        ["Reliez un seul câble", "Connect one cable"],
        ["Il apporte le réseau et le courant\u202f: PoE, {Tension}.", "It brings network and power: PoE, {Tension}."],
      ],
      [
        "add",
        ["Laissez la centrale la trouver", "Let the hub find it"],
        [
          "L’appairage est automatique\u202f: le voyant passe de l’ambre au blanc.",
          "Pairing is automatic: the light turns from amber to white.",
        ],
      ],
      [
        "test",
        ["Mesurez la portée", "Measure the range"],
        [
          "L’application montre le signal de chaque appareil. Déplacez une antenne si l’un faiblit.",
          "The app shows each device’s signal. Move an aerial if one is weak.",
        ],
      ],
    ],
    key: ["la touche du dessous", "the key underneath"],
    pairing: [
      "Rien à maintenir\u202f: la centrale reconnaît la passerelle dès le branchement, sur le même réseau.",
      "Nothing to hold: the hub recognises the gateway as soon as it is connected, on the same network.",
    ],
    care: [
      "Dépoussiérez-la une fois par an. Vérifiez que les antennes sont restées verticales.",
      "Dust it once a year. Check that the aerials are still vertical.",
    ],
    wiring: { chain: { from: POE_SWITCH, cable: CAT6, port: ["RJ45\u202f: données et {Tension}", "RJ45: data and {Tension}"] } },
    standards: ["EN IEC 62368-1", "EN 18031-1"],
  },
};
