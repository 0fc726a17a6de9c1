import { Migration } from "@mikro-orm/migrations";

/** Words that buyers type, and the words of the texts for them, from the code until then. French words of the trade
 *  first, then those of visitors of the English pages, since the catalogue is written in French. */
const GROUPS: [words: string, meant: string][] = [
  ["clim climatisation climatiseur", "climat thermostat thermo chauffage"],
  ["chauffer chauffant chaudière radiateur convecteur", "chauffage thermostat"],
  ["vanne robinet", "thermostat tête"],
  ["thermomètre température", "thermo thermostat climat"],
  ["hygromètre hygrométrie hygrostat", "humidité hygromètre"],
  ["pollution aération aérer VMC ventilation", "air CO2"],
  ["pluie vent anémomètre pluviomètre", "météo"],
  ["volet persienne brise-soleil banne rideau voilage roulant", "store rideau"],
  ["motorisé motorisation électrique", "moteur motorisation tension alimentation tableau"],
  ["sonnette carillon interphone portier vidéophone vidéoportier judas", "visiophone portier interphone sonnette"],
  ["vidéosurveillance surveillance télésurveillance", "caméra vidéo"],
  ["cambriolage intrusion antivol vol", "alarme sirène caméra"],
  ["digicode code", "clavier code serrure"],
  ["verrou cylindre poignée gâche", "serrure"],
  ["biométrique", "empreinte"],
  ["RFID", "NFC badge"],
  ["incendie feu détecteur-incendie DAAF", "fumée"],
  ["inondation dégât humidité-sol", "fuite"],
  ["magnétique aimant ouverture", "contact ouverture"],
  ["détecteur capteur sonde", "détecteur capteur contact"],
  ["garage barrière", "portail"],
  ["irrigation arroseur goutte", "arrosage"],
  ["automatique automatisé", "automatisation programmateur moteur commande"],
  ["LED", "LED ampoule spot ruban luminaire lampe"],
  ["bande bandeau", "ruban"],
  ["encastrable", "encastré"],
  ["lustre plafonnier", "suspension luminaire"],
  ["applique lampadaire projecteur balise", "luminaire borne spot lampe"],
  ["chevet veilleuse abat-jour", "lampe"],
  ["éclairer lumière luminaire", "éclairage lampe ampoule luminaire"],
  ["extérieur dehors terrasse piscine allée", "extérieur jardin"],
  ["gradateur variation intensité", "variateur"],
  ["bouton poussoir va-et-vient commutateur", "interrupteur bouton touche"],
  ["multiprise fiche", "prise"],
  ["électricité énergie économie consommation compteur", "consommation mesure prise"],
  ["tablette dalle moniteur tactile", "écran tactile"],
  ["zapette commande", "télécommande commande"],
  ["box hub pont concentrateur serveur", "centrale passerelle"],
  ["répéteur amplificateur antenne", "passerelle radio"],
  ["GTB GTC domotique", "centrale KNX"],
  ["coffret armoire disjoncteur", "rail tableau"],
  ["fil sans-fil", "Wi-Fi Zigbee Bluetooth Thread radio"],
  ["filaire câble", "Ethernet KNX PoE bus"],
  ["HomeKit Siri iPhone", "Apple"],
  ["Alexa Echo", "Alexa Amazon"],
  ["étanche étanchéité", "IP65 IP66 IP67"],
  ["photovoltaïque", "solaire"],
  ["air conditioning conditioner cooling", "climat thermostat"],
  ["heating heater radiator", "chauffage thermostat"],
  ["shutter blind curtain shade", "store rideau"],
  ["doorbell intercom", "visiophone"],
  ["lock", "serrure"],
  ["keypad", "clavier"],
  ["smoke fire", "fumée"],
  ["leak flood water", "fuite"],
  ["sensor detector", "capteur détecteur contact"],
  ["motion", "mouvement"],
  ["door", "porte"],
  ["window", "fenêtre"],
  ["gate", "portail"],
  ["watering sprinkler", "arrosage"],
  ["garden outdoor", "jardin extérieur"],
  ["light lighting lamp", "lampe éclairage luminaire ampoule"],
  ["bulb", "ampoule"],
  ["strip", "ruban"],
  ["dimmer", "variateur"],
  ["switch", "interrupteur"],
  ["plug socket outlet", "prise"],
  ["remote", "télécommande"],
  ["screen display", "écran"],
  ["gateway bridge controller", "passerelle centrale"],
  ["weather", "météo"],
  ["humidity", "humidité hygromètre"],
];

/** Gives the key by which two spellings of a word are compared. */
function keyOf(word: string): string {
  return word
    .normalize("NFKD")
    .replace(/[^\p{Letter}\p{Number}]/gu, "")
    .toLowerCase();
}

/** Synonyms are groups that administrators write. They begin as those that the code had; no history tells of that. */
export class SynonymGroups extends Migration {
  override name = "0039-synonym-groups";

  override async up(): Promise<void> {
    await this.execute(`create table "synonym_group" (
      "id" serial primary key,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "title" text not null,
      "words" jsonb not null default '[]',
      "meant" jsonb not null default '[]',
      "keys" text[] not null
    )`);
    const rows = GROUPS.map(([typed, meant]) => {
      const words = typed.split(" ");
      return { title: words.join(", "), words, meant: meant.split(" "), keys: words.map(keyOf) };
    });
    await this.execute(
      `insert into "synonym_group" ("created_at", "updated_at", "title", "words", "meant", "keys")
       select now(), now(), title, words, meant, keys
       from jsonb_to_recordset(?::jsonb) as first (title text, words jsonb, meant jsonb, keys text[])`,
      [JSON.stringify(rows)],
    );
    await this.execute(`create trigger "synonym_group_announced" after insert or update or delete or truncate on "synonym_group"
      for each statement execute function "announce_content"()`);
    await this.execute(`create trigger "synonym_group_recorded" after insert or update or delete on "synonym_group"
      for each row execute function "record_change"('whole', 'keys')`);
  }

  override down(): void {
    this.addSql(`drop table "synonym_group"`);
  }
}
