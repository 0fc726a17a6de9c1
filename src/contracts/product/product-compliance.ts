import { z } from "zod";
import { emptyFields, field, fieldLabels, storedFields } from "../field/field.ts";
import { daySchema } from "./day.ts";
import { emailSchema, line, optionalLine, optionalText, unset } from "../shared/text.ts";
import { isSafeUrl, urlFault } from "../shared/url.ts";

const CONTACT_MESSAGE = "Indiquez une adresse e-mail, ou une adresse commençant par https://.";

function isContact(value: string): boolean {
  return value === "" || (/^https:\/\//i.test(value) && isSafeUrl(value)) || emailSchema.safeParse(value).success;
}

function contactFault(value: string): string {
  return /^https:\/\/.*\s/i.test(value) ? urlFault(value) : CONTACT_MESSAGE;
}

/** Contact of a person or company: a mailbox, or a page with a form. */
const contactSchema = z.union([line(300).refine(isContact, { error: ({ input }) => contactFault(String(input)) }), unset]).optional();

/** Information that European law requires of a connected product sold at a distance. Its maker and who answers for it
 *  in the Union, and its warnings (regulation 2023/988, article 19); the data that it makes, and how to reach and erase
 *  them (2023/2854, article 3); the day until which it gets security updates (2024/2847, article 13). */
export const complianceInputSchema = z.object({
  manufacturer_name: field(optionalLine(200), { label: "Nom du fabricant" }),
  manufacturer_address: field(optionalText(500), { label: "Adresse postale du fabricant" }),
  manufacturer_contact: field(contactSchema, { label: "Adresse électronique du fabricant" }),
  responsible_name: field(optionalLine(200), { label: "Nom de la personne responsable (UE)" }),
  responsible_address: field(optionalText(500), { label: "Adresse postale de la personne responsable (UE)" }),
  responsible_contact: field(contactSchema, { label: "Adresse électronique de la personne responsable (UE)" }),
  safety_warnings: field(optionalText(5000), { label: "Avertissements de sécurité", translated: true }),
  data_notice: field(optionalText(5000), { label: "Données produites", translated: true }),
  security_updates_until: field(daySchema, { label: "Mises à jour de sécurité jusqu’au" }),
});

/** The same fields in replies; texts are empty where nothing is known. */
export const complianceSchema = z.object(storedFields(complianceInputSchema));

export type Compliance = z.infer<typeof complianceSchema>;

/** Names of the compliance fields. */
export const COMPLIANCE_FIELDS = Object.keys(complianceSchema.shape) as (keyof Compliance)[]; // it has no other keys

/** Labels of the compliance fields, in the form and in tables of products. */
export const COMPLIANCE_LABELS = fieldLabels(complianceInputSchema);

/** Compliance fields of a product without any. */
export const NO_COMPLIANCE: Compliance = emptyFields(complianceInputSchema);

/** Fields that an offer must show by article 19 of regulation 2023/988, and a product may lack. */
export const REQUIRED_COMPLIANCE = ["manufacturer_name", "manufacturer_address", "safety_warnings"] as const;

export type RequiredCompliance = (typeof REQUIRED_COMPLIANCE)[number];

/** Lists the required fields that a product lacks, in the order of the form. A product with compliance fields but no
 *  manufacturer is made by the company of the settings. */
export function missingCompliance(compliance: Compliance): RequiredCompliance[] {
  const isOurs = compliance.manufacturer_name === "" && COMPLIANCE_FIELDS.some((field) => compliance[field]);
  return REQUIRED_COMPLIANCE.filter((field) => compliance[field] === "" && !(isOurs && field !== "safety_warnings"));
}
