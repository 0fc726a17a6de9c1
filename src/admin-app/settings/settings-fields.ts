import type { SettingsInput } from "#contracts/settings/settings.ts";

/** Parts of the form, in order. */
export const SETTINGS_TABS = ["company", "contact", "place", "figures", "legal", "mails", "search", "banner", "faq"] as const;

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
};

type Field = keyof SettingsInput;

/** What each field is called, on its label and wherever it is spoken of. */
export const FIELD_LABELS: Record<Field, string> = {
  name: "Nom",
  legal_name: "Raison sociale",
  tagline: "Slogan",
  tagline_en: "Slogan en anglais",
  founded: "Année de création",
  cloud_login: "Adresse de l’espace client",
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  email: "E-mail",
  phone: "Téléphone",
  whatsapp: "WhatsApp",
  hours: "Horaires",
  hours_note: "Précision sur les horaires",
  hours_note_en: "Précision sur les horaires en anglais",
  street: "Rue",
  postal_code: "Code postal",
  city: "Ville",
  country_code: "Pays",
  latitude: "Latitude",
  longitude: "Longitude",
  homes: "Maisons connectées",
  uptime_percent: "Disponibilité (%)",
  energy_savings_percent: "Économies d’énergie (%)",
  support_hours_per_day: "Assistance\u202f: heures par jour",
  support_days_per_week: "Assistance\u202f: jours par semaine",
  installation_hours: "Installation en moins de (heures)",
  compatible_brands: "Marques compatibles",
  experts: "Experts",
  first_fundraising_euros: "Première levée de fonds (euros)",
  legal_form: "Forme juridique",
  legal_form_en: "Forme juridique en anglais",
  registration_number: "Registre des entreprises",
  tax_number: "Matricule fiscal",
  publication_director: "Direction de la publication",
  host_name: "Hébergeur",
  host_address: "Adresse de l’hébergeur",
  host_phone: "Téléphone de l’hébergeur",
  mail_name: "Nom de l’expéditeur",
  mail_address: "Adresse de l’expéditeur",
  meta_description: "Description du site",
  meta_description_en: "Description du site en anglais",
  image_url: "Image de partage",
  banner_text: "Texte de l’annonce",
  banner_text_en: "Texte de l’annonce en anglais",
  banner_link: "Lien de l’annonce",
  banner_from: "Affichée à partir du",
  banner_until: "Affichée jusqu’au",
  faq: "Questions fréquentes",
};

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
const PLACE_FIELDS = new Set<string>(["street", "postal_code", "city", "country_code", "latitude", "longitude"]);
const LEGAL_FIELDS = new Set<string>(["registration_number", "tax_number", "publication_director", "legal_form", "legal_form_en"]);
const SEARCH_FIELDS = new Set<string>(["meta_description", "meta_description_en", "image_url"]);

/** The tab on which a field is edited, from the dotted path of a complaint about it (`faq.0.answer`). */
export function tabOf(path: string): SettingsTab {
  const field = path.split(".")[0] ?? "";
  if (COMPANY_FIELDS.has(field)) return "company";
  if (CONTACT_FIELDS.has(field)) return "contact";
  if (PLACE_FIELDS.has(field)) return "place";
  if (LEGAL_FIELDS.has(field) || field.startsWith("host_")) return "legal";
  if (field.startsWith("mail_")) return "mails";
  if (SEARCH_FIELDS.has(field)) return "search";
  if (field.startsWith("banner_")) return "banner";
  return field === "faq" ? "faq" : "figures";
}

/** The tabs that hold at least one faulty field, in the order of the tabs. */
export function faultyTabs(errors: Record<string, unknown>): SettingsTab[] {
  const faulty = new Set(Object.keys(errors).map(tabOf));
  return SETTINGS_TABS.filter((tab) => faulty.has(tab));
}
