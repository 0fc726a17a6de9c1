import type { PublicSettings } from "#contracts/settings/public-settings.ts";
import { language } from "#messages/public-app/language/language";

const regions = new Intl.DisplayNames([language.locale], { type: "region" });

/** The company's country, as the language of this bundle calls it. */
export function countryOf({ country_code }: PublicSettings): string {
  return regions.of(country_code) ?? country_code;
}
