import { articleForm as form } from "./article-form.ts";
import { card, counter, search, saveAndClose } from "./editor.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { aPicture } from "./sample-files.ts";

const LIST = "/admin/dashboard/blog";

test("an administrator writes an article as a draft that is signed, sums itself up and is not public", async ({ page, shop, request }) => {
  await signIn(page, LIST);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestion du Blog");
  await page.getByRole("link", { name: "Nouvel article" }).click();
  const { window, field, button, image, writeSource } = form(page);
  await expect(field("Titre")).toBeFocused();
  await field("Titre").fill(`Été & clarté ${shop.mark}`);
  await expect(field("Slug")).toHaveValue(`ete-clarte-${shop.mark}`);
  await expect(field("Statut")).toHaveValue("draft");
  await expect(field("Auteur")).toHaveValue("Lumidar");
  await writeSource(`<h2>Le soir</h2><p>${"mot ".repeat(60)}</p><script>alert(1)</script>`);
  await expect(field("Extrait")).toHaveValue(/^Le soir mot mot/);
  expect((await field("Extrait").inputValue()).length).toBeLessThanOrEqual(160);
  const preview = window.getByRole("region", { name: "Aperçu du contenu" });
  await expect(preview.getByRole("heading", { name: "Le soir" })).toBeVisible();
  await expect(preview).not.toContainText("alert");
  await field("Catégorie").selectOption("Sécurité");
  await image.setInputFiles(await aPicture("scene.png", "#335577"));
  await expect(field("Adresse de l’image")).toHaveValue(/^\/uploads\//);
  await field("Titre SEO").fill("Un titre pour les moteurs");
  await expect(window.getByRole("figure", { name: /résultats de recherche/ })).toContainText("Un titre pour les moteurs");
  await saveAndClose(button("Créer"));
  await expect(window).toBeHidden();
  await expect(card(page, `Été & clarté ${shop.mark}`)).toContainText("Brouillon");
  expect((await request.get(`/api/blogs/ete-clarte-${shop.mark}`)).status()).toBe(404);
});

test("the slug and the excerpt follow until they are edited, and again once they are regenerated", { tag: "@long" }, async ({ page }) => {
  await signIn(page, `${LIST}/new`);
  const { window, field, writeSource } = form(page);
  await field("Titre").fill("Brume");
  await field("Slug").fill("mon-adresse");
  await field("Titre").fill("Brume du soir");
  await expect(field("Slug")).toHaveValue("mon-adresse");
  await window.getByRole("button", { name: "Régénérer le slug à partir du titre" }).click();
  await expect(field("Slug")).toHaveValue("brume-du-soir");
  await writeSource("<p>Un texte.</p>");
  await field("Extrait").fill("En deux mots.");
  await writeSource("<p>Un autre texte.</p>");
  await expect(field("Extrait")).toHaveValue("En deux mots.");
  await window.getByRole("button", { name: "Reprendre les 160 premiers caractères" }).click();
  await expect(field("Extrait")).toHaveValue("Un autre texte.");
  await writeSource("<p>Encore un.</p>");
  await expect(field("Extrait")).toHaveValue("Encore un.");
});

test(
  "closing the form forgets what was typed, once that is confirmed, and « Rétablir » brings it back",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page, `${LIST}/new`);
    const { window, field, button } = form(page);
    await field("Titre").fill("Brume");
    await button("Fermer").last().click();
    await page.getByRole("dialog", { name: "Abandonner les modifications ?" }).getByRole("button", { name: "Abandonner" }).click();
    await expect(window).toBeHidden();
    await page.getByRole("link", { name: "Nouvel article" }).click();
    await expect(field("Titre")).toHaveValue("");
    await button("Fermer").last().click();
    await expect(window).toBeHidden();
    await page.getByRole("button", { name: "Rétablir" }).click();
    await expect(field("Titre")).toHaveValue("Brume");
    await expect(window).toContainText("Votre saisie a été restaurée");
  },
);

