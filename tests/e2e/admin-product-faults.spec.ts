import { ERROR_MESSAGE } from "#contracts/shared/errors.ts";
import { saveAndClose } from "./editor.ts";
import { expect, signIn, signInByForm, test } from "./fixtures.ts";
import { adminCard, productForm, searchProducts } from "./product-form.ts";
import { aHeavyFile, aPdf, aPicture } from "./sample-files.ts";
import { cutOff, hold, refuse } from "./server-replies.ts";
import { labelOf } from "./switch.ts";

const LIST = "/admin/dashboard/products";
const MEGABYTE = 1024 * 1024;
const LONG_TEXT = "Un texte écrit avec soin, que personne ne veut récrire.";

test("the products' screen names the fields that are missing, and keeps what was typed", async ({ page, shop }) => {
  await signIn(page, `${LIST}/new`);
  const form = productForm(page);
  await form.field("Description longue").fill(LONG_TEXT);
  await form.field("Titre").fill(`Brume ${shop.mark}`);
  await form.tab("SEO").click();
  await saveAndClose(form.button("Créer"));

  await expect(form.tab("Informations")).toHaveAttribute("aria-selected", "true");
  for (const label of ["Référence", "Catégorie", "Description courte"]) {
    await expect(form.field(label)).toHaveAttribute("aria-invalid", "true");
    await expect(form.field(label)).toHaveAccessibleDescription(/Ce champ est obligatoire\./);
  }
  await expect(form.field("Titre")).not.toHaveAttribute("aria-invalid", "true");
  await expect(form.field("Référence")).toBeFocused();
  await expect(form.field("Description longue")).toHaveValue(LONG_TEXT);
});

test(
  "the products' screen says which slug or reference is taken, and keeps what was typed",
  { tag: "@long" },
  async ({ page, shop, problems }) => {
    problems.expect(/status of 409/);
    const other = await shop.add({ title: "Brume", reference: "B-1" });
    const product = await shop.add({ title: "Givre", reference: "G-1" });
    await signIn(page, `${LIST}/${product.id}`);
    const form = productForm(page);
    await form.field("Description longue").fill(LONG_TEXT);
    await form.field("Slug").fill(other.slug);
    await saveAndClose(form.button("Enregistrer"));
    await expect(form.field("Slug")).toHaveAccessibleDescription(/Ce slug est déjà utilisé\./);
    await form.field("Référence").fill(other.reference);
    await saveAndClose(form.button("Enregistrer"));
    await expect(form.field("Référence")).toHaveAccessibleDescription(/Cette référence est déjà utilisée\./);
    await expect(form.field("Slug")).toHaveAccessibleDescription(/Ce slug est déjà utilisé\./);
    await form.field("Slug").fill(product.slug);
    await expect(form.field("Description longue")).toHaveValue(LONG_TEXT);

    await form.field("Référence").fill(product.reference);
    await saveAndClose(form.button("Enregistrer"));
    await expect(form.window).toBeHidden();
  },
);

test(
  "the products' screen refuses what is no picture, or too large a one, by its name, and takes the others",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page, `${LIST}/new`);
    const form = productForm(page);
    await form
      .files("image")
      .setInputFiles([
        { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("des notes") },
        aHeavyFile("affiche.png", "image/png", 5 * MEGABYTE + 1),
        await aPicture("face.png", "#335577"),
      ]);
    await expect(form.window.getByText("notes.txt n'est pas un fichier image valide")).toBeVisible();
    await expect(form.window.getByText("affiche.png est trop volumineux (max 5MB)")).toBeVisible();
    await expect(form.images.getByRole("radio", { name: "Image principale" })).toHaveCount(1);
    await expect(form.images.getByText("face.png", { exact: true })).toBeVisible();
  },
);

test("the products' screen refuses what is no PDF, or too large a one, by its name", { tag: "@long" }, async ({ page }) => {
  await signIn(page, `${LIST}/new`);
  const form = productForm(page);
  await form.tab("Téléchargements").click();
  await form
    .files("file")
    .setInputFiles([
      await aPicture("face.png", "#335577"),
      aHeavyFile("manuel.pdf", "application/pdf", 10 * MEGABYTE + 1),
      aPdf("Notice.PDF"),
    ]);
  await expect(form.window.getByText("face.png n'est pas un fichier PDF valide")).toBeVisible();
  await expect(form.window.getByText("manuel.pdf est trop volumineux (max 10MB)")).toBeVisible();
  await expect(form.field("Nom")).toHaveValue("Notice");
});

