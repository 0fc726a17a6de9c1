import { makeSection } from "#contracts/page/empty-section.ts";
import type { Section } from "#contracts/page/section.ts";
import { card, editor, saveAndClose } from "./editor.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll, signIn, test, visit } from "./fixtures.ts";
import { refuse } from "./server-replies.ts";

const LIST = "/admin/dashboard/pages";
const PHONE = { width: 390, height: 844 };

test("a campaign goes from a template to a published page in both languages, read on a phone without JavaScript", async ({
  page,
  shop,
  content: _content,
  browser,
  baseURL,
}) => {
  const title = `Rentrée ${shop.mark}`;
  const slug = `rentree-${shop.mark}`;
  await signIn(page, LIST);
  await page.getByRole("link", { name: "Nouvelle page" }).first().click();
  const made = editor(page, /^Nouvelle page/);
  await made
    .button("Campagne")
    .or(made.window.getByRole("button", { name: /^Campagne/ }))
    .click();
  await made.field("Titre").first().fill(title);
  await made.window.getByRole("button", { name: /^Ouverture/ }).click();
  await made.field("Chapeau").fill("Un automne sans y penser.");
  await made.window.getByRole("button", { name: "Retirer la section 3 (produits)" }).click();
  await made.button("Ajouter une section").click();
  await page.getByRole("menuitem", { name: /^Texte/ }).click();
  await made.field("Titre").last().fill("Les conditions");
  await expectAccessibleInBothThemes(page);
  const [preview] = await Promise.all([page.waitForEvent("popup"), made.button("Aperçu").click()]);
  await expect(preview.getByText("Aperçu – ce que montre cette page n’est pas enregistré")).toBeVisible();
  await expect(preview.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await preview.close();
  await made.window.getByRole("switch", { name: "Publiée" }).press("Space");
  await made.button("Créer").click();
  await page.getByText(/points à réparer$/).click();
  await page.getByRole("button", { name: "section 2, «\u202fCe que vous y gagnez\u202f»" }).click();
  await expect(page.locator('[name="sections.1.title"]')).toBeFocused();

  await page.getByRole("link", { name: /^Traduire en anglais/ }).click();
  const english = editor(page, /^Traduire en anglais/);
  await english.button("Commencer la traduction").click();
  await english.field("Titre en anglais").fill(`Autumn ${shop.mark}`);
  await english.button("Copier la source\u202f: Textes des sections").click();
  await english.field("Textes des sections 2 en anglais").fill("An autumn without a thought.");
  await page.getByRole("switch", { name: "Publier en anglais" }).press("Space");
  await saveAndClose(english.button("Enregistrer"));
  await expect(english.window).toBeHidden();

  const context = await browser.newContext({ baseURL, viewport: PHONE, javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(`/${slug}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(visitor.getByText("Un automne sans y penser.")).toBeVisible();
  await expect(visitor.getByRole("heading", { level: 2, name: "Les conditions" })).toBeVisible();
  await visitor.goto(`/en/${slug}`);
  await expect(visitor).toHaveURL(`/en/autumn-${shop.mark}`);
  await expect(visitor.getByText("An autumn without a thought.")).toBeVisible();
  await expectNoSidewaysScroll(visitor);
  await context.close();
});

test("a chosen product that cannot be read now is not said to be deleted", async ({ page, shop, content }) => {
  const product = await shop.add({ title: "Girandole" });
  const { id } = await content.addPage({
    sections: [makeSection("products", "choix", { choice: "chosen", products: [product.id] })],
  });
  await refuse(page, ["products.get"], "unavailable", "Le site est en maintenance.");
  await signIn(page, `${LIST}/${id}`);
  const { window } = editor(page, /^Modifier la page/);
  await window.getByRole("button", { name: /^Produits/ }).click();
  await expect(window.getByText("Le site est en maintenance.")).toBeVisible();
  await expect(window.getByText(/^Supprimé/)).toHaveCount(0);
});

test("the about page is changed in the back office, and read with and without JavaScript", async ({
  page,
  administration,
  browser,
  baseURL,
  problems,
}) => {
  problems.expect(/400/);
  const { data } = await (await administration.get("/api/admin/pages?q=a-propos")).json();
  const [{ id, title }] = data;
  const before = await (await administration.get(`/api/admin/pages/${id}`)).json();
  await signIn(page, `${LIST}?q=a-propos`);
  const row = card(page, title);
  await expect(row).toContainText("Page du site");
  await expect(row.getByRole("switch")).toHaveCount(0);
  await row.getByRole("link", { name: /^Modifier/ }).click();
  const about = editor(page, /^Modifier la page/);
  await expect(about.field("Slug")).not.toBeEditable();
  await expect(about.window.getByRole("figure").filter({ hasText: "résultats de recherche" })).toContainText("À propos de Lumidar");
  await about.button("Aperçu à côté").click();
  const beside = about.window.getByRole("region", { name: "Aperçu à côté" });
  const shown = beside.frameLocator("iframe");
  await shown.getByRole("heading", { name: "Ceux qui dirigent la maison" }).click();
  await expect(page.locator("[name^='sections.'][name$='.title']:focus")).toHaveValue("Ceux qui dirigent la maison");
  await about.field("Chapeau").fill("Quatre métiers chez {societe}.");
  await expect(shown.getByText("Quatre métiers chez {societe}.")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await about.button("Aperçu à côté").click();
  await about.button("Enregistrer").click();
  await expect(about.field("Chapeau")).toHaveAccessibleDescription(/Aucun réglage ne remplit \{societe\}/);
  await about.field("Chapeau").fill("Quatre métiers chez {société}.");
  await saveAndClose(about.button("Enregistrer"));
  await expect(about.window).toBeHidden();

  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto("/a-propos");
  await expect(visitor.getByText(/^Quatre métiers chez [^{]+\.$/)).toBeVisible();
  await context.close();
  await visit(page, "/contact");
  await page.getByRole("contentinfo").getByRole("link", { name: "À propos" }).click();
  await expect(page.getByText(/^Quatre métiers chez [^{]+\.$/)).toBeVisible();
  await visit(page, "/en/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A calm home");
  await administration.put(`/api/admin/pages/${id}`, { data: { ...before, version: undefined } });
});

/** A page made of every section. */
function everySection(): Section[] {
  const id = (kind: string) => `s-${kind}`;
  const html = '<h2>Un titre</h2><p>Un texte avec <a href="/produits">un lien</a>.</p>';
  return [
    makeSection("opening", id("opening"), { overline: "Octobre", lead: "Un soir calme.", link_text: "Nous écrire", link_url: "/contact" }),
    makeSection("text", id("text"), { title: "Pourquoi", html }),
    makeSection("picture", id("picture"), { title: "Chez vous", html, image_url: "/logo.svg", image_alt: "Le logo" }),
    makeSection("stories", id("stories"), {
      title: "Récits",
      items: [{ image_url: "/logo.svg", image_alt: "Le logo", title: "Le soir", text: "Calme.", link_text: "Lire", link_url: "/blog" }],
    }),
    makeSection("benefits", id("benefits"), { title: "Gains", items: [{ icon: "sun", title: "Clair", text: "Le matin." }] }),
    makeSection("figures", id("figures"), { items: [{ figure: "30 %", label: "d’énergie en moins", text: "Dès le premier hiver." }] }),
    makeSection("steps", id("steps"), { title: "Étapes", items: [{ mark: "1", title: "Visite", text: "Chez vous." }] }),
    makeSection("facts", id("facts"), {
      title: "Fiche",
      items: [
        { label: "Nom", text: "{société}" },
        { label: "Appel", text: "{téléphone}" },
      ],
    }),
    makeSection("people", id("people"), { title: "Équipe", items: [{ name: "Leïla", role: "Poseuse", text: "", image_url: "" }] }),
    makeSection("voices", id("voices"), {
      title: "Avis",
      items: [{ quote: "On n’y pense plus.", name: "Nadia", source: "Mars 2026", stars: "4" }],
    }),
    makeSection("products", id("products"), { title: "Produits" }),
    makeSection("articles", id("articles"), { title: "Articles" }),
    makeSection("features", id("features"), { title: "Fonctionnalités" }),
    makeSection("questions", id("questions"), { title: "Questions", items: [{ question: "Combien ?", answer: "Peu." }] }),
    makeSection("action", id("action"), { title: "Parlons-en", link_text: "Ancienne offre", link_url: "/ancienne-offre" }),
    makeSection("action", id("invitation"), {
      title: "Venez",
      link_text: "Nous voir",
      link_url: "/contact",
      image_url: "/logo.svg",
      image_alt: "Le logo",
    }),
    makeSection("place", id("place")),
  ];
}

test("a page of every section is accessible and fits, its former address leads on, and the list hides it", async ({
  page,
  shop,
  content,
  administration,
  problems,
}) => {
  problems.expect(/404/);
  const made = await content.addPage({ title: "Toutes", sections: everySection() });
  const slug = `toutes-les-sections-${shop.mark}`;
  await administration.put(`/api/admin/pages/${made.id}`, { data: { ...made, slug } });
  for (const viewport of [{ width: 1280, height: 900 }, PHONE]) {
    await page.setViewportSize(viewport);
    await visit(page, `/${made.slug}`);
    await expect(page).toHaveURL(`/${slug}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.getByText("Combien ?").click();
  await expect(page.getByText("Peu.")).toBeVisible();
  const redirection = { title: "Offre", from_path: "/ancienne-offre", to_url: "/contact" };
  const { id } = await (await administration.post("/api/admin/redirections", { data: redirection })).json();
  await page.getByRole("link", { name: "Ancienne offre" }).click();
  await expect(page).toHaveURL("/contact");
  await administration.delete(`/api/admin/redirections/${id}`);

  await signIn(page, `${LIST}?q=${shop.mark}`);
  await card(page, made.title)
    .getByRole("switch", { name: /^Publiée/ })
    .press("Space");
  await expect(page.getByText("est un brouillon")).toBeVisible();
  await visit(page, `/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(made.title);
  await expect(page.getByRole("navigation", { name: "Langue" }).getByRole("combobox")).toHaveValue("fr");
});
