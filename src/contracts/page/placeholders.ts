/** The placeholders of the texts of pages, as they are written between braces: each shows what the settings say. */
export const PLACEHOLDERS = {
  name: "société",
  legal_name: "raison sociale",
  legal_name_and_form: "raison sociale et forme",
  founded: "année de création",
  address: "adresse",
  city: "ville",
  email: "e-mail",
  phone: "téléphone",
  cloud_login: "espace client",
  registration_number: "registre",
  tax_number: "matricule fiscal",
  publication_director: "direction",
  host_name: "hébergeur",
  host_address: "adresse hébergeur",
  host_phone: "téléphone hébergeur",
  homes: "maisons",
  experts: "experts",
  uptime: "disponibilité",
  support: "assistance",
  installation: "installation",
  compatible_brands: "marques",
  energy_savings: "économies",
  first_fundraising: "première levée",
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

const WRITTEN_PLACEHOLDERS = Object.values(PLACEHOLDERS)
  .map((name) => `{${name}}`)
  .join(", ");

const BY_NAME = new Map<string, Placeholder>(
  Object.entries(PLACEHOLDERS).map(([key, name]) => [name, key as Placeholder]), // it has no other keys
);

/** Matches a placeholder, with its name. */
const WRITTEN = /\{([^{}]*)\}/g;

/** Says in French which placeholder of a text no setting fills; undefined where there is none. */
export function placeholderFault(text: string): string | undefined {
  const [, unknown] = [...text.matchAll(WRITTEN)].find(([, name = ""]) => !BY_NAME.has(name)) ?? [];
  if (unknown === undefined) return undefined;
  return `Aucun réglage ne remplit {${unknown}}. Entre accolades, écrivez l’un de ceux-ci\u202f: ${WRITTEN_PLACEHOLDERS}.`;
}

/** Replaces the placeholders of a text. */
export function fillPlaceholders(text: string, valueOf: (placeholder: Placeholder) => string): string {
  return text.replaceAll(WRITTEN, (written, name: string) => {
    const placeholder = BY_NAME.get(name);
    return placeholder ? valueOf(placeholder) : written;
  });
}
