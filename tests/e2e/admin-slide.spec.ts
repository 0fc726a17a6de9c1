import { bodyOf } from "./body-of.ts";
import { card, counter, editor, search, tabUntilFocused, saveAndClose } from "./editor.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { aPicture } from "./sample-files.ts";
import { cutOff } from "./server-replies.ts";

const LIST = "/admin/dashboard/slides";
const form = (page: Parameters<typeof editor>[0]) => editor(page, /^(Nouveau slide|Modifier le slide)/);

test("an administrator creates a slide from a preset, with a picture, after the last one", async ({ page, shop, content, request }) => {
  const last = await content.addSlide({ title: "Dernier" });
  await signIn(page, LIST);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestion des Slides");
  await page.getByRole("link", { name: "Nouveau slide" }).click();
  const { window, field, button, image } = form(page);
  await expect(field("Titre")).toBeFocused();
  await expect(field("Ordre d’affichage")).toHaveValue(String(last.order_index + 1));
  await expect(window.getByRole("switch", { name: "Actif" })).toBeChecked();
  await field("Titre").fill(`Brume ${shop.mark}`);
  await field("Sous-titre").fill("Une lueur douce.");
  for (const [name, link] of [
    ["Découvrir la sécurité intelligente", "/fonctionnalites"],
    ["Voir comment ça marche", "/produits"],
    ["Créer mes scénarios", "/contact"],
    ["Demander une démo", "/contact"],
  ] as const) {
    await button(name).click();
    await expect(field("Texte du bouton")).toHaveValue(name);
    await expect(field("Lien du bouton")).toHaveValue(link);
  }
  await image.setInputFiles(await aPicture("scene.png", "#335577"));
  await expect(field("Adresse de l’image")).toHaveValue(/^\/uploads\/.+\.webp$/);
  await field("Texte alternatif").fill("Une maison au soir");
  await expect(window.getByRole("figure")).toContainText("Une lueur douce.");
  await saveAndClose(button("Créer"));
  await expect(window).toBeHidden();
  await expect(page.getByText("Slide créé")).toBeVisible();
  await expect(card(page, `Brume ${shop.mark}`)).toContainText("Actif");
  const slides = await bodyOf<{ title: string }[]>(await request.get("/api/slides"));
  expect(slides.at(-1)).toMatchObject({ title: `Brume ${shop.mark}`, alt_text: "Une maison au soir", order_index: last.order_index + 1 });
});

test(
  "the slides' screen searches title and subtitle, counts, and says why nothing is found",
  { tag: "@long" },
  async ({ page, shop, content }) => {
    await content.addSlide({ title: "Brume", subtitle: "Été doux" });
    await content.addSlide({ title: "Givre", is_active: false });
    await signIn(page, LIST);
    await search(page, `ETE ${shop.mark}`);
    await expect(page.getByRole("article")).toHaveCount(1);
    await search(page, shop.mark.toUpperCase());
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(counter(page, "Résultats")).toHaveText("2");
    const [total, active] = [counter(page, "Total Slides"), counter(page, "Slides Actifs")];
    const count = Number(await total.textContent());
    await expect(card(page, `Brume ${shop.mark}`)).toContainText(`${count - 1} sur ${count}`);
    expect(Number(await total.textContent())).toBeGreaterThan(Number(await active.textContent()));
    await expect(card(page, `Givre ${shop.mark}`)).toContainText("Inactif");
    await search(page, `rien${shop.mark}`);
    await expect(page.getByText("Aucun slide trouvé")).toBeVisible();
    await expect(page.getByText("Essayez de modifier vos critères de recherche.")).toBeVisible();
    await page.getByRole("button", { name: "Effacer les filtres" }).click();
    await expect(card(page, `Brume ${shop.mark}`)).toBeVisible();
  },
);

test(
  "an administrator moves slides by buttons, and visitors see the new order",
  { tag: "@long" },
  async ({ page, shop, content, request }) => {
    for (const title of ["Un", "Deux", "Trois"]) await content.addSlide({ title });
    await signIn(page, LIST);
    const move = (way: string, title: string) => page.getByRole("button", { name: `${way} ${title} ${shop.mark}`, exact: true });
    await move("Monter", "Trois").click();
    await move("Monter", "Trois").click();
    await expect.poll(() => content.titlesOf("slides")).toEqual(["Trois", "Un", "Deux"]);
    await expect(move("Descendre", "Deux")).toBeDisabled();
    await expect(page.getByRole("button", { name: /^Monter/ }).first()).toBeDisabled();
    const seen = await bodyOf<{ title: string }[]>(await request.get("/api/slides"));
    expect(seen.slice(-3).map(({ title }) => title.split(" ")[0])).toEqual(["Trois", "Un", "Deux"]);
  },
);

