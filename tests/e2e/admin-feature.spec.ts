import { bodyOf } from "./body-of.ts";
import { card, counter, editor, search, tabUntilFocused, saveAndClose } from "./editor.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { cutOff } from "./server-replies.ts";
import { labelOf } from "./switch.ts";

const LIST = "/admin/dashboard/features";
const form = (page: Parameters<typeof editor>[0]) => editor(page, /^(Nouvelle fonctionnalité|Modifier la fonctionnalité)/);

/** Source: FEAT-2. */
const PRESETS = ["home", "shield", "zap", "settings", "smartphone", "wifi", "thermometer", "lightbulb", "camera", "lock"];

for (const address of ["/admin/dashboard/features/new", "/admin/features/new"]) {
  test(`${address} opens the form of a new feature`, { tag: "@long" }, async ({ page }) => {
    await signIn(page, address);
    await expect(form(page).field("Titre")).toBeFocused();
    await expect(form(page).field("Titre")).toHaveValue("");
  });
}

test("/admin/features and /admin/features/{id}/edit lead to the list and to a feature's form", async ({ page, content }) => {
  const feature = await content.addFeature({ title: "Brume" });
  await signIn(page, `/admin/features/${feature.id}/edit`);
  await expect(form(page).field("Titre")).toHaveValue(feature.title);
  await page.goto("/admin/features");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestion des Fonctionnalités");
});

test("an administrator creates a feature with a preset icon after the last one, and gives it an icon of its own", async ({
  page,
  shop,
  content,
  request,
}) => {
  const last = await content.addFeature({ title: "Dernière" });
  await signIn(page, LIST);
  await page.getByRole("link", { name: "Nouvelle fonctionnalité" }).click();
  const { window, field, button } = form(page);
  await expect(field("Ordre d’affichage")).toHaveValue(String(last.order_index + 1));
  await field("Titre").fill(`Brume ${shop.mark}`);
  await field("Description").fill("Une lueur douce.");
  const icons = window.getByRole("group", { name: "Icône" });
  const presets = icons.getByRole("radio");
  expect(await presets.evaluateAll((radios: { value: string }[]) => radios.map(({ value }) => value))).toEqual(PRESETS);
  await icons.getByRole("radio", { name: "Ampoule" }).check();
  await expect(window.getByRole("figure")).toContainText("Une lueur douce.");
  await saveAndClose(button("Créer"));
  await expect(window).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/dashboard\/features$/);
  const readStored = async () =>
    (await bodyOf<{ title: string }[]>(await request.get("/api/features"))).find(({ title }) => title.startsWith("Brume"));
  expect(await readStored()).toMatchObject({ icon: "lightbulb", icon_url: "", order_index: last.order_index + 1 });

  await page.getByRole("link", { name: `Modifier Brume ${shop.mark}` }).click();
  await field("Icône personnalisée \\(adresse\\)").fill("/logo.svg");
  await saveAndClose(button("Enregistrer"));
  await expect(window).toBeHidden();
  expect(await readStored()).toMatchObject({ icon: "lightbulb", icon_url: "/logo.svg" });
});

test("swaps neighbours by arrows; the first cannot go up, the last cannot go down", { tag: "@long" }, async ({ page, shop, content }) => {
  for (const title of ["Un", "Deux", "Trois"]) await content.addFeature({ title });
  await signIn(page, LIST);
  const move = (way: string, title: string) => page.getByRole("button", { name: `${way} ${title} ${shop.mark}`, exact: true });
  await expect(page.getByRole("button", { name: /^Monter/ }).first()).toBeDisabled();
  await expect(move("Descendre", "Trois")).toBeDisabled();
  await move("Descendre", "Un").click();
  await expect.poll(() => content.titlesOf("features")).toEqual(["Deux", "Un", "Trois"]);
  await expect(page.getByText(`« Un ${shop.mark} » est en position`)).toBeAttached();
});

test("an administrator moves a feature with the keyboard by its handle", { tag: "@long" }, async ({ page, shop, content }) => {
  for (const title of ["Un", "Deux"]) await content.addFeature({ title });
  await signIn(page, LIST);
  await tabUntilFocused(page, "button", `Déplacer Deux ${shop.mark}`);
  const count = await page.getByRole("article").count();
  await page.keyboard.press("Space");
  await expect(page.getByText(`Position ${count}.`)).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText(`Position ${count - 1}.`)).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(() => content.titlesOf("features")).toEqual(["Deux", "Un"]);
});

test(
  "the features' screen searches title and description, while the order stays fixed",
  { tag: "@long" },
  async ({ page, shop, content }) => {
    await content.addFeature({ title: "Brume", description: "Une lueur pâle." });
    await content.addFeature({ title: "Givre" });
    await signIn(page, LIST);
    await search(page, `PALE ${shop.mark}`);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(counter(page, "Résultats")).toHaveText("1");
    const count = Number(await counter(page, "Total Fonctionnalités").textContent());
    await expect(card(page, `Brume ${shop.mark}`)).toContainText(`${count - 1} sur ${count}`);
    await expect(counter(page, "Fonctionnalités actives")).toHaveText(/^\d+$/);
    await expect(page.getByRole("button", { name: /^(Monter|Déplacer)/ })).toHaveCount(0);
    await search(page, `rien${shop.mark}`);
    await expect(page.getByText("Aucune fonctionnalité trouvée")).toBeVisible();
    await expect(page.getByText("Essayez de modifier vos critères de recherche.")).toBeVisible();
  },
);

