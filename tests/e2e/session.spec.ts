import type { Page } from "@playwright/test";
import { tabUntilFocused } from "./editor.ts";
import { ADMINISTRATOR, expect, expectAccessible, signInByForm, test } from "./fixtures.ts";
import { hold } from "./server-replies.ts";

const DASHBOARD = /\/admin\/dashboard$/;
const LOGIN = /\/admin\/login$/;

const username = (page: Page) => page.getByLabel("Nom d’utilisateur");
const password = (page: Page) => page.getByRole("textbox", { name: "Mot de passe" });
const enter = (page: Page) => page.getByRole("button", { name: "Se connecter" });

const storedSession = (page: Page) =>
  page.evaluate<(string | null)[]>(`["admin_token", "admin_user"].map((key) => localStorage.getItem(key))`);

/** Leaves a session in the browser's storage, as an earlier visit would have. */
async function leaveSession(page: Page, token: string, user: string) {
  await page.goto("/admin/login");
  await page.evaluate(
    `localStorage.setItem("admin_token", ${JSON.stringify(token)}); localStorage.setItem("admin_user", ${JSON.stringify(user)});`,
  );
}

const aToken = (claims: object) =>
  [{ alg: "HS256" }, claims, "signature"].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
const inHours = (hours: number) => Math.floor(Date.now() / 1000) + hours * 3600;

const USER = JSON.stringify({ username: "admin", role: "admin" });

test("the login screen asks who is there before it shows anything of the administration", { tag: "@long" }, async ({ page }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(LOGIN);
  await expect(username(page)).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  for (const screen of [
    "",
    "/products",
    "/slides",
    "/blog",
    "/features",
    "/categories",
    "/requests",
    "/subscribers",
    "/media",
    "/inconnu",
  ]) {
    await page.goto(`/admin/dashboard${screen}`);
    await expect(page, `/admin/dashboard${screen} asks first`).toHaveURL(LOGIN);
  }
});

test("the login screen says that it looks who is there while it does", { tag: "@long" }, async ({ page }) => {
  await signInByForm(page);
  const answerNow = await hold(page, "session.current");
  await page.reload();
  await expect(page.getByRole("status")).toHaveText("Vérification de l'authentification...");
  await expect(page.getByRole("navigation")).toHaveCount(0);
  answerNow();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
});

test("the login screen requires a username and a password", { tag: "@long" }, async ({ page }) => {
  await page.goto("/admin/login");
  await expect(username(page)).toHaveAttribute("name", "username");
  await expect(username(page)).toHaveAttribute("required");
  await expect(password(page)).toHaveAttribute("name", "password");
  await expect(password(page)).toHaveAttribute("required");
  await enter(page).click();
  await expect(page).toHaveURL(LOGIN);
  await expect(page.getByText(/terminal/), "the password of the journeys was set, not shown").toHaveCount(0);
});

test("the login screen says where the password was shown once, where it was generated", { tag: "@long" }, async ({ page }) => {
  await page.route("**/admin/login", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("<html ", '<html data-password-is-generated="true" ') });
  });
  await page.goto("/admin/login");
  await expect(page.getByText("L’identifiant et le mot de passe de démonstration s’affichent dans le terminal")).toBeVisible();
});

test(
  "the login screen waits for the answer, and has words of its own for a refusal without any",
  { tag: "@long" },
  async ({ page, problems }) => {
    problems.expect(/status of 401/);
    const { promise: isTime, resolve: refuse } = Promise.withResolvers<void>();
    await page.route("**/trpc/session.login**", async (route) => {
      await isTime;
      const reply = { success: false, code: "unauthenticated", message: "" };
      await route.fulfill({ status: 401, json: [{ error: { code: -32001, message: "", data: { reply } } }] });
    });
    await page.goto("/admin/login");
    await username(page).fill("admin");
    await password(page).fill("secret");
    await enter(page).click();
    await expect(enter(page)).toBeDisabled();
    refuse();
    await expect(page.getByRole("alert")).toHaveText("Erreur de connexion");
    await expect(enter(page)).toBeEnabled();
  },
);

test("the login screen lets one in with the keyboard alone, looking at the password on the way", async ({ page }) => {
  await page.goto("/admin/login");
  await expect(username(page)).toBeFocused();
  await page.keyboard.type(ADMINISTRATOR.username);
  await page.keyboard.press("Tab");
  await page.keyboard.type(ADMINISTRATOR.password);
  await tabUntilFocused(page, "button", "Afficher le mot de passe");
  await page.keyboard.press("Space");
  await expect(password(page)).toHaveAttribute("type", "text");
  await tabUntilFocused(page, "button", "Se connecter");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(DASHBOARD);
});

test("the login screen lets one in by touch on a phone", { tag: ["@phone", "@long"] }, async ({ page }) => {
  await page.goto("/admin/login");
  await expectAccessible(page);
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  await username(page).fill(ADMINISTRATOR.username);
  await password(page).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Afficher le mot de passe" }).tap();
  await expect(password(page)).toHaveAttribute("type", "text");
  await enter(page).tap();
  await expect(page).toHaveURL(DASHBOARD);
});

