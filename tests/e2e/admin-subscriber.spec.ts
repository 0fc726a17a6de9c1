import { card, search } from "./editor.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { cutOff } from "./server-replies.ts";

const SUBSCRIBERS = "/admin/dashboard/subscribers";

test("subscribers are found, exported and removed once that is confirmed", async ({ page, inbox, shop }) => {
  const email = await inbox.subscribe();
  await signIn(page, SUBSCRIBERS);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Abonnés");
  await search(page, shop.mark);
  await expect(card(page, email)).toContainText("En attente");
  await page.getByRole("combobox", { name: "État" }).selectOption("Confirmé");
  await expect(page.getByText("Aucun abonné trouvé")).toBeVisible();
  await page.getByRole("combobox", { name: "État" }).selectOption("En attente");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exporter en CSV" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^abonnes-/);
  await page.getByRole("button", { name: `Supprimer ${email}` }).click();
  const dialog = page.getByRole("dialog", { name: "Supprimer l’abonné" });
  await expect(dialog).toContainText("Cette action est irréversible.");
  await dialog.getByRole("button", { name: "Supprimer" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Aucun abonné trouvé")).toBeVisible();
});

test("who is removed while a list is still on its way is not in it when it comes", { tag: "@long" }, async ({ page, inbox, shop }) => {
  const email = await inbox.subscribe();
  await signIn(page, SUBSCRIBERS);
  await expect(card(page, email)).toBeVisible();
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  const isRemoved = page.waitForResponse(/subscribers\.remove/);
  await page.route(
    /subscribers\.list/,
    async (route) => {
      const response = await route.fetch();
      read();
      await isRemoved;
      await route.fulfill({ response }).catch(() => {}); // nobody waits for it any more
    },
    { times: 1 },
  );
  await page.getByRole("searchbox").fill(shop.mark);
  await isRead;
  await page.getByRole("button", { name: `Supprimer ${email}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer", exact: true }).click();
  await expect(page.getByText("Aucun abonné trouvé")).toBeVisible();
});

test(
  "with the server gone, subscribers are not said to be none, nor removed, nor exported",
  { tag: "@long" },
  async ({ page, inbox, shop, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    const email = await inbox.subscribe();
    const restore = await cutOff(page, "subscribers.");
    await signIn(page, `${SUBSCRIBERS}?q=${shop.mark}`);
    const failure = page.getByRole("alert").filter({ hasText: "La liste n’a pas pu être chargée" });
    await expect(failure).toBeVisible();
    await page.getByRole("button", { name: "Exporter en CSV" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Le fichier n’a pas pu être préparé" })).toBeVisible();
    await restore();
    await failure.getByRole("button", { name: "Réessayer" }).click();
    await expect(card(page, email)).toBeVisible();
    await cutOff(page, "subscribers.");
    await page.getByRole("button", { name: `Supprimer ${email}` }).click();
    const dialog = page.getByRole("dialog", { name: "Supprimer l’abonné" });
    await dialog.getByRole("button", { name: "Supprimer" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Le serveur est injoignable.");
    await dialog.getByRole("button", { name: "Annuler" }).click();
    await expect(card(page, email)).toBeVisible();
  },
);
