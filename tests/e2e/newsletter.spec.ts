import type { APIRequestContext, Page } from "@playwright/test";
import { bodyOf } from "./body-of.ts";
import { expect, expectAccessible, test, visit } from "./fixtures.ts";

async function findSubscribers(administration: APIRequestContext, q: string) {
  const reply = await administration.get(`/trpc/subscribers.list?input=${encodeURIComponent(JSON.stringify({ q }))}`);
  return (await bodyOf<{ result: { data: { data: { id: number; status: string; language: string }[] } } }>(reply)).result.data.data;
}

/** The way out, as an administrator's list for a mailing program has it. */
async function unsubscribeLink(administration: APIRequestContext, q: string): Promise<string> {
  const reply = await administration.get(`/trpc/subscribers.exportCsv?input=${encodeURIComponent(JSON.stringify({ q }))}`);
  const { content } = (await bodyOf<{ result: { data: { content: string } } }>(reply)).result.data;
  return /https?:\/\/[^/]+(\/\S+)/.exec(content)?.[1] ?? "";
}

/** Scrolls to the box, and waits until its script has come: until then the browser alone sends its form. */
async function expectFollowed(page: Page): Promise<void> {
  const field = page.getByLabel("Votre adresse e-mail");
  await field.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(`document.querySelector("#newsletter form").noValidate`)).toBe(true);
}

// The journeys' server sends no mail: it must not promise one.
test("the box of the blog takes an address, and promises no mail that cannot leave", async ({ page, shop, administration }) => {
  await visit(page, "/blog");
  const box = page.getByRole("region", { name: "Nos conseils, dans votre boîte" });
  await expect(box).toContainText("dès que votre adresse est confirmée");
  await expectFollowed(page);
  await box.getByLabel("Votre adresse e-mail").fill(shop.mark);
  await box.getByRole("button", { name: "S'abonner" }).click();
  await expect(box.getByLabel("Votre adresse e-mail")).toBeFocused();
  await expect(box.getByLabel("Votre adresse e-mail")).toHaveAccessibleDescription(/adresse e-mail complète/);
  await expectAccessible(page);
  await box.getByLabel("Votre adresse e-mail").fill(`${shop.mark}@example.com`);
  await box.getByRole("button", { name: "S'abonner" }).click();
  await expect(box.getByText("Votre adresse est notée")).toBeVisible();
  await expect(box.getByText("Nos e-mails ne partent pas en ce moment.")).toBeVisible();
  await expectAccessible(page);
  expect(await findSubscribers(administration, shop.mark)).toMatchObject([{ status: "pending", language: "fr" }]);
});

test("the box keeps the address while there is no connection", { tag: "@long" }, async ({ page, context, shop, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, "/blog");
  await page.getByLabel("Votre adresse e-mail").fill(`${shop.mark}@example.com`);
  await expectFollowed(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "S'abonner" }).click();
  await expect(page.getByText("La connexion à Internet semble interrompue.")).toBeVisible();
  await expect(page.getByLabel("Votre adresse e-mail")).toHaveValue(`${shop.mark}@example.com`);
});

const PAGES = [
  "/newsletter/merci",
  "/newsletter/en-attente",
  "/newsletter/confirmer?jeton=x",
  "/newsletter/bienvenue",
  "/newsletter/desabonnement?jeton=x",
  "/newsletter/au-revoir",
];

test("every page of the newsletter is accessible, and out of search engines", { tag: "@long" }, async ({ page }) => {
  for (const path of PAGES) {
    await visit(page, path);
    await expectAccessible(page);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await page.goto(`/en${path}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  }
});

test("an unsubscribe link without its secret says so, and offers no button that does nothing", async ({ page }) => {
  await page.goto("/newsletter/desabonnement");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ce lien est incomplet");
  await expect(page.getByRole("button", { name: "Me désabonner" })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the newsletter page takes an address, and lets it go by a button, never by opening the link",
    { tag: "@long" },
    async ({ page, shop, administration }) => {
      await page.goto("/en/blog");
      await page.getByLabel("Your e-mail address").fill(`${shop.mark}@example.com`);
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(page).toHaveURL(/\/en\/newsletter\/thanks$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your address");
      expect(await findSubscribers(administration, shop.mark)).toMatchObject([{ status: "pending", language: "en" }]);

      await page.goto(await unsubscribeLink(administration, shop.mark));
      expect(await findSubscribers(administration, shop.mark)).toMatchObject([{ status: "pending" }]);
      await page.getByRole("button", { name: "Unsubscribe me" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Done");
      expect(await findSubscribers(administration, shop.mark)).toMatchObject([{ status: "unsubscribed" }]);
    },
  );

  test(
    "the newsletter page shows the blog again with what was typed where it is no address",
    { tag: "@long" },
    async ({ page, problems }) => {
      problems.expect(/status of 400/);
      await page.goto("/blog?category=guide");
      await page.getByLabel("Votre adresse e-mail").fill("leila@maison");
      await page.getByRole("button", { name: "S'abonner" }).click();
      await expect(page.getByLabel("Votre adresse e-mail")).toBeFocused();
      await expect(page.getByLabel("Votre adresse e-mail")).toHaveValue("leila@maison");
      await expect(page.getByText(/adresse e-mail complète/)).toBeVisible();
    },
  );

  test("the newsletter page says that an old link is over, and offers another", { tag: "@long" }, async ({ page, problems }) => {
    problems.expect(/status of 404/);
    await page.goto("/newsletter/confirmer?jeton=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
    await page.getByRole("button", { name: "Je confirme mon abonnement" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ce lien n’est plus valable");
    await page.getByRole("link", { name: "S'abonner" }).click();
    await expect(page.getByLabel("Votre adresse e-mail")).toBeInViewport();
  });
});
