import { type MailServer, startMailServer } from "#server/testing/mail-server.ts";
import { card, editor } from "./editor.ts";
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, signIn, test as base } from "./fixtures.ts";
import { openSite } from "./site/site.ts";

/** Journeys over a server that sends its mails to a real mail server. */
const test = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads here which fixtures this one needs: none
    async ({}, use) => {
      const mailServer = await startMailServer();
      await use(mailServer);
      await mailServer.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ mailServer }, use) => {
      const { close, ...site } = await openSite({ SMTP_URL: mailServer.url });
      await use(site);
      await close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

test("a letter is written from an article, planned, taken back, sent, and left by one click", async ({
  page,
  shop,
  content,
  inbox,
  administration,
  mailServer,
  baseURL,
}) => {
  const address = await inbox.subscribe();
  const findMail = (subject: RegExp) => mailServer.received.find(({ to, headers }) => to[0] === address && subject.test(headers));
  await expect.poll(() => findMail(/Subject: .*Confirmez/)).toBeDefined();
  const token = /newsletter\/confirmer\?jeton=([\w-]+)/.exec(findMail(/Subject: .*Confirmez/)?.body ?? "")?.[1];
  await administration.post("/trpc/subscribers.confirm", { data: { token } });
  const { title } = await content.addArticle({ title: "Un hiver calme", excerpt: "Trois gestes.", status: "published" });

  await signIn(page, `/admin/dashboard/blog?q=${shop.mark}`);
  await card(page, title).getByRole("button", { name: "Plus d’actions" }).click();
  await page.getByRole("menuitem", { name: "Envoyer par lettre" }).click();
  const { window, field, button } = editor(page, /lettre/i);
  await expect(field("Objet")).toHaveValue(title);
  await expect(field("Texte d’aperçu")).toHaveValue("Trois gestes.");
  await button("Ajouter une section\u202f: Bouton").click();
  await field("Libellé du bouton").fill("Tous nos conseils");
  await field("Lien").fill("/blog");
  const mail = window.frameLocator("iframe");
  await expect(mail.getByRole("link", { name: "Tous nos conseils" })).toBeVisible();
  await expect(mail.getByRole("heading", { level: 1 })).toHaveText(title);
  await window.getByText("Anglais", { exact: true }).click();
  await expect(window.getByText("Cette lettre n’est pas traduite en anglais")).toBeVisible();
  await button("Créer").click();
  await expect(window.getByText("Lettre créée")).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await button("Envoyer aux abonnés…").click();
  const dialog = page.getByRole("dialog", { name: "Envoyer aux abonnés" });
  await expect(dialog).toContainText("1 abonné en français");
  await dialog.getByRole("radio", { name: "À un moment choisi" }).check();
  await dialog.getByRole("button", { name: "Programmer pour 1 abonné" }).click();
  await expect(dialog.getByLabel("Date et heure")).toHaveAccessibleDescription(/Indiquez une date et une heure/);
  await dialog.getByLabel("Date et heure").fill(`${new Date().getFullYear() + 1}-01-02T09:00`);
  await dialog.getByRole("button", { name: "Programmer pour 1 abonné" }).click();
  await expect(window.getByText("Programmée", { exact: true })).toBeVisible();
  await button("Annuler l’envoi").click();
  await button("Envoyer aux abonnés…").click();
  await dialog.getByRole("button", { name: "Envoyer à 1 abonné" }).click();
  await expect(window.getByText("Envoyée", { exact: true })).toBeVisible();

  await expect.poll(() => findMail(new RegExp(`Subject: .*${shop.mark}`))).toBeDefined();
  const sent = findMail(new RegExp(`Subject: .*${shop.mark}`));
  expect(sent?.body).toContain("Tous nos conseils");
  expect(sent?.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const oneClick = /^List-Unsubscribe: <https?:\/\/[^/]+([^>]+)>$/m.exec(sent?.headers ?? "")?.[1] ?? "";
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const left = await fetch(new URL(oneClick, baseURL), { method: "POST", headers, body: "List-Unsubscribe=One-Click" });
  expect(left.status).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const after = window.getByRole("term").filter({ hasText: "Désabonnés après elle" }).locator("xpath=following-sibling::dd");
  await expect(after).toHaveText("1");
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
});
