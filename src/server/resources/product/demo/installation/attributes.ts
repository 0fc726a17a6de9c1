import type { Attribute } from "#contracts/attribute/attribute.ts";

type Named = Pick<Attribute, "name" | "name_en">;

const PLAIN = { unit: "", choices: [], is_filterable: false, etim_code: "" };

const number = (unit: string, named: Named): Attribute => ({ ...PLAIN, ...named, type: "number", unit });
const range = (unit: string, named: Named): Attribute => ({ ...PLAIN, ...named, type: "range", unit });
const text = (named: Named): Attribute => ({ ...PLAIN, ...named, type: "text" });
const choice = (choices: string[], named: Named): Attribute => ({ ...PLAIN, ...named, type: "choice", choices });
const yesOrNo = (named: Named): Attribute => ({ ...PLAIN, ...named, type: "boolean" });
const filterable = (attribute: Attribute): Attribute => ({ ...attribute, is_filterable: true });

const PROTOCOLS = ["Zigbee 3.0", "Thread", "Matter", "Wi-Fi 6", "Bluetooth 5.0", "868 MHz", "KNX TP", "Ethernet", "NFC"];
/** Power supplies of products. */
export const SUPPLIES = ["Secteur", "Pile", "Batterie", "USB-C", "PoE", "Solaire", "Très basse tension", "Bus KNX"];
/** Ingress protection of products. */
export const INGRESS = ["IP20", "IP40", "IP44", "IP54", "IP65", "IP66", "IP67"];
/** The rooms that products are made for, and the sides of a wall they are fitted on. */
export const ROOMS = [
  "Salon",
  "Cuisine",
  "Chambre",
  "Salle de bain",
  "Bureau",
  "Entrée",
  "Garage",
  "Terrasse",
  "Jardin",
  "Local technique",
];
export const SIDES = ["Intérieur", "Extérieur"];

const ROOMS_CHOICE = filterable(choice(ROOMS, { name: "Pièce", name_en: "Room" }));
const SIDE = filterable(choice(SIDES, { name: "Pose", name_en: "Indoors or outdoors" }));
const PROTOCOL = filterable(choice(PROTOCOLS, { name: "Protocole", name_en: "Protocol" }));
const SUPPLY = filterable(choice(SUPPLIES, { name: "Type d’alimentation", name_en: "Power supply" }));
const VOLTAGE = filterable(range("V", { name: "Tension", name_en: "Voltage" }));
const NEUTRAL = filterable(yesOrNo({ name: "Neutre requis", name_en: "Neutral required" }));
const TERMINALS = range("mm²", { name: "Bornes", name_en: "Terminals" });
const BOX = filterable(number("mm", { name: "Profondeur de boîte", name_en: "Box depth" }));
const LED_LOAD = filterable(range("W", { name: "Charge LED", name_en: "LED load" }));
const CONSUMPTION = number("W", { name: "Consommation", name_en: "Consumption" });
const GRADE = filterable(choice(["Grade 1", "Grade 2", "Grade 3", "Grade 4"], { name: "Grade EN 50131", name_en: "EN 50131 grade" }));

const RADIO = [
  range("MHz", { name: "Bande radio", name_en: "Radio band" }),
  number("mW", { name: "Puissance radio", name_en: "Radio power" }),
];

const PROTECTION = [
  choice(["Classe I", "Classe II", "Classe III"], { name: "Classe de protection", name_en: "Protection class" }),
  filterable(choice(INGRESS, { name: "Indice de protection", name_en: "Degree of protection (IP)" })),
];

const SHOCKS = choice(["IK07", "IK08", "IK09", "IK10"], { name: "Résistance aux chocs", name_en: "Impact resistance (IK)" });

const SIZE = [
  range("°C", { name: "Température d’utilisation", name_en: "Operating temperature" }),
  text({ name: "Dimensions", name_en: "Dimensions" }),
  number("g", { name: "Masse", name_en: "Weight" }),
  text({ name: "GTIN", name_en: "GTIN" }),
];

/** Attributes that describe the products of each demo category. */
export const DEMO_ATTRIBUTES: Record<string, Attribute[]> = {
  Interfaces: [ROOMS_CHOICE, SIDE, PROTOCOL, ...RADIO, SUPPLY, VOLTAGE, NEUTRAL, TERMINALS, BOX, LED_LOAD, ...PROTECTION, ...SIZE],
  Capteurs: [
    ROOMS_CHOICE,
    SIDE,
    PROTOCOL,
    ...RADIO,
    SUPPLY,
    VOLTAGE,
    filterable(number("mois", { name: "Autonomie", name_en: "Battery life" })),
    number("m", { name: "Portée", name_en: "Range" }),
    number("°", { name: "Angle de détection", name_en: "Detection angle" }),
    GRADE,
    ...PROTECTION,
    ...SIZE,
  ],
  Contrôleurs: [
    ROOMS_CHOICE,
    SIDE,
    PROTOCOL,
    ...RADIO,
    SUPPLY,
    VOLTAGE,
    NEUTRAL,
    TERMINALS,
    BOX,
    LED_LOAD,
    filterable(number("A", { name: "Intensité maximale", name_en: "Maximum current" })),
    ...PROTECTION,
    ...SIZE,
  ],
  Éclairage: [
    ROOMS_CHOICE,
    SIDE,
    PROTOCOL,
    ...RADIO,
    SUPPLY,
    VOLTAGE,
    TERMINALS,
    filterable(number("lm", { name: "Flux lumineux", name_en: "Luminous flux" })),
    filterable(range("K", { name: "Température de couleur", name_en: "Colour temperature" })),
    range("", { name: "Indice de rendu des couleurs", name_en: "Colour rendering index" }),
    CONSUMPTION,
    ...PROTECTION,
    SHOCKS,
    ...SIZE,
  ],
  Sécurité: [ROOMS_CHOICE, SIDE, PROTOCOL, ...RADIO, SUPPLY, VOLTAGE, CONSUMPTION, GRADE, ...PROTECTION, SHOCKS, ...SIZE],
  Automatisation: [
    ROOMS_CHOICE,
    SIDE,
    PROTOCOL,
    ...RADIO,
    SUPPLY,
    VOLTAGE,
    NEUTRAL,
    TERMINALS,
    CONSUMPTION,
    number("dB", { name: "Niveau sonore", name_en: "Noise level" }),
    ...PROTECTION,
    ...SIZE,
  ],
};
