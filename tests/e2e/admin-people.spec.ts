import { randomBytes } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, signInByForm, test } from "./fixtures.ts";
import { loseReplies, refuse } from "./server-replies.ts";

const PASSWORD = "une phrase que personne ne devine";
const NEW_PASSWORD = "une autre phrase, bien plus longue";

const aName = () => `Nadia ${randomBytes(3).toString("hex")}`;

/** Invites a person as the administrator; gives the link. */
async function invite(page: Page, name: string, role: string): Promise<string> {
  await page.getByRole("button", { name: "Inviter une personne" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nom d’utilisateur").fill(name);
  await dialog.getByLabel("Rôle").selectOption(role);
  await dialog.getByRole("button", { name: "Inviter" }).click();
  const link = await dialog.getByLabel("Lien d’invitation").inputValue();
  await dialog.getByRole("button", { name: "Terminé" }).click();
  return link;
}

/** Opens a link in a browser of the person's own, chooses a password, and is signed in by it. */
async function accept(browser: Browser, link: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: "fr-FR" })).newPage();
  const refusals: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("passwordLinks.read") && !response.ok()) refusals.push(response.url());
  });
  await page.goto(link);
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole("textbox", { name: "Nouveau mot de passe" }).fill("court");
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(page.getByText("12 caractères au minimum").last()).toBeVisible();
  await page.getByRole("textbox", { name: "Nouveau mot de passe" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(page.getByText("Votre mot de passe est enregistré")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  expect(refusals, "a link that was used is not read again").toEqual([]);
  return page;
}

async function enter(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel("Nom d’utilisateur").first().fill(name);
  await page.getByRole("textbox", { name: "Mot de passe" }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
}

test("an invitation whose reply was lost is found in the list, and a question above its form closes alone", async ({ page, problems }) => {
  problems.expect(/400 \(Bad Request\).*people\.invite/);
  problems.expect(/net::ERR_FAILED/);
  const name = aName();
  await signInByForm(page, "/admin/dashboard/people");
  await page.getByRole("button", { name: "Inviter une personne" }).click();
  const form = page.getByRole("dialog", { name: "Inviter une personne" });
  const question = page.getByRole("dialog", { name: "Confirmez que c’est bien vous" });
  await form.getByLabel("Adresse e-mail").fill("nadia");
  const stopAsking = await refuse(page, ["people.invite"], "verification_required", "Confirmez d’abord que c’est bien vous.");
  await form.getByRole("button", { name: "Inviter" }).click();
  await expect(question.getByRole("textbox", { name: "Mot de passe" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await stopAsking();

  await form.getByLabel("Adresse e-mail").fill("");
  await form.getByLabel("Nom d’utilisateur").fill(name);
  await loseReplies(page, "people.invite");
  await form.getByRole("button", { name: "Inviter" }).click();
  await expect(form.getByRole("alert")).toContainText("«\u202fNouveau lien\u202f»");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Abandonner" }).click();
  await expect(page.getByRole("article", { name })).toContainText("Invitation en attente");
});

test("an administrator invites an editor, who edits, is shown no team, and is refused it by its URL", async ({ page, browser }) => {
  const name = aName();
  await signInByForm(page, "/admin/dashboard/people");
  const link = new URL(await invite(page, name, "editor"));
  const person = page.getByRole("article", { name });
  await expect(person).toContainText("Invitation en attente");
  await expectAccessibleInBothThemes(page);

  const editor = await accept(browser, new URL(link.pathname + link.hash, page.url()).href, name);
  const menu = editor.getByRole("navigation", { name: "Menu principal" });
  await expect(menu.getByText("Éditeur", { exact: true })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Équipe" })).toHaveCount(0);
  await menu.getByRole("link", { name: "Fonctionnalités" }).click();
  await expect(editor.getByRole("link", { name: /Nouvelle fonctionnalité/ })).toBeVisible();
  await editor.goto("/admin/dashboard/people");
  await expect(editor.getByRole("heading", { level: 1, name: "Accès réservé" })).toBeVisible();
  await expect(editor.getByRole("button", { name: "Inviter une personne" })).toHaveCount(0);
  await editor.goto("/admin/dashboard/settings");
  await expect(editor.getByRole("button", { name: "Fermer" })).toBeVisible();
  await expect(editor.getByRole("button", { name: "Aperçu" })).toHaveCount(0);

  await person.getByLabel(`Rôle de ${name}`).selectOption("reader");
  await expect(page.getByText(`${name}\u202f: Lecteur`)).toBeVisible();
  await editor.goto("/admin/dashboard/features");
  await expect(editor.getByRole("link", { name: /^Consulter / }).first()).toBeVisible();
  await expect(editor.getByRole("link", { name: /Nouvelle fonctionnalité/ })).toHaveCount(0);
  await expect(editor.getByRole("button", { name: /^Supprimer / })).toHaveCount(0);
  await editor.goto("/admin/dashboard/products");
  await editor
    .getByRole("link", { name: /^Consulter / })
    .first()
    .click();
  const window = editor.getByRole("dialog", { name: /^Consulter le produit/ });
  await expect(window.getByRole("button", { name: "Fermer" }).first()).toBeVisible();
  await expect(window.getByRole("button", { name: /^(Annuler|Retirer|Monter|Déplacer|Choisir dans|Aperçu)/ })).toHaveCount(0);
  await expect(window.getByRole("textbox", { name: "Titre" })).toBeDisabled();
  await window.getByRole("tab", { name: /^SEO/ }).click();
  await expect(window.getByRole("textbox", { name: "Titre SEO" })).toBeDisabled();
  await editor.goto("/admin/dashboard/repairs");
  await expect(editor.getByRole("heading", { level: 1, name: "À réparer" })).toBeVisible();
  await expect(editor.getByRole("button", { name: "Vérifier les liens externes" })).toHaveCount(0);

  await person.getByRole("button", { name: `Désactiver ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Désactiver" }).click();
  await expect(person).toContainText("Désactivé");
  await editor.reload();
  await expect(editor).toHaveURL(/\/admin\/login$/);
  await editor.context().close();
});

test("a person changes their name and password, and ends their other sessions", { tag: "@long" }, async ({ page, browser }) => {
  const name = aName();
  await signInByForm(page, "/admin/dashboard/people");
  const link = new URL(await invite(page, name, "reader"));
  const mine = await accept(browser, new URL(link.pathname + link.hash, page.url()).href, name);
  const other = await (await browser.newContext({ locale: "fr-FR" })).newPage();
  await other.goto(new URL("/admin/login", page.url()).href);
  await enter(other, name, PASSWORD);

  await mine.goto(new URL("/admin/dashboard/pages/1", page.url()).href);
  await expect(mine.getByText("Lecture seule")).toBeVisible();
  await expect(mine.getByRole("button", { name: "Aperçu à côté" }), "what is saved needs none").toHaveCount(0);
  await mine.getByRole("button", { name: "Fermer" }).first().click();
  await mine.getByRole("link", { name: "Mon compte" }).click();
  await mine.getByLabel("Nom affiché").fill("Nadia Gharbi");
  await mine.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(mine.getByRole("navigation", { name: "Menu principal" }).getByText("Nadia Gharbi")).toBeVisible();
  const sessions = mine.getByRole("list", { name: "Connexions" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions.getByRole("listitem").first()).toContainText("Celle-ci");
  const third = await (await browser.newContext({ locale: "fr-FR" })).newPage();
  await third.goto(new URL("/admin/login", page.url()).href);
  await enter(third, name, PASSWORD);
  await third.context().close();
  await mine.reload();
  await mine
    .getByRole("button", { name: /^Terminer/ })
    .first()
    .press("Enter");
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(mine.getByRole("button", { name: /^Terminer/ }), "the one that follows").toBeFocused();

  await mine.getByRole("textbox", { name: "Mot de passe actuel" }).fill("autre chose");
  await mine.getByRole("textbox", { name: "Nouveau mot de passe" }).fill(NEW_PASSWORD);
  await mine.getByRole("button", { name: "Changer le mot de passe" }).click();
  await expect(mine.getByText("Ce n’est pas votre mot de passe actuel.")).toBeVisible();
  await expect(mine.getByRole("textbox", { name: "Nouveau mot de passe" })).toHaveValue(NEW_PASSWORD);
  await mine.getByRole("textbox", { name: "Mot de passe actuel" }).fill(PASSWORD);
  await mine.getByRole("button", { name: "Changer le mot de passe" }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await expectAccessibleInBothThemes(mine);

  await other.reload();
  await expect(other).toHaveURL(/\/admin\/login$/);
  await other.getByRole("button", { name: /Mot de passe oublié/ }).click();
  await expect(other.getByText("npm run db -- password NOM")).toBeVisible();
  await enter(other, name, NEW_PASSWORD);
  await mine.getByRole("button", { name: "Se déconnecter partout" }).click();
  await expect(mine).toHaveURL(/\/admin\/login$/);
  await other.reload();
  await expect(other).toHaveURL(/\/admin\/login$/);
  await mine.context().close();
  await other.context().close();
});
