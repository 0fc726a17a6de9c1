import type { PageView } from "#contracts/page/page-view.ts";
import { fillPlaceholders, type Placeholder } from "#contracts/page/placeholders.ts";
import { phoneUrl } from "#contracts/settings/phone.ts";
import type { PublicSettings } from "#contracts/settings/public-settings.ts";
import { formatFigures } from "#public-app/content/format-figures.ts";
import { countryOf } from "#public-app/settings/use-settings.ts";

/** Writes a telephone number that never breaks over two lines. */
export function keepTogether(phone: string): string {
  return phone.replaceAll(" ", "\u00a0");
}

function toValues(settings: PublicSettings): Record<Placeholder, string> {
  const { name, legal_name, legal_form, street, postal_code, city } = settings;
  const { firstFundraising, compatibleBrands, energySavings, ...figures } = formatFigures(settings);
  const { registration_number, tax_number, publication_director, host_name, host_address, email } = settings;
  return {
    name,
    legal_name,
    city,
    email,
    registration_number,
    tax_number,
    publication_director,
    host_name,
    host_address,
    ...figures,
    first_fundraising: firstFundraising,
    compatible_brands: compatibleBrands,
    energy_savings: energySavings,
    legal_name_and_form: [legal_name, legal_form].filter(Boolean).join(", "),
    founded: String(settings.founded),
    address: `${street}, ${[postal_code, city].filter(Boolean).join(" ")}, ${countryOf(settings)}`,
    phone: keepTogether(settings.phone),
    host_phone: keepTogether(settings.host_phone),
    cloud_login: new URL(settings.cloud_login).host,
  };
}

/** The URLs of the placeholders that are links in a rich text. */
function toLinks({ email, phone, cloud_login }: PublicSettings): Partial<Record<Placeholder, string>> {
  return { email: `mailto:${email}`, phone: phoneUrl(phone), cloud_login };
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** Matches a link with its words, and any other tag. */
const LINK_OR_TAG = /(<a\b[^>]*>.*?<\/a>|<[^>]*>)/s;

/** Puts what the settings say into the texts of a page. */
export function fillView(view: PageView, settings: PublicSettings): PageView {
  const values = toValues(settings);
  const links = toLinks(settings);
  const fillText = (text: string) => fillPlaceholders(text, (name) => values[name]);
  const fillUrl = (url: string) => fillPlaceholders(url, (name) => values[name].replaceAll(/\s/g, ""));
  const toHtml = (name: Placeholder) => escapeHtml(values[name]);
  const toLink = (name: Placeholder) => {
    const url = links[name];
    return url === undefined ? toHtml(name) : `<a href="${escapeHtml(url)}">${toHtml(name)}</a>`;
  };
  const fillHtml = (html: string) =>
    html
      .split(LINK_OR_TAG)
      .map((part, index) => fillPlaceholders(part, index % 2 === 0 ? toLink : toHtml))
      .join("");
  function fill(part: unknown, name: string): unknown {
    if (typeof part === "string") return name === "html" ? fillHtml(part) : name.endsWith("_url") ? fillUrl(part) : fillText(part);
    if (Array.isArray(part)) return part.map((each) => fill(each, name));
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, fill(each, key)]));
  }
  const { page, sections } = view;
  return {
    ...view,
    page: { ...page, meta_title: fillText(page.meta_title), meta_description: fillText(page.meta_description) },
    sections: fill(sections, "sections") as PageView["sections"], // of the same shape
  };
}