test("an administrator publishes an article from its card, and takes it back", async ({ page, shop, content, request }) => {
  const article = await content.addArticle();
  const status = async () => (await request.get(`/api/blogs/${article.slug}`)).status();
  await signIn(page, `${LIST}?q=${shop.mark}`);
  await page.getByRole("button", { name: `Publier ${article.title}`, exact: true }).click();
  await expect(card(page, article.title)).toContainText("Publié");
  await expect.poll(status).toBe(200);
  await page.getByRole("button", { name: `Plus d’actions : ${article.title}` }).click();
  await expect(page.getByRole("menuitem", { name: "Voir la page publique" })).toHaveAttribute("href", `/blog/${article.slug}`);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Dépublier ${article.title}` }).click();
  await expect(card(page, article.title)).toContainText("Brouillon");
  await expect.poll(status).toBe(404);
});

test(
  "an administrator opens a draft as it will be, in a new tab, and the list says when an article will appear",
  { tag: "@long" },
  async ({ page, shop, content }) => {
    const draft = await content.addArticle({ title: "Brume" });
    const coming = await content.addArticle({ title: "Givre", status: "published", published_at: "2099-03-20T10:00:00Z" });
    await signIn(page, `${LIST}?q=${shop.mark}`);
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: `Plus d’actions : ${draft.title}` }).click();
    await page.getByRole("menuitem", { name: "Voir avant publication" }).click();
    const reader = await opened;
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText(draft.title);
    await expect(card(page, coming.title)).toContainText("Prévu le 20 mars");
  },
);

test(
  "the articles' screen shows the first 300 characters of an article, 150 where it has no excerpt, and its date in French",
  { tag: "@long" },
  async ({ page, shop, content }) => {
    const text = Array.from({ length: 80 }, (_, index) => `mot${index}`).join(" ");
    const { title } = await content.addArticle({ content: `<p>${text}</p>`, excerpt: "", published_at: "2024-02-03T10:00:00Z" });
    const summed = await content.addArticle({ title: "Givre", content: `<p>${text}</p>`, excerpt: "En deux mots." });
    await signIn(page, `${LIST}?q=${shop.mark}`);
    await expect(card(page, title).getByText(text.slice(0, 150).trim(), { exact: true })).toBeVisible();
    await expect(card(page, title).getByText("Lumidar · 3 février 2024")).toBeVisible();
    await expect(card(page, summed.title).getByText("En deux mots.", { exact: true })).toBeVisible();
    const preview = card(page, title).getByText(text.slice(0, 300).trim(), { exact: true });
    await expect(preview).toBeHidden();
    await page.getByRole("button", { name: `Aperçu : ${title}` }).click();
    await expect(preview).toBeVisible();
  },
);

test(
  "the articles' screen searches title and excerpt, filters by status, and counts",
  { tag: "@long" },
  async ({ page, shop, content }) => {
    await content.addArticle({ title: "Brume", excerpt: `Été doux ${shop.mark}` });
    await content.addArticle({ title: "Givre", status: "published" });
    await signIn(page, LIST);
    await search(page, `ETE ${shop.mark}`);
    await expect(page.getByRole("article")).toHaveCount(1);
    await search(page, shop.mark);
    await expect(page.getByRole("article")).toHaveCount(2);
    const filter = page.getByRole("combobox", { name: "Statut" });
    await expect(filter.getByRole("option")).toHaveText(["Tous les articles", "Publiés", "Brouillons"]);
    await filter.selectOption("Publiés");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page).toHaveURL(/status=published/);
    await expect(counter(page, "Résultats")).toHaveText("1");
    const [total, published, drafts] = await Promise.all(
      ["Total Articles", "Publiés", "Brouillons"].map(async (label) => Number(await counter(page, label).textContent())),
    );
    expect(total).toBe((published ?? 0) + (drafts ?? 0));
    await search(page, `rien${shop.mark}`);
    await expect(page.getByText("Aucun article trouvé")).toBeVisible();
    await expect(page.getByText("Essayez de modifier vos critères de recherche.")).toBeVisible();
    await page.getByRole("button", { name: "Effacer les filtres" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  },
);

test("the articles' screen gives long lists a page at a time", { tag: "@long" }, async ({ page, shop, content }) => {
  for (let count = 0; count < 25; count++) await content.addArticle({ title: `Article ${count}`, slug: `article-${count}-${shop.mark}` });
  await signIn(page, `${LIST}?q=${shop.mark}`);
  await expect(page.getByRole("article")).toHaveCount(24);
  await page.getByRole("navigation", { name: "Pages de la liste" }).getByRole("button", { name: "Page 2" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(24);
});
