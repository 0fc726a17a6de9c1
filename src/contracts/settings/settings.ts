import { z } from "zod";
import { emailSchema, line, MAX_LENGTH, requiredLine, requiredText, text } from "../shared/text.ts";
import { field } from "../field/field.ts";
import { entitySchema } from "../shared/entity.ts";
import { fileUrlSchema, isSafeUrl, urlFault } from "../shared/url.ts";
import { isPhone } from "./phone.ts";
import { siteLinksSchema } from "./site-links.ts";

/** The id of the one row that holds the settings. */
export const SETTINGS_ID = 1;

/** Most lines of opening hours. */
export const HOURS_MAX = 14;

/** Most questions with their answers: they travel with every page. */
export const FAQ_MAX = 20;

const PHONE_MESSAGE = "Indiquez un numéro avec l’indicatif du pays, par exemple +216 73 000 100.";
const HTTPS_MESSAGE = "Indiquez une adresse complète, commençant par https://.";

const isHttps = (value: string) => /^https:\/\//i.test(value) && isSafeUrl(value);

const phone = requiredLine(40).refine(isPhone, PHONE_MESSAGE);
const optionalPhone = line(40).refine((value) => value === "" || isPhone(value), PHONE_MESSAGE);
const optionalHttps = line(MAX_LENGTH.url).refine((value) => value === "" || isHttps(value), HTTPS_MESSAGE);

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Indiquez une heure, par exemple 09:00.");
const weekdaySchema = z.int().min(1).max(7);

/** Days from one to another, 1 being Monday, and when the showroom is open on them. */
const hoursSchema = z
  .object({ from: weekdaySchema, to: weekdaySchema, opens: timeSchema, closes: timeSchema })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "Le dernier jour vient avant le premier." })
  .refine(({ opens, closes }) => opens < closes, { path: ["closes"], message: "La fermeture vient avant l’ouverture." });

export type Hours = z.infer<typeof hoursSchema>;

/** A question and its answer; in English where both are written. */
export const faqEntrySchema = z.object({
  question: field(requiredLine(300), { label: "Question" }),
  answer: field(requiredText(2000), { label: "Réponse" }),
  question_en: field(line(300), { label: "Question en anglais" }),
  answer_en: field(text(2000), { label: "Réponse en anglais" }),
});

export type FaqEntry = z.infer<typeof faqEntrySchema>;

/** A moment in ISO 8601, stored in UTC; empty for none. */
const momentSchema = z
  .union([z.literal(""), z.iso.datetime({ offset: true })], "Indiquez une date et une heure.")
  .overwrite((moment) => (Number.isNaN(Date.parse(moment)) ? moment : new Date(moment).toISOString()));

const count = z.int("Indiquez un nombre entier.").min(0).max(100_000_000);
const percent = z.number("Indiquez un nombre.").min(0).max(100);

/** ISO 3166-1, two letters. */
const countryCode = line(2)
  .overwrite((code) => code.toUpperCase())
  .refine(
    (code) => /^[A-Z]{2}$/.test(code) && new Intl.DisplayNames("fr", { type: "region", fallback: "none" }).of(code) !== undefined,
    "Indiquez le code d’un pays en deux lettres, par exemple TN ou FR.",
  );

