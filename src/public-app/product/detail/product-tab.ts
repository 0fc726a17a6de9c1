/** Tabs of a product's page, in order. */
export const PRODUCT_TABS = ["description", "specifications", "downloads"] as const;

export type ProductTab = (typeof PRODUCT_TABS)[number];

/** Reads the tab that a URL asks for; the first one needs no mention. Never throws. */
export function parseProductTab(sent: unknown): { tab?: ProductTab } {
  const tab = PRODUCT_TABS.find((candidate) => candidate === sent);
  return tab && tab !== "description" ? { tab } : {};
}
