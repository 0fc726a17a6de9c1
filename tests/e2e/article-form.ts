import { expect, type Page } from "@playwright/test";
import { editor } from "./editor.ts";

/** The form of an article. `text` is the rich text; `writeSource` writes the content as HTML, `readSource` reads it and
 *  goes back. */
export function articleForm(page: Page) {
  const form = editor(page, /^(Nouvel article|Modifier l’article)/);
  const { window, field, button } = form;
  const source = button("Modifier le code HTML");
  return {
    ...form,
    text: window.getByRole("textbox", { name: "Contenu" }).and(window.locator("[contenteditable]")),
    control: (name: string) =>
      window.getByRole("toolbar", { name: "Mise en forme" }).getByRole("button", { name: new RegExp(`^${name}( \\(|$)`) }),
    writeSource: async (html: string) => {
      // Either stands there once the form and its editor have come.
      await expect(source.or(field("Contenu")).first()).toBeVisible();
      if (await source.isVisible()) await source.click();
      await field("Contenu").fill(html);
    },
    readSource: async () => {
      await source.click();
      const html = await field("Contenu").inputValue();
      await button("Revenir à l’éditeur").click();
      return html;
    },
  };
}
