import type { Page } from "@playwright/test";
import { loseReplies } from "./server-replies.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "./fixtures.ts";
import { aTeamMember, computeCode, plugInAuthenticator, typePassword } from "./second-factor.ts";

const ACCOUNT = "/admin/dashboard/account";
const DASHBOARD = /\/admin\/dashboard$/;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const codeField = (page: Page) => page.getByLabel("Code de vérification");

/** Reads the codes that are shown this once, and puts them in a safe place. */
async function takeRecoveryCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole("dialog", { name: "Vos codes de secours" });
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  const codes = await dialog.getByRole("listitem").allTextContents();
  await expect(button(page, "Terminer")).toBeDisabled();
  await dialog.getByLabel("J’ai mis ces codes en lieu sûr").check();
  await button(page, "Terminer").click();
  await expect(dialog).toBeHidden();
  return codes;
}

test(
  "an authenticator app is set up, asked for after the password, and before factors change",
  { tag: "@long" },
  async ({ page, administration, shop, problems }) => {
    problems.expect(/status of 40[0-9]/);
    problems.expect(/net::ERR_FAILED/);
    const person = await aTeamMember(administration, `app-${shop.mark}`);
    await page.goto(ACCOUNT);
    await typePassword(page, person);
    await button(page, "Configurer une application").click();
    const setUp = page.getByRole("dialog", { name: "Configurer une application" });
    await expect(setUp.getByRole("img", { name: "Code QR de votre clé" })).toBeVisible();
    const secret = ((await setUp.locator("code").textContent()) ?? "").replaceAll(" ", "");
    await setUp.getByLabel("Code affiché par l’application").fill("12345");
    await button(page, "Activer").click();
    await expect(setUp.getByRole("alert")).toContainText("Ce code ne correspond pas");
    await expectAccessible(page);
    await setUp.getByLabel("Code affiché par l’application").fill(computeCode(secret));
    const hear = await loseReplies(page, "factors.{confirmTotp,own}"); // the line goes, and comes back
    await button(page, "Activer").click();
    await expect(setUp.getByRole("alert")).toContainText("Le serveur est injoignable");
    await hear();
    await button(page, "Activer").click();
    const [first = "", second = "", third = ""] = await takeRecoveryCodes(page);
    await expect(page.getByText("Il vous en reste 10 sur 10.")).toBeVisible();
    await expectAccessibleInBothThemes(page);

    await button(page, "Déconnexion").click();
    await typePassword(page, person);
    await expect(codeField(page)).toBeFocused();
    await expectAccessible(page);
    await codeField(page).fill("un code faux");
    await button(page, "Se connecter").click();
    await expect(page.getByRole("alert")).toContainText("Ce code est incorrect ou a déjà servi.");
    await expect(codeField(page)).toHaveValue("un code faux");
    await codeField(page).fill(computeCode(secret, 1)); // the present one has confirmed the set-up
    await button(page, "Se connecter").click();
    await expect(page).toHaveURL(DASHBOARD);

    // Elsewhere the person changes the app: here they are asked again who they are.
    const elsewhere = await administration.post("/api/admin/login", { data: { ...person, code: first } });
    const headers = { authorization: `Bearer ${(await elsewhere.json()).token}` };
    const started = await administration.post("/trpc/factors.startTotp", { data: {}, headers });
    const { secret: other } = (await started.json()).result.data;
    await administration.post("/trpc/factors.confirmTotp", { data: { code: computeCode(other) }, headers });
    await page.goto(ACCOUNT);
    await expect(page.getByText("Il vous en reste 9 sur 10.")).toBeVisible();
    await button(page, "Créer de nouveaux codes").click();
    const question = page.getByRole("dialog", { name: "Confirmez que c’est bien vous" });
    await expect(codeField(page)).toBeFocused();
    await expectAccessible(page);
    await codeField(page).fill(first);
    await button(page, "Confirmer").click();
    await expect(question.getByRole("alert")).toContainText("Ce code est incorrect");
    await codeField(page).fill(second);
    await button(page, "Confirmer").click();
    expect(await takeRecoveryCodes(page)).not.toContain(third);
  },
);

test(
  "a passkey signs in alone; who has no factor is led to one where it is required",
  { tag: "@long" },
  async ({ page, administration, shop, problems, site }) => {
    problems.expect(/status of 40[0-9]/);
    const [person, colleague] = [
      await aTeamMember(administration, `cle-${shop.mark}`),
      await aTeamMember(administration, `neuf-${shop.mark}`),
    ];
    await page.goto(ACCOUNT);
    await typePassword(page, person);
    const localhost = site.url.replace("127.0.0.1", "localhost");
    await expect(
      page.getByText(`Les clés d’accès ne fonctionnent qu’à l’adresse ${localhost}/admin`),
      "an IP address is no name",
    ).toBeVisible();

    await plugInAuthenticator(page);
    await page.goto(localhost + ACCOUNT);
    await typePassword(page, person);
    await page.getByLabel("Nom de la nouvelle clé").fill("Ordinateur du bureau");
    await button(page, "Ajouter une clé d’accès").click();
    await takeRecoveryCodes(page);
    await expect(page.getByRole("list", { name: "Clés d’accès" })).toContainText("Ordinateur du bureau");
    await button(page, "Renommer Ordinateur du bureau").click();
    await page.getByLabel("Nom de la clé d’accès").fill("Portable");
    await button(page, "Enregistrer le nom").click();
    await expect(button(page, "Renommer Portable")).toBeVisible();

    await button(page, "Déconnexion").click();
    await button(page, "Utiliser une clé d’accès").click();
    await expect(page).toHaveURL(DASHBOARD);
    await page.goto(localhost + ACCOUNT);
    await expect(page.getByRole("list", { name: "Clés d’accès" })).toContainText("utilisée le");
    const required = page.getByRole("switch", { name: "Exiger un second facteur de toute l’équipe" });
    await page.goto(`${localhost}/admin/dashboard/people`);
    await required.click();
    await expect(page.getByText("Un second facteur est exigé de toute l’équipe").first()).toBeVisible();
    await expectAccessibleInBothThemes(page);

    await button(page, "Déconnexion").click();
    await typePassword(page, colleague);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre second facteur");
    await expectAccessibleInBothThemes(page);
    await page.goto(`${localhost}/admin/dashboard/products`);
    await expect(page.getByRole("heading", { level: 1 }), "nothing else can be done").toHaveText("Votre second facteur");
    await button(page, "Ajouter une clé d’accès").click();
    await takeRecoveryCodes(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestion des Produits");

    await page.goto(`${localhost}/admin/dashboard/people`);
    await button(page, `Retirer le second facteur de ${person.username}`).click();
    await page.getByRole("dialog").getByRole("button", { name: "Retirer" }).click();
    await expect(button(page, `Retirer le second facteur de ${person.username}`)).toBeHidden();
    await required.click();
    await expect(page.getByText("Le second facteur n’est plus exigé")).toBeVisible();
  },
);
