import type { Page } from "@playwright/test";
import { card, editor, saveAndClose } from "./editor.ts";
import { expect, expectAccessible, signIn, test } from "./fixtures.ts";

const FEATURES = "/admin/dashboard/features";
const CATEGORIES = "/admin/dashboard/categories";
const form = (page: Page) => editor(page, /^(Nouvelle fonctionnalité|Modifier la fonctionnalité)/);
const WRITTEN_ELSEWHERE = "En cours de saisie dans un autre onglet";
const KEPT = "copie gardée";

/** Makes the form ask at once who else has it open and what was saved, instead of after ten seconds. */
async function ping(page: Page): Promise<void> {
  const answered = page.waitForResponse(/presence\.ping/);
  await page.evaluate(`window.dispatchEvent(new Event("visibilitychange"))`);
  await answered;
}

test(
  "taking their version, or the stored one, can be undone, after a reload too",
  { tag: "@long" },
  async ({ page, content, problems }) => {
    problems.expect(/status of 409/);
    const feature = await content.addFeature({ title: "Brume" });
    await signIn(page, `${FEATURES}/${feature.id}`);
    const { window, field, button } = form(page);
    const undo = window.getByRole("alert", { name: "Votre saisie est mise de côté" }).getByRole("button", { name: /^Annuler/ });
    await field("Description").fill("Écrit ici");
    await content.change("features", feature, { description: "Écrit ailleurs" });
    await saveAndClose(button("Enregistrer"));
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
  },
);

test(
  "two tabs that write the same record keep their words apart, and what one left is offered",
  { tag: "@long" },
  async ({ page, context, content }) => {
    const { id } = await content.addFeature({ title: "Brume" });
    const address = `${FEATURES}/${id}`;
    await signIn(page, address);
    await form(page).field("Description").fill("Écrit dans le premier onglet");
    await expect(form(page).window).toContainText(KEPT); // stored, for others to find
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
    await button("Masquer ce message").click();
    await expect(window).not.toContainText("Une autre saisie");
    await other.reload();
    await button("Reprendre cette saisie").click();
    await expect(field("Description")).toHaveValue("Écrit dans le premier onglet");
    await window.getByRole("button", { name: /^Annuler : reprendre/ }).click();
    await expect(field("Description")).toHaveValue("Écrit dans le second onglet");
  },
);