test("an administrator moves a slide by dragging its handle", async ({ page, shop, content }) => {
  for (const title of ["Un", "Deux"]) await content.addSlide({ title });
  await signIn(page, LIST);
  const handle = page.getByRole("button", { name: `Déplacer Deux ${shop.mark}`, exact: true });
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await card(page, `Un ${shop.mark}`).boundingBox()];
  if (!from || !to) throw new Error("the cards have no place on the screen");
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y + 8, { steps: 5 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 15 });
  await page.mouse.up();
  await expect.poll(() => content.titlesOf("slides")).toEqual(["Deux", "Un"]);
});

test("an administrator creates and moves slides with the keyboard alone", { tag: "@long" }, async ({ page, shop, content }) => {
  await content.addSlide({ title: "Un" });
  await signIn(page, LIST);
  await expect(card(page, `Un ${shop.mark}`)).toBeVisible();
  await tabUntilFocused(page, "link", "Nouveau slide");
  await page.keyboard.press("Enter");
  await expect(form(page).field("Titre")).toBeFocused();
  await page.keyboard.type(`Deux ${shop.mark}`);
  await tabUntilFocused(page, "button", "Créer mes scénarios");
  await page.keyboard.press("Space");
  await tabUntilFocused(page, "textbox", /^Adresse de l’image/);
  await page.keyboard.insertText("/logo.svg");
  await page.keyboard.press("Control+s");
  await expect(form(page).window.getByRole("status").filter({ hasText: "Slide créé" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form(page).window).toBeHidden();
  await tabUntilFocused(page, "button", `Monter Deux ${shop.mark}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `Monter Deux ${shop.mark}` })).toBeFocused();
  await expect.poll(() => content.titlesOf("slides")).toEqual(["Deux", "Un"]);
});

test(
  "an order is a whole number from 0 on, 0 where none is given, and never another than the one typed",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page, `${LIST}/new`);
    const { field, button } = form(page);
    const order = field("Ordre d’affichage");
    await expect(order).toHaveValue(/^\d+$/);
    for (const typed of ["1.5", "1e5", "-3"]) {
      await order.fill("");
      await order.pressSequentially(typed);
      await order.blur();
      await expect(order).toHaveValue(typed);
      await expect(order).toHaveAccessibleDescription(/Indiquez un nombre entier à partir de 0/);
    }
    await field("Titre").fill("Brume");
    await field("Adresse de l’image").fill("/logo.svg");
    await button("Demander une démo").click();
    await saveAndClose(button("Créer"));
    await expect(order).toBeFocused();
    await order.fill("012");
    await order.blur();
    await expect(order).toHaveValue("12");
    await order.fill("");
    await order.blur();
    await expect(order).toHaveValue("0");
  },
);

test(
  "with the server gone, the slides' screen says that the list and a picture did not come through, and tries again",
  { tag: "@long" },
  async ({ page, content, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    const { title } = await content.addSlide();
    const restore = await cutOff(page, "slides.");
    await signIn(page, LIST);
    const failure = page.getByRole("alert").filter({ hasText: "La liste n’a pas pu être chargée" });
    await expect(failure).toBeVisible();
    await restore();
    await failure.getByRole("button", { name: "Réessayer" }).click();
    await expect(card(page, title)).toBeVisible();
    await page.getByRole("link", { name: "Nouveau slide" }).click();
    await page.route("**/api/admin/upload", (route) => route.abort());
    await form(page).image.setInputFiles(await aPicture("scene.png", "#335577"));
    await expect(form(page).window.getByText("Erreur lors de l'upload de scene.png")).toBeVisible();
    await expect(form(page).field("Adresse de l’image")).toHaveValue("");
  },
);

test(
  "the form of a slide can be dragged by its title, never out of the window, while the page behind does not scroll",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page, "/admin/dashboard/slides/new");
    const { window: slide } = editor(page, /^Nouveau slide/);
    const title = slide.getByRole("heading", { name: "Nouveau slide" });
    const before = await slide.boundingBox();
    const grip = await title.boundingBox();
    if (!before || !grip) throw new Error("the form has no place on the screen");
    const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 5 });
    await expect.poll(async () => (await slide.boundingBox())?.x).toBeCloseTo(before.x + 60, -1);
    await page.mouse.move(-500, -500, { steps: 5 });
    await page.mouse.up();
    const after = await slide.boundingBox();
    expect(after?.x).toBeGreaterThanOrEqual(0);
    expect(after?.y).toBeGreaterThanOrEqual(0);

    const held = await title.boundingBox();
    if (!after || !held) throw new Error("the form has no place on the screen");
    await page.mouse.move(held.x + 20, held.y + held.height / 2);
    await page.mouse.down();
    await page.mouse.move(2000, 2000, { steps: 5 });
    await page.mouse.up();
    const last = await slide.boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(1280);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(800);

    await page.mouse.move(5, 790);
    await page.mouse.wheel(0, 800);
    expect(await page.evaluate("window.scrollY")).toBe(0);
  },
);