test(
  "uploads that cannot reach the server are one failure that names them all, and disturb nothing",
  { tag: "@long" },
  async ({ page, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    await signIn(page, `${LIST}/new`);
    const form = productForm(page);
    await form.field("Description longue").fill(LONG_TEXT);
    await page.route("**/api/admin/upload", (route) => route.abort());
    await form.files("image").setInputFiles(await aPicture("face.png", "#335577"));
    const refusal = form.window.getByRole("alert");
    await expect(refusal).toContainText("Erreur lors de l'upload de face.png");
    await form.files("image").setInputFiles([await aPicture("dos.png", "#335577"), await aPicture("profil.png", "#335577")]);
    await expect(refusal).toContainText("Erreur lors de l'upload des images");
    await expect(refusal).toContainText("face.png, dos.png, profil.png");
    await expect(refusal).toContainText("Le serveur est injoignable.");
    await refusal.getByRole("button", { name: "Masquer ce message" }).click();
    await expect(refusal).toHaveCount(0);
    await expect(form.field("Description longue")).toHaveValue(LONG_TEXT);
  },
);

test("a PDF that cannot reach the server is said not to have, and adds nothing", { tag: "@long" }, async ({ page, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  await signIn(page, `${LIST}/new`);
  const form = productForm(page);
  await form.tab("Téléchargements").click();
  await page.route("**/api/admin/upload-pdf", (route) => route.abort());
  await form.files("file").setInputFiles(aPdf("Notice.pdf"));
  const refusal = form.window.getByRole("alert");
  await expect(refusal).toContainText("Erreur lors de l'upload des fichiers PDF");
  await expect(refusal).toContainText("Notice.pdf");
  await expect(form.field("Nom")).toHaveCount(0);
});

test(
  "the products' screen says so when a product cannot be opened, and tries again",
  { tag: "@long" },
  async ({ page, shop, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    const product = await shop.add({ title: "Brume" });
    const restore = await cutOff(page, "products.get");
    await signIn(page, `${LIST}/${product.id}`);
    const form = productForm(page);
    await expect(form.window.getByRole("alert")).toContainText("Ce produit n’a pas pu être ouvert");
    await restore();
    await form.button("Réessayer").click();
    await expect(form.field("Titre")).toHaveValue(product.title);
  },
);

test(
  "the products' screen says so when the total or the categories cannot be loaded, while the rest works",
  { tag: "@long" },
  async ({ page, shop }) => {
    const product = await shop.add({ title: "Brume" });
    const why = ERROR_MESSAGE.forbidden; // nothing that is tried again before it is said
    const restore = await refuse(page, ["dashboard.stats", "categories.list"], "forbidden", why);
    await signIn(page, `${LIST}?q=${shop.mark}`);
    const failure = (words: string) => page.getByRole("alert").filter({ hasText: words });
    await expect(failure("Le nombre de produits n’a pas pu être chargé")).toContainText(why);
    await expect(failure("Les catégories n’ont pas pu être chargées")).toContainText(why);
    await page.getByRole("link", { name: `Modifier ${product.title}` }).click();
    const form = productForm(page);
    await expect(form.window.getByRole("alert")).toContainText("Les catégories n’ont pas pu être chargées");
    await expect(form.field("Catégorie")).toHaveValue(product.category);
    await restore();
    await form.button("Réessayer").click();
    await expect(form.window.getByRole("alert")).toHaveCount(0);
    await form.button("Fermer").last().click();
    await failure("Le nombre de produits").getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);

test(
  "the products' screen keeps the form when the server cannot be reached, and saves at the next try",
  { tag: "@long" },
  async ({ page, shop, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    const product = await shop.add({ title: "Brume" });
    await signIn(page, `${LIST}/${product.id}`);
    const form = productForm(page);
    await form.field("Description longue").fill(LONG_TEXT);
    await page.route("**/trpc/products.update**", (route) => route.abort());
    await saveAndClose(form.button("Enregistrer"));
    await expect(form.window.getByRole("alert")).toContainText("Enregistrement non confirmé");
    await expect(form.field("Description longue")).toHaveValue(LONG_TEXT);

    await page.unroute("**/trpc/products.update**");
    await form.window.getByRole("alert").getByRole("button", { name: "Réessayer" }).click();
    await expect(form.window).toBeHidden();
    await page.goto(`${LIST}/${product.id}`);
    await expect(form.field("Description longue")).toHaveValue(LONG_TEXT);
  },
);

test(
  "the products' screen asks who is there when the session ends under one's hands, and gives back what was typed",
  { tag: "@long" },
  async ({ page, shop, problems }) => {
    problems.expect(/status of 401/);
    const product = await shop.add({ title: "Brume" });
    const address = `${LIST}/${product.id}`;
    await signInByForm(page, address); // not the session of all journeys: this one ends
    const form = productForm(page);
    await hold(page, "drafts.keep"); // it may hear first that the session has ended
    await form.field("Description longue").fill(LONG_TEXT);
    const token = await page.evaluate<string>(`localStorage.getItem("admin_token")`);
    const ended = await page.request.post("/trpc/session.logout", { headers: { authorization: `Bearer ${token}` }, data: {} });
    expect(ended.status()).toBe(200);
    await page.keyboard.press("Control+s"); // whichever call finds out first
    await expect(page).toHaveURL(/\/admin\/login$/);
    await signIn(page, address);
    await expect(form.field("Description longue")).toHaveValue(LONG_TEXT);
  },
);

test("Escape closes the form, and asks first when something was typed", { tag: "@long" }, async ({ page, shop }) => {
  await shop.add({ title: "Brume" });
  await signIn(page, `${LIST}?q=${shop.mark}`);
  await page.getByRole("link", { name: "Nouveau produit" }).click();
  const form = productForm(page);
  await expect(form.field("Titre")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(form.window).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${LIST}\\?q=${shop.mark}$`));

  await page.getByRole("link", { name: "Nouveau produit" }).click();
  await form.field("Titre").fill("Brouillard");
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Abandonner les modifications ?" });
  await question.getByRole("button", { name: "Continuer la saisie" }).click();
  await expect(form.field("Titre")).toHaveValue("Brouillard");
  await form.button("Fermer").last().click();
  await question.getByRole("button", { name: "Abandonner" }).click();
  await expect(form.window).toBeHidden();
  await page.getByRole("link", { name: "Nouveau produit" }).click();
  await expect(form.field("Titre")).toHaveValue("");
});

test("a search under way does not close the product that is opened meanwhile", { tag: "@long" }, async ({ page, shop }) => {
  const product = await shop.add({ title: "Aa" });
  await signIn(page, LIST);
  const edit = page.getByRole("link", { name: `Modifier ${product.title}` });
  await expect(edit).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await searchProducts(page, shop.mark);
  await edit.click();
  const form = productForm(page);
  await expect(form.window).toBeVisible();
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect(form.field("Titre")).toHaveValue(product.title);
});

test(
  "the products' screen puts the visibility back when the server does not accept it, and says so",
  { tag: "@long" },
  async ({ page, shop, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    const product = await shop.add({ title: "Brume" });
    await signIn(page, LIST);
    await searchProducts(page, shop.mark);
    const visible = adminCard(page, product.title).getByRole("switch", { name: /^Visible/ });
    await expect(visible).toBeChecked();
    await page.route("**/trpc/products.setVisibility**", (route) => route.abort());
    await labelOf(visible).click();
    await expect(page.getByRole("alert")).toContainText("Il n’est pas sûr que la modification soit enregistrée");
    await expect(visible).toBeChecked();
  },
);

test(
  "the products' screen says so when a product could not be deleted, and tries again",
  { tag: "@long" },
  async ({ page, shop, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    const product = await shop.add({ title: "Brume" });
    await signIn(page, `${LIST}?q=${shop.mark}`);
    await page.route("**/trpc/products.remove**", (route) => route.abort());
    await page.getByRole("button", { name: `Supprimer ${product.title}` }).click();
    const dialog = page.getByRole("dialog", { name: "Supprimer le produit" });
    await dialog.getByRole("button", { name: "Supprimer", exact: true }).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await page.unroute("**/trpc/products.remove**");
    await dialog.getByRole("button", { name: "Réessayer" }).click();
    await expect(dialog).toBeHidden();
    await expect(adminCard(page, product.title)).toBeHidden();
  },
);

test("the products' screen says so when the list cannot be loaded, and tries again", { tag: "@long" }, async ({ page, shop, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  const product = await shop.add({ title: "Brume" });
  await signIn(page, "/admin/dashboard");
  await page.route("**/trpc/**", (route) => route.abort());
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Produits" }).click();
  await expect(page.getByRole("alert")).toContainText("La liste n’a pas pu être chargée");
  await page.unroute("**/trpc/**");
  await page.getByRole("alert").getByRole("button", { name: "Réessayer" }).click();
  await searchProducts(page, shop.mark);
  await expect(adminCard(page, product.title)).toBeVisible();
});
