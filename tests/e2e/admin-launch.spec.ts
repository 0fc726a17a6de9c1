import type { Page } from "@playwright/test";
import { editor, saveAndClose } from "./editor.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { loseReplies } from "./server-replies.ts";

type Form = ReturnType<typeof editor>;

async function openLaunchChoice(page: Page, form: Form) {
  await form.button("Autre façon d’enregistrer").click();
  await page.getByRole("menuitem", { name: "Enregistrer dans un lancement…" }).click();
  return page.getByRole("dialog", { name: "Enregistrer dans un lancement" });
}

async function saveIntoNewLaunch(page: Page, form: Form, name: string): Promise<void> {
  const choice = await openLaunchChoice(page, form);
  await choice.getByRole("radio", { name: "Nouveau lancement" }).check();
  await choice.getByLabel("Nom du lancement").fill(name);
  await choice.getByRole("button", { name: "Enregistrer dans ce lancement" }).click();
  await expect(form.window).toBeHidden();
}

test("an editor prepares an article and a new slide, sees the site as it will be, publishes both at once and takes them back as one", async ({
  page,
  shop,
  content,
  request,
  administration,
  problems,
}) => {
  const launch = `Campagne ${shop.mark}`;
  const article = await content.addArticle({ title: "Givre", status: "draft" });
  const countPublic = async () => {
    const texts = await Promise.all(["/api/blogs", "/api/slides"].map(async (path) => (await request.get(path)).text()));
    return texts.filter((text) => text.includes(shop.mark)).length;
  };

  await test.step("the article is published in a new launch, and the slide is created in it", async () => {
    await signIn(page, `/admin/dashboard/blog/${article.id}`);
    const form = editor(page, /^Modifier l’article/);
    await form.field("Statut").selectOption("published");
    await saveIntoNewLaunch(page, form, launch);
    problems.expect(/status of 409/);
    await page.goto(`/admin/dashboard/blog/${article.id}`);
    await form.field("Statut").selectOption("published");
    const again = await openLaunchChoice(page, form);
    await again.getByRole("radio", { name: launch }).check();
    await again.getByRole("button", { name: "Enregistrer dans ce lancement" }).click();
    const refusal = form.window.getByRole("alert").filter({ hasText: "contient déjà une modification de cet élément" });
    await expect(refusal).toBeVisible();
    await expect(form.button("Réessayer")).toHaveCount(0);
    await refusal.getByRole("link", { name: "Voir le lancement" }).click();
    await page.getByRole("button", { name: "Abandonner" }).click();
    await expect(page).toHaveURL(/launches\/\d+$/);
    await page.goto("/admin/dashboard/slides/new");
    const slide = editor(page, /^Nouveau slide/);
    await slide.field("Titre").fill(`Neige ${shop.mark}`);
    await slide.field("Texte du bouton").fill("Voir");
    await slide.field("Lien du bouton").fill("/contact");
    await slide.field("Adresse de l’image").fill("/logo.svg");
    const choice = await openLaunchChoice(page, slide);
    await choice.getByRole("radio", { name: launch }).check();
    await choice.getByRole("button", { name: "Enregistrer dans ce lancement" }).click();
    await expect(slide.window).toBeHidden();
    expect(await countPublic()).toBe(0);
  });

  const window = page.getByRole("dialog", { name: new RegExp(`^Lancement — ${launch}`) });
  await test.step("the launch says what is missing, and the article which launch it waits for", async () => {
    await page.goto(`/admin/dashboard/blog/${article.id}`);
    await page.getByRole("link", { name: "Voir le lancement" }).click();
    const changes = window.getByRole("region", { name: "Modifications" }).getByRole("listitem");
    await expect(changes).toHaveCount(2);
    await expect(changes.filter({ hasText: "Neige" })).toContainText(/Nouveau.*Texte alternatif manquant · Traduction anglaise/);
  });

  await test.step("a change is opened again, and goes back into the launch", async () => {
    await window.getByRole("button", { name: `Modifier Neige ${shop.mark}` }).click();
    const slide = editor(page, /^Nouveau slide/);
    await expect(slide.field("Titre")).toHaveValue(`Neige ${shop.mark}`);
    await slide.field("Texte alternatif").fill("Un logo");
    await slide.button("Enregistrer dans le lancement").click();
    await expect(slide.window).toBeHidden();
    await page.goto("/admin/dashboard/launches");
    await page.getByRole("link", { name: `Modifier ${launch}` }).click();
    await expect(window.getByRole("listitem").filter({ hasText: "Neige" })).not.toContainText("Texte alternatif");
  });

  await test.step("what a program has put aside is opened in the same form, with what it changed", async () => {
    const draft = { run: `Série ${shop.mark}`, noun: "article", record: article.id, fields: { title: `Givre relu ${shop.mark}` } };
    expect((await administration.post("/trpc/launches.draft", { data: draft })).ok()).toBe(true);
    await page.goto("/admin/dashboard/launches");
    await page.getByRole("link", { name: `Modifier ${draft.run}` }).click();
    const form = editor(page, /^Modifier l’article/);
    const openDraft = () => page.getByRole("button", { name: `Modifier ${draft.fields.title}` }).click();
    await openDraft();
    await expect(form.field("Titre")).toHaveValue(draft.fields.title);
    await expect(form.field("Slug")).toHaveValue(article.slug);
    await form.button("Fermer").last().click();
    await expect(form.window, "nothing was typed").toBeHidden();
    await page.goto(`/admin/dashboard/blog/${article.id}`);
    await expect(form.field("Titre"), "the record is as it was").toHaveValue(article.title);
    await content.change("blogs", article, { title: `Givre renommé ${shop.mark}` });
    await page.goto("/admin/dashboard/launches");
    await page.getByRole("link", { name: `Modifier ${draft.run}` }).click();
    await openDraft();
    await form.button("Enregistrer dans le lancement").click();
    await expect(form.window.getByText("Enregistré depuis que cette modification est dans le lancement")).toBeVisible();
    await form.window.getByRole("radio", { name: "La mienne" }).check();
    await form.button("Enregistrer ces choix").click();
    await expect(form.window).toBeHidden();
    await content.change("blogs", article, {});
    await page.goto("/admin/dashboard/launches");
    await page.getByRole("link", { name: `Modifier ${launch}` }).click();
  });

  await test.step("the site is browsed as it will be, and is still what it was", async () => {
    const opened = page.waitForEvent("popup");
    await window.getByRole("button", { name: "Voir le site" }).click();
    const site = await opened;
    await expect(site.getByText(`Neige ${shop.mark}`).first()).toBeAttached();
    await site.locator('a[href^="/blog?lancement="]').first().click();
    await expect(site.getByText(`Givre ${shop.mark}`).first()).toBeVisible();
    await expect(site.getByText(`Aperçu du lancement «\u202f${launch}\u202f»`)).toBeVisible();
    const headers = (await request.get(site.url())).headers();
    expect(headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
    await site.locator('a[href^="/produits?lancement="]').first().click();
    await expect(site).toHaveURL(/\/produits\?lancement=[^&]+$/);
    await site.getByRole("link", { name: "English" }).first().click();
    await expect(site).toHaveURL(/\/en\/products\?lancement=[^&]+$/);
    await expect(site.getByText("Aperçu du lancement")).toBeVisible();
    expect(await countPublic()).toBe(0);
    await site.close();
  });

  await test.step("both are published at once, and taken back as one", async () => {
    await window.getByLabel("Nom").fill(`${launch} bis`);
    await expect(window.getByText("Enregistrez avant de publier."), "in place of the button").toBeVisible();
    await window.getByLabel("Nom").fill(launch);
    problems.expect(/net::ERR_FAILED/);
    const restore = await loseReplies(page, "launches.publish");
    await window.getByRole("button", { name: "Publier maintenant" }).click();
    await expect(window.getByRole("button", { name: "Annuler le lancement" }), "only the reply was lost").toBeVisible();
    await restore();
    await expect(window.getByRole("button", { name: "Enregistrer" })).toBeHidden();
    expect(await countPublic()).toBe(2);
    const id = Number(new URL(page.url()).pathname.split("/").at(-1));
    expect((await administration.delete(`/api/admin/launches/${id}`)).ok()).toBe(true);
    expect((await administration.post("/trpc/bin.restore", { data: { noun: "launch", id } })).ok()).toBe(true);
    await page.reload();
    await window.getByRole("button", { name: "Annuler le lancement" }).click();
    await expect(page.getByText("Lancement annulé")).toBeVisible();
    expect(await countPublic()).toBe(0);
  });

  await test.step("an open window sees that its minute has passed", async () => {
    const id = Number(new URL(page.url()).pathname.split("/").at(-1));
    const planned = { id, title: launch, planned_at: new Date(Date.now() + 3_600_000).toISOString() };
    expect((await administration.post("/trpc/launches.update", { data: planned })).ok()).toBe(true);
    await page.clock.install();
    await page.reload();
    await expect(window.getByRole("textbox", { name: "Prévu le" })).not.toHaveValue("");
    expect((await administration.post("/trpc/launches.publish", { data: { id } })).ok()).toBe(true);
    await page.clock.fastForward("01:00:01");
    await window.getByRole("button", { name: "Annuler le lancement" }).click();
    await expect(page.getByText("Lancement annulé")).toBeVisible();
  });
});

test("a slide appears for a time, which its card announces", async ({ page, content, problems }) => {
  problems.expect(/status of 400/);
  const slide = await content.addSlide({ title: "Fêtes" });
  await signIn(page, `/admin/dashboard/slides/${slide.id}`);
  const form = editor(page, /^Modifier le slide/);
  await form.field("Visible à partir du").fill("2099-12-01T09:00");
  await form.field("Visible jusqu’au").fill("2099-11-01T09:00");
  await form.button("Enregistrer").click();
  await expect(form.window.getByText("La fin doit suivre le début.").first()).toBeVisible();
  await form.field("Visible jusqu’au").fill("2100-01-01T00:00");
  await saveAndClose(form.button("Enregistrer"));
  await expect(page.getByRole("article", { name: slide.title })).toContainText("Prévu le 1er décembre 2099 à 09:00");
});

test("a translation waits in a launch, which opens it again", { tag: "@long" }, async ({ page, shop }) => {
  const launch = `Campagne ${shop.mark}`;
  const product = await shop.add({ title: "Brume" });
  await shop.translate(product, { title: "Mist" }, { is_published: false });
  await signIn(page, `/admin/dashboard/translations/product-${product.id}-en`);
  const form = editor(page, /^Traduire en anglais/);
  await form.field("Titre en anglais").fill("Fog");
  await saveIntoNewLaunch(page, form, launch);
  await page.goto(`/admin/dashboard/translations/product-${product.id}-en`);
  await expect(form.field("Titre en anglais")).toHaveValue(/^Mist/);
  await page.goto(`/admin/dashboard/products/${product.id}`);
  await expect(page.getByRole("link", { name: "Traduire en anglais" })).toContainText("Dans un lancement");
  await page.goto(`/admin/dashboard/translations/product-${product.id}-en`);
  await page.getByRole("link", { name: "Voir le lancement" }).click();
  await page.getByRole("button", { name: "Modifier Fog" }).click();
  await expect(form.field("Titre en anglais")).toHaveValue("Fog");
});

test(
  "a new record whose save lost its reply is stored once, by its save or by its launch",
  { tag: "@long" },
  async ({ page, shop, content, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    const launch = `Campagne ${shop.mark}`;
    await signIn(page, "/admin/dashboard/features/new");
    const form = editor(page, /^Nouvelle fonctionnalité/);
    await form.field("Titre").fill(`Brume ${shop.mark}`);
    await form.field("Description").fill("Une lueur");
    const restore = await loseReplies(page, "features.create");
    await form.button("Créer").click();
    await expect(form.window.getByRole("alert")).toContainText("Enregistrement non confirmé");
    await restore();
    await form.field("Titre").fill(`Givre ${shop.mark}`);
    await saveIntoNewLaunch(page, form, launch);
    expect(await content.titlesOf("features")).toEqual(["Brume"]);
    await page.goto("/admin/dashboard/launches");
    await page.getByRole("link", { name: `Modifier ${launch}` }).click();
    await page.getByRole("button", { name: "Publier maintenant" }).click();
    await expect(page.getByRole("button", { name: "Annuler le lancement" })).toBeVisible();
    expect(await content.titlesOf("features")).toEqual(["Givre"]);
  },
);

test(
  "a new record that may wait in a launch without a reply is taken out of it by its save",
  { tag: "@long" },
  async ({ page, shop, content, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    problems.expect(/status of 409/); // the key of what was put is no creation's
    const launch = `Campagne ${shop.mark}`;
    await signIn(page, "/admin/dashboard/features/new");
    const form = editor(page, /^Nouvelle fonctionnalité/);
    await form.field("Titre").fill(`Brume ${shop.mark}`);
    await form.field("Description").fill("Une lueur");
    const restore = await loseReplies(page, "launches.put");
    const choice = await openLaunchChoice(page, form);
    await choice.getByRole("radio", { name: "Nouveau lancement" }).check();
    await choice.getByLabel("Nom du lancement").fill(launch);
    await choice.getByRole("button", { name: "Enregistrer dans ce lancement" }).click();
    await expect(form.window.getByRole("alert")).toContainText("Enregistrement non confirmé");
    await restore();
    await page.reload();
    await expect(form.field("Titre")).toHaveValue(`Brume ${shop.mark}`);
    await saveAndClose(form.button("Créer"));
    await expect(form.window).toBeHidden();
    expect(await content.titlesOf("features")).toEqual(["Brume"]);
    await page.goto("/admin/dashboard/launches");
    await expect(page.getByRole("article", { name: launch })).toContainText("Aucune modification");
  },
);
