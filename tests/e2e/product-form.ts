import type { Page } from "@playwright/test";

/** The window in which an administrator writes a product, by the labels that they read. */
export function productForm(page: Page) {
  const window = page.getByRole("dialog", { name: /^(Nouveau produit|Modifier le produit)/ });
  return {
    window,
    /** The control under a label; required ones carry an asterisk. */
    field: (label: string) => window.getByLabel(new RegExp(`^${label}(\\s*\\*)?$`)).and(window.locator("input, textarea, select")),
    tab: (name: string) => window.getByRole("tab", { name }),
    button: (name: string) => window.getByRole("button", { name, exact: true }),
    /** File input of a kind, which is the part's name in the documented upload. */
    files: (part: "image" | "file") => window.locator(`input[type=file][name=${part}]`),
    images: window.getByRole("group", { name: "Images" }),
  };
}

/** The card of a product in the administration's list. */
export const adminCard = (page: Page, title: string) => page.getByRole("article", { name: title });

/** Narrows the administration's list to what holds some text. */
export const searchProducts = (page: Page, text: string) => page.getByRole("searchbox", { name: "Rechercher" }).fill(text);
