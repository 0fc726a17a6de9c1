import { card, editor, saveAndClose } from "./editor.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { aPicture } from "./sample-files.ts";
import { hold, loseReplies } from "./server-replies.ts";

// People who do not wait for the server lose nothing of what they do meanwhile.

test.describe("while a save is under way", () => {
  test("what is typed on stays in the form, and is saved next", async ({ page, content }) => {
    const { id, title } = await content.addFeature({ title: "Brume" });
    await signIn(page, `/admin/dashboard/features/${id}`);
    const { window, field, button } = editor(page, /^Modifier la fonctionnalité/);
    const release = await hold(page, "features.update");
    await field("Titre").fill(`${title}, premier jet`);
    await page.keyboard.press("Control+s");
    await field("Titre").fill(`${title}, second jet`);
    release();
    await expect(page.getByText("Fonctionnalité mise à jour")).toBeVisible();
    await expect(field("Titre")).toHaveValue(`${title}, second jet`);
    const releaseSecond = await hold(page, "features.update");
    await button("Enregistrer").click();
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: "Abandonner les modifications ?" });
    await expect(question).toBeVisible();
    releaseSecond();
    await expect(question, "everything is stored").toBeHidden();
    await page.keyboard.press("Escape");
    await expect(window).toBeHidden();
    await expect(card(page, `${title}, second jet`)).toBeVisible();
  });

  test("what is typed on in a new entity is saved into the one that was created", { tag: "@long" }, async ({ page, content, shop }) => {
    await signIn(page, "/admin/dashboard/features/new");
    const { window, field, button } = editor(page, /^(Nouvelle|Modifier la) fonctionnalité/);
    const release = await hold(page, "features.create");
    await field("Titre").fill(`Aube ${shop.mark}`);
    await field("Description").fill("Une lueur");
    await saveAndClose(button("Créer"));
    await field("Description").fill("Une lueur douce");
    release();
    await saveAndClose(button("Enregistrer"));
    await expect(window).toBeHidden();
    await expect(card(page, `Aube ${shop.mark}`)).toContainText("Une lueur douce");
    expect(await content.titlesOf("features")).toEqual(["Aube"]);
  });

  test("a form that was left does not close the next one once it is saved", { tag: "@long" }, async ({ page, content }) => {
    const first = await content.addFeature({ title: "Brume" });
    const second = await content.addFeature({ title: "Givre" });
    await signIn(page, `/admin/dashboard/features/${first.id}`);
    const { window, field } = editor(page, /^Modifier la fonctionnalité/);
    const release = await hold(page, "features.update");
    await field("Titre").fill(`${first.title} et rosée`);
    await page.keyboard.press("Control+s");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Abandonner" }).click();
    await expect(window).toBeHidden();
    await page.getByRole("link", { name: `Modifier ${second.title}` }).click();
    await field("Titre").fill("Une saisie en cours");
    release();
    await expect(page.getByText("Fonctionnalité mise à jour")).toBeVisible();
    await expect(field("Titre")).toHaveValue("Une saisie en cours");
  });

  test("a sub-category added to the list meanwhile waits for its own save", { tag: "@long" }, async ({ page, shop }) => {
    const { name } = await shop.addCategory("Veilleuses", []);
    await signIn(page, `/admin/dashboard/categories?q=${shop.mark}`);
    const release = await hold(page, "categories.update");
    const add = async (typed: string) => {
      await page.getByRole("textbox", { name: `Ajouter une sous-catégorie à ${name}` }).fill(typed);
      await page.keyboard.press("Enter");
    };
    await add("De chevet");
    await page.getByRole("button", { name: `Enregistrer : ${name}` }).click();
    await add("De couloir");
    release();
    await expect(page.getByText("Enregistré avec succès")).toBeVisible();
    await expect(card(page, name).getByRole("listitem")).toHaveText(["De chevet", /^De couloir \(ajoutée/]);
  });
});

test("a sub-category that was typed, but not added, is saved with its category", { tag: "@long" }, async ({ page, shop }) => {
  const { name } = await shop.addCategory("Veilleuses", ["De chevet"]);
  await signIn(page, `/admin/dashboard/categories?q=${shop.mark}`);
  await page.getByRole("link", { name: `Modifier ${name}` }).click();
  const { window, field, button } = editor(page, /^Modifier la catégorie/);
  await field("Ajouter une sous-catégorie").fill("De couloir");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Continuer la saisie" }).click();
  await saveAndClose(button("Enregistrer"));
  await expect(window).toBeHidden();
  await expect(card(page, name).getByRole("listitem")).toHaveText(["De chevet", "De couloir"]);
});

test(
  "the address of a picture that was typed, but not added, is saved with its product",
  { tag: "@long" },
  async ({ page, shop, administration }) => {
    const { id } = await shop.add({ title: "Aube" });
    await signIn(page, `/admin/dashboard/products/${id}`);
    const { window, button } = editor(page, /^Modifier le produit/);
    await window.getByLabel("Ajouter une image par son adresse").fill("/uploads/placeholder.jpg");
    await saveAndClose(button("Enregistrer"));
    await expect(window).toBeHidden();
    const { images } = await (await administration.get(`/api/admin/products/${id}`)).json();
    expect(images.map(({ url }: { url: string }) => url)).toContain("/uploads/placeholder.jpg");
  },
);

