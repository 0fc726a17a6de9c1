import type { ReactNode } from "react";
import { fieldLabels } from "#contracts/field/field.ts";
import { COMPLIANCE_FIELDS } from "#contracts/product/product-compliance.ts";
import { productInputSchema } from "#contracts/product/product.ts";
import type { RelatedProduct } from "#contracts/product/product-parts.ts";

/** Tabs of the form, in order. Source: FORM-3. */
export const PRODUCT_TABS = ["information", "specifications", "benefits", "downloads", "seo", "compliance"] as const;

export type ProductTab = (typeof PRODUCT_TABS)[number];

export const TAB_LABELS: Record<ProductTab, string> = {
  information: "Informations",
  specifications: "Spécifications",
  benefits: "Bénéfices",
  downloads: "Téléchargements",
  seo: "SEO",
  compliance: "Conformité",
};

/** Labels of the fields, for inputs and messages. */
export const FIELD_LABELS = { ...fieldLabels(productInputSchema), typed_image: "Ajouter une image par son adresse" };

/** Names a product chosen beside another one; one of an old version that was deleted since has no slug any more. */
export function relatedTitle({ title, slug }: Pick<RelatedProduct, "title" | "slug">): string {
  if (slug !== "") return title;
  return title === "" ? "Produit supprimé" : `${title} (supprimé)`;
}

/** Shown where the categories to choose from could not be loaded. */
export const CATEGORIES_MISSING = "Les catégories n’ont pas pu être chargées";

/** The tab on which a field is edited, from the dotted path of a complaint about it (`downloads.0.url`). */
export function tabOf(path: string): ProductTab {
  const [field] = path.split(".");
  switch (field) {
    case "specifications":
    case "benefits":
    case "downloads":
      return field;
    case "meta_title":
    case "meta_description":
      return "seo";
    default:
      return COMPLIANCE_FIELDS.some((known) => known === field) ? "compliance" : "information";
  }
}

/** The first complaint about a field or anything inside it, for fields whose parts have no input of their own. */
export function firstFaultOf(field: string, errors: Record<string, ReactNode>): ReactNode {
  const path = Object.keys(errors).find((candidate) => candidate === field || candidate.startsWith(`${field}.`));
  return path === undefined ? undefined : errors[path];
}

/** The tabs that hold at least one faulty field, in the order of the tabs. */
export function faultyTabs(errors: Record<string, unknown>): ProductTab[] {
  const faulty = new Set(Object.keys(errors).map(tabOf));
  return PRODUCT_TABS.filter((tab) => faulty.has(tab));
}
