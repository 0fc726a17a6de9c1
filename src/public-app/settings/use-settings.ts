import { useRouter } from "@tanstack/react-router";
import { language } from "#messages/public-app/language/language";
import type { PublicSettings } from "#contracts/settings/public-settings.ts";

/** The settings that this page came with. */
export function useSettings(): PublicSettings {
  return useRouter().options.context.settings;
}

/** Words of the settings for an element, which says where they are in another language than the page. */
export function useWords(field: PublicSettings["in_french"][number]) {
  const settings = useSettings();
  return { children: settings[field], ...(settings.in_french.includes(field) && language.french) };
}

const regions = new Intl.DisplayNames([language.locale], { type: "region" });

/** The company's country, as the language of this bundle calls it. */
export function countryOf({ country_code }: PublicSettings): string {
  return regions.of(country_code) ?? country_code;
}
