import { bodyOf } from "./body-of.ts";
import { counter, tabUntilFocused, saveAndClose } from "./editor.ts";
import { expect, expectDrawn, expectNoSidewaysScroll, signIn, test } from "./fixtures.ts";
import { adminCard, productForm, searchProducts } from "./product-form.ts";
import { aPdf, aPicture } from "./sample-files.ts";
import { answer, hold } from "./server-replies.ts";
import { labelOf } from "./switch.ts";

const LIST = "/admin/dashboard/products";

test("an administrator creates a product with all its parts, which visitors see at once", async ({ page, context, shop }) => {
  const { mark } = shop;
  const category = await shop.addCategory("Veilleuses", ["De chevet", "De couloir"]);
  await signIn(page, LIST);
  await page.getByRole("link", { name: "Nouveau produit" }).click();
  const form = productForm(page);

  await form.field("Titre").fill(`Été & clarté ${mark}`);
  await expect(form.field("Slug")).toHaveValue(`ete-clarte-${mark}`);
  await form.field("Référence").fill(`REF-${mark}`);
  await form.field("Catégorie").fill(category.name);
  await form.field("Sous-catégorie").selectOption("De couloir");
  await form.field("Description courte").fill("Une lueur douce.");
  await form.field("Description longue").fill("Première ligne.\nSeconde ligne.");
  await form.field("Prix à partir de").fill("49€90");
  await form.field("Description longue").focus();
  await expect(form.field("Prix à partir de")).toHaveValue("49,90");
  await form.files("image").setInputFiles([await aPicture("face.png", "#335577"), await aPicture("dos.png", "#775533")]);
  const main = form.images.getByRole("radio", { name: "Image principale" });
  await expect(main).toHaveCount(2);
  await expect(main.first()).toBeChecked();
  const card = form.window.getByRole("figure", { name: "Aperçu dans le catalogue" });
  await expect(card).toContainText(`Été & clarté ${mark}`);
  await expect(card).toContainText("Une lueur douce.");
  const shown = await card.locator("img").getAttribute("src");
  await main.last().check();
  await expect(main.first()).not.toBeChecked();
  await expect(card.locator("img")).not.toHaveAttribute("src", shown ?? "");

  await form.tab("Spécifications").click();
  await form.button("Ajouter une spécification").click();
  await form.field("Nom").fill("Puissance");
  await form.field("Valeur").fill("8");
  await form.field("Unité").fill("W");
  await form.tab("Bénéfices").click();
  await form.button("Ajouter un bénéfice").click();
  await form.field("Icône").fill("💡");
  await form.field("Titre").fill("Sans éblouir");
  await form.button("Ajouter un bénéfice").click();
  await form.field("Icône").nth(1).fill("feui");
  await page.getByRole("option", { name: "Feuille" }).click();
  await expect(form.field("Icône").nth(1)).toHaveValue("Feuille");
  await form.field("Titre").nth(1).fill("Peu gourmande");
  await form.tab("Téléchargements").click();
  await form.files("file").setInputFiles(aPdf("Fiche Brume.pdf"));
  await expect(form.field("Nom")).toHaveValue("Fiche Brume");
  await expect(form.field("Type")).toHaveValue("Fiche technique");
  await expect(form.field("Langue")).toHaveValue("Français");
  await expect(form.field("Taille")).toHaveValue("0.01 MB");
  await expect(form.field("Adresse")).toHaveValue(/^\/uploads\/.+\.pdf$/);
  await form.tab("SEO").click();
  await form.field("Titre SEO").fill("Brume, la lampe qui s’efface");
  await saveAndClose(form.button("Créer"));
  await expect(form.window).toBeHidden();
  await expect(page.getByText("Produit créé")).toBeVisible();
  await searchProducts(page, mark);
  await expect(adminCard(page, `Été & clarté ${mark}`)).toContainText(`REF-${mark}`);

  const site = await context.newPage();
  await site.goto(`/produits/ete-clarte-${mark}`);
  await expect(site).toHaveTitle(/^Brume, la lampe qui s’efface/);
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(`Été & clarté ${mark}`);
  await expect(site.getByText(/^À partir de 49,90\s€$/).first()).toBeVisible();
  await expect(site.getByRole("tabpanel")).toHaveText(/Première ligne\.\s*Seconde ligne\./, { useInnerText: true });
  await expect(site.getByText("Sans éblouir")).toBeVisible();
  const leaf = site.getByRole("listitem").filter({ hasText: "Peu gourmande" }).locator("use");
  await expect(leaf).toHaveAttribute("href", /#leaf$/);
  await expect(site.getByRole("link", { name: "Voir la photo 2" })).toBeVisible();
  await expectDrawn(site.getByRole("link", { name: "Agrandir la photo" }).getByRole("img"));
  await site.getByRole("tab", { name: "Spécifications techniques" }).click();
  await expect(site.getByRole("row", { name: /Puissance\s*8\sW/ })).toBeVisible();
  const datasheet = await site.getByRole("link", { name: /^Fiche technique/ }).getAttribute("href");
  expect((await site.request.get(datasheet ?? "")).headers()["content-type"]).toBe("application/pdf");
});

test("the slug follows the title until it is edited, and again once it is regenerated", { tag: "@long" }, async ({ page, shop }) => {
  await signIn(page, `${LIST}/new`);
  const form = productForm(page);
  await form.field("Titre").fill("  L’Œil --- de «Tunis» ");
  await expect(form.field("Slug")).toHaveValue("loeil-de-tunis");
  await form.field("Slug").fill("le-mien");
  await form.field("Titre").fill(`Autre ${shop.mark}`);
  await expect(form.field("Slug")).toHaveValue("le-mien");
  await form.button("Régénérer le slug à partir du titre").click();
  await expect(form.field("Slug")).toHaveValue(`autre-${shop.mark}`);
  await form.field("Titre").fill(`Encore ${shop.mark}`);
  await expect(form.field("Slug")).toHaveValue(`encore-${shop.mark}`);
});

test("the products' screen offers the sub-categories of the chosen category, and no other", { tag: "@long" }, async ({ page, shop }) => {
  const lamps = await shop.addCategory("Veilleuses", ["De chevet"]);
  const sensors = await shop.addCategory("Sondes", ["De sol"]);
  const bare = await shop.addCategory("Divers", []);
  await signIn(page, `${LIST}/new`);
  const form = productForm(page);
  const subcategory = form.field("Sous-catégorie");
  await expect(subcategory).toBeDisabled();
  await form.field("Catégorie").fill(lamps.name);
  await subcategory.selectOption("De chevet");
  await form.field("Catégorie").fill(sensors.name);
  await expect(subcategory).toHaveValue("");
  await expect(subcategory.getByRole("option")).toHaveText([/Aucune/, "De sol"]);
  await form.field("Catégorie").fill(bare.name);
  await expect(subcategory).toBeDisabled();
});

test(
  "a category comes to be only on purpose: one that is near is offered first, and an unknown one is not saved",
  { tag: "@long" },
  async ({ page, shop, administration }) => {
    const { name } = await shop.addCategory("Capteurs", []);
    const slip = name.replace("Capteurs", "Capteur");
    const namesNow = async () => (await bodyOf<{ name: string }[]>(await administration.get("/api/admin/categories"))).map((it) => it.name);
    await signIn(page, `${LIST}/new`);
    const form = productForm(page);
    const category = form.field("Catégorie");
    await form.field("Titre").fill(`Brume ${shop.mark}`);
    await form.field("Référence").fill(`REF-${shop.mark}`);
    await form.field("Description courte").fill("Une lueur douce.");
    await category.fill(slip);
    const create = page.getByRole("option", { name: `Créer la catégorie « ${slip} »` });
    await expect(create).toBeVisible();
    const offered = await page.getByRole("option").allTextContents();
    expect(offered.indexOf(name)).toBeLessThan(offered.length - 1);
    expect(offered).toContain(name);
    await saveAndClose(form.button("Créer"));
    await expect(category).toHaveAccessibleDescription(/Cette catégorie n’existe pas/);
    await expect(category).toHaveValue(slip);
    expect(await namesNow()).not.toContain(slip);

    await category.fill(`${slip} neuf`);
    await page.getByRole("option", { name: `Créer la catégorie « ${slip} neuf »` }).click();
    await expect(page.getByText(`Catégorie « ${slip} neuf » créée`)).toBeVisible();
    await expect(category).toHaveValue(`${slip} neuf`);
    await saveAndClose(form.button("Créer"));
    await expect(form.window).toBeHidden();
  },
);

test("the products' screen counts the characters of the texts for search engines", { tag: "@long" }, async ({ page }) => {
  await signIn(page, `${LIST}/new`);
  const form = productForm(page);
  await form.tab("SEO").click();
  await form.field("Titre SEO").fill("a".repeat(55));
  await form.field("Description SEO").fill("b".repeat(12));
  await expect(form.window.getByText(/^55 caractères/)).toContainText("50 à 60");
  await expect(form.window.getByText(/^12 caractères/)).toContainText("150 à 160");
});

test(
  "the products' screen leads through the six tabs and marks those that were passed with nothing missing",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page, `${LIST}/new`);
    const form = productForm(page);
    await expect(form.window.getByRole("tab")).toHaveText([
      "Informations",
      "Spécifications",
      "Bénéfices",
      "Téléchargements",
      "SEO",
      "Conformité",
    ]);
    await expect(form.button("Précédent")).toBeDisabled();
    for (const name of ["Spécifications", "Bénéfices", "Téléchargements", "SEO", "Conformité"]) {
      await form.button("Suivant").click();
      await expect(form.tab(name)).toHaveAttribute("aria-selected", "true");
    }
    await expect(form.button("Suivant")).toBeDisabled();
    await expect(form.window.getByRole("tab").getByLabel("Terminé")).toHaveCount(3);
    await expect(form.tab("Informations").getByLabel("Terminé"), "what is required is still missing").toHaveCount(0);
    await form.button("Précédent").click();
    await expect(form.tab("SEO")).toHaveAttribute("aria-selected", "true");
  },
);