test("the login screen shows the server's refusal of a wrong password and keeps what was typed", async ({ page, problems }) => {
  problems.expect(/status of 401/);
  await page.goto("/admin/login");
  await username(page).fill(ADMINISTRATOR.username);
  await password(page).fill("un autre mot de passe");
  await enter(page).click();
  await expect(page.getByRole("alert")).toHaveText("Nom d’utilisateur ou mot de passe incorrect.");
  await expect(username(page)).toHaveValue(ADMINISTRATOR.username);
  await expect(password(page)).toHaveValue("un autre mot de passe");

  await password(page).fill(ADMINISTRATOR.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(DASHBOARD);
});

test("the login screen shows and hides the password", { tag: "@long" }, async ({ page }) => {
  await page.goto("/admin/login");
  await password(page).fill("secret");
  await expect(password(page)).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Afficher le mot de passe" }).click();
  await expect(password(page)).toHaveAttribute("type", "text");
  await expect(password(page)).toHaveValue("secret");
  await page.getByRole("button", { name: /(Afficher|Masquer) le mot de passe/ }).click();
  await expect(password(page)).toHaveAttribute("type", "password");
});

test("the login screen leads to the dashboard and keeps the session for the next visit", async ({ page }) => {
  await signInByForm(page, "/admin/login");
  await expect(page).toHaveURL(DASHBOARD);
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await expect(menu.getByText("admin", { exact: true })).toBeVisible();
  await expect(menu.getByText("Administrateur", { exact: true })).toBeVisible();

  const [token, user] = await storedSession(page);
  expect(token?.split(".")).toHaveLength(3);
  expect(JSON.parse(user ?? "null")).toEqual({ username: "admin", role: "admin" });

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.goto("/admin");
  await expect(page).toHaveURL(DASHBOARD);
});

test("the login screen leads back to the screen that was asked for", async ({ page }) => {
  await page.goto("/admin/dashboard/products?q=capteur");
  await expect(page).toHaveURL(LOGIN);
  await username(page).fill(ADMINISTRATOR.username);
  await password(page).fill(ADMINISTRATOR.password);
  await enter(page).click();
  await expect(page).toHaveURL(/\/admin\/dashboard\/products\?q=capteur$/);
  await expect(page.getByRole("searchbox", { name: "Rechercher" })).toHaveValue("capteur");
});

test("the login screen says so when the server cannot be reached, and lets one try again", { tag: "@long" }, async ({ page, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  await page.goto("/admin/login");
  await page.route("**/trpc/**", (route) => route.abort());
  await username(page).fill(ADMINISTRATOR.username);
  await password(page).fill(ADMINISTRATOR.password);
  await enter(page).click();
  await expect(page.getByRole("alert")).toHaveText("Erreur de connexion au serveur");
  await page.unroute("**/trpc/**");
  await enter(page).click();
  await expect(page).toHaveURL(DASHBOARD);
});

test(
  "the administration ends a session that has expired or cannot be read, and removes both of its parts",
  { tag: "@long" },
  async ({ page }) => {
    for (const [token, user, expiries] of [
      [aToken({ exp: inHours(-1) }), USER, 1],
      [aToken({}), USER, 0],
      ["deux.parts", USER, 0],
      [aToken({ exp: inHours(1) }), "{", 0],
    ] as const) {
      await leaveSession(page, token, user);
      await page.goto("/admin/dashboard/products");
      await expect(page).toHaveURL(LOGIN);
      await expect(username(page)).toBeVisible();
      await expect(page.getByText("Votre session a expiré")).toHaveCount(expiries);
      expect(await storedSession(page)).toEqual([null, null]);
    }
  },
);

test(
  "the administration ends a session that the server does not know and removes both of its parts",
  { tag: "@long" },
  async ({ page, problems }) => {
    problems.expect(/status of 401/);
    await leaveSession(page, aToken({ exp: inHours(1) }), USER);
    await page.goto("/admin/dashboard/products");
    await expect(page).toHaveURL(LOGIN);
    await expect(username(page)).toBeVisible();
    expect(await storedSession(page)).toEqual([null, null]);
  },
);

test("HDR-6: signs out, in every tab, and forgets the session", async ({ page, context }) => {
  await signInByForm(page);
  await page.getByRole("link", { name: "Catégories" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestion des Catégories");
  const other = await context.newPage();
  // the last that the screen asks for: nothing of it is still to be refused
  const listed = other.waitForResponse(/drafts\.list/);
  await other.goto("/admin/dashboard/slides");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Gestion des Slides");
  await (await listed).finished();

  await page.getByRole("button", { name: "Déconnexion" }).click();
  await expect(page).toHaveURL(LOGIN);
  await expect(other).toHaveURL(LOGIN);
  expect(await storedSession(page)).toEqual([null, null]);

  await page.goBack();
  await expect(username(page)).toBeVisible();
});

test("HDR-6: signs out and forgets the session though the server cannot be reached", { tag: "@long" }, async ({ page, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  await signInByForm(page);
  await page.getByRole("link", { name: "Catégories" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestion des Catégories");
  await page.route("**/trpc/**", (route) => route.abort());
  await page.getByRole("button", { name: "Déconnexion" }).click();
  await expect(page).toHaveURL(LOGIN);
  await expect(username(page)).toBeVisible();
  expect(await storedSession(page)).toEqual([null, null]);
  await page.unroute("**/trpc/**");
  await page.goto("/admin/dashboard/categories");
  await expect(page).toHaveURL(LOGIN);
});

test("the login screen says what to allow where the browser blocks the data of this site", { tag: "@long" }, async ({ page }) => {
  await page.addInitScript(`for (const name of ["localStorage", "sessionStorage", "indexedDB"])
    Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });`);
  await page.goto("/admin/login");
  await expect(page.getByRole("alert")).toContainText("Votre navigateur bloque les données de ce site");
  await expect(page.getByRole("alert")).toContainText("autorisez les cookies et données de site");
});
