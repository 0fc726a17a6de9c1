import type { APIRequestContext, Page } from "@playwright/test";
import { bodyOf } from "./body-of.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from "./fixtures.ts";
import { loseReplies } from "./server-replies.ts";

const FAQ = [/1\s500\s€/, /3 à 6\sheures/, /1\s000 marques/, /aucun abonnement mensuel/];

/** Finds the requests that hold a word, as an administrator. */
async function findRequests(administration: APIRequestContext, q: string) {
  const reply = await administration.get(`/trpc/contactRequests.list?input=${encodeURIComponent(JSON.stringify({ q }))}`);
  return (await bodyOf<{ result: { data: { data: Record<string, unknown>[] } } }>(reply)).result.data.data;
}

async function fillIn(page: Page, { email = "leila@example.com", message }: { email?: string; message: string }) {
  await page.getByLabel("Prénom").fill("Leïla");
  await page.getByLabel("Nom", { exact: true }).fill("Ben Salah");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Message").fill(message);
  await page.getByRole("checkbox", { name: /J’accepte/ }).check();
}

const send = (page: Page) => page.getByRole("button", { name: "Envoyer ma demande" }).click();

test("the contact page sends a request, says so for five seconds, then offers the form again", async ({ page, shop, administration }) => {
  const product = await shop.add({ title: "Brume" });
  const proposed = new URLSearchParams({ type: "quote", produit: product.slug, objet: "Une brume", message: "Bonjour,\n<b>deux</b>" });
  await visit(page, `/contact?${proposed.toString()}`);
  await expect(page.getByLabel("Objet (optionnel)")).toHaveValue("Une brume");
  await expect(page.getByLabel("Message")).toHaveValue("Bonjour,\n<b>deux</b>");
  await expect(page.getByRole("checkbox", { name: /J’accepte/ })).not.toBeChecked();
  await expect(page.getByRole("radio", { name: "Devis" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: product.title })).toBeChecked();
  await page.getByLabel("Entreprise (optionnel)").fill("Dar Lina");
  await fillIn(page, { message: `Une villa ${shop.mark}` });
  await page.clock.install();
  await send(page);

  const thanks = page.getByRole("heading", { name: "Votre demande est bien arrivée" });
  await expect(thanks).toBeVisible();
  await expect(thanks.locator("..")).toBeFocused();
  await page.clock.runFor(2500);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(2500);
  await expect(thanks).toBeHidden();
  await expect(page.getByText("Votre demande est bien arrivée. Merci."), "it is still read by who looked away").toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel("Prénom")).toHaveValue("");
  await expect(page.getByLabel("Message")).toHaveValue("");
  await expect(page.getByRole("radio", { name: "Démo" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /J’accepte/ })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: product.title })).toBeHidden();
  expect(await findRequests(administration, shop.mark)).toMatchObject([
    { requestType: "quote", company: "Dar Lina", language: "fr", status: "new", product: { id: product.id, title: product.title } },
  ]);
});

test("the contact page says at each field what is missing, leads to the first one, and lets go of what is mended", async ({ page }) => {
  await visit(page, "/contact");
  await page.getByLabel("Message").fill("   ");
  await send(page);
  await expect(page.getByLabel("Prénom")).toBeFocused();
  await expect(page.getByLabel("Prénom")).toHaveAccessibleDescription("Indiquez votre prénom.");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription("Indiquez votre adresse e-mail.");
  await expect(page.getByLabel("Message")).toHaveAccessibleDescription("Écrivez-nous quelques mots.");
  await expect(page.getByText("Votre accord est nécessaire pour vous répondre.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Prénom").fill("Leïla");
  await expect(page.getByText("Indiquez votre prénom.")).toBeHidden();
  await expect(page.getByText("Indiquez votre nom.")).toBeVisible();
  await fillIn(page, { message: "Bonjour" });
  await expect(page.getByText("Il reste quelque chose à corriger ci-dessus."), "nothing is left to correct").toBeHidden();
});

test("brings what only the server refuses to its field", { tag: "@long" }, async ({ page, problems }) => {
  problems.expect(/status of 400/);
  await visit(page, "/contact");
  await fillIn(page, { email: "leila@maison", message: "Bonjour" });
  await send(page);
  const email = page.getByRole("textbox", { name: "E-mail" });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/semble incomplète/);
  await expect(email).toHaveValue("leila@maison");
});

