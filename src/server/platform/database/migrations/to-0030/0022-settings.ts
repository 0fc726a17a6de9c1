import { Migration } from "@mikro-orm/migrations";

const TEXTS = (names: string) =>
  names
    .split(" ")
    .map((name) => `"${name}" text not null`)
    .join(", ");
const INTEGERS = (names: string) =>
  names
    .split(" ")
    .map((name) => `"${name}" int not null`)
    .join(", ");
const DOUBLES = (names: string) =>
  names
    .split(" ")
    .map((name) => `"${name}" double precision not null`)
    .join(", ");

/** The settings of the company and its site, in one row that the first save makes. */
export class SiteSettings extends Migration {
  override name = "0022-settings";

  override up(): void {
    this.addSql(`create table "settings" (
      "id" serial primary key,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      ${TEXTS("title name legal_name legal_form legal_form_en tagline tagline_en cloud_login email phone whatsapp hours_note hours_note_en")},
      ${TEXTS("street postal_code city country_code facebook instagram linkedin registration_number tax_number publication_director")},
      ${TEXTS("host_name host_address host_phone mail_name mail_address meta_description meta_description_en image_url")},
      ${TEXTS("banner_text banner_text_en banner_link banner_from banner_until")},
      ${INTEGERS("founded homes support_hours_per_day support_days_per_week installation_hours compatible_brands experts first_fundraising_euros")},
      ${DOUBLES("latitude longitude uptime_percent energy_savings_percent")},
      "uploads" text[] not null,
      "hours" jsonb not null,
      "faq" jsonb not null
    )`);
    this.addSql(`create trigger "settings_announced" after insert or update or delete or truncate on "settings"
      for each statement execute function "announce_content"()`);
    // Not on insert: the row is made of the former values, so that nothing has changed by that.
    this.addSql(`create trigger "settings_recorded" after update or delete on "settings"
      for each row execute function "record_change"('whole', 'title', 'uploads')`);
  }

  override down(): void {
    this.addSql(`drop table "settings"`);
  }
}
