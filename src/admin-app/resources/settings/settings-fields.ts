import { CRAWLER_KINDS } from "#contracts/settings/crawlers.ts";
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

const COMPANY_FIELDS = new Set<string>([
  "name",
  "legal_name",
  "tagline",
  "tagline_en",
  "founded",
  "cloud_login",
  "facebook",
  "instagram",
  "linkedin",
]);
const CONTACT_FIELDS = new Set<string>(["email", "phone", "whatsapp", "hours", "hours_note", "hours_note_en"]);
const SHOWROOM_FIELDS = new Set<string>(["street", "postal_code", "city", "country_code", "latitude", "longitude"]);
const LEGAL_FIELDS = new Set<string>(["registration_number", "tax_number", "publication_director", "legal_form", "legal_form_en"]);
const SEARCH_FIELDS = new Set<string>([
  "meta_description",
  "meta_description_en",
  "image_url",
  ...CRAWLER_KINDS.map((kind) => `allows_${kind}`),
]);

/** The tab on which a field is edited, from the dotted path of a complaint about it (`faq.0.answer`). */
export function findTab(path: string): SettingsTab {
  const field = path.split(".")[0] ?? "";
  if (COMPANY_FIELDS.has(field)) return "company";
  if (CONTACT_FIELDS.has(field)) return "contact";
  if (SHOWROOM_FIELDS.has(field)) return "place";
  if (LEGAL_FIELDS.has(field) || field.startsWith("host_")) return "legal";
  if (field.startsWith("mail_")) return "mails";
  if (SEARCH_FIELDS.has(field)) return "search";
  if (field.startsWith("banner_")) return "banner";
  if (field.endsWith("_links")) return "menu";
  return field === "faq" ? "faq" : "figures";
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
