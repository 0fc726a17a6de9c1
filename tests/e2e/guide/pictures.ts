import type { Locator, Page } from "@playwright/test";

/** Opens what a picture of the guide shows, and gives the part to take. */
type Open = (page: Page) => Promise<Locator>;

const ADMIN = "/admin/dashboard";

const dialog = (page: Page) => page.getByRole("dialog");

/** Opens the form of a product of the demo content at one of its tabs. */
function showProduct(tab: string): Open {
  return async (page) => {
    await page.goto(`${ADMIN}/products?q=ampoule e27 lueur lum-ecl-010`);
    await page.getByRole("link", { name: "Modifier Ampoule E27 Lueur", exact: true }).click();
    await dialog(page).getByRole("tab", { name: tab }).click();
    return dialog(page);
  };
}

const SUPPLIER = "\uFEFFRéférence;Titre;Prix\r\nLUM-ECL-010;Ampoule E27 Lueur;59,90\r\nLUM-NEUF-1;Lampe Brume;abc\r\n";

/** Every picture of the guide by the name of its file, in the order in which they are taken: the last ones change
 *  something that earlier ones would show. */
export const PICTURES: Record<string, Open> = {
  "premiers-pas-recherche": async (page) => {
    await page.goto(ADMIN);
    await page.getByRole("button", { name: "Rechercher ou agir" }).click();
    await page.getByRole("combobox").fill("thermo");
    await page.getByRole("option", { name: /Tempo/ }).first().waitFor();
    return dialog(page);
  },
  "produits-fiche": async (page) => {
    await page.goto(`${ADMIN}/products/new`);
    return dialog(page);
  },
  specifications: showProduct("Spécifications"),
  "images-fiche": async (page) => {
    await showProduct("Informations")(page);
    return dialog(page).getByRole("group", { name: "Images" }).getByRole("listitem").first();
  },
  "categories-fiche": async (page) => {
    await page.goto(`${ADMIN}/categories`);
    await page.getByRole("link", { name: "Modifier Éclairage" }).click();
    return dialog(page);
  },
  "import-verification": async (page) => {
    await page.goto(`${ADMIN}/products/import`);
    const file = { name: "fournisseur.csv", mimeType: "", buffer: Buffer.from(SUPPLIER) };
    await page.locator("input[type=file]").setInputFiles(file);
    const check = page.getByRole("region", { name: "Vérification" });
    await check.getByRole("table").first().waitFor();
    return check;
  },
  "recherche-groupe": async (page) => {
    await page.goto(`${ADMIN}/synonyms/new`);
    const field = (name: RegExp) => dialog(page).getByRole("textbox", { name }).or(dialog(page).getByRole("combobox", { name }));
    await field(/Ce que tapent les visiteurs/).fill("sonnette");
    await page.keyboard.press("Enter");
    await field(/Ce que disent vos fiches/).fill("visiophone");
    await page.keyboard.press("Enter");
    await page.getByText(/copie gardée à/).waitFor();
    return dialog(page);
  },
  "accueil-slide": async (page) => {
    await page.goto(`${ADMIN}/slides`);
    await page
      .getByRole("link", { name: /^Modifier / })
      .first()
      .click();
    return dialog(page);
  },
  "articles-fiche": async (page) => {
    await page.goto(`${ADMIN}/blog`);
    await page
      .getByRole("link", { name: /^Modifier / })
      .first()
      .click();
    await dialog(page).getByRole("toolbar").waitFor();
    return dialog(page);
  },
  "pages-fiche": async (page) => {
    await page.goto(`${ADMIN}/pages/new`);
    await dialog(page)
      .getByRole("button", { name: /^Campagne/ })
      .click();
    await dialog(page)
      .getByRole("button", { name: /^Bénéfices/ })
      .click();
    await page.getByText(/copie gardée à/).waitFor();
    return dialog(page);
  },
  "traductions-fiche": async (page) => {
    await page.goto(`${ADMIN}/translations?q=tempo`);
    await page.getByRole("article").first().getByRole("link").first().click();
    return dialog(page);
  },
  "reglages-entreprise": async (page) => {
    await page.goto(`${ADMIN}/settings`);
    return page.locator("main form");
  },
  "personnes-inviter": async (page) => {
    await page.goto(`${ADMIN}/people`);
    await page.getByRole("button", { name: "Inviter une personne" }).click();
    await dialog(page).getByLabel("Nom d’utilisateur").fill("leila");
    return dialog(page);
  },
  "demandes-fiche": async (page) => {
    const request = { firstName: "Leïla", lastName: "Ben Salah", email: "leila@example.com", phone: "+216 20 000 000", consent: true };
    await page.request.post("/api/contact", { data: { ...request, message: "Pouvez-vous éclairer notre jardin ?" } });
    await page.goto(`${ADMIN}/requests`);
    await page.getByRole("link", { name: "Leïla Ben Salah" }).click();
    return dialog(page);
  },
  "annuler-message": async (page) => {
    await page.goto(`${ADMIN}/products?q=lum-ecl-010`);
    await page.getByRole("switch").first().click();
    const notice = page
      .getByRole("alert")
      .or(page.getByRole("status"))
      .filter({ has: page.getByRole("button", { name: "Annuler" }) });
    return notice.first();
  },
  "annuler-historique": async (page) => {
    await page.goto(`${ADMIN}/products?q=lum-ecl-010`);
    await page
      .getByRole("link", { name: /^Modifier / })
      .first()
      .click();
    await page.getByRole("button", { name: "Historique" }).click();
    return page.getByRole("dialog", { name: /Historique/ });
  },
};