const settingsFields = z.object({
  name: field(requiredLine(60), { label: "Nom" }),
  legal_name: field(requiredLine(120), { label: "Raison sociale" }),
  legal_form: field(line(200), { label: "Forme juridique" }),
  legal_form_en: field(line(200), { label: "Forme juridique en anglais" }),
  tagline: field(requiredLine(120), { label: "Slogan" }),
  tagline_en: field(line(120), { label: "Slogan en anglais" }),
  founded: field(z.int("Indiquez une année.").min(1800).max(2100), { label: "Année de création" }),
  cloud_login: field(requiredLine(MAX_LENGTH.url).refine(isHttps, HTTPS_MESSAGE), { label: "Adresse de l’espace client" }),
  email: field(emailSchema, { label: "E-mail" }),
  phone: field(phone, { label: "Téléphone" }),
  whatsapp: field(optionalPhone, { label: "WhatsApp" }),
  hours: field(z.array(hoursSchema).max(HOURS_MAX), { label: "Horaires" }),
  hours_note: field(line(200), { label: "Précision sur les horaires" }),
  hours_note_en: field(line(200), { label: "Précision sur les horaires en anglais" }),
  street: field(requiredLine(200), { label: "Rue" }),
  postal_code: field(line(20), { label: "Code postal" }),
  city: field(requiredLine(100), { label: "Ville" }),
  country_code: field(countryCode, { label: "Pays" }),
  latitude: field(z.number("Indiquez un nombre.").min(-90).max(90), { label: "Latitude" }),
  longitude: field(z.number("Indiquez un nombre.").min(-180).max(180), { label: "Longitude" }),
  facebook: field(optionalHttps, { label: "Facebook" }),
  instagram: field(optionalHttps, { label: "Instagram" }),
  linkedin: field(optionalHttps, { label: "LinkedIn" }),
  homes: field(count, { label: "Maisons connectées" }),
  uptime_percent: field(percent, { label: "Disponibilité (%)" }),
  energy_savings_percent: field(percent, { label: "Économies d’énergie (%)" }),
  support_hours_per_day: field(z.int("Indiquez un nombre entier.").min(1).max(24), { label: "Assistance\u202f: heures par jour" }),
  support_days_per_week: field(z.int("Indiquez un nombre entier.").min(1).max(7), { label: "Assistance\u202f: jours par semaine" }),
  installation_hours: field(count, { label: "Installation en moins de (heures)" }),
  compatible_brands: field(count, { label: "Marques compatibles" }),
  experts: field(count, { label: "Experts" }),
  first_fundraising_euros: field(z.int("Indiquez un nombre entier.").min(0).max(2_000_000_000), {
    label: "Première levée de fonds (euros)",
  }),
  registration_number: field(line(60), { label: "Registre des entreprises" }),
  tax_number: field(line(60), { label: "Matricule fiscal" }),
  publication_director: field(requiredLine(120), { label: "Direction de la publication" }),
  host_name: field(requiredLine(120), { label: "Hébergeur" }),
  host_address: field(requiredLine(300), { label: "Adresse de l’hébergeur" }),
  host_phone: field(optionalPhone, { label: "Téléphone de l’hébergeur" }),
  mail_name: field(line(120), { label: "Nom de l’expéditeur" }),
  mail_address: field(z.union([z.literal(""), emailSchema], "Indiquez une adresse e-mail valide."), { label: "Adresse de l’expéditeur" }),
  meta_description: field(line(MAX_LENGTH.meta_description), { label: "Description du site", merged: "words" }),
  meta_description_en: field(line(MAX_LENGTH.meta_description), { label: "Description du site en anglais", merged: "words" }),
  image_url: field(fileUrlSchema, { label: "Image de partage" }),
  allows_search: field(z.boolean(), { label: "Moteurs de recherche" }),
  allows_answer: field(z.boolean(), { label: "Moteurs de réponse" }),
  allows_training: field(z.boolean(), { label: "Entraînement des intelligences artificielles" }),
  banner_text: field(line(200), { label: "Texte de l’annonce", merged: "words" }),
  banner_text_en: field(line(200), { label: "Texte de l’annonce en anglais", merged: "words" }),
  banner_link: field(
    line(MAX_LENGTH.url).refine((value) => value === "" || isSafeUrl(value), { error: ({ input }) => urlFault(String(input)) }),
    { label: "Lien de l’annonce" },
  ),
  banner_from: field(momentSchema, { label: "Affichée à partir du" }),
  banner_until: field(momentSchema, { label: "Affichée jusqu’au" }),
  faq: field(z.array(faqEntrySchema).max(FAQ_MAX), { label: "Questions fréquentes" }),
  menu_links: field(siteLinksSchema("menu_links"), { label: "Menu" }),
  footer_links: field(siteLinksSchema("footer_links"), { label: "Bas de page\u202f: entreprise" }),
  legal_links: field(siteLinksSchema("legal_links"), { label: "Bas de page\u202f: informations légales" }),
});

/** Input of the settings in the back office. `…_en` may stay empty: English pages then show the French. */
export const settingsInputSchema = settingsFields.refine(
  ({ banner_from, banner_until }) => banner_from === "" || banner_until === "" || banner_from < banner_until,
  { path: ["banner_until"], message: "La fin de l’annonce vient avant son début." },
);

export type SettingsInput = z.infer<typeof settingsInputSchema>;

/** The settings, as they are stored. */
export const settingsSchema = settingsFields.extend(entitySchema.shape);

export type Settings = z.infer<typeof settingsSchema>;
