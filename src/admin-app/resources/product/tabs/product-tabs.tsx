import { Tabs } from "@mantine/core";
import type { ReactNode, Ref } from "react";
import type { ProductDetail } from "#contracts/product/product.ts";
import { SeoFields } from "#admin-app/kit/fields/seo-fields.tsx";
import { EditorBody } from "#admin-app/kit/editor/editor-form.tsx";
import { BenefitsTab } from "./benefits-tab.tsx";
import { ComplianceTab } from "./compliance-tab.tsx";
import { DownloadsTab } from "./downloads-tab.tsx";
import { InformationTab } from "./information-tab.tsx";
import classes from "../product-editor-form.module.css";
import { faultyTabs, PRODUCT_TABS, type ProductTab } from "../product-fields.ts";
import { useProductFormContext } from "../product-form-context.ts";
import { ProductTabList } from "./product-tab-list.tsx";
import { useProductUploads } from "../fields/product-uploads.ts";
import { SpecificationsTab } from "./specifications-tab.tsx";

/** The six parts of the product form, of which one is shown. */
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
  const counts = { specifications: specifications.length, benefits: benefits.length, downloads: downloads.length };
  const uploads = useProductUploads();
  const parts: Record<ProductTab, ReactNode> = {
    information: <InformationTab uploads={uploads} productId={product?.id} {...information} />,
    specifications: <SpecificationsTab />,
    benefits: <BenefitsTab />,
    downloads: <DownloadsTab uploads={uploads.pdfs} shown={product?.is_active ? product : undefined} />,
    seo: <SeoTab />,
    compliance: <ComplianceTab />,
  };
  return (
    <Tabs
      value={current}
      onChange={(value) => onOpen(PRODUCT_TABS.find((name) => name === value) ?? current)}
      keepMounted={false}
      className={classes.tabs}
    >
      <ProductTabList current={current} counts={counts} done={done} faulty={faultyTabs(errors)} />
      <EditorBody ref={body}>
        {PRODUCT_TABS.map((tab) => (
          <Tabs.Panel key={tab} value={tab}>
            {parts[tab]}
          </Tabs.Panel>
        ))}
      </EditorBody>
    </Tabs>
  );
}

/** How search engines present the product. Left empty, its title and short description stand in. */
function SeoTab() {
  const form = useProductFormContext();
  const { title, slug, short_description } = form.values;
  return <SeoFields form={form} path={`/produits/${slug}`} title={title} description={short_description} />;
}
