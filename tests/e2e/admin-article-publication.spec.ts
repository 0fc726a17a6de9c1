import { articleForm as form } from "./article-form.ts";
import { card, saveAndClose } from "./editor.ts";
import { expect, signIn, test } from "./fixtures.ts";

const LIST = "/admin/dashboard/blog";

test(
  "an administrator publishes for later, by the clocks of Tunis, and sees the page before, unsaved too, its picture cut around what it is about",
  { tag: "@long" },
  async ({ page, shop, content, request }) => {
    const article = await content.addArticle({ title: "Givre" });
    await signIn(page, `${LIST}/${article.id}`);
    const { window, field, button } = form(page);
    await field("Statut").selectOption("published");
    await field("Date de publication").fill("2099-03-20T11:00");
    await expect(window.getByText("Prévu le 20 mars 2099 à 11:00, heure de Tunis")).toBeVisible();
    await field("Adresse de l’image").fill("/logo.svg");
    await button("Cadrer l’image").click();
    await window.getByRole("slider", { name: "Point principal de l’image" }).press("ArrowLeft");
    await field("Titre").fill(`${article.title} du matin`);
    const opened = page.waitForEvent("popup");
    await button("Ouvrir l’aperçu").click();
    const preview = await opened;
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText(`${article.title} du matin`);
    await expect(preview.getByRole("note")).toHaveText(/^Aperçu – ce que montre cette page n’est pas enregistré/);
    await expect(preview.getByRole("main").locator("article img").first()).toHaveCSS("object-position", "45% 50%");
    await field("Titre").fill(article.title);
    await saveAndClose(button("Enregistrer"));
    await expect(window).toBeHidden();
    await page.goto(`${LIST}?q=${shop.mark}`);
    await expect(card(page, article.title)).toContainText("Prévu le 20 mars 2099 à 11:00");
    expect((await request.get(`/api/blogs/${article.slug}`)).status()).toBe(404);
    await page.goto(`${LIST}/${article.id}`);
    await expect(field("Date de publication")).toHaveValue("2099-03-20T11:00");
    await button("Retirer la date\u202f: Date de publication").click();
    await expect(field("Date de publication")).toBeFocused();
    await saveAndClose(button("Enregistrer"));
    await expect(window).toBeHidden();
    await expect.poll(async () => (await request.get(`/api/blogs/${article.slug}`)).status()).toBe(200);
  },
);

test(
  "a date is typed digit by digit, and one that is only passed through stays to its second",
  { tag: "@long" },
  async ({ page, content }) => {
    const article = await content.addArticle({ status: "published", published_at: "2026-11-03T21:53:12.345Z" });
    await signIn(page, `${LIST}/${article.id}`);
    const { window, field, button } = form(page);
    const date = field("Date de publication");
    await date.focus();
    await field("Catégorie").focus();
    await page.keyboard.press("Escape");
    await expect(window).toBeHidden(); // nothing to ask: nothing was changed
    await page.getByRole("link", { name: `Modifier ${article.title}` }).click();
    await date.focus();
    await page.keyboard.type("12122027");
    await expect(date).toHaveValue("2027-12-12T22:53");
    await saveAndClose(button("Enregistrer"));
    await expect(window).toBeHidden();
  },
);
