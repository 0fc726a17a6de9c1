import { type MailServer, startMailServer } from "#server/testing/mail-server.ts";
import { card, editor } from "./editor.ts";
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, signIn, test as base } from "./fixtures.ts";
import { openSite } from "./site/site.ts";

const LIST = "/admin/dashboard/requests";

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

test("three requests are answered at once by a template, each by a mail of its own that its thread shows", async ({
  page,
  shop,
  inbox,
  administration,
  mailServer,
}) => {
  const people = ["Leïla", "Sami", "Nour"].map((firstName, index) => ({ firstName, email: `${index}.${shop.mark}@example.com` }));
  for (const { firstName, email } of people)
    await inbox.add({ firstName, email, company: `Dar ${firstName}`, language: firstName === "Nour" ? "en" : "fr" });
  const template = {
    name: `Visite ${shop.mark}`,
    subject: "Votre projet, {prénom}",
    text: "Bonjour {prénom},\n\nNous passons chez {société}.",
  };
  await administration.post("/api/admin/reply-templates", { data: template });
  await signIn(page, `${LIST}?q=${shop.mark}`);
  for (const { firstName } of people) await page.getByRole("checkbox", { name: `Sélectionner ${firstName} ${shop.mark}` }).check();
  await page.getByRole("button", { name: "Répondre…" }).click();
  const dialog = page.getByRole("dialog", { name: "Répondre à 3 demandes" });
  await expect(dialog).toContainText(/Langue (français \(2\), anglais \(1\)|anglais \(1\), français \(2\))/);
  await dialog.getByRole("combobox", { name: "Modèle" }).selectOption(template.name);
  await dialog.getByRole("textbox", { name: "Texte" }).press("ControlOrMeta+End");
  await dialog.getByRole("textbox", { name: "Texte" }).pressSequentially(" À mardi");
  await dialog.getByRole("combobox", { name: "Aperçu pour" }).selectOption({ label: `Sami ${shop.mark} · ${people[1]?.email}` });
  await expect(dialog.getByRole("region", { name: "Aperçu de la réponse" })).toContainText("Nous passons chez Dar Sami. À mardi");
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole("button", { name: "Envoyer 3 réponses" }).click();
  await expect(page.getByText("3 réponses sont en route")).toBeVisible();
  await expect(dialog).toBeHidden();
  const answersOf = (address: string) =>
    mailServer.received.filter(({ to, headers }) => to[0] === address && headers.includes("Auto-Submitted: no"));
  await expect.poll(() => people.map(({ email }) => answersOf(email).length)).toEqual([1, 1, 1]);
  for (const { firstName, email } of people) expect(answersOf(email)[0]?.body).toContain(`Nous passons chez Dar ${firstName}. À mardi`);

  await page.getByRole("button", { name: "État", exact: true }).click();
  await page.getByRole("menuitem", { name: "Traitée" }).click();
  const row = card(page, `Nour ${shop.mark}`);
  await expect(row).toContainText("Traitée");
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(row).toContainText("En cours");
  await expect(row).toContainText(/Répondue aujourd’hui à/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(row).toBeVisible();
  await expectNoSidewaysScroll(page);

  await row.getByRole("link", { name: `Nour ${shop.mark}` }).click();
  const { window } = editor(page, /^Demande de Nour/);
  const reply = window.getByRole("article", { name: "Réponse\u202f: Votre projet, Nour" });
  await expect(reply).toContainText("Envoyée");
  await expect(reply).toContainText("Nous passons chez Dar Nour. À mardi");
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
});
