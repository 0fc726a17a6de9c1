import { z } from "zod";
import { emailSchema } from "../shared/email.ts";
import { entitySchema } from "../shared/entity.ts";
import { line, MAX_LENGTH, requiredLine, requiredText, text } from "../shared/text.ts";
import { fileUrlFault, isFileUrl, isSafeUrl, urlFault } from "../shared/url.ts";
import { cleanFileUrl } from "../shared/image-path.ts";
import { isPhone } from "./phone.ts";

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
export const hoursSchema = z
  .object({ from: weekdaySchema, to: weekdaySchema, opens: timeSchema, closes: timeSchema })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "Le dernier jour vient avant le premier." })
  .refine(({ opens, closes }) => opens < closes, { path: ["closes"], message: "La fermeture vient avant l’ouverture." });

export type Hours = z.infer<typeof hoursSchema>;

/** A question and its answer; in English where both are written. */
export const faqEntrySchema = z.object({
  question: requiredLine(300),
  answer: requiredText(2000),
  question_en: line(300),
  answer_en: text(2000),
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
  name: requiredLine(60),
  legal_name: requiredLine(120),
  legal_form: line(200),
  legal_form_en: line(200),
  tagline: requiredLine(120),
  tagline_en: line(120),
  founded: z.int("Indiquez une année.").min(1800).max(2100),
  cloud_login: requiredLine(MAX_LENGTH.url).refine(isHttps, HTTPS_MESSAGE),
  email: emailSchema,
  phone,
  whatsapp: optionalPhone,
  hours: z.array(hoursSchema).max(HOURS_MAX),
  hours_note: line(200),
  hours_note_en: line(200),
  street: requiredLine(200),
  postal_code: line(20),
  city: requiredLine(100),
  country_code: countryCode,
  latitude: z.number("Indiquez un nombre.").min(-90).max(90),
  longitude: z.number("Indiquez un nombre.").min(-180).max(180),
  facebook: optionalHttps,
  instagram: optionalHttps,
  linkedin: optionalHttps,
  homes: count,
  uptime_percent: percent,
  energy_savings_percent: percent,
  support_hours_per_day: z.int("Indiquez un nombre entier.").min(1).max(24),
  support_days_per_week: z.int("Indiquez un nombre entier.").min(1).max(7),
  installation_hours: count,
  compatible_brands: count,
  experts: count,
  first_fundraising_euros: z.int("Indiquez un nombre entier.").min(0).max(2_000_000_000),
  registration_number: line(60),
  tax_number: line(60),
  publication_director: requiredLine(120),
  host_name: requiredLine(120),
  host_address: requiredLine(300),
  host_phone: optionalPhone,
  mail_name: line(120),
  mail_address: z.union([z.literal(""), emailSchema], "Indiquez une adresse e-mail valide."),
  meta_description: line(MAX_LENGTH.meta_description),
  meta_description_en: line(MAX_LENGTH.meta_description),
  image_url: text(MAX_LENGTH.url)
    .overwrite(cleanFileUrl)
    .refine((value) => value === "" || isFileUrl(value), { error: ({ input }) => fileUrlFault(String(input)) }),
  banner_text: line(200),
  banner_text_en: line(200),
  banner_link: line(MAX_LENGTH.url).refine((value) => value === "" || isSafeUrl(value), { error: ({ input }) => urlFault(String(input)) }),
  banner_from: momentSchema,
  banner_until: momentSchema,
  faq: z.array(faqEntrySchema).max(FAQ_MAX),
});

/** What an administrator writes of the company and its site. `…_en` may stay empty: English pages then show the French. */
export const settingsInputSchema = settingsFields.refine(
  ({ banner_from, banner_until }) => banner_from === "" || banner_until === "" || banner_from < banner_until,
  { path: ["banner_until"], message: "La fin de l’annonce vient avant son début." },
);

export type SettingsInput = z.infer<typeof settingsInputSchema>;

/** The settings, as they are stored. */
export const settingsSchema = settingsFields.extend(entitySchema.shape);

export type Settings = z.infer<typeof settingsSchema>;
