import type { Page } from "@playwright/test";
import { card, editor } from "./editor.ts";
import { expect, signIn, test } from "./fixtures.ts";

const FEATURES = "/admin/dashboard/features";
const CATEGORIES = "/admin/dashboard/categories";
const form = (page: Page) => editor(page, /^(Nouvelle fonctionnalité|Modifier la fonctionnalité)/);
const WRITTEN_ELSEWHERE = "En cours de saisie dans un autre onglet";

test("taking their version, or the stored one, can be undone, after a reload too", async ({ page, content, problems }) => {
  problems.expect(/status of 409/);
  const feature = await content.addFeature({ title: "Brume" });
  await signIn(page, `${FEATURES}/${feature.id}`);
  const { window, field, button } = form(page);
  const undo = window.getByRole("alert", { name: "Votre saisie est mise de côté" }).getByRole("button", { name: /^Annuler/ });
  await field("Description").fill("Écrit ici");
  await content.change("features", feature, { description: "Écrit ailleurs" });
  await button("Mettre à jour").click();
  await window.getByRole("alert").getByRole("button", { name: "Reprendre l’autre version" }).click();
  await expect(field("Description")).toHaveValue("Écrit ailleurs");
  await undo.click();
  await expect(field("Description")).toHaveValue("Écrit ici");
  await expect(window.getByRole("alert")).toContainText("modifiée entre-temps");
  await window.getByRole("alert").getByRole("button", { name: "Reprendre l’autre version" }).click();

  await page.reload();
  await expect(field("Description")).toHaveValue("Écrit ailleurs");
  await undo.click();
  await expect(field("Description")).toHaveValue("Écrit ici");

  await page.reload();
  await expect(window).toContainText("Votre saisie a été restaurée");
  await button("Repartir de la version enregistrée").click();
  await expect(field("Description")).toHaveValue("Écrit ailleurs");
  await undo.click();
  await expect(field("Description")).toHaveValue("Écrit ici");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Abandonner" }).click();
  await expect(window).toBeHidden();
});

test("two tabs that write the same record keep their words apart, and what one left is offered", async ({ page, context, content }) => {
  const { id } = await content.addFeature({ title: "Brume" });
  const address = `${FEATURES}/${id}`;
  await signIn(page, address);
  await form(page).field("Description").fill("Écrit dans le premier onglet");
  await expect.poll(() => page.evaluate<string>("JSON.stringify(localStorage)")).toContain("premier"); // stored, for others to find
  const other = await context.newPage();
  await other.goto(address);
  const { window, field, button } = form(other);
  await expect(window).toContainText(WRITTEN_ELSEWHERE);
  await expect(field("Description")).toHaveValue("Tout s’éteint.");
  await field("Description").fill("Écrit dans le second onglet");
  await page.reload();
  await expect(form(page).field("Description")).toHaveValue("Écrit dans le premier onglet");
  await page.close();
  await other.reload();
  await expect(field("Description")).toHaveValue("Écrit dans le second onglet");
  await button("Reprendre cette saisie").click();
  await expect(field("Description")).toHaveValue("Écrit dans le premier onglet");
  await window.getByRole("button", { name: /^Annuler : reprendre/ }).click();
  await expect(field("Description")).toHaveValue("Écrit dans le second onglet");
});

test("two tabs that each write a new entity keep their words apart", async ({ page, context }) => {
  await signIn(page, `${FEATURES}/new`);
  await form(page).field("Titre").fill("Premier onglet");
  await expect.poll(() => page.evaluate<string>("JSON.stringify(localStorage)")).toContain("Premier");
  const other = await context.newPage();
  await other.goto(`${FEATURES}/new`);
  await expect(form(other).window).toContainText(WRITTEN_ELSEWHERE);
  await expect(form(other).field("Titre")).toHaveValue("");
});

test("sub-categories pending in the list are pending in the form, and the other way round", async ({ page, shop }) => {
  const { name } = await shop.addCategory("Veilleuses", ["De chevet"]);
  await signIn(page, `${CATEGORIES}?q=${shop.mark}`);
  await page.getByRole("textbox", { name: `Ajouter une sous-catégorie à ${name}` }).fill("De couloir");
  await page.keyboard.press("Enter");
  await expect(card(page, name)).toContainText("Non enregistré");
  const { window, button, field } = editor(page, /^Modifier la catégorie/);
  const open = page.getByRole("link", { name: `Modifier ${name}` });
  await open.click();
  await expect(window.getByRole("listitem")).toHaveText(["De chevet", "De couloir"]);
  await window.getByRole("button", { name: "Retirer De chevet" }).click();
  await button("Annuler").click();
  await page.getByRole("button", { name: "Abandonner" }).click();
  await expect(card(page, name).getByRole("listitem")).toHaveText(["De chevet"]);
  await expect(card(page, name)).not.toContainText("Non enregistré");

  await page.getByRole("textbox", { name: `Ajouter une sous-catégorie à ${name}` }).fill("De couloir");
  await page.keyboard.press("Enter");
  await open.click();
  await field("Ajouter une sous-catégorie").fill("De bureau");
  await page.keyboard.press("Enter");
  await button("Mettre à jour").click();
  await expect(window).toBeHidden();
  await expect(card(page, name).getByRole("listitem")).toHaveText(["De chevet", "De couloir", "De bureau"]);
  await expect(card(page, name)).not.toContainText("Non enregistré");
});

test("what is typed to be added, and not added yet, is there again", async ({ page, shop }) => {
  const { name } = await shop.addCategory("Veilleuses", ["De chevet"]);
  const { id } = await shop.add({ title: "Brume" });
  await signIn(page, `${CATEGORIES}?q=${shop.mark}`);
  const adder = page.getByRole("textbox", { name: `Ajouter une sous-catégorie à ${name}` });
  await adder.fill("DE CHEVET");
  await page.keyboard.press("Enter");
  await expect(adder).toHaveAccessibleDescription("Cette sous-catégorie existe déjà.");
  await expect(adder).toHaveValue("DE CHEVET");
  await adder.fill("De couloir");
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  await page.goBack();
  await expect(adder).toHaveValue("De couloir");

  await page.goto(`/admin/dashboard/products/${id}`);
  const { window, field } = editor(page, /^Modifier le produit/);
  await field("Ajouter une image par son adresse").fill("https://example.com/aube");
  await page.reload();
  await expect(window.getByText("Votre saisie a été restaurée")).toBeVisible();
  await expect(field("Ajouter une image par son adresse")).toHaveValue("https://example.com/aube");
});

test("a session that vanishes under a form says so, and leads back to it once another tab has signed in", async ({
  page,
  context,
  content,
  problems,
}) => {
  problems.expect(/status of 401/);
  const { id } = await content.addFeature({ title: "Brume" });
  await signIn(page, `${FEATURES}/${id}`);
  const { field, button } = form(page);
  await field("Description").fill("Écrit avant");
  await page.evaluate(`localStorage.removeItem("admin_token"); localStorage.removeItem("admin_user")`);
  await button("Mettre à jour").click();
  await expect(page.getByText("Votre session a expiré. Ce que vous avez saisi est conservé")).toBeVisible();
  const other = await context.newPage();
  await signIn(other);
  await expect(field("Description")).toHaveValue("Écrit avant");
  await expect(page).toHaveURL(new RegExp(`${FEATURES}/${id}$`));
});

test("a first visitor is not told that a session expired", async ({ page }) => {
  await page.goto(`${FEATURES}/new`);
  await expect(page.getByText("Connectez-vous pour gérer le site")).toBeVisible();
  await expect(page.getByText("Votre session a expiré")).toHaveCount(0);
});
