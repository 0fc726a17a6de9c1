import type { Page } from "@playwright/test";
import { card, editor, saveAndClose } from "./editor.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { productForm } from "./product-form.ts";
import { aPicture } from "./sample-files.ts";
import { cutOff } from "./server-replies.ts";

const FEATURES = "/admin/dashboard/features";
const REQUESTS = "/admin/dashboard/requests";
const form = (page: Page) => editor(page, /^Modifier la fonctionnalité/);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

// Without a mouse, a press must not take the keyboard back to the top of the page.

test("a button keeps the focus while what it asked for is under way", { tag: "@long" }, async ({ page, content, inbox, shop }) => {
  const name = await inbox.add();
  const { id } = await content.addFeature({ title: "Brume" });
  await signIn(page, `${REQUESTS}?q=${shop.mark}`);
  await card(page, name).getByRole("link", { name }).click();
  const request = editor(page, /^Demande d/);
  await request.field("Notes").fill("Rappeler jeudi.");
  await request.button("Enregistrer les notes").press("Enter");
  await expect(page.getByText("Notes enregistrées")).toBeVisible();
  await expect(request.button("Enregistrer les notes")).toBeFocused();

  await page.goto(`${FEATURES}/${id}`);
  const { window, field, button } = form(page);
  await field("Description").fill("Une lueur");
  await button("Enregistrer").focus();
  await page.keyboard.press("Control+s");
  await expect(window.getByRole("status").filter({ hasText: "Fonctionnalité mise à jour" })).toBeVisible();
  await expect(button("Enregistrer")).toBeFocused();
});

test(
  "each conflict takes the focus, and what is chosen about it leads to what comes of it",
  { tag: "@long" },
  async ({ page, content, problems }) => {
    problems.expect(/status of 409/);
    const feature = await content.addFeature({ title: "Brume" });
    await signIn(page, `${FEATURES}/${feature.id}`);
    const { window, field, button } = form(page);
    const conflict = window.getByRole("alert").filter({ hasText: "modifiée entre-temps" });
    const aside = window.getByRole("alert", { name: "Votre saisie est mise de côté" });
    await field("Description").fill("Écrit ici");
    await content.change("features", feature, { description: "Écrit ailleurs" });
    await button("Enregistrer").press("Enter");
    await expect(conflict).toBeFocused();
    await button("Enregistrer").press("Enter");
    await expect(conflict).toBeFocused();
    await button("Reprendre l’autre version").press("Enter");
    await expect(aside).toBeFocused();
    await aside.getByRole("button").press("Enter");
    await expect(conflict).toBeFocused();

    await page.reload();
    await button("Continuer la saisie").press("Enter");
    await expect(window.locator("form")).toBeFocused();
    await page.reload();
    await button("Repartir de la version enregistrée").press("Enter");
    await expect(aside).toBeFocused();
  },
);

test("an erasure that fails leaves the focus on the button that tries again", { tag: "@long" }, async ({ page, inbox, shop, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  const name = await inbox.add();
  await signIn(page, `${REQUESTS}?q=${shop.mark}`);
  await card(page, name).getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Effacer les données de cette personne" }).click();
  await cutOff(page, "contactRequests.erasePerson");
  const dialog = page.getByRole("dialog", { name: "Effacer les données de cette personne" });
  await dialog.getByRole("button", { name: "Effacer" }).press("Enter");
  await expect(dialog.getByRole("button", { name: "Réessayer" })).toBeFocused();
});

test("calling an upload off leads back to where files are chosen", { tag: "@long" }, async ({ page, shop }) => {
  const { id } = await shop.add({ title: "Brume" });
  await page.route("**/api/admin/upload*", () => {}); // never answered
  await signIn(page, `/admin/dashboard/products/${id}`);
  const { window, files } = productForm(page);
  await files("image").setInputFiles(await aPicture("aube.png", "#345"));
  await window.getByRole("button", { name: "Annuler l’envoi de aube.png" }).press("Enter");
  await expect(window.locator("[aria-label^='Déposez des images, ou choisissez-les —']")).toBeFocused();
});

test("an article published from its card leaves the focus on that button", { tag: "@long" }, async ({ page, content, shop }) => {
  const { title } = await content.addArticle();
  await signIn(page, `/admin/dashboard/blog?q=${shop.mark}`);
  await page.getByRole("button", { name: `Publier ${title}`, exact: true }).press("Enter");
  await expect(card(page, title)).toContainText("Publié");
  await expect(page.getByRole("button", { name: `Dépublier ${title}` })).toBeFocused();
});

test("a form opened by its address leads to the list once it is closed or saved", { tag: "@long" }, async ({ page, content }) => {
  const { id } = await content.addFeature({ title: "Brume" });
  await signIn(page, `${FEATURES}/${id}`);
  const { window, field, button } = form(page);
  await expect(field("Titre")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(window).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await page.goto(`${FEATURES}/${id}`);
  await field("Description").fill("Une lueur");
  await saveAndClose(button("Enregistrer"));
  await expect(window).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

test("deleting the last result of a search leads to the list's heading", async ({ page, content, shop }) => {
  const { title } = await content.addFeature({ title: "Brume" });
  await signIn(page, `${FEATURES}?q=${shop.mark}`);
  await page.getByRole("button", { name: `Supprimer ${title}` }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).press("Enter");
  await expect(card(page, title)).toBeHidden();
  await expect(heading(page)).toBeFocused();
});
