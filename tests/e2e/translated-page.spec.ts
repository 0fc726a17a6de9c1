import type { Page } from "@playwright/test";
import { expect, test, visit } from "./fixtures.ts";

/** Imitates a browser's translator: each text is replaced by the same one within elements of its own. Typed text stays
 *  as it is. */
const TRANSLATE = `(() => {
  const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (walker.currentNode.data.trim() && !walker.currentNode.parentElement.closest("style, script, option, textarea")) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    outer.firstChild.textContent = text.data;
    text.replaceWith(outer);
  }
})()`;

const translate = (page: Page) => page.evaluate(TRANSLATE);

test("a page that the browser translated follows what is searched, chosen and refused", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/produits");
  const count = page.getByRole("status").filter({ hasText: /produit|résultat/ });
  const search = page.getByRole("searchbox");
  const all = await count.textContent();
  await translate(page);
  await search.fill("lampe");
  await expect(count).not.toHaveText(all ?? "");
  await expect(count).toHaveText(/^\d/);
  const lamps = Number.parseInt((await count.textContent()) ?? "", 10);
  await expect(page.locator("#catalogue article")).toHaveCount(lamps);
  await translate(page);
  await search.fill("zzzz");
  await expect(count).toHaveText("Aucun résultat");
  await expect(page.getByText("Aucun produit trouvé")).toBeVisible();
  await translate(page);
  await page.getByRole("button", { name: "Effacer les filtres" }).click();
  await expect(count).toHaveText(all ?? "");

  await page.getByRole("checkbox", { name: /seulement/ }).check();
  await expect(page.getByRole("list", { name: "Filtres actifs" }).getByRole("link")).toHaveCount(1);
  await expect(page.locator("#catalogue article")).toHaveCount(Number.parseInt((await count.textContent()) ?? "", 10));
  const compare = page.getByRole("checkbox", { name: /Comparer/ });
  await compare.nth(0).check();
  const tray = page.getByRole("complementary", { name: "Produits à comparer" });
  await expect(tray).toBeVisible();
  await translate(page);
  for (const index of [1, 2, 3]) await compare.nth(index).check();
  await compare.nth(4).click();
  await expect(tray.getByRole("alert")).toContainText("4 produits au plus");
  await expect(tray.getByRole("link", { name: /4/ })).toBeVisible();

  await visit(page, "/contact");
  await translate(page);
  for (const [name, fault] of [
    ["", /obligatoire|Indiquez|requis|prénom/i],
    ["x", /e-mail/i],
  ] as const) {
    await page.getByLabel("Prénom").fill(name);
    await page.getByRole("button", { name: /Envoyer/ }).click();
    await expect(page.locator("form").getByText(fault).first()).toBeVisible();
    await translate(page);
  }
});
