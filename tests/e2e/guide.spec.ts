import { productForm } from "./product-form.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, expectDrawn, expectNoSidewaysScroll, signIn, test } from "./fixtures.ts";

test(
  "a person finds the guide from the menu, a screen, a form and the palette, and reads it on a phone",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page, "/admin/dashboard/products");
    await page.getByRole("link", { name: "Aide de cet écran" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Les produits");
    await expect(page).toHaveURL(/\/help\/produits$/);
    await expectDrawn(page.getByRole("article").getByRole("img").first());
    await page.getByRole("navigation", { name: "Sur cette page" }).getByRole("link", { name: "Si quelque chose ne va pas" }).click();
    await expect(page).toHaveURL(/#si-quelque-chose-ne-va-pas$/);
    await expect(page.getByRole("heading", { name: "Si quelque chose ne va pas" })).toBeInViewport();
    await expectAccessibleInBothThemes(page);

    await page.getByRole("article").getByRole("link", { name: "spécifications", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Les spécifications d’un produit");
    await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Aide", exact: true }).click();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(18);
    await expectAccessibleInBothThemes(page);
    await page.getByRole("link", { name: "La page d’accueil" }).click();
    await page.getByRole("navigation", { name: "Écrans de cette page" }).getByRole("link", { name: "Slides" }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard\/slides$/);

    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("revenir en arriere");
    await page.getByRole("group", { name: "Aide" }).getByRole("option", { name: "Annuler et retrouver" }).click();
    await expect(page).toHaveURL(/\/help\/annuler#revenir-en-arriere$/);

    await page.goto("/admin/dashboard/products/new");
    const { field } = productForm(page);
    await field("Titre").fill("Brume");
    const opened = page.waitForEvent("popup");
    await page.getByRole("dialog").getByRole("link", { name: "Aide de cette fenêtre (nouvel onglet)" }).click();
    const help = await opened;
    await expect(help.getByRole("heading", { level: 1 })).toHaveText("Les produits");
    await expect(field("Titre")).toHaveValue("Brume");

    await help.setViewportSize({ width: 390, height: 844 });
    await help.goto("/admin/dashboard/help/produits#si-quelque-chose-ne-va-pas");
    await expect(help.getByRole("heading", { name: "Si quelque chose ne va pas" }), "also where its code comes late").toBeInViewport();
    await expectNoSidewaysScroll(help);
    await expectAccessible(help);
    await help.goto("/admin/dashboard/help/absente");
    await expect(help.getByRole("heading", { level: 1 })).toHaveText("Aide");
    await expectNoSidewaysScroll(help);
  },
);