test(
  "a second tab takes a record over with the words of the first, which changes nothing any more and can take it back",
  { tag: "@long" },
  async ({ page, context, content }) => {
    const { id } = await content.addFeature({ title: "Brume" });
    await signIn(page, `${FEATURES}/${id}`);
    const first = form(page);
    await expect(first.field("Titre")).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${FEATURES}/${id}`);
    const second = form(other);
    await expect(second.window).toContainText("Déjà ouvert dans un autre onglet");
    await first.field("Description").fill("Écrit dans le premier onglet");
    await second.button("Reprendre ici").click();
    await expect(second.field("Description")).toHaveValue("Écrit dans le premier onglet");
    await expect(second.window).not.toContainText("autre onglet");

    await expect(first.window).toContainText("Repris dans un autre onglet");
    await expect(first.field("Description")).toHaveValue("Écrit dans le premier onglet");
    await expect(first.window.locator("[inert]").filter({ has: page.getByLabel(/^Description/) })).toHaveCount(1);
    await page.bringToFront();
    await page.keyboard.press("Control+s");
    await second.field("Description").fill("Écrit dans le second onglet");
    await first.button("Reprendre ici").click();
    await expect(first.field("Description")).toHaveValue("Écrit dans le second onglet");
    await expect(second.window).toContainText("Repris dans un autre onglet");
    await saveAndClose(first.button("Enregistrer"));
    await expect(first.window).toBeHidden();
    await expect(card(page, "Brume")).toContainText("Écrit dans le second onglet");
    await expect(second.window).not.toContainText("Repris dans un autre onglet");
  },
);

test(
  "a record that is taken over and back without another word puts nothing aside",
  { tag: "@long" },
  async ({ page, context, content }) => {
    const { id } = await content.addFeature({ title: "Brume" });
    await signIn(page, `${FEATURES}/${id}`);
    const first = form(page);
    await first.field("Description").fill("Écrit dans le premier onglet");
    const other = await context.newPage();
    await other.goto(`${FEATURES}/${id}`);
    const second = form(other);
    await second.button("Reprendre ici").click();
    await expect(second.field("Description")).toHaveValue("Écrit dans le premier onglet");
    await first.button("Reprendre ici").click();
    await expect(second.window).toContainText("Repris dans un autre onglet");
    await expect(first.window.getByRole("button", { name: /reprendre/i })).toHaveCount(0);
    await expect(first.field("Description")).toHaveValue("Écrit dans le premier onglet");
  },
);

test("what is typed on one device is found on another, and is gone from both once it is saved", async ({
  page,
  browser,
  baseURL,
  content,
}) => {
  const { id, title } = await content.addFeature({ title: "Brume" });
  await signIn(page, `${FEATURES}/${id}`);
  await form(page).field("Description").fill("Écrit au bureau");
  await expect(form(page).window).toContainText(/copie gardée à \d\d:\d\d/);

  const device = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
  const phone = await device.newPage();
  await phone.goto("/admin/dashboard");
  const panel = phone.getByRole("region", { name: "Vos brouillons" });
  await expect(panel).toContainText("Chrome sur");
  await expectAccessible(phone);
  await panel.getByRole("link", { name: title }).click();
  const { window, field, button } = form(phone);
  await expect(window).toContainText("Aussi ouvert par vous (Chrome");
  await expect(window).toContainText("Elle vient d’un autre appareil (Chrome");
  await expect(field("Description"), "never taken unasked").toHaveValue("Tout s’éteint.");
  await expectAccessible(phone);
  await button("Reprendre cette saisie").click();
  await expect(field("Description")).toHaveValue("Écrit au bureau");
  await saveAndClose(button("Enregistrer"));
  await expect(window).toBeHidden();
  await expect(card(phone, title)).not.toContainText("Brouillon");

  await ping(page);
  await expect(form(page).window, "typed here, and saved there").toContainText(/Enregistré par admin à \d\d:\d\d/);
  await page.reload();
  await expect(form(page).field("Description")).toHaveValue("Écrit au bureau");
  await expect(form(page).window, "what is saved is no draft").not.toContainText("restaurée");
  await phone.goto("/admin/dashboard");
  await expect(phone.getByRole("heading", { name: "Brouillons en attente" })).toBeVisible();
  await expect(phone.getByRole("link", { name: title })).toHaveCount(0);
  await device.close();
});

test(
  "a form in which nothing was typed shows what was saved elsewhere, and no form takes its own save for another’s",
  { tag: "@long" },
  async ({ page, content }) => {
    const feature = await content.addFeature({ title: "Brume" });
    await signIn(page, `${FEATURES}/${feature.id}`);
    const { window, field } = form(page);
    await expect(field("Description")).toHaveValue(feature.description);
    await content.change("features", feature, { description: "Écrit ailleurs" });
    await ping(page);
    await expect(field("Description")).toHaveValue("Écrit ailleurs");
    await expect(window).toContainText("ce formulaire montre cette version");

    const { promise: hasPinged, resolve } = Promise.withResolvers<void>();
    const { promise: isCommitted, resolve: commit } = Promise.withResolvers<void>();
    await page.route("**/trpc/features.update**", async (route) => {
      const response = await route.fetch();
      commit();
      await hasPinged;
      await route.fulfill({ response });
    });
    await field("Description").fill("Écrit ici");
    await page.keyboard.press("Control+s");
    await isCommitted;
    await ping(page);
    await expect(window).not.toContainText("Enregistré par");
    resolve();
    await expect(window).toContainText("Fonctionnalité mise à jour");
    await ping(page);
    await expect(window).not.toContainText("Enregistré par");
    await expect(window).not.toContainText("Brouillon");
  },
);

test(
  "a browser that stores nothing more says so once, and a draft of an earlier release is taken over",
  { tag: "@long" },
  async ({ page, content }) => {
    const { id, title, description, version } = await content.addFeature({ title: "Brume" });
    await signIn(page);
    const base = { title, description, icon: "", icon_url: "", order_index: 1, is_active: true };
    const key = `admin-draft:feature:${id}:${"e".repeat(32)}`;
    const draft = { values: { ...base, description: "Écrit avant" }, base, version, savedAt: new Date().toISOString(), isLeft: true };
    await page.evaluate(`localStorage.setItem("${key}", ${JSON.stringify(JSON.stringify(draft))})`);
    await page.goto(`${FEATURES}/${id}`);
    const { window, field } = form(page);
    await expect(field("Description")).toHaveValue("Écrit avant");
    await expect.poll(() => page.evaluate<string[]>("Object.keys(localStorage)")).not.toContain(key);
    await page.evaluate(`{
    const full = () => { throw new DOMException("full", "QuotaExceededError"); };
    IDBObjectStore.prototype.put = full;
    Storage.prototype.setItem = full;
  }`);
    const notice = page.getByRole("alert").filter({ hasText: "Le brouillon n’est plus enregistré" });
    await field("Description").fill("Écrit après");
    await expect(notice).toHaveCount(1);
    await field("Description").fill("Écrit encore après");
    await expect(window, "the server still stores it").toContainText(/copie gardée à/);
    await expect(notice).toHaveCount(1);
  },
);

test("sub-categories pending in the list are pending in the form, and the other way round", { tag: "@long" }, async ({ page, shop }) => {
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
  await button("Fermer").last().click();
  await page.getByRole("button", { name: "Abandonner" }).click();
  await expect(card(page, name).getByRole("listitem")).toHaveText(["De chevet"]);
  await expect(card(page, name)).not.toContainText("Non enregistré");

  await page.getByRole("textbox", { name: `Ajouter une sous-catégorie à ${name}` }).fill("De couloir");
  await page.keyboard.press("Enter");
  await open.click();
  await field("Ajouter une sous-catégorie").fill("De bureau");
  await page.keyboard.press("Enter");
  await saveAndClose(button("Enregistrer"));
  await expect(window).toBeHidden();
  await expect(card(page, name).getByRole("listitem")).toHaveText(["De chevet", "De couloir", "De bureau"]);
  await expect(card(page, name)).not.toContainText("Non enregistré");
});

test("what is typed to be added, and not added yet, is there again", { tag: "@long" }, async ({ page, shop }) => {
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

test(
  "a session that vanishes under a form says so, and leads back to it once another tab has signed in",
  { tag: "@long" },
  async ({ page, context, content, problems }) => {
    problems.expect(/status of 401/);
    const { id } = await content.addFeature({ title: "Brume" });
    await signIn(page, `${FEATURES}/${id}`);
    const { field, button } = form(page);
    await field("Description").fill("Écrit avant");
    await page.evaluate(`localStorage.removeItem("admin_token"); localStorage.removeItem("admin_user")`);
    await saveAndClose(button("Enregistrer"));
    await expect(page.getByText("Votre session a expiré. Ce que vous avez saisi est conservé")).toBeVisible();
    const other = await context.newPage();
    await signIn(other);
    await expect(field("Description")).toHaveValue("Écrit avant");
    await expect(page).toHaveURL(new RegExp(`${FEATURES}/${id}$`));
  },
);

test("a first visitor is not told that a session expired", async ({ page }) => {
  await page.goto(`${FEATURES}/new`);
  await expect(page.getByText("Connectez-vous pour gérer le site")).toBeVisible();
  await expect(page.getByText("Votre session a expiré")).toHaveCount(0);
});
