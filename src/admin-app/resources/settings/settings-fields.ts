import { fieldLabels } from "#contracts/field/field.ts";
import { settingsInputSchema } from "#contracts/settings/settings.ts";

/** Parts of the form, in order. */
export const SETTINGS_TABS = ["company", "contact", "place", "figures", "legal", "mails", "search", "banner", "faq", "menu"] as const;

export type SettingsTab = (typeof SETTINGS_TABS)[number];

export const TAB_LABELS: Record<SettingsTab, string> = {
  company: "Entreprise",
  contact: "Contact",
  place: "Showroom",
  figures: "Chiffres",
  legal: "Mentions légales",
  mails: "E-mails",
  search: "Référencement",
  banner: "Annonce",
  faq: "Questions",
  menu: "Menu",
};

/** French names of the documented links. */
export const LINK_NAMES: Record<string, string | undefined> = {
  "/": "Accueil",
  "/fonctionnalites": "Fonctionnalités",
  "/produits": "Produits",
  "/a-propos": "À propos",
  "/blog": "Conseils",
  "/contact": "Contact",
  "/ma-selection": "Ma sélection",
  "/mentions-legales": "Mentions légales",
  "/conditions": "Conditions d’utilisation",
  "/confidentialite": "Confidentialité",
  "/cookies": "Cookies",
};

/** The name of each field, on its label and in messages. */
export const FIELD_LABELS = fieldLabels(settingsInputSchema);

/** Fields by the tab on which they are edited; the others are figures. */
const TAB_FIELDS: [SettingsTab, RegExp][] = [
  ["company", /^(?:name|legal_name|tagline(?:_en)?|founded|cloud_login|facebook|instagram|linkedin)$/],
  ["contact", /^(?:email|phone|whatsapp|hours(?:_note(?:_en)?)?)$/],
  ["place", /^(?:street|postal_code|city|country_code|latitude|longitude)$/],
  ["legal", /^(?:registration_number|tax_number|publication_director|legal_form(?:_en)?|host_\w+)$/],
  ["mails", /^mail_/],
  ["search", /^(?:meta_description(?:_en)?|image_url|allows_\w+)$/],
  ["banner", /^banner_/],
  ["menu", /_links$/],
  ["faq", /^faq$/],
];

/** The tab on which a field is edited, from the dotted path of a complaint about it (`faq.0.answer`). */
export function findTab(path: string): SettingsTab {
  const [field = ""] = path.split(".");
  return TAB_FIELDS.find(([, pattern]) => pattern.test(field))?.[0] ?? "figures";
}

/** The tabs that hold at least one faulty field, in the order of the tabs. */
export function listFaultyTabs(errors: Record<string, unknown>): SettingsTab[] {
  const faulty = new Set(Object.keys(errors).map(findTab));
  return SETTINGS_TABS.filter((tab) => faulty.has(tab));
}

/** The days of the week, 1 being Monday. */
export const DAYS = ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"];

/** Days from one to another in words. */
export function formatDays(from: number, to: number): string {
  const [first = "", last = ""] = [DAYS[from - 1], DAYS[to - 1]];
  return from === to ? first : `${first} – ${last.toLowerCase()}`;
}
