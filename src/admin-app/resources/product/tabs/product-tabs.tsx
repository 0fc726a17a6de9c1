import type { ReactNode, Ref } from "react";
import type { ProductDetail } from "#contracts/product/product.ts";
import { SeoFields } from "#admin-app/kit/fields/seo-fields.tsx";
import { FormTabs } from "#admin-app/kit/layout/form-tabs.tsx";
import { BenefitsTab } from "./benefits-tab.tsx";
import { ComplianceTab } from "./compliance-tab.tsx";
import { DownloadsTab } from "./downloads-tab.tsx";
import { InformationTab } from "./information-tab.tsx";
import { faultyTabs, PRODUCT_TABS, type ProductTab, TAB_LABELS } from "#admin-app/resources/product/product-fields.ts";
import { useProductFormContext } from "#admin-app/resources/product/product-form.ts";
import { useProductUploads } from "#admin-app/resources/product/fields/product-uploads.ts";
import { SpecificationsTab } from "./specifications-tab.tsx";
import classes from "./product-tabs.module.css";

/** The six parts of the product form, each with how many rows it holds and its state: to be corrected, done once passed
 *  with nothing missing, or neither. Source: FORM-3. */
export function ProductTabs({
  current,
  done,
  onOpen,
  body,
  product,
  ...information
}: {
  current: ProductTab;
  done: ProductTab[];
  onOpen: (tab: ProductTab) => void;
  body: Ref<HTMLDivElement>;
  product: ProductDetail | undefined;
  followsTitle: boolean;
  onFollowTitle: (follows: boolean) => void;
}) {
  const { errors, values } = useProductFormContext();
  const { specifications, benefits, downloads } = values;
  const counts: Partial<Record<ProductTab, number>> = {
    specifications: specifications.length,
    benefits: benefits.length,
    downloads: downloads.length,
  };
  const uploads = useProductUploads();
  const faulty = faultyTabs(errors);
  const parts: Record<ProductTab, ReactNode> = {
    information: <InformationTab uploads={uploads} productId={product?.id} {...information} />,
    specifications: <SpecificationsTab />,
    benefits: <BenefitsTab />,
    downloads: <DownloadsTab uploads={uploads.pdfs} shown={product?.is_active ? product : undefined} />,
    seo: <SeoTab />,
    compliance: <ComplianceTab />,
  };
  const tabs = PRODUCT_TABS.map((name) => ({
    name,
    label: <TabLabel name={name} count={counts[name]} />,
    isFaulty: faulty.includes(name),
    isDone: done.includes(name) && name !== current,
    part: parts[name],
  }));
  return <FormTabs label="Parties de la fiche produit" tabs={tabs} current={current} onOpen={onOpen} body={body} />;
}

function TabLabel({ name, count = 0 }: { name: ProductTab; count: number | undefined }) {
  return (
    <>
      {TAB_LABELS[name]}
      {count > 0 && <span className={classes.count}> {count}</span>}
    </>
  );
}

/** Fields of the product for search engines. Left empty, its title and short description stand in. */
function SeoTab() {
  const form = useProductFormContext();
  const { title, slug, short_description } = form.values;
  return <SeoFields form={form} path={`/produits/${slug}`} title={title} description={short_description} />;
}