test("changes a product, which visitors see at their next visit", async ({ page, context, shop }) => {
  const product = await shop.add({ title: "Brume", specifications: [{ name: "Puissance", value: "8", unit: "W" }] });
  const site = await context.newPage();
  await site.goto(`/produits/${product.slug}`);
  await signIn(page, `${LIST}?q=${shop.mark}`);
  await page.getByRole("link", { name: `Modifier ${product.title}` }).click();

  const form = productForm(page);
  await expect(form.field("Titre")).toHaveValue(product.title);
  await expect(form.field("Description courte")).toHaveValue(product.short_description);
  await form.field("Titre").fill(`Bruine ${shop.mark}`);
  await expect(form.field("Slug")).toHaveValue(product.slug);
  await form.tab("Spécifications").click();
  await form.field("Valeur").fill("12");
  await saveAndClose(form.button("Enregistrer"));
  await expect(form.window).toBeHidden();
  await expect(adminCard(page, `Bruine ${shop.mark}`)).toBeVisible();

  await site.reload();
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(`Bruine ${shop.mark}`);
  await site.goto(`/produits/${product.slug}?tab=specifications`);
  await expect(site.getByRole("row", { name: /Puissance\s*12\sW/ })).toBeVisible();
});

test("hides a product from visitors, and shows it again", { tag: "@long" }, async ({ page, context, shop, request }) => {
  const product = await shop.add({ title: "Brume" });
  await signIn(page, `${LIST}?q=${shop.mark}`);
  const visible = adminCard(page, product.title).getByRole("switch", { name: /^Visible/ });
  await expect(visible).toBeChecked();
  const view = `Voir la page publique de ${product.title}`;
  await expect(page.getByRole("link", { name: view })).toHaveAttribute("href", `/produits/${product.slug}`);
  await labelOf(visible).click();
  await expect(visible).not.toBeChecked();
  await expect(adminCard(page, product.title)).toContainText("Masqué");
  await expect(page.getByRole("button", { name: view })).toBeDisabled();

  const site = await context.newPage();
  await expect.poll(async () => (await request.get(`/api/products/${product.slug}`)).status()).toBe(404);
  await site.goto(`/produits/${product.slug}`);
  await expect(site).toHaveURL(/\/produits$/);
  await site.goto(`/produits?q=${shop.mark}`);
  await expect(site.getByText("Aucun produit trouvé")).toBeVisible();

  await page.reload();
  await expect(visible).not.toBeChecked();
  await labelOf(visible).click();
  await expect.poll(async () => (await request.get(`/api/products/${product.slug}`)).status()).toBe(200);
  await site.goto(`/produits/${product.slug}`);
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(product.title);
});

