import type { Locator, Page } from "@playwright/test";

/** The window in which an administrator writes something, by the labels that they read. `title` is what the window is
 *  called. */
export function editor(page: Page, title: RegExp) {
  const window = page.getByRole("dialog", { name: title });
  return {
    window,
    /** The control under a label; required ones carry an asterisk. */
    field: (label: string) => window.getByLabel(new RegExp(`^${label}(\\s*\\*)?$`)).and(window.locator("input, textarea, select")),
    button: (name: string) => window.getByRole("button", { name, exact: true }),
    image: window.locator("input[type=file][name=image]"),
  };
}

/** Presses « et fermer » in the menu of a form's save button. */
export async function saveAndClose(save: Locator): Promise<void> {
  await save.locator("xpath=following-sibling::button").click();
  await save
    .page()
    .getByRole("menuitem", { name: /et fermer$/ })
    .click();
}

export const card = (page: Page, title: string) => page.getByRole("article", { name: title });

export const search = (page: Page, text: string) => page.getByRole("searchbox", { name: "Rechercher" }).fill(text);

/** A figure of the list's header. */
export const counter = (page: Page, label: string) =>
  page
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator("xpath=following-sibling::dd");

/** Counts the drafts that the browser stores. */
export const countDrafts = (page: Page) =>
  page.evaluate<number>(`new Promise((resolve) => {
    const opening = indexedDB.open("lumidar-drafts");
    opening.onsuccess = () => {
      const reading = opening.result.transaction("drafts").objectStore("drafts").getAllKeys();
      reading.onsuccess = () => resolve(reading.result.filter((key) => key.startsWith("admin-draft:")).length);
    };
  })`);

/** Presses Tab until something has the focus, as a person without a mouse does. */
export async function tabUntilFocused(
  page: Page,
  role: "button" | "link" | "textbox" | "searchbox" | "switch" | "radio",
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: typeof name === "string" });
  for (let presses = 0; presses < 120; presses++) {
    if (
      await wanted.evaluateAll((found: { matches: (selector: string) => boolean }[]) => found.some((element) => element.matches(":focus")))
    )
      return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${role} ${String(name)}`);
}
