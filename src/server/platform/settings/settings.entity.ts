import { defineEntity, p } from "@mikro-orm/core";
import type { FaqEntry, Hours } from "#contracts/settings/settings.ts";
import type { SiteLink } from "#contracts/settings/site-links.ts";
import { entityColumns, listOf } from "#server/platform/database/columns.ts";
import { mentionedUploads } from "#server/platform/media/stored-name.ts";

const SettingsSchema = defineEntity({
  name: "Settings",
  properties: {
    ...entityColumns,
    /** Name of the row in the media library. */
    title: p
      .text()
      .hidden()
      .onCreate(() => "Réglages"),
    name: p.text(),
    legal_name: p.text(),
    legal_form: p.text(),
    legal_form_en: p.text(),
    tagline: p.text(),
    tagline_en: p.text(),
    founded: p.integer(),
    cloud_login: p.text(),
    email: p.text(),
    phone: p.text(),
    whatsapp: p.text(),
    hours: p.json<Hours[]>(),
    hours_note: p.text(),
    hours_note_en: p.text(),
    street: p.text(),
    postal_code: p.text(),
    city: p.text(),
    country_code: p.text(),
    latitude: p.double().$type<number>(),
    longitude: p.double().$type<number>(),
    facebook: p.text(),
    instagram: p.text(),
    linkedin: p.text(),
    homes: p.integer(),
    uptime_percent: p.double().$type<number>(),
    energy_savings_percent: p.double().$type<number>(),
    support_hours_per_day: p.integer(),
    support_days_per_week: p.integer(),
    installation_hours: p.integer(),
    compatible_brands: p.integer(),
    experts: p.integer(),
    first_fundraising_euros: p.integer(),
    registration_number: p.text(),
    tax_number: p.text(),
    publication_director: p.text(),
    host_name: p.text(),
    host_address: p.text(),
    host_phone: p.text(),
    mail_name: p.text(),
    mail_address: p.text(),
    meta_description: p.text(),
    meta_description_en: p.text(),
    image_url: p.text(),
    uploads: mentionedUploads("image_url"),
    allows_search: p.boolean().default(true),
    allows_answer: p.boolean().default(true),
    allows_training: p.boolean().default(true),
    banner_text: p.text(),
    banner_text_en: p.text(),
    banner_link: p.text(),
    banner_from: p.text(),
    banner_until: p.text(),
    faq: p.json<FaqEntry[]>(),
    menu_links: listOf<SiteLink>(),
    footer_links: listOf<SiteLink>(),
    legal_links: listOf<SiteLink>(),
  },
});

/** The settings of the company and its site, in one row; there is none before they are first saved. */
export class Settings extends SettingsSchema.class {}
SettingsSchema.setClass(Settings);
