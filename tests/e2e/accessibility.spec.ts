import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test, visit } from "./fixtures.ts";
import { everyKindOfPage, FIXED_PAGES } from "./public-pages.ts";
import type { Shop } from "./shop.ts";

/** A product whose page and form show everything they can. */
async function aFullProduct(shop: Shop) {
  const similar = await shop.add({ title: "Givre" });
  return shop.add({
    title: "Brume",
    is_new: true,
    images: [await shop.image("face.png", "#335577", true), await shop.image("dos.png", "#775533")],
    specifications: [{ name: "Puissance", value: "8", unit: "W" }],
    benefits: [{ icon: "💡", title: "Sans éblouir", description: "Une lumière filtrée." }],
    downloads: [await shop.datasheet("Fiche Brume")],
    related_products: [similar.id],
  });
}

/** Scrolls to the end and back, so that what comes late has come. */
async function seeEverything(page: Page) {
  await page.keyboard.press("End");
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Home");
}

/** Looks at public pages one after the other: the public site has one theme. */
async function expectAccessiblePages(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await visit(page, address);
    await seeEverything(page);
    await expectAccessible(page);
  }
}

test("every fixed page is accessible", async ({ page }) => {
  await expectAccessiblePages(page, FIXED_PAGES);
});

test("every other kind of page is accessible", async ({ page, request, problems }) => {
  problems.expect(/status of 404/);
  const others = (await everyKindOfPage(request)).filter((address) => !FIXED_PAGES.includes(address));
  await expectAccessiblePages(page, [...others, "/produits?view=list&category=Capteurs", "/en/", "/en/contact"]);
});

test("pages that a phone lays out in another way are accessible there", { tag: ["@phone", "@long"] }, async ({ page, request }) => {
  const pages = await everyKindOfPage(request);
  await expectAccessiblePages(page, [
    "/",
    "/produits",
    "/contact",
    ...pages.filter((address) => /^\/(?:produits|comparer)[/?].*-/.test(address)),
  ]);
});

test("a product is accessible, each of its tabs and its large pictures", async ({ page, shop }) => {
  const { slug } = await aFullProduct(shop);
  await visit(page, `/produits/${slug}`);
  await seeEverything(page);
  for (const name of ["Description", "Spécifications techniques", "Téléchargements"]) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
    await expectAccessible(page);
  }
  await page.getByRole("link", { name: "Agrandir la photo" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
});

test("the catalogue and its filters are accessible on a phone", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/produits");
  await page.getByRole("button", { name: "Filtres", exact: true }).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
});

test("what is hidden is hidden at once where no motion is wanted", async ({ page }) => {
  await visit(page, "/produits");
  const seen = await page.evaluate(`(() => {
    const visibility = () => getComputedStyle(document.querySelector("h1")).visibility;
    const before = visibility();
    document.querySelector("main").style.visibility = "hidden";
    return [before, visibility()];
  })()`);
  expect(seen).toEqual(["visible", "hidden"]);
});

test("the menu is accessible on a phone", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("banner").getByLabel("Menu", { exact: true }).tap();
  await expectAccessible(page);
});

test("the login screen is accessible, its refusal too", async ({ page, problems }) => {
  problems.expect(/status of 401/);
  await page.goto("/admin/login");
  await expectAccessibleInBothThemes(page);
  await page.getByLabel("Nom d’utilisateur").fill("personne");
  await page.getByRole("textbox", { name: "Mot de passe" }).fill("rien");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("a text that is too pale in the dark theme alone is refused", async ({ page }) => {
  await page.goto("/admin/login");
  await expectAccessibleInBothThemes(page);
  await page.evaluate(`document.styleSheets[0].insertRule(":root[data-mantine-color-scheme=dark] h1 { color: #333 !important; }")`);
  await expect(expectAccessibleInBothThemes(page)).rejects.toThrow(/color-contrast/);
});

test("the list of products is accessible, its removal dialog and its empty state too", async ({ page, shop }) => {
  const { title } = await aFullProduct(shop);
  await signIn(page, "/admin/dashboard/products");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("searchbox", { name: "Rechercher" }).fill(title);
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("button", { name: `Supprimer ${title}` }).click();
  await expect(page.getByRole("dialog", { name: "Supprimer le produit" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("dialog").getByRole("button", { name: "Annuler" }).click();
  await page.getByRole("searchbox", { name: "Rechercher" }).fill(`rien${shop.mark}`);
  await expect(page.getByText("Aucun produit trouvé")).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("the product form is accessible, filled in and with faults", async ({ page, shop }) => {
  const { id } = await aFullProduct(shop);
  await signIn(page, `/admin/dashboard/products/${id}?q=${shop.mark}`);
  for (const name of ["Informations", "Spécifications", "Bénéfices", "Téléchargements", "SEO", "Conformité"]) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
  await page.goto(`/admin/dashboard/products/new?q=${shop.mark}`);
  await page.getByRole("dialog").getByRole("button", { name: "Créer" }).click();
  await expect(page.getByText("Ce champ est obligatoire.").first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("the other lists are accessible", async ({ page }) => {
  await signIn(page);
  for (const title of ["Catégories", "Slides", "Blog", "Fonctionnalités"]) {
    await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`${title}$`));
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.mouse.move(0, 0);
    await expectAccessibleInBothThemes(page);
  }
});

test("the administration and its product form are accessible on a phone", { tag: ["@phone", "@long"] }, async ({ page }) => {
  await signIn(page, "/admin/dashboard/products");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ouvrir le menu" }).tap();
  await expectAccessible(page);
  await page.goto("/admin/dashboard/products/new");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
});
