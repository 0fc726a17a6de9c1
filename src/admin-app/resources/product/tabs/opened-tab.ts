import { PRODUCT_TABS, type ProductTab } from "../product-fields.ts";

const KEY = "admin-product-tab:";

/** The tab that a product was last on in this browser tab, else the first. A new product opens on the first. */
export function openedTab(productId: number | undefined): ProductTab {
  const stored = sessionStorage.getItem(KEY + productId);
  return PRODUCT_TABS.find((tab) => tab === stored) ?? PRODUCT_TABS[0];
}

/** Opens a product on a tab next time. */
export function storeOpenedTab(productId: number | undefined, tab: ProductTab): void {
  if (productId !== undefined) sessionStorage.setItem(KEY + productId, tab);
}
