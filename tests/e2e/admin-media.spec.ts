import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { search, tabTo } from "./editor.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { aPdf, aPicture } from "./sample-files.ts";

const LIST = "/admin/dashboard/media";
const tile = (page: Page, name: string) => page.getByRole("list", { name: "Fichiers" }).getByRole("link", { name });
const details = (page: Page) => page.getByRole("dialog", { name: "Détails du fichier" });
const zone = (page: Page) => page.locator("input[type=file][name=image]");

async function addPicture(page: Page, name: string, color = "#335577"): Promise<void> {
  await zone(page).setInputFiles(await aPicture(name, color));
  await expect(page.getByText(`${name} ajouté à la médiathèque`)).toBeVisible();
}

test("adds images and PDFs, finds, filters and describes them", async ({ page, shop }) => {
  await signIn(page, LIST);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Médiathèque");
  await addPicture(page, `Étagère ${shop.mark}.png`);
  await zone(page).setInputFiles(aPdf(`Notice ${shop.mark}.pdf`));
  await expect(tile(page, `Notice ${shop.mark}.pdf`)).toContainText("PDF");
  await search(page, `etagere ${shop.mark}`);
  await expect(tile(page, "Notice")).toHaveCount(0);
  await expect(tile(page, `Étagère ${shop.mark}.png`)).toContainText("960 × 640");
  await page.getByLabel("Afficher").selectOption("PDF");
  await expect(page.getByText("Aucun fichier trouvé")).toBeVisible();
  await page.getByRole("button", { name: "Effacer les filtres" }).click();
  await page.getByLabel("Afficher").selectOption("Inutilisés");
  await tile(page, `Étagère ${shop.mark}.png`).click();
  await details(page).getByLabel("Texte alternatif").fill("Une lueur dorée");
  await details(page).getByRole("button", { name: "Enregistrer le texte" }).click();
  await expect(page.getByText("Texte alternatif enregistré")).toBeVisible();
  await expect(details(page).getByRole("textbox", { name: "Adresse" })).toHaveValue(/^\/uploads\/[0-9a-f]{32}\.webp$/);
  await details(page).getByRole("button", { name: "Fermer" }).click();
  await search(page, `doree ${shop.mark}`);
  await expect(tile(page, `Étagère ${shop.mark}.png`)).toBeVisible();
});

test("picks a file for a slide, refuses to delete it, replaces it, then deletes the old one", async ({ page, shop, content }) => {
  const slide = await content.addSlide({ title: "Brume" });
  await signIn(page, LIST);
  await addPicture(page, `${shop.mark}-a.png`);
  await page.goto(`/admin/dashboard/slides/${slide.id}`);
  await page.getByRole("button", { name: "Choisir dans la médiathèque" }).click();
  const picker = page.getByRole("dialog", { name: "Choisir une image" });
  await picker.getByRole("button", { name: `${shop.mark}-a.png` }).click();
  await expect(picker).toBeHidden();
  await expect(page.getByLabel("Adresse de l’image")).toHaveValue(/^\/uploads\//);
  await page.getByRole("button", { name: "Mettre à jour" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.goto(`${LIST}?q=${shop.mark}`);
  await tile(page, `${shop.mark}-a.png`).click();
  await expect(details(page).getByRole("link", { name: `Brume ${shop.mark}` })).toHaveAttribute("href", /\/slides\/\d+$/);
  await details(page).getByRole("button", { name: "Supprimer" }).click();
  await expect(details(page).getByRole("alert")).toContainText("Ce fichier est utilisé : il ne peut pas être supprimé.");
  await expect(details(page).getByRole("alert")).toContainText(`Brume ${shop.mark}`);
  await details(page)
    .getByLabel("Fichier de remplacement")
    .setInputFiles(await aPicture(`${shop.mark}-b.png`, "#884422"));
  await expect(page.getByText("Fichier remplacé partout où il est utilisé")).toBeVisible();
  await expect(details(page)).toContainText(`${shop.mark}-b.png`);
  await expect(details(page).getByRole("link", { name: `Brume ${shop.mark}` })).toBeVisible();
  await details(page).getByRole("button", { name: "Fermer" }).click();

  await expect(tile(page, `${shop.mark}-a.png`)).toContainText("Inutilisé");
  await tile(page, `${shop.mark}-a.png`).click();
  await details(page).getByRole("button", { name: "Supprimer" }).click();
  await details(page).getByRole("button", { name: "Supprimer définitivement" }).click();
  await expect(page.getByText("Fichier supprimé")).toBeVisible();
  await expect(tile(page, `${shop.mark}-a.png`)).toHaveCount(0);
});

test("a file is opened and picked with the keyboard alone", async ({ page, shop }) => {
  await signIn(page, LIST);
  await addPicture(page, `${shop.mark}.png`);
  await tabTo(page, "link", new RegExp(`${shop.mark}\\.png`));
  await page.keyboard.press("Enter");
  await expect(details(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(details(page)).toBeHidden();
  await page.goto("/admin/dashboard/features/new");
  await tabTo(page, "button", "Choisir dans la médiathèque");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Choisir une image" })).toBeVisible();
  await tabTo(page, "button", new RegExp(`${shop.mark}\\.png`));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Icône personnalisée (adresse)")).toHaveValue(/^\/uploads\//);
});

for (const theme of ["light", "dark"] as const) {
  test(`the library, a file and the picker are accessible in ${theme}`, async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await signIn(page, LIST);
    await addPicture(page, `${shop.mark}.png`);
    await expect(tile(page, `${shop.mark}.png`)).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await tile(page, `${shop.mark}.png`).click();
    await expect(details(page).getByLabel("Texte alternatif")).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.goto("/admin/dashboard/slides/new");
    await page.getByRole("button", { name: "Choisir dans la médiathèque" }).click();
    await expect(page.getByRole("dialog", { name: "Choisir une image" }).getByRole("list", { name: "Fichiers" })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

test("with the server gone, the library and a file say so, and what was typed stays", async ({ page, shop, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  await signIn(page, LIST);
  await addPicture(page, `${shop.mark}.png`);
  await tile(page, `${shop.mark}.png`).click();
  await details(page).getByLabel("Texte alternatif").fill("Une lampe");
  await page.route("**/trpc/**", (route) => route.abort());
  await details(page).getByRole("button", { name: "Enregistrer le texte" }).click();
  await expect(details(page).getByText("Le serveur est injoignable.")).toBeVisible();
  await expect(details(page).getByLabel("Texte alternatif")).toHaveValue("Une lampe");
  await page.unroute("**/trpc/**");
  await details(page).getByRole("button", { name: "Enregistrer le texte" }).click();
  await expect(page.getByText("Texte alternatif enregistré")).toBeVisible();
});

test("on a phone a file is found and described by touch", { tag: "@phone" }, async ({ page, shop }) => {
  await signIn(page, LIST);
  await addPicture(page, `${shop.mark}.png`);
  await tile(page, `${shop.mark}.png`).tap();
  await details(page).getByLabel("Texte alternatif").fill("Une lampe");
  await details(page).getByRole("button", { name: "Enregistrer le texte" }).tap();
  await expect(page.getByText("Texte alternatif enregistré")).toBeVisible();
});
