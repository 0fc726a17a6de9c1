import { editor } from "./editor.ts";
import { expect, signIn, signInByForm, test } from "./fixtures.ts";

const PRODUCTS = "/admin/dashboard/products";

test(
  "words that another device took over come back as it left them, and the older ones are offered; what is given up is never offered again",
  { tag: "@long" },
  async ({ page, browser, baseURL, shop, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    const { id, title } = await shop.add({ title: "Brume" });
    const form = editor(page, /^Modifier le produit/);
    const words = form.field("Description longue");
    await signIn(page, `${PRODUCTS}/${id}`);
    await words.fill("Écrit au bureau");
    await expect(form.window).toContainText(/copie gardée à \d\d:\d\d/);

    const device = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
    const phonePage = await device.newPage();
    await phonePage.goto(`${PRODUCTS}/${id}`);
    const phone = editor(phonePage, /^Modifier le produit/);
    await phone.button("Reprendre cette saisie").click();
    await expect(phone.field("Description longue")).toHaveValue("Écrit au bureau");
    const isStored = phonePage.waitForResponse(/drafts\.keep/);
    await phone.field("Description longue").fill("Écrit au bureau, revu en route");
    await isStored;
    await expect(phone.window).toContainText(/copie gardée à \d\d:\d\d/);
    await device.close();

    await page.reload();
    await expect(words).toHaveValue("Écrit au bureau, revu en route");
    await form.window.getByRole("button", { name: /^Annuler : reprendre/ }).click();
    await expect(words).toHaveValue("Écrit au bureau");
    await expect(form.window).toContainText(/copie gardée à \d\d:\d\d/);

    const row = page.getByRole("row").filter({ hasText: title });
    await page.evaluate(`localStorage.setItem("admin-products-view", "table")`);
    await page.goto(`${PRODUCTS}?q=${shop.mark}`);
    await expect(row.getByText("Brouillon", { exact: true })).toBeVisible();

    await row.getByRole("link", { name: title, exact: true }).click();
    await expect(words).toHaveValue("Écrit au bureau");
    await expect(form.window, "the server has this tab’s copy").toContainText(/copie gardée à \d\d:\d\d/);
    await page.route("**/trpc/drafts.*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
    await page.keyboard.press("Escape");
    const isLost = page.waitForEvent("requestfailed", (request) => request.url().includes("drafts.drop"));
    await page.getByRole("button", { name: "Abandonner" }).click();
    await isLost;
    await page.unroute("**/trpc/drafts.*");
    const isEnded = page.waitForResponse(/drafts\.drop/);
    await page.goto(`${PRODUCTS}/${id}`);
    await expect(words).toHaveValue("");
    await isEnded;
    await expect(form.window, "what is given up is not offered").not.toContainText("n’a pas été enregistrée");
  },
);

test("a list says which words only this device holds", { tag: "@long" }, async ({ page, shop, problems }) => {
  problems.expect(/status of 400/);
  const { id, title } = await shop.add({ title: "Brume" });
  const form = editor(page, /^Modifier le produit/);
  await signIn(page, `${PRODUCTS}/${id}`);
  await page.evaluate(`localStorage.setItem("admin-products-view", "table")`);
  const reply = { success: false, code: "invalid", message: "" };
  await page.route(/drafts\.keep/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: -32603, message: "", data: { reply } } } }),
  );
  const isRefused = page.waitForResponse(/drafts\.keep/);
  await form.field("Description longue").fill("Écrit ici");
  await isRefused;
  await page.goto(`${PRODUCTS}?q=${shop.mark}`);
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText("Brouillon (cet appareil)");
});

test(
  "a session that ended on the server is said to have, whichever call finds out",
  { tag: "@long" },
  async ({ page, browser, baseURL, shop }) => {
    const { id } = await shop.add({ title: "Brume" });
    await signInByForm(page, `${PRODUCTS}/${id}`);
    const form = editor(page, /^Modifier le produit/);
    await form.field("Description longue").fill("Écrit au bureau");
    await expect(form.window).toContainText(/copie gardée à \d\d:\d\d/);

    const device = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
    const phonePage = await device.newPage();
    await phonePage.goto(`${PRODUCTS}/${id}`);
    const take = editor(phonePage, /^Modifier le produit/).button("Reprendre cette saisie");
    await expect(take).toBeVisible();
    await page.goto("/admin/dashboard");
    // Nothing is asked for any more.
    await expect(page.getByRole("link", { name: /traductions? à faire/ })).toBeVisible();
    await page.getByRole("button", { name: "Déconnexion" }).click();
    await take.click();
    await expect(phonePage.getByText("Votre session a expiré. Ce que vous avez saisi est conservé")).toBeVisible();
    await device.close();
  },
);