test("the contact page keeps every word while there is no connection, and sends them once when it is back", async ({
  page,
  context,
  shop,
  administration,
}) => {
  await visit(page, "/contact");
  await fillIn(page, { message: `Sans réseau ${shop.mark}` });
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole("alert")).toContainText("Vos mots sont gardés.");
  await expect(page.getByLabel("Message")).toHaveValue(`Sans réseau ${shop.mark}`);
  await context.setOffline(false);
  await send(page);
  await expect(page.getByText("Votre demande est bien arrivée")).toBeVisible();
  expect(await findRequests(administration, shop.mark)).toHaveLength(1);
});

test("a request whose answer is lost may have been sent: the page says so, and it counts once when it is sent again", async ({
  page,
  shop,
  administration,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await visit(page, "/contact");
  await fillIn(page, { message: `Une pergola ${shop.mark}` });
  const restore = await loseReplies(page, "contactRequests.send");
  await send(page);
  await expect(page.getByText(/nous ne savons pas si votre demande est partie\. Envoyez-la à nouveau/)).toBeVisible();
  await restore();
  await send(page);
  await expect(page.getByRole("heading", { name: "Votre demande est bien arrivée" })).toBeVisible();
  expect(await findRequests(administration, shop.mark)).toHaveLength(1);
});

test("what is written comes back with the page in either language, until it is sent", { tag: "@long" }, async ({ page, shop }) => {
  await visit(page, "/contact");
  await fillIn(page, { message: `Deux volets ${shop.mark}` });
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Conseils" }).click();
  await page.locator("#newsletter-email").fill("leila@example.com");
  await page.goBack();
  await expect(page.getByLabel("Message")).toHaveValue(`Deux volets ${shop.mark}`);
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue(`Deux volets ${shop.mark}`);
  await page.getByRole("contentinfo").getByRole("combobox").selectOption("English");
  await expect(page.getByLabel("First name")).toHaveValue("Leïla");
  await expect(page.getByRole("checkbox", { name: /I agree/ })).not.toBeChecked();
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await page.getByRole("button", { name: "Send my request" }).click();
  await expect(page.getByText("We’ve got your request")).toBeVisible();
  await visit(page, "/contact");
  await expect(page.getByLabel("Message")).toHaveValue("");
  await visit(page, "/blog");
  await page.locator("#newsletter-email").scrollIntoViewIfNeeded(); // its script comes when it is nearly in view
  await expect(page.locator("#newsletter-email")).toHaveValue("leila@example.com");
});

test("the contact page follows a link to another kind of request without losing a word", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/contact?type=support");
  await page.getByLabel("Message").fill("Bonjour");
  await page.getByRole("contentinfo").getByRole("link", { name: "Demander une démo" }).click();
  await expect(page.getByRole("radio", { name: "Démo" })).toBeChecked();
  await expect(page.getByLabel("Message")).toHaveValue("Bonjour");
});

test("the contact page tells how else to reach the company, where it is, and what people ask most", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/contact");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=/);
  await expect(main.getByText("9h-18h")).toBeVisible();
  await expect(main.getByText("10h-16h")).toBeVisible();
  await expect(main.getByText(/sous 24\sheures/).first()).toBeVisible();
  await expect(main.getByRole("img", { name: /Plan de Sousse/ })).toBeVisible();
  await expect(main.getByRole("link", { name: /Préparer l’itinéraire/ })).toHaveAttribute("href", /destination=35\.\d+,10\.\d+/);
  await expect(main.getByRole("link", { name: "politique de confidentialité" })).toHaveAttribute("href", "/confidentialite");
  const questions = main.locator("details");
  await expect(questions).toHaveCount(4);
  for (const [index, answer] of FAQ.entries()) {
    await questions.nth(index).locator("summary").click();
    await expect(questions.nth(index).getByText(answer)).toBeVisible();
  }
  await expectAccessible(page);
});

