import { Tabs } from "@mantine/core";
import type { ReactNode, Ref } from "react";
import type { ProductDetail } from "#contracts/product/product.ts";
import { SeoFields } from "#admin-app/kit/fields/seo-fields.tsx";
import { EditorBody } from "#admin-app/kit/editor/editor-form.tsx";
import { BenefitsTab } from "./benefits-tab.tsx";
import { ComplianceTab } from "./compliance-tab.tsx";
import { DownloadsTab } from "./downloads-tab.tsx";
import { InformationTab } from "./information-tab.tsx";
import formClasses from "#admin-app/resources/product/product-editor-form.module.css";
import { faultyTabs, PRODUCT_TABS, type ProductTab, TAB_LABELS } from "#admin-app/resources/product/product-fields.ts";
import { useProductFormContext } from "#admin-app/resources/product/product-form.ts";
import { useProductUploads } from "#admin-app/resources/product/fields/product-uploads.ts";
import { SpecificationsTab } from "./specifications-tab.tsx";
import { CircleAlert, CircleCheck } from "lucide-react";
import classes from "./product-tabs.module.css";

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
      className={formClasses.tabs}
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

/** Fields of the product for search engines. Left empty, its title and short description stand in. */
function SeoTab() {
  const form = useProductFormContext();
  const { title, slug, short_description } = form.values;
  return <SeoFields form={form} path={`/produits/${slug}`} title={title} description={short_description} />;
}

/** Scrolls the active tab into view: on a phone the tabs are wider than the window. */
function scrollTo(tab: HTMLButtonElement | null): void {
  tab?.scrollIntoView({ inline: "center", block: "nearest" });
}

/** The tabs of the form, each with how many rows it holds and its state: to be corrected, done once passed with nothing
 *  missing, or neither. Source: FORM-3. */
function ProductTabList({
  current,
  counts,
  done,
  faulty,
}: {
  current: ProductTab;
  counts: Partial<Record<ProductTab, number>>;
  done: ProductTab[];
  faulty: ProductTab[];
}) {
  function stateOf(tab: ProductTab) {
    if (faulty.includes(tab)) return <CircleAlert size={16} className={classes.faulty} aria-label="À corriger" />;
    if (done.includes(tab) && tab !== current) return <CircleCheck size={16} className={classes.passed} aria-label="Terminé" />;
    return undefined;
  }

  return (
    <Tabs.List className={classes.list} aria-label="Parties de la fiche produit">
      {PRODUCT_TABS.map((tab) => (
        <Tabs.Tab key={tab} ref={tab === current ? scrollTo : undefined} value={tab} rightSection={stateOf(tab)}>
          {TAB_LABELS[tab]}
          {(counts[tab] ?? 0) > 0 && <span className={classes.count}> {counts[tab]}</span>}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
