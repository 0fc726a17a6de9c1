import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, visit } from "./fixtures.ts";

const send = (page: Page) => page.getByRole("button", { name: "Envoyer ma demande" }).click();

async function fillIn(page: Page, message: string) {
  await page.getByLabel("Prénom").fill("Leïla");
  await page.getByLabel("Nom", { exact: true }).fill("Ben Salah");
  await page.getByRole("textbox", { name: "E-mail" }).fill("leila@example.com");
  await page.getByLabel("Message").fill(message);
  await page.getByRole("checkbox", { name: /J’accepte/ }).check();
}

test("the contact form counts and refuses a text that is too long, and cuts none", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/contact");
  const [name, message] = [page.getByLabel("Prénom"), page.getByLabel("Message")];
  await fillIn(page, "x".repeat(7768));
  await expect(message).toHaveValue("x".repeat(7768));
  await expect(message).toHaveAccessibleDescription("5\u202f000 caractères au maximum, 2\u202f768 de trop.");
  await name.fill("x".repeat(102));
  await expect(name).toHaveAccessibleDescription("100 caractères au maximum, 2 de trop.");
  await send(page);
  await expect(name).toBeFocused();
  await name.fill("x".repeat(99));
  await expect(name).toHaveAccessibleDescription("Encore 1 caractère.");
  await expectAccessible(page);
  await send(page);
  await expect(message).toBeFocused();
  await page.reload();
  await expect(message).toHaveAccessibleDescription("5\u202f000 caractères au maximum, 2\u202f768 de trop.");
  await fillIn(page, "x".repeat(5000));
  await expect(message).toHaveAccessibleDescription("Encore 0 caractère.");
  await send(page);
  await expect(page.getByText("Votre demande est bien arrivée")).toBeVisible();
});

test("a note that is too long stays, and is told before the selection is sent", { tag: "@long" }, async ({ page, shop }) => {
  const { slug } = await shop.add({ title: "Aube" });
  await visit(page, `/produits/${slug}`);
  await page.getByRole("button", { name: "Ajouter à ma sélection" }).click();
  await page.getByRole("link", { name: "Voir ma sélection" }).click();
  const note = page.getByRole("textbox", { name: /^Note sur/ });
  await note.fill("x".repeat(320));
  await expect(note).toHaveAccessibleDescription("300 caractères au maximum, 20 de trop.");
  await page.reload();
  await expect(note).toHaveValue("x".repeat(320));
  await page.getByRole("link", { name: "Demander un devis" }).click();
  await expect(page.getByRole("link", { name: "Modifier la sélection" })).toBeVisible();
  await fillIn(page, "Bonjour");
  await send(page);
  await expect(page.getByText(/Une note de votre sélection dépasse 300 caractères/)).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Joindre le produit sélectionné" })).toBeFocused();
  await page.getByRole("link", { name: "Modifier la sélection" }).click();
  await note.fill("x".repeat(300));
  await expect(note).toHaveAccessibleDescription("Encore 0 caractère.");
});

test("the newsletter cuts no address that is too long", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/blog");
  const field = page.getByLabel("Votre adresse e-mail");
  await field.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(`document.querySelector("#newsletter form").noValidate`)).toBe(true);
  await field.fill(`${"x".repeat(250)}@example.com`);
  await expect(field).toHaveAccessibleDescription("254 caractères au maximum, 8 de trop.");
  await page.getByRole("button", { name: "S'abonner" }).click();
  await expect(field).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contact form gives a message that is too long back whole, with its limit", { tag: "@long" }, async ({ page, problems }) => {
    problems.expect(/status of 400/);
    await page.goto("/contact");
    await fillIn(page, "x".repeat(5002));
    await send(page);
    await expect(page.getByLabel("Message")).toHaveValue("x".repeat(5002));
    await expect(page.getByText("5\u202f000 caractères au maximum, 2 de trop.", { exact: true })).toBeVisible();
  });
});