test("an administrator deletes a product once it is confirmed", { tag: "@long" }, async ({ page, shop, request }) => {
  const product = await shop.add({ title: "Brume" });
  await shop.add({ title: "Givre" });
  await signIn(page, `${LIST}?q=${shop.mark}`);
  const dialog = page.getByRole("dialog", { name: "Supprimer le produit" });
  const remove = page.getByRole("button", { name: `Supprimer ${product.title}` });
  await remove.click();
  await expect(dialog).toContainText(product.title);
  await dialog.getByRole("button", { name: "Annuler" }).click();
  await expect(dialog).toBeHidden();
  await expect(adminCard(page, product.title)).toBeVisible();

  await remove.click();
  await dialog.getByRole("button", { name: "Supprimer", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("article")).toHaveCount(1);
  expect((await request.get(`/api/products/${product.slug}`)).status()).toBe(404);
});

test(
  "the products' screen finds products by title, reference and description, hidden ones too, and narrows to a category",
  { tag: "@long" },
  async ({ page, shop, administration }) => {
    const brume = await shop.add({ title: "Brume", reference: "B-1", category: "Veilleuses", short_description: "Une lueur pâle." });
    await shop.add({ title: "Givre", category: "Sondes", is_active: false });
    await signIn(page, LIST);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestion des Produits");
    const category = page.getByRole("combobox", { name: "Catégorie" });
    await expect(category.getByRole("option")).toContainText([
      "Toutes les catégories",
      "Interfaces",
      "Capteurs",
      "Contrôleurs",
      "Éclairage",
      "Sécurité",
      "Automatisation",
    ]);

    await searchProducts(page, shop.mark.toUpperCase());
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(counter(page, "Résultats")).toHaveText("2");
    const { products } = await bodyOf<{ products: number }>(await administration.get("/api/admin/dashboard/stats"));
    const categories = await bodyOf<unknown[]>(await administration.get("/api/admin/categories"));
    await expect(counter(page, "Total")).toHaveText(String(products));
    await expect(counter(page, "Catégories")).toHaveText(String(categories.length));
    await expect(page).toHaveURL(/q=/);
    await category.selectOption(brume.category);
    await expect(page.getByRole("article")).toHaveCount(1);
    await searchProducts(page, `introuvable${shop.mark}`);
    await expect(page.getByText("Aucun produit trouvé")).toBeVisible();
    await expect(page.getByText("Essayez de modifier vos critères de recherche.")).toBeVisible();
    await page.getByRole("button", { name: "Effacer les filtres" }).click();
    await searchProducts(page, brume.reference);
    await expect(adminCard(page, brume.title)).toBeVisible();
    await searchProducts(page, "UNE LUEUR PÂLE.");
    await expect(adminCard(page, brume.title)).toBeVisible();
  },
);

test("a catalogue that is on its way says so, and an empty one how to begin", async ({ page }) => {
  await answer(page, "products.list", { data: [], total: 0, page: 1, limit: 24 });
  const answerNow = await hold(page, "products.list");
  await signIn(page, LIST);
  await expect(page.getByRole("status").filter({ hasText: "Chargement en cours" })).toBeAttached();
  answerNow();
  await expect(page.getByText("Aucun produit", { exact: true })).toBeVisible();
  await expect(page.getByText("Créez le premier produit de votre catalogue.")).toBeVisible();
});

test("a product is written, hidden and deleted with the keyboard alone", { tag: "@long" }, async ({ page, shop }) => {
  const category = await shop.addCategory("Veilleuses", ["De chevet"]);
  const title = `Brume ${shop.mark}`;
  await signIn(page, `${LIST}?q=${shop.mark}`);
  await expect(page.getByText("Aucun produit trouvé")).toBeVisible();
  await tabUntilFocused(page, "link", "Nouveau produit");
  await page.keyboard.press("Enter");
  const form = productForm(page);
  await expect(form.field("Titre")).toBeFocused();
  await page.keyboard.type(title);
  await tabUntilFocused(page, "textbox", /^Référence/);
  await page.keyboard.type(`REF-${shop.mark}`);
  await page.keyboard.press("Tab");
  await page.keyboard.type(category.name.slice(0, -1));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(form.field("Catégorie")).toHaveValue(category.name);
  await tabUntilFocused(page, "textbox", /^Description courte/);
  await page.keyboard.type("Une lueur douce.");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowDown");
  await expect(form.field("Sous-catégorie")).toHaveValue("De chevet");
  await form.tab("Informations").focus();
  await page.keyboard.press("ArrowRight");
  await expect(form.tab("Spécifications")).toHaveAttribute("aria-selected", "true");
  await tabUntilFocused(page, "button", "Ajouter une spécification");
  await page.keyboard.press("Enter");
  await expect(form.field("Nom")).toBeFocused();
  await page.keyboard.press("Control+s");
  await expect(form.window.getByRole("status").filter({ hasText: "Produit créé" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form.window).toBeHidden();
  await expect(adminCard(page, title)).toBeVisible();
  await tabUntilFocused(page, "switch", `Visible sur le site : ${title}`);
  await page.keyboard.press("Space");
  await expect(adminCard(page, title)).toContainText("Masqué");
  await tabUntilFocused(page, "button", `Supprimer ${title}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Supprimer le produit" })).toContainText(
    "Restauration possible depuis la corbeille pendant 30 jours.",
  );
  await tabUntilFocused(page, "button", "Supprimer");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Aucun produit trouvé")).toBeVisible();
});

test("on a phone a product is found, written, hidden and deleted by touch", { tag: ["@phone", "@long"] }, async ({ page, shop }) => {
  const product = await shop.add({ title: "Brume" });
  await signIn(page, LIST);
  await searchProducts(page, shop.mark);
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: `Modifier ${product.title}` }).tap();
  const form = productForm(page);
  await form.field("Titre").fill(`Bruine ${shop.mark}`);
  await form.tab("Spécifications").tap();
  await form.button("Ajouter une spécification").tap();
  await form.field("Nom").fill("Puissance");
  await form.field("Valeur").fill("8");
  const row = form.window.getByRole("listitem");
  expect((await row.boundingBox())?.height, "three fields and four buttons").toBeLessThanOrEqual(170);
  const boxes = await Promise.all((await row.getByRole("button").all()).map((button) => button.boundingBox()));
  const edges = boxes.map((box) => [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)]).toSorted(([one = 0], [other = 0]) => one - other);
  for (const [index, [start = 0]] of edges.slice(1).entries())
    expect(start, "buttons lie beside each other").toBeGreaterThanOrEqual(edges[index]?.[1] ?? 0);
  await form.button("Suivant").tap();
  await expect(form.tab("Bénéfices")).toHaveAttribute("aria-selected", "true");
  await expectNoSidewaysScroll(page);
  await form.button("Enregistrer").tap();
  await expect(form.window.getByRole("status").filter({ hasText: "Produit mis à jour" })).toBeVisible();
  await form.button("Fermer").last().tap();
  await expect(form.window).toBeHidden();
  const title = `Bruine ${shop.mark}`;
  await labelOf(adminCard(page, title).getByRole("switch", { name: /^Visible/ })).tap();
  await expect(adminCard(page, title)).toContainText("Masqué");
  await page.getByRole("button", { name: `Supprimer ${title}` }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer", exact: true }).tap();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(adminCard(page, title)).toBeHidden();
});
