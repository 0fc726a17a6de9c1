import type { Page, Request } from "@playwright/test";
import { card, editor, saveAndClose } from "./editor.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { adminCard, productForm } from "./product-form.ts";
import { cutOff, loseReplies } from "./server-replies.ts";

const FEATURES = "/admin/dashboard/features";
const PRODUCTS = "/admin/dashboard/products";
const form = (page: Page) => editor(page, /^(Nouvelle fonctionnalité|Modifier la fonctionnalité)/);

function watchRequests(page: Page, procedure: string): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.url().includes(`/trpc/${procedure}`)) requests.push(request);
  });
  return requests;
}

const keyOf = (request: Request | undefined) => request?.headers()["idempotency-key"];

test("a failed save and a conflict stand in view and take the focus, wherever the form is scrolled", async ({ page, shop, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  problems.expect(/status of 409/);
  const product = await shop.add({ title: "Brume" });
  await signIn(page, `${PRODUCTS}/${product.id}`);
  const { window, field, button } = productForm(page);
  const alert = window.getByRole("alert");
  await field("Description longue").fill("Un texte écrit avec soin.\n".repeat(40));
  const restore = await cutOff(page, "products.update");
  await saveAndClose(button("Enregistrer"));
  await expect(alert).toContainText("Enregistrement non confirmé");
  await expect(alert).toBeInViewport({ ratio: 0.95 });
  await expect(alert).toBeFocused();

  await restore();
  const long = `Écrit par un collègue. ${"Une longue explication. ".repeat(40)}Et la fin.`;
  await shop.change(product, { long_description: long });
  await alert.getByRole("button", { name: "Réessayer" }).click();
  await expect(alert).toContainText("Ce produit a été modifié entre-temps");
  await expect(alert).toContainText("Et la fin.");
  await expect(alert).toContainText(/Enregistré depuis l’ouverture de ce formulaire, le \d+ \S+ \d{4} à \d\d:\d\d, par admin\./);
  await expect(alert).toBeFocused();
  await expect(alert.getByRole("button", { name: "Enregistrer la mienne" })).toBeInViewport({ ratio: 0.95 });
  await expect(button("Enregistrer")).toBeInViewport({ ratio: 0.95 });
});

test(
  "a creation whose reply is lost is done once, however often it is asked for, after a reload too",
  { tag: "@long" },
  async ({ page, shop, content, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    await signIn(page, `${FEATURES}/new`);
    const { window, field, button } = form(page);
    const asked = watchRequests(page, "features.create");
    const restore = await loseReplies(page, "features.create");
    await field("Titre").fill(`Brume ${shop.mark}`);
    await field("Description").fill("Une lueur");
    await saveAndClose(button("Créer"));
    await window.getByRole("alert").getByRole("button", { name: "Réessayer" }).click();
    await expect.poll(() => asked.length).toBe(2);
    await expect(window.getByRole("alert")).toBeVisible();
    await page.reload();
    await expect(field("Titre")).toHaveValue(`Brume ${shop.mark}`);
    await restore();
    await saveAndClose(button("Créer"));
    await expect(window).toBeHidden();
    expect(await content.titlesOf("features")).toEqual(["Brume"]);
    const [first] = asked;
    expect(keyOf(first)).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(asked.map(keyOf)).toEqual([keyOf(first), keyOf(first), keyOf(first)]);

    await page.goto(`${FEATURES}/new`);
    await field("Titre").fill(`Brume ${shop.mark}`);
    await field("Description").fill("Une lueur");
    await saveAndClose(button("Créer"));
    await expect(window).toBeHidden();
    expect(await content.titlesOf("features"), "what was saved has used its key up").toEqual(["Brume", "Brume"]);
  },
);

test("a save whose reply was lost is in no conflict with the next one", { tag: "@long" }, async ({ page, content, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  problems.expect(/status of 409/);
  const { id, title } = await content.addFeature({ title: "Brume" });
  await signIn(page, `${FEATURES}/${id}`);
  const { window, field, button } = form(page);
  const restore = await loseReplies(page, "features.update");
  await field("Titre").fill(`${title}, premier jet`);
  await saveAndClose(button("Enregistrer"));
  await expect(window.getByRole("alert")).toContainText("Enregistrement non confirmé");
  await restore();
  await field("Titre").fill(`${title}, second jet`);
  await saveAndClose(button("Enregistrer"));
  await expect(window).toBeHidden();
  await expect(card(page, `${title}, second jet`)).toBeVisible();
});

test(
  "Ctrl S saves without closing; a product opens again on its tab, over a list that has not moved",
  { tag: "@long" },
  async ({ page, shop }) => {
    for (const title of ["Aube", "Brume", "Givre", "Houle", "Rosée"]) await shop.add({ title });
    await signIn(page, `${PRODUCTS}?q=${shop.mark}`);
    const { window, field, tab, button } = productForm(page);
    const last = page.getByRole("link", { name: /^Modifier Rosée/ });
    await last.scrollIntoViewIfNeeded();
    const readScroll = () => page.evaluate<number>("window.scrollY");
    const position = await readScroll();
    expect(position).toBeGreaterThan(0);
    await last.click();
    await expect(field("Titre")).toHaveValue(`Rosée ${shop.mark}`);
    expect(await readScroll()).toBe(position);

    await tab("SEO").click();
    await field("Titre SEO").fill("Une rosée du soir");
    await page.keyboard.press("Control+s");
    await expect(window.getByRole("status").filter({ hasText: "Produit mis à jour" })).toBeVisible();
    await expect(tab("SEO")).toHaveAttribute("aria-selected", "true");
    await expect(field("Titre SEO")).toBeFocused();
    await button("Fermer").last().click();
    await expect(window).toBeHidden();
    expect(await readScroll()).toBe(position);
    await last.click();
    await expect(field("Titre SEO")).toHaveValue("Une rosée du soir");
  },
);

test("the field that one goes on writing in stays in view when the form says that it saved", { tag: "@long" }, async ({ page, shop }) => {
  const specifications = Array.from({ length: 8 }, (_, index) => ({ name: `Mesure ${index + 1}`, value: "8", unit: "" }));
  const { id } = await shop.add({ title: "Aube", specifications });
  await signIn(page, `${PRODUCTS}/${id}`);
  const { window, field, tab } = productForm(page);
  await tab("Spécifications").click();
  const last = field("Unité").last();
  await last.fill("W");
  await page.keyboard.press("Control+s");
  await expect(window.getByRole("status").filter({ hasText: "Produit mis à jour" })).toBeVisible();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test(
  "a new feature saved with Ctrl S has its own address from then on, in the same form",
  { tag: "@long" },
  async ({ page, shop, content }) => {
    await signIn(page, `${FEATURES}/new`);
    const { window, field, button } = form(page);
    await field("Titre").fill(`Zénith ${shop.mark}`);
    await field("Description").fill("Une lueur");
    await page.keyboard.press("Control+s");
    await expect(page).toHaveURL(/\/features\/\d+$/);
    await expect(page.getByRole("heading", { name: /^Modifier la fonctionnalité/ })).toBeVisible();
    await expect(field("Description")).toBeFocused();
    await field("Titre").fill(`Nadir ${shop.mark}`);
    await page.keyboard.press("Control+s");
    await expect(page.getByRole("heading", { name: `Modifier la fonctionnalité — Nadir ${shop.mark}` })).toBeVisible();
    await field("Titre").fill(`Zénith ${shop.mark}`);
    await field("Description").fill("Une lueur douce");
    await saveAndClose(button("Enregistrer"));
    await expect(window).toBeHidden();
    await expect(card(page, `Zénith ${shop.mark}`)).toContainText("Une lueur douce");
    expect(await content.titlesOf("features")).toEqual(["Zénith"]);
  },
);

test("a new product is led to wherever it stands in the list", { tag: "@long" }, async ({ page, shop }) => {
  const category = await shop.addCategory("Essais", []);
  await signIn(page, `${PRODUCTS}/new`);
  const { window, field, button } = productForm(page);
  await field("Titre").fill(`Zzz ${shop.mark}`);
  await field("Référence").fill(`ZZ-${shop.mark}`);
  await field("Catégorie").fill(category.name);
  await field("Description courte").fill("Une lumière.");
  await saveAndClose(button("Créer"));
  await expect(window).toBeHidden();
  await page.getByRole("button", { name: "Voir", exact: true }).click();
  const row = page.getByRole("listitem").filter({ has: adminCard(page, `Zzz ${shop.mark}`) });
  await expect(row).toHaveAttribute("data-saved", "true");
  await expect(row).toBeInViewport();
});

test(
  "what another administrator deleted can be created again with what was typed",
  { tag: "@long" },
  async ({ page, content, administration, problems }) => {
    problems.expect(/status of 404/);
    const { id, title } = await content.addFeature({ title: "Brume" });
    await signIn(page, `${FEATURES}/${id}`);
    const { window, field, button } = form(page);
    await field("Description").fill("Une saisie à ne pas perdre");
    await administration.delete(`/api/admin/features/${id}`);
    await saveAndClose(button("Enregistrer"));
    const alert = window.getByRole("alert").filter({ hasText: "supprimé depuis l’ouverture de ce formulaire" });
    await expect(alert).toBeFocused();
    await page.reload();
    await expect(field("Description")).toHaveValue("Une saisie à ne pas perdre");
    await expect(alert.getByRole("button", { name: "Réessayer" })).toHaveCount(0);
    await expect(button("Continuer la saisie")).toBeVisible();
    await expect(button("Repartir de la version enregistrée"), "there is none any more").toHaveCount(0);
    await alert.getByRole("button", { name: "Recréer" }).click();
    await expect(window).toBeHidden();
    await expect(card(page, title)).toContainText("Une saisie à ne pas perdre");
  },
);

test("on a phone a conflict shows both versions whole", { tag: ["@phone", "@long"] }, async ({ page, content, problems }) => {
  problems.expect(/status of 409/);
  const feature = await content.addFeature({ title: "Brume" });
  await signIn(page, `${FEATURES}/${feature.id}`);
  const { window, field, button } = form(page);
  await field("Description").fill("Écrit ici");
  await content.change("features", feature, { description: "Écrit ailleurs" });
  await button("Enregistrer").tap();
  const notice = window.getByRole("alert").filter({ hasText: "modifiée entre-temps" });
  for (const [name, text] of [
    ["La leur", "Écrit ailleurs"],
    ["La mienne", "Écrit ici"],
  ] as const) {
    const version = notice.getByRole("radio", { name });
    await expect(version).toBeInViewport({ ratio: 0.95 });
    await expect(version).toHaveAccessibleDescription(new RegExp(text.replace(" ", ".*")));
    await expect(notice.locator("ins").filter({ hasText: text.split(" ")[1] ?? "" })).toBeInViewport({ ratio: 0.95 });
  }
});

test("pasted text over the limit stays whole, and says by how much", { tag: "@long" }, async ({ page, content }) => {
  const { id } = await content.addFeature({ title: "Brume" });
  await signIn(page, `${FEATURES}/${id}`);
  const { window, field, button } = form(page);
  await field("Titre").focus();
  await page.keyboard.insertText("é".repeat(212));
  await expect(field("Titre")).toHaveValue(/é{212}/);
  await expect(field("Titre")).toHaveAccessibleDescription(/caractères de trop/);
  await saveAndClose(button("Enregistrer"));
  await expect(window).toBeVisible();
  await expect(field("Titre")).toBeFocused();
});

test("confirmations lie over no button of the list", { tag: "@long" }, async ({ page, content }) => {
  for (const title of ["Aube", "Brume", "Givre", "Houle", "Lune", "Nacre"]) await content.addFeature({ title });
  const { id } = await content.addFeature({ title: "Onde" });
  await signIn(page, `${FEATURES}/${id}`);
  const { window, field, button } = form(page);
  await field("Description").fill("Une lueur");
  await saveAndClose(button("Enregistrer"));
  await expect(window).toBeHidden();
  const toast = await page.getByRole("alert").filter({ hasText: "Fonctionnalité mise à jour" }).boundingBox();
  if (!toast) throw new Error("the confirmation has no place on the screen");
  const under: string[] = [];
  for (const control of await page.getByRole("main").getByRole("button").or(page.getByRole("main").getByRole("link")).all()) {
    const box = await control.boundingBox();
    if (!box) continue;
    const isApart =
      box.x + box.width <= toast.x || box.x >= toast.x + toast.width || box.y + box.height <= toast.y || box.y >= toast.y + toast.height;
    if (!isApart) under.push((await control.getAttribute("aria-label")) ?? "");
  }
  expect(under).toEqual([]);
});