test("the contact page prints how to reach the company and every answer, and no form", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/contact");
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  for (const answer of FAQ) await expect(main.getByText(answer)).toBeVisible();
  await expect(main.getByRole("link", { name: "E-mail" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Écrivez-nous" })).toBeHidden();
  await expect(main.getByRole("link", { name: /Préparer l’itinéraire/ })).toBeHidden();
  await expect(main.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
});

test("the contact page speaks English on the English page, and notes it", { tag: "@long" }, async ({ page, shop, administration }) => {
  await visit(page, "/en/contact?type=support");
  await page.getByRole("button", { name: "Send my request" }).click();
  await expect(page.getByText("Please give your first name.")).toBeVisible();
  await page.getByLabel("First name").fill("Ann");
  await page.getByLabel("Last name").fill("Reed");
  await page.getByRole("textbox", { name: "E-mail" }).fill("ann@example.com");
  await page.getByLabel("Message").fill(`A villa ${shop.mark}`);
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await page.getByRole("button", { name: "Send my request" }).click();
  await expect(page.getByText("We’ve got your request")).toBeVisible();
  expect(await findRequests(administration, shop.mark)).toMatchObject([{ language: "en", requestType: "support" }]);
});

test("the form and its faults are accessible on a phone", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/contact");
  await page.getByRole("button", { name: "Envoyer ma demande" }).tap();
  await expect(page.getByText("Indiquez votre nom.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contact page sends a request about a product", { tag: "@long" }, async ({ page, shop, administration }) => {
    const product = await shop.add({ title: "Givre" });
    await page.goto(`/contact?type=support&produit=${product.slug}`);
    await fillIn(page, { message: `Sans script ${shop.mark}` });
    await send(page);
    await expect(page).toHaveURL(/\/contact\?envoye=oui#formulaire$/);
    await expect(page.getByText("Votre demande est bien arrivée")).toBeVisible();
    await page.getByRole("link", { name: "Envoyer une autre demande" }).click();
    await expect(page.getByLabel("Prénom")).toHaveValue("");
    expect(await findRequests(administration, shop.mark)).toMatchObject([{ requestType: "support", product: { id: product.id } }]);
  });

  test("the contact page shows the form again with the words and the fault, and leads there", async ({
    page,
    shop,
    administration,
    problems,
  }) => {
    problems.expect(/status of 400/);
    const product = await shop.add({ title: "Aube" });
    await page.goto(`/contact?type=quote&produit=${product.slug}`);
    await fillIn(page, { email: "leila@maison", message: `Deux lignes\nen tout ${shop.mark}` });
    await send(page);
    const email = page.getByRole("textbox", { name: "E-mail" });
    await expect(email).toBeFocused();
    await expect(email).toHaveValue("leila@maison");
    await expect(email).toHaveAccessibleDescription(/semble incomplète/);
    await expect(page.getByLabel("Message")).toHaveValue(`Deux lignes\nen tout ${shop.mark}`);
    await expect(page.getByRole("radio", { name: "Devis" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: product.title })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /J’accepte/ })).toBeChecked();
    await page.getByRole("checkbox", { name: product.title }).uncheck();
    await email.fill("leila@example.com");
    await send(page);
    await expect(page.getByText("Votre demande est bien arrivée")).toBeVisible();
    expect(await findRequests(administration, shop.mark)).toMatchObject([{ requestType: "quote", product: null }]);
  });
});
