import type { Benefit } from "#contracts/product/product-parts.ts";

/** Kind of generated product: its name, without elision so that its slug stays readable, and its category. */
export type Kind = { name: string; category: string; subcategory: string; use: string };

function kinds(category: string, subcategory: string, uses: Record<string, string>): Kind[] {
  return Object.entries(uses).map(([name, use]) => ({ name, category, subcategory, use }));
}

/** Kinds of generated products. Categories and sub-categories are those of the demo. */
export const KINDS: Kind[] = [
  ...kinds("Interfaces", "Écrans", {
    "Écran tactile": "affiche les scènes et la température de la pièce",
    "Afficheur mural": "donne l’heure, la météo et les alertes de la maison",
  }),
  ...kinds("Interfaces", "Commandes murales", {
    "Interrupteur simple": "commande une lampe et rappelle deux scènes",
    "Variateur à molette": "dose la lumière d’un tour de main",
  }),
  ...kinds("Interfaces", "Télécommandes", { "Télécommande de poche": "rappelle vos scènes depuis n’importe quelle pièce" }),
  ...kinds("Capteurs", "Présence et ouverture", {
    "Détecteur de passage": "éclaire les circulations au bon moment",
    "Contact de fenêtre": "signale une fenêtre restée ouverte",
  }),
  ...kinds("Capteurs", "Climat et air", {
    "Sonde de température": "mesure la pièce au dixième de degré",
    "Capteur de CO₂": "dit quand il est temps de renouveler l’air",
  }),
  ...kinds("Capteurs", "Alertes domestiques", {
    "Détecteur de fuite": "prévient dès les premières gouttes",
    "Détecteur de chaleur": "surveille la cuisine et le garage",
  }),
  ...kinds("Contrôleurs", "Centrales et passerelles", {
    "Centrale compacte": "relie les appareils et exécute les scènes sur place",
    "Répéteur radio": "prolonge le réseau à travers les murs épais",
  }),
  ...kinds("Contrôleurs", "Modules", {
    "Module de variation": "se glisse derrière un interrupteur existant",
    "Module pour store": "commande la montée, la descente et l’arrêt",
  }),
  ...kinds("Contrôleurs", "Prises", { "Prise murale": "coupe les veilles et mesure la consommation" }),
  ...kinds("Éclairage", "Luminaires", {
    "Suspension ronde": "rassemble autour de la table",
    "Applique murale": "éclaire le mur sans éblouir",
    "Lampadaire de lecture": "pose une lumière franche près du fauteuil",
  }),
  ...kinds("Éclairage", "Ampoules et rubans", {
    "Ampoule globe": "suit le rythme du jour",
    "Ruban souple": "souligne une niche ou une marche",
  }),
  ...kinds("Éclairage", "Extérieur", { "Balise de terrasse": "guide les pas et laisse le ciel à la nuit" }),
  ...kinds("Sécurité", "Vidéo", {
    "Caméra de façade": "surveille les zones que vous tracez",
    "Portier vidéo": "montre le visiteur et ouvre la porte",
  }),
  ...kinds("Sécurité", "Accès", {
    "Serrure motorisée": "se ferme seule derrière vous",
    "Lecteur de badge": "reconnaît chaque membre de la famille",
  }),
  ...kinds("Sécurité", "Alarme", { "Sirène intérieure": "prévient toute la maison", "Bouton de secours": "appelle à la moindre pression" }),
  ...kinds("Automatisation", "Stores et rideaux", {
    "Moteur tubulaire": "suit le soleil sans bruit",
    "Rail motorisé": "ouvre les rideaux avec le jour",
  }),
  ...kinds("Automatisation", "Chauffage", {
    "Thermostat de pièce": "règle le chauffage selon la présence",
    "Tête de radiateur": "chauffe chaque pièce à son heure",
  }),
  ...kinds("Automatisation", "Jardin et portail", {
    "Vanne de jardin": "arrose à l’aube, et seulement s’il le faut",
    "Boîtier de portail": "ouvre à votre arrivée et referme derrière vous",
  }),
];

/** Names of ranges: places and plants of the Sahel and beyond. */
export const MODELS = [
  "Alfa",
  "Aghir",
  "Amande",
  "Bizerte",
  "Byrsa",
  "Caroube",
  "Cyprès",
  "Djerba",
  "Douz",
  "Figuier",
  "Grenade",
  "Hergla",
  "Jasmin",
  "Kairouan",
  "Kantaoui",
  "Kerkennah",
  "Laurier",
  "Mahdia",
  "Matmata",
  "Monastir",
  "Myrte",
  "Nabeul",
  "Olivier",
  "Romarin",
  "Tabarka",
  "Tamaris",
  "Tozeur",
  "Zarzis",
];

/** Finishes that agree with every name, whatever its gender. */
export const FINISHES = [
  "en laiton",
  "en verre fumé",
  "en aluminium",
  "en noyer",
  "en céramique",
  "en acier noir",
  "en chêne clair",
  "en bronze",
  "blanc craie",
  "bleu nuit",
  "sable",
];

/** Sizes of a range. */
export const SIZES = ["S", "M", "L", "XL"];

/** Protocols of products, each with what it then works with. */
export const PROTOCOLS: [protocol: string, compatibility: string[]][] = [
  ["Zigbee 3.0", ["Centrale Lumidar", "Zigbee 3.0", "Matter par la centrale"]],
  ["Thread, Bluetooth 5.0", ["Centrale Lumidar", "Matter", "Thread", "Apple Home"]],
  ["Wi-Fi 6", ["Centrale Lumidar", "Matter", "Apple Home", "Google Home"]],
  ["KNX TP", ["Centrale Lumidar", "KNX", "Home Assistant"]],
];

/** Advantages that hold for any product. */
export const BENEFITS: Benefit[] = [
  { icon: "wifi", title: "Fonctionne hors ligne", description: "Les commandes passent par la centrale, sans détour par Internet." },
  { icon: "wrench", title: "Posé en une heure", description: "Un installateur Lumidar s’occupe de tout, réglages compris." },
  { icon: "leaf", title: "Sobre en énergie", description: "Sa consommation en veille se compte en dixièmes de watt." },
  { icon: "shield", title: "Fait pour durer", description: "Des pièces remplaçables et des mises à jour pendant dix ans." },
  { icon: "hand", title: "Simple à la main", description: "Il reste utilisable sans téléphone, par toute la famille." },
  { icon: "moon", title: "Discret la nuit", description: "Ses voyants s’éteignent quand la maison dort." },
];

/** Closing sentences of a description. */
export const CLOSINGS = [
  "Il rejoint vos scènes dès sa mise en service, sans nouveau réglage.",
  "Nos installateurs le règlent avec vous, puis restent joignables.",
  "Il accepte les mises à jour la nuit, quand personne ne s’en sert.",
  "Il se remplace ou se répare sans toucher au reste de l’installation.",
];
