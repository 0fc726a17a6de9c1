import type { TypedWord } from "./words.ts";

/** Shortest beginning of a word of the trade that already means what the word means: quick searches are asked letter by letter. */
const BEGINNING_LENGTH = 4;

/** What buyers type, and the words that our texts have for it; both normalized, beginnings of words are enough on the right.
 *  French words of the trade first, then what visitors of the English pages type, since the catalogue is written in French. */
const TRADE_WORDS: [typed: string, meant: string][] = [
  ["clim climatisation climatiseur", "climat thermostat thermo chauffage"],
  ["chauffer chauffant chaudiere radiateur convecteur", "chauffage thermostat"],
  ["vanne robinet", "thermostat tete"],
  ["thermometre temperature", "thermo thermostat climat"],
  ["hygrometre hygrometrie hygrostat", "humidite hygrometre"],
  ["pollution aeration aerer vmc ventilation", "air co2"],
  ["pluie vent anemometre pluviometre", "meteo"],
  ["volet persienne brise-soleil banne rideau voilage roulant", "store rideau"],
  ["motorise motorisation electrique", "moteur motorisation tension alimentation tableau"],
  ["sonnette carillon interphone portier videophone videoportier judas", "visiophone portier interphone sonnette"],
  ["videosurveillance surveillance telesurveillance", "camera video"],
  ["cambriolage intrusion antivol vol", "alarme sirene camera"],
  ["digicode code", "clavier code serrure"],
  ["verrou cylindre poignee gache", "serrure"],
  ["biometrique", "empreinte"],
  ["rfid", "nfc badge"],
  ["incendie feu detecteur-incendie daaf", "fumee"],
  ["inondation degat humidite-sol", "fuite"],
  ["magnetique aimant ouverture", "contact ouverture"],
  ["detecteur capteur sonde", "detecteur capteur contact"],
  ["garage barriere", "portail"],
  ["irrigation arroseur goutte", "arrosage"],
  ["automatique automatise", "automatisation programmateur moteur commande"],
  ["led", "led ampoule spot ruban luminaire lampe"],
  ["bande bandeau", "ruban"],
  ["encastrable", "encastre"],
  ["lustre plafonnier", "suspension luminaire"],
  ["applique lampadaire projecteur balise", "luminaire borne spot lampe"],
  ["chevet veilleuse abat-jour", "lampe"],
  ["eclairer lumiere luminaire", "eclairage lampe ampoule luminaire"],
  ["exterieur dehors terrasse piscine allee", "exterieur jardin"],
  ["gradateur variation intensite", "variateur"],
  ["bouton poussoir va-et-vient commutateur", "interrupteur bouton touche"],
  ["multiprise fiche", "prise"],
  ["electricite energie economie consommation compteur", "consommation mesure prise"],
  ["tablette dalle moniteur tactile", "ecran tactile"],
  ["zapette commande", "telecommande commande"],
  ["box hub pont concentrateur serveur", "centrale passerelle"],
  ["repeteur amplificateur antenne", "passerelle radio"],
  ["gtb gtc domotique", "centrale knx"],
  ["coffret armoire disjoncteur", "rail tableau"],
  ["fil sans-fil", "wifi zigbee bluetooth thread radio"],
  ["filaire cable", "ethernet knx poe bus"],
  ["homekit siri iphone", "apple"],
  ["alexa echo", "alexa amazon"],
  ["etanche etancheite", "ip65 ip66 ip67"],
  ["photovoltaique", "solaire"],
  ["air conditioning conditioner cooling", "climat thermostat"],
  ["heating heater radiator", "chauffage thermostat"],
  ["shutter blind curtain shade", "store rideau"],
  ["doorbell intercom", "visiophone"],
  ["lock", "serrure"],
  ["keypad", "clavier"],
  ["smoke fire", "fumee"],
  ["leak flood water", "fuite"],
  ["sensor detector", "capteur detecteur contact"],
  ["motion", "mouvement"],
  ["door", "porte"],
  ["window", "fenetre"],
  ["gate", "portail"],
  ["watering irrigation sprinkler", "arrosage"],
  ["garden outdoor", "jardin exterieur"],
  ["light lighting lamp", "lampe eclairage luminaire ampoule"],
  ["bulb", "ampoule"],
  ["strip", "ruban"],
  ["dimmer", "variateur"],
  ["switch", "interrupteur"],
  ["plug socket outlet", "prise"],
  ["remote", "telecommande"],
  ["screen display", "ecran"],
  ["gateway bridge controller", "passerelle centrale"],
  ["weather", "meteo"],
  ["humidity", "humidite hygrometre"],
];

/** What runs a house, in our texts. The details of nearly every product name it as what they work with, which tells none apart. */
const HUB_WORDS = new Set(["centrale", "passerelle"]);

/** Whether a normalized word names what runs a house: only a product's main texts say that it is one. */
export function isHub(word: string): boolean {
  return HUB_WORDS.has(word);
}

const MEANT = new Map<string, string[]>();
for (const [typed, meant] of TRADE_WORDS) {
  for (const word of typed.split(" ")) {
    for (const form of new Set([word, word.replaceAll("-", "")])) MEANT.set(form, [...(MEANT.get(form) ?? []), ...meant.split(" ")]);
  }
}

/** Every word of the trade that stands for others; normalized. */
export const TRADE_VOCABULARY: readonly string[] = [...MEANT.keys()];

/** The normalized words that stand in our texts for these words, without the words themselves; empty for most. */
export function synonymsOf(words: string[]): string[] {
  const known = words.flatMap((word) => MEANT.get(word) ?? []);
  return [...new Set(known)].filter((word) => !words.includes(word));
}

/** What a typed word means in the trade: itself, its singular, or the word that it begins. */
export function tradeSynonyms({ typed, parts, stems }: TypedWord): string[] {
  const exact = synonymsOf([typed, ...parts, ...stems]);
  if (exact.length > 0 || typed.length < BEGINNING_LENGTH) return exact;
  return synonymsOf(TRADE_VOCABULARY.filter((word) => word.startsWith(typed)));
}
