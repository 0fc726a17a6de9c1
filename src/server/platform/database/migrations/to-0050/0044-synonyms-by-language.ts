import { Migration } from "@mikro-orm/migrations";

/** Words that visitors of the English pages type, and those of English texts of the trade. */
const ENGLISH: [words: string, meant: string][] = [
  ["air-conditioning conditioner cooling aircon", "climate thermostat heating"],
  ["heater boiler furnace radiator", "thermostat heating radiator"],
  ["valve TRV", "thermostat radiator"],
  ["thermometer", "temperature climate thermo"],
  ["hygrometer", "humidity"],
  ["pollution ventilation VOC", "air CO2"],
  ["rain wind anemometer", "weather"],
  ["shutter shade roller awning drape", "blind curtain"],
  ["motorised motorized electric", "motor"],
  ["bell intercom interphone entryphone", "doorbell"],
  ["CCTV surveillance webcam", "camera video"],
  ["burglar intrusion antitheft", "alarm siren camera"],
  ["passcode digicode", "keypad code lock"],
  ["bolt deadbolt cylinder latch", "lock"],
  ["biometric", "fingerprint"],
  ["RFID", "NFC tags"],
  ["fire", "smoke"],
  ["flood flooding", "leak"],
  ["magnetic reed", "door opening"],
  ["detector sensor", ""],
  ["garage barrier driveway", "gate"],
  ["watering sprinkler hosepipe", "irrigation"],
  ["automatic automated", "automation controller motor"],
  ["lightbulb", "bulb"],
  ["tape ribbon", "strip"],
  ["downlight", "spotlight recessed"],
  ["chandelier ceiling", "pendant"],
  ["sconce floodlight lantern", "luminaire bollard spotlight lamp"],
  ["bedside nightlight", "lamp"],
  ["light lighting luminaire", "lighting lamp bulb luminaire light"],
  ["patio terrace outside yard exterior", "outdoor garden"],
  ["fader brightness", "dimmer"],
  ["button rocker", "switch keypad remote"],
  ["outlet socket receptacle", "plug"],
  ["energy consumption electricity meter", "metering energy plug"],
  ["tablet monitor display", "touchscreen panel screen"],
  ["clicker zapper", "remote"],
  ["box bridge server", "hub gateway"],
  ["repeater extender antenna", "gateway radio"],
  ["breaker fusebox", "rail"],
  ["cordless", "wireless"],
  ["wired cable", "Ethernet KNX PoE bus"],
  ["HomeKit Siri iPhone", "Apple"],
  ["Alexa Echo", "Alexa Amazon"],
  ["waterproof watertight weatherproof", "IP65 IP66 IP67"],
  ["photovoltaic", "solar"],
  ["colour color", ""],
  ["grey gray", ""],
  ["aluminium aluminum", ""],
];

const splitWords = (text: string) => text.split(" ").filter(Boolean);

/** Gives the key by which two spellings of a word are compared. */
function keyOf(word: string): string {
  return word
    .normalize("NFKD")
    .replace(/[^\p{Letter}\p{Number}]/gu, "")
    .toLowerCase();
}

/** A group of synonyms has a language: the existing ones belong to the French pages, for searches there in any
 *  language. English begins with its own. */
export class SynonymsByLanguage extends Migration {
  override name = "0044-synonyms-by-language";

  override async up(): Promise<void> {
    await this.execute(`alter table "synonym_group" add column "language" text not null default 'fr'`);
    const rows = ENGLISH.map(([typed, meant]) => {
      const words = splitWords(typed);
      return { title: words.join(", "), words, meant: splitWords(meant), keys: words.map(keyOf) };
    });
    // No history tells of the first ones.
    await this.execute(`alter table "synonym_group" disable trigger "synonym_group_recorded"`);
    await this.execute(
      `insert into "synonym_group" ("created_at", "updated_at", "title", "words", "meant", "keys", "language")
       select now(), now(), title, words, meant, keys, 'en'
       from jsonb_to_recordset(?::jsonb) as first (title text, words jsonb, meant jsonb, keys text[])`,
      [JSON.stringify(rows)],
    );
    await this.execute(`alter table "synonym_group" enable trigger "synonym_group_recorded"`);
  }

  override down(): void {
    this.addSql(`alter table "synonym_group" disable trigger "synonym_group_recorded"`);
    this.addSql(`delete from "synonym_group" where "language" <> 'fr'`);
    this.addSql(`alter table "synonym_group" enable trigger "synonym_group_recorded"`);
    this.addSql(`alter table "synonym_group" drop column "language"`);
  }
}
