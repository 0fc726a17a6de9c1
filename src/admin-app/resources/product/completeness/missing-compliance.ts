import { COMPLIANCE_LABELS, type RequiredCompliance } from "#contracts/product/product-compliance.ts";

/** What a product does not say, within a sentence. */
export function missingInWords(missing: RequiredCompliance[]): string {
  const words = missing.map((field) => COMPLIANCE_LABELS[field]);
  return words.map((label) => label.charAt(0).toLowerCase() + label.slice(1)).join(", ");
}
