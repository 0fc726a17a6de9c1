import { useNavigate, useSearch } from "@tanstack/react-router";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import type { Product } from "#contracts/product/product.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { DownloadList, SpecificationTable } from "#public-app/product/sections/lazy-sections.ts";
import { ServerPart } from "#public-app/ui/server-part.tsx";
import { PRODUCT_TABS, type ProductTab, parseProductTab } from "./product-tab.ts";
import { m } from "#messages/public-app/product/detail/messages";
import styles from "./product-tabs.module.css";

/** Keys that move among the tabs, by how far where one reads from the left. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function findNeighbour(tab: ProductTab, key: string): ProductTab | undefined {
  if (key === "Home") return PRODUCT_TABS[0];
  if (key === "End") return PRODUCT_TABS.at(-1);
  const step = STEPS[key];
  const ahead = document.dir ? -1 : 1; // only a page that is written from the right says so
  if (step === undefined) return undefined;
  return PRODUCT_TABS.at((PRODUCT_TABS.indexOf(tab) + step * ahead) % PRODUCT_TABS.length);
}

const ANCHOR = "en-detail";

/** The query of a tab. `apercu`: the token that opens the page, if one does. */
const toQuery = (tab: ProductTab, apercu: string | undefined) => ({ ...(apercu !== undefined && { apercu }), ...parseProductTab(tab) });

/** The URL of a tab, which the tab leads to by itself before hydration. */
function toUrl(tab: ProductTab, apercu: string | undefined): string {
  return `?${new URLSearchParams(toQuery(tab, apercu)).toString()}#${ANCHOR}`;
}

/** Everything else about a product. The open tab stands in the URL; without JavaScript the three panels follow one
 *  another. */
export function ProductTabs({ product }: { product: Product }) {
  const { tab: shown = "description", apercu } = useSearch({ from: "/produits/$slug" });
  const navigate = useNavigate({ from: "/produits/$slug" });

  const open = (tab: ProductTab) => void navigate({ search: toQuery(tab, apercu), replace: true, resetScroll: false });

  function handleClick(event: MouseEvent, tab: ProductTab) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // a window of its own
    event.preventDefault();
    open(tab);
  }

  function handleKeyDown(event: KeyboardEvent, focused: ProductTab) {
    const tab = event.key === " " ? focused : findNeighbour(shown, event.key);
    if (!tab) return;
    event.preventDefault();
    open(tab);
    document.getElementById(`onglet-${tab}`)?.focus();
  }

  const panels: Record<ProductTab, ReactNode> = {
    description: (
      <p className={styles.prose} data-lines="" {...langAttributes(product)}>
        {product.long_description || product.short_description}
      </p>
    ),
    specifications: (
      <ServerPart key={product.slug} id={`fiche-${product.slug}`}>
        <SpecificationTable caption={m.tabs.specifications} product={product} />
      </ServerPart>
    ),
    downloads: (
      <ServerPart key={product.slug} id={`documents-${product.slug}`}>
        <DownloadList product={product} />
      </ServerPart>
    ),
  };

  return (
    <section id={ANCHOR} className={styles.tabs} aria-label={m.details}>
      <div role="tablist" aria-label={m.details} className={`${styles.list} needs-script`}>
        {PRODUCT_TABS.map((tab) => (
          <a
            key={tab}
            href={toUrl(tab, apercu)}
            role="tab"
            id={`onglet-${tab}`}
            aria-controls={`panneau-${tab}`}
            aria-selected={tab === shown}
            tabIndex={tab === shown ? 0 : -1}
            className={styles.tab}
            onClick={(event) => handleClick(event, tab)}
            onKeyDown={(event) => handleKeyDown(event, tab)}
          >
            {m.tabs[tab]}
          </a>
        ))}
      </div>
      {PRODUCT_TABS.map((tab) => (
        <div
          key={tab}
          role="tabpanel"
          id={`panneau-${tab}`}
          aria-labelledby={`onglet-${tab}`}
          tabIndex={0}
          className={styles.panel}
          data-shown={tab === shown || undefined}
        >
          <h2 className={`${styles.title} without-script`}>{m.tabs[tab]}</h2>
          {panels[tab]}
        </div>
      ))}
    </section>
  );
}
