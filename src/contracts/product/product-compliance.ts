import { z } from "zod";
import { daySchema } from "./day.ts";
import { emailSchema } from "../shared/email.ts";
import { line, optionalLine, optionalText, unset } from "../shared/text.ts";
import { isSafeUrl, urlFault } from "../shared/url.ts";

const CONTACT_MESSAGE = "Indiquez une adresse e-mail, ou une adresse commençant par https://.";

function isContact(value: string): boolean {
  return value === "" || (/^https:\/\//i.test(value) && isSafeUrl(value)) || emailSchema.safeParse(value).success;
}

function contactFault(value: string): string {
  return /^https:\/\/.*\s/i.test(value) ? urlFault(value) : CONTACT_MESSAGE;
}

/** Where someone is written to: a mailbox, or a page with a form. */
const contactSchema = z.union([line(300).refine(isContact, { error: ({ input }) => contactFault(String(input)) }), unset]).optional();

/** What European law asks of a connected product that is sold at a distance, as it is written: who makes it and who answers for it in the Union, and
 *  its warnings (regulation 2023/988, article 19); what data it makes, and how to reach and erase them (2023/2854, article 3); the day until
 *  which it gets security updates (2024/2847, article 13). */
export const complianceInputSchema = z.object({
  manufacturer_name: optionalLine(200),
  manufacturer_address: optionalText(500),
  manufacturer_contact: contactSchema,
  responsible_name: optionalLine(200),
  responsible_address: optionalText(500),
  responsible_contact: contactSchema,
  safety_warnings: optionalText(5000),
  data_notice: optionalText(5000),
  security_updates_until: daySchema,
});

/** The same, as it is read; texts are empty where nothing is said. */
export const complianceSchema = z.object({
  manufacturer_name: z.string(),
  manufacturer_address: z.string(),
  manufacturer_contact: z.string(),
  responsible_name: z.string(),
  responsible_address: z.string(),
  responsible_contact: z.string(),
  safety_warnings: z.string(),
  data_notice: z.string(),
  security_updates_until: z.string().nullable(),
});

export type Compliance = z.infer<typeof complianceSchema>;

/** The names of those fields. */
export const COMPLIANCE_FIELDS = Object.keys(complianceSchema.shape) as (keyof Compliance)[]; // it has no other keys

/** What they are called, in the form and in tables of products. */
export const COMPLIANCE_LABELS: Record<keyof Compliance, string> = {
  manufacturer_name: "Nom du fabricant",
  manufacturer_address: "Adresse postale du fabricant",
  manufacturer_contact: "Adresse électronique du fabricant",
  responsible_name: "Nom de la personne responsable (UE)",
  responsible_address: "Adresse postale de la personne responsable (UE)",
  responsible_contact: "Adresse électronique de la personne responsable (UE)",
  safety_warnings: "Avertissements de sécurité",
  data_notice: "Données produites",
  security_updates_until: "Mises à jour de sécurité jusqu’au",
};

/** What a product says that says nothing of it. */
export const NO_COMPLIANCE: Compliance = {
  manufacturer_name: "",
  manufacturer_address: "",
  manufacturer_contact: "",
  responsible_name: "",
  responsible_address: "",
  responsible_contact: "",
  safety_warnings: "",
  data_notice: "",
  security_updates_until: null,
};

/** What article 19 of regulation 2023/988 asks an offer to show, and a product may lack. */
export const REQUIRED_COMPLIANCE = ["manufacturer_name", "manufacturer_address", "safety_warnings"] as const;

export type RequiredCompliance = (typeof REQUIRED_COMPLIANCE)[number];

/** What of that a product does not say, in the order of the form. One that says something and names no manufacturer is made by the company of the settings. */
export function missingCompliance(told: Compliance): RequiredCompliance[] {
  const isOurs = told.manufacturer_name === "" && COMPLIANCE_FIELDS.some((field) => told[field]);
  return REQUIRED_COMPLIANCE.filter((field) => told[field] === "" && !(isOurs && field !== "safety_warnings"));
}