test("a save waits for the pictures that are on their way", { tag: "@long" }, async ({ page, content }) => {
  const { id, title } = await content.addSlide({ title: "Brume" });
  await signIn(page, `/admin/dashboard/slides/${id}`);
  const { window, image, button } = editor(page, /^Modifier le slide/);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/admin/upload*", async (route) => {
    await promise;
    await route.fallback();
  });
  await image.setInputFiles(await aPicture("aube.png", "#345"));
  await expect(window.getByText("aube.png")).toBeVisible();
  await saveAndClose(button("Enregistrer"));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Continuer la saisie" }).click();
  resolve();
  await expect(window).toBeHidden();
  await page.getByRole("link", { name: `Modifier ${title}` }).click();
  await expect(editor(page, /^Modifier le slide/).field("Adresse de l’image")).toHaveValue(/^\/uploads\/.+/);
});

test("an alternative text that was not saved is there again when its file is opened again", { tag: "@long" }, async ({ page, shop }) => {
  await signIn(page, "/admin/dashboard/media");
  await page.locator("input[type=file][name=image]").setInputFiles(await aPicture(`${shop.mark}.png`, "#345"));
  await page.getByRole("link", { name: `${shop.mark}.png` }).click();
  const text = page.getByLabel("Texte alternatif");
  await text.fill("Une lampe");
  await page.keyboard.press("Escape");
  await expect(text).toBeHidden();
  await page.getByRole("link", { name: `${shop.mark}.png` }).click();
  await expect(text).toHaveValue("Une lampe");
  await page.getByRole("button", { name: "Enregistrer le texte" }).click();
  await expect(page.getByText("Texte alternatif enregistré")).toBeVisible();
});

test("a deletion whose reply is lost leaves nothing of it in the list", { tag: "@long" }, async ({ page, content, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  const { title } = await content.addFeature({ title: "Brume" });
  await signIn(page, "/admin/dashboard/features");
  await loseReplies(page, "features.remove");
  await page.getByRole("button", { name: `Supprimer ${title}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Supprimer" }).click();
  await expect(dialog.getByRole("button", { name: "Réessayer" })).toBeVisible();
  await dialog.getByRole("button", { name: "Annuler" }).click();
  await expect(card(page, title)).toBeHidden();
});

test("an address with nonsense in it leads to the list, or to the dashboard", { tag: "@long" }, async ({ page }) => {
  await signIn(page, "/admin/dashboard/requests?page=-4&status=nonsense&requestType=quote");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demandes");
  await expect(page).toHaveURL(/\/requests\?requestType=quote$/);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.goto("/admin/dashboard/blog/%E0%A4%A");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
});

test(
  "of two changes of mind the last one is stored, however slow the first is",
  { tag: "@long" },
  async ({ page, content, administration }) => {
    const { id, title } = await content.addSlide({ title: "Brume" });
    await signIn(page, "/admin/dashboard/slides");
    const { promise, resolve } = Promise.withResolvers<void>();
    let answered = 0;
    await page.route("**/trpc/slides.setActive*", async (route) => {
      if (route.request().postData()?.includes("false")) await promise;
      await route.fulfill({ response: await route.fetch() });
      answered += 1;
    });
    const toggle = card(page, title).getByRole("switch");
    await toggle.click();
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    await expect(toggle).toBeChecked();
    resolve();
    await expect.poll(() => answered).toBe(2);
    expect(await (await administration.get(`/api/admin/slides/${id}`)).json()).toMatchObject({ is_active: true });
  },
);

test(
  "a screen whose code cannot be fetched for want of a line says so within the administration, and comes once there is one",
  { tag: "@long" },
  async ({ page, problems }) => {
    problems.expect(/net::ERR_INTERNET_DISCONNECTED|code of a screen could not be fetched/);
    await signIn(page);
    const slides = page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Slides" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
    await page.context().setOffline(true);
    await slides.click();
    const failure = page.getByRole("alert").filter({ hasText: "Cet écran n’a pas pu s’afficher" });
    await expect(failure).toBeVisible();
    await expect(slides).toBeVisible();
    await page.context().setOffline(false);
    await failure.getByRole("button", { name: "Recharger la page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestion des Slides");
  },
);

test(
  "a double click deletes once, and what was typed in a dialog or in one's account is asked about before it goes",
  { tag: "@long" },
  async ({ page, content }) => {
    const { title } = await content.addFeature({ title: "Embruns" });
    await signIn(page, `/admin/dashboard/features?q=${encodeURIComponent(title)}`);
    let removals = 0;
    page.on("request", (sent) => {
      if (sent.url().includes("features.remove")) removals += 1;
    });
    await page.getByRole("button", { name: `Supprimer ${title}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).dblclick();
    await expect(card(page, title)).toBeHidden();
    expect(removals).toBe(1);

    await page.goto("/admin/dashboard/integrations");
    await page.getByRole("button", { name: "Créer une clé" }).click();
    const name = page.getByRole("dialog", { name: "Créer une clé d’API" }).getByRole("textbox", { name: "Nom" });
    await name.fill("Caisse");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Continuer la saisie" }).click();
    await expect(name).toHaveValue("Caisse");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Abandonner" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();

    await page.goto("/admin/dashboard/account");
    await page.getByRole("textbox", { name: "Nom affiché" }).fill("Leïla");
    await page.getByRole("link", { name: "Produits" }).first().click();
    await page.getByRole("button", { name: "Continuer la saisie" }).click();
    await expect(page.getByRole("textbox", { name: "Nom affiché" })).toHaveValue("Leïla");
  },
);
