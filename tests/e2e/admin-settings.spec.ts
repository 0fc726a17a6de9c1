import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, expectHydrated, signIn, test, visit } from "./fixtures.ts";

const SCREEN = "/admin/dashboard/settings";

const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label}(\\s*\\*)?$`)).and(page.locator("input, textarea, select"));
const openTab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Expects the company in the footer, the title and the structured data of the contact page. */
async function expectCompany(page: Page, { name, phone }: { name: string; phone: string }): Promise<void> {
  await expect(page).toHaveTitle(`Contact – ${name}`);
  await expect(page.getByRole("contentinfo")).toContainText(phone.replaceAll(" ", "\u00a0"));
  await expect(page.getByRole("link", { name: `${name}, accueil` })).toBeVisible();
}

test("an administrator writes the company's settings, sees them before saving, finds them all over the site, and undoes them", async ({
  page,
}) => {
  await signIn(page, SCREEN);
  await field(page, "Nom").fill("Maison Claire");
  await openTab(page, "Contact");
  await field(page, "Téléphone").fill("73 000 100");
  await button(page, "Aperçu").click();
  await expect(page.getByRole("alert").filter({ hasText: "L’aperçu n’a pas pu s’ouvrir" })).toBeVisible();
  await expect(page.getByText("Indiquez un numéro avec l’indicatif du pays")).toBeVisible();
  await field(page, "Téléphone").fill("+33 1 23 45 67 89");
  await field(page, "Ferme à").first().fill("19:30");
  await openTab(page, "Annonce");
  await field(page, "Texte de l’annonce").fill("Portes ouvertes samedi");
  await field(page, "Lien de l’annonce").fill("/contact");

  const opened = page.waitForEvent("popup");
  await button(page, "Aperçu").click();
  const preview = await opened;
  await expectHydrated(preview);
  await expect(preview.getByRole("note")).toHaveText("Aperçu\u202f: ces réglages ne sont pas enregistrés.");
  await expect(preview).toHaveTitle("Maison Claire – Votre maison connectée intelligemment");
  await preview.getByRole("link", { name: "Portes ouvertes samedi" }).click();
  await expect(preview.getByRole("note")).toBeVisible();
  await visit(preview, "/contact");
  await expectCompany(preview, { name: "Lumidar", phone: "+216 73 000 100" });

  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Réglages mis à jour")).toBeVisible();
  await visit(preview, "/contact");
  await expectCompany(preview, { name: "Maison Claire", phone: "+33 1 23 45 67 89" });
  await expect(preview.getByRole("definition").filter({ hasText: "9h-19h30" })).toBeVisible();
  await expect(preview.getByRole("complementary", { name: "Annonce" })).toContainText("Portes ouvertes samedi");
  await button(preview, "Fermer").click();
  await expect(preview.getByRole("complementary", { name: "Annonce" })).toHaveCount(0);
  await visit(preview, "/a-propos");
  await expect(preview.getByRole("complementary", { name: "Annonce" }), "closed for the visit").toHaveCount(0);
  const facts = await preview.locator("script[type='application/ld+json']").allTextContents();
  expect(facts.join()).toContain(`"name":"Maison Claire"`);
  expect(facts.join()).toContain(`"telephone":"+33 1 23 45 67 89"`);
  await visit(preview, "/mentions-legales");
  await expect(preview.getByText("Maison Claire est une société imaginaire.")).toBeVisible();

  await openTab(page, "Questions");
  await expect(field(page, "Question").first()).toHaveValue("Combien coûte une installation\u202f?");
  await expectAccessibleInBothThemes(page);
  await button(page, "Annuler cet enregistrement").click();
  await openTab(page, "Entreprise");
  await expect(field(page, "Nom")).toHaveValue("Lumidar");
  await visit(preview, "/contact");
  await expectCompany(preview, { name: "Lumidar", phone: "+216 73 000 100" });
  await expect(preview.getByRole("complementary", { name: "Annonce" })).toHaveCount(0);

  await button(page, "Autre façon d’enregistrer").click();
  await page.getByRole("menuitem", { name: "Enregistrer et fermer" }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test(
  "a link joins the menu in both languages, on a laptop and a phone without JavaScript, and leaves it",
  { tag: "@long" },
  async ({ page, browser, baseURL }) => {
    await signIn(page, SCREEN);
    await openTab(page, "Menu");
    const menu = page.getByRole("group", { name: "Menu", exact: true });
    await expect(menu.getByRole("button", { name: "Retirer Accueil" })).toHaveCount(0);
    await menu.getByRole("button", { name: "Monter Contact" }).click();
    await menu.getByRole("button", { name: "Ajouter un lien" }).click();
    await menu.getByLabel(/^Texte\s*\*$/).fill("Une rentrée au calme");
    await menu.getByLabel("Texte en anglais").fill("Autumn");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(page.getByText("Ce champ est obligatoire.")).toBeVisible();
    await menu.getByLabel(/^Lien\s*\*$/).fill("/conditions");
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("ControlOrMeta+s");
    await expect(page.getByText("Réglages mis à jour")).toBeVisible();

    const visitor = await page.context().newPage();
    await visitor.setViewportSize({ width: 1280, height: 800 });
    await visit(visitor, "/contact");
    const links = visitor.getByRole("navigation", { name: "Menu principal" }).getByRole("link");
    await expect(links).toHaveText(["Accueil", "Fonctionnalités", "Produits", "À propos", "Contact", "Conseils", "Une rentrée au calme"]);
    const signInBox = await visitor.getByRole("banner").getByRole("link", { name: "CONNEXION" }).boundingBox();
    expect(signInBox?.y, "the header has one line").toBeLessThan(40);
    await links.last().click();
    await expect(visitor).toHaveURL("/conditions");
    await visitor.close();

    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    const phone = await context.newPage();
    await phone.goto("/en/contact");
    await phone.getByRole("banner").locator("summary").click();
    await phone.getByRole("link", { name: "Autumn" }).click();
    await expect(phone).toHaveURL("/en/terms");
    await context.close();

    await menu.getByRole("button", { name: "Retirer Une rentrée au calme" }).click();
    await menu.getByRole("button", { name: "Descendre Contact" }).click();
    await page.keyboard.press("ControlOrMeta+s");
    await expect(page.getByText("Réglages mis à jour").last()).toBeVisible();
  },
);
