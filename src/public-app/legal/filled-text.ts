import type { PublicSettings } from "#contracts/settings/public-settings.ts";
import { countryOf } from "#public-app/settings/country.ts";
import type { LegalText } from "./legal-text.ts";

/** A telephone number that never breaks over two lines. */
const unbroken = (phone: string) => phone.replaceAll(" ", "\u00a0");

/** What stands in the legal texts for `{…}`. */
function valuesOf(settings: PublicSettings): Record<string, string> {
  const { legal_name, legal_form, street, postal_code, city, phone, host_phone, cloud_login } = settings;
  return {
    name: settings.name,
    legal_name,
    company: [legal_name, legal_form].filter(Boolean).join(", "),
    address: `${street}, ${[postal_code, city].filter(Boolean).join(" ")}, ${countryOf(settings)}`,
    city,
    email: settings.email,
    phone: unbroken(phone),
    phone_link: phone.replaceAll(" ", ""),
    registration_number: settings.registration_number,
    tax_number: settings.tax_number,
    publication_director: settings.publication_director,
    host_name: settings.host_name,
    host_address: settings.host_address,
    host_phone: unbroken(host_phone),
    cloud_login,
    cloud_host: new URL(cloud_login).host,
  };
}

/** A legal text with what the settings say of the company in place of `{…}`. */
export function filledText(text: LegalText, settings: PublicSettings): LegalText {
  const values = valuesOf(settings);
  function fill(part: unknown): unknown {
    if (typeof part === "string") return part.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
    if (Array.isArray(part)) return part.map(fill);
    return Object.fromEntries(Object.entries(part as object).map(([key, value]) => [key, fill(value)])); // texts hold nothing else
  }
  return fill(text) as LegalText; // of the same shape
}