test("hides a feature from visitors, shows it again, and deletes it once confirmed", async ({ page, shop, content, request }) => {
  const { title } = await content.addFeature({ title: "Brume" });
  const isShown = async () => (await (await request.get("/api/features")).text()).includes(title);
  await signIn(page, `${LIST}?q=${shop.mark}`);
  const active = page.getByRole("switch", { name: `Active : ${title}` });
  await labelOf(active).click();
  await expect(card(page, title)).toContainText("Inactive");
  await expect.poll(isShown).toBe(false);
  await labelOf(active).click();
  await expect.poll(isShown).toBe(true);
  await page.getByRole("button", { name: `Supprimer ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: "Supprimer la fonctionnalité" });
  await expect(dialog).toContainText("Restauration possible depuis la corbeille pendant 30 jours.");
  await dialog.getByRole("button", { name: "Supprimer", exact: true }).click();
  await expect(page.getByText("Aucune fonctionnalité trouvée")).toBeVisible();
  expect(await isShown()).toBe(false);
});

test("chooses an icon with the arrow keys and saves with the keyboard alone", { tag: "@long" }, async ({ page, shop, request }) => {
  await signIn(page, `${LIST}/new`);
  await expect(form(page).field("Titre")).toBeFocused();
  await page.keyboard.type(`Brume ${shop.mark}`);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Une lueur douce.");
  await tabUntilFocused(page, "radio", "Maison");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Bouclier" })).toBeChecked();
  await page.keyboard.press("Control+s");
  await expect(form(page).window.getByRole("status").filter({ hasText: "Fonctionnalité créée" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form(page).window).toBeHidden();
  expect(await (await request.get("/api/features")).json()).toContainEqual(
    expect.objectContaining({ title: `Brume ${shop.mark}`, icon: "shield" }),
  );
});

test(
  "with the server gone, the features' screen puts back what was changed, says so, and keeps the form",
  { tag: "@long" },
  async ({ page, shop, content, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    for (const title of ["Un", "Deux"]) await content.addFeature({ title });
    await signIn(page, LIST);
    const active = page.getByRole("switch", { name: `Active : Deux ${shop.mark}` });
    await expect(active).toBeChecked();
    const restore = await cutOff(page, "features.");
    await labelOf(active).click();
    await expect(page.getByRole("alert").filter({ hasText: "Il n’est pas sûr que la modification soit enregistrée" })).toBeVisible();
    await expect(active).toBeChecked();
    await page.getByRole("button", { name: `Monter Deux ${shop.mark}` }).click();
    await expect(
      page.getByRole("alert").filter({ hasText: `Il n’est pas sûr que «\u202fDeux ${shop.mark}\u202f» ait changé de place` }),
    ).toBeVisible();
    expect(await content.titlesOf("features")).toEqual(["Un", "Deux"]);
    await page.getByRole("link", { name: "Nouvelle fonctionnalité" }).click();
    const { window, field, button } = form(page);
    await field("Titre").fill(`Trois ${shop.mark}`);
    await field("Description").fill("Une lueur douce.");
    await saveAndClose(button("Créer"));
    await expect(window.getByRole("alert")).toContainText("Enregistrement non confirmé");
    await field("Titre").fill("");
    await saveAndClose(button("Créer"));
    await expect(window.getByRole("alert"), "why nothing is saved now").toContainText("À corriger\u202f: Titre.");
    await field("Titre").fill(`Trois ${shop.mark}`);
    await saveAndClose(button("Créer"));
    await expect(window.getByRole("alert")).toContainText("Enregistrement non confirmé");
    await restore();
    await window.getByRole("button", { name: "Réessayer" }).click();
    await expect(window).toBeHidden();
    expect(await content.titlesOf("features")).toEqual(["Un", "Deux", "Trois"]);
  },
);

test("on a phone features are reordered and written by touch", { tag: ["@phone", "@long"] }, async ({ page, shop, content }) => {
  for (const title of ["Un", "Deux"]) await content.addFeature({ title });
  await signIn(page, LIST);
  await page.getByRole("button", { name: `Monter Deux ${shop.mark}`, exact: true }).tap();
  await expect.poll(() => content.titlesOf("features")).toEqual(["Deux", "Un"]);
  await page.getByRole("link", { name: `Modifier Deux ${shop.mark}` }).tap();
  const { window, field, button } = form(page);
  await field("Description").fill("Sous le pouce.");
  await window.getByText("Ampoule", { exact: true }).tap();
  await expect(window.getByRole("radio", { name: "Ampoule" })).toBeChecked();
  await saveAndClose(button("Enregistrer"));
  await expect(window).toBeHidden();
  await expect(card(page, `Deux ${shop.mark}`)).toContainText("Sous le pouce.");
});
