import type { Locator, Page, Route } from "@playwright/test";
import type { ErrorReply } from "#contracts/shared/errors.ts";
import { articleForm } from "./article-form.ts";
import { editor } from "./editor.ts";
import type { Content } from "./content.ts";
import { expect, signIn, signInByForm, test } from "./fixtures.ts";
import type { Inbox } from "./inbox.ts";
import { productForm } from "./product-form.ts";
import type { Shop } from "./shop.ts";

/** An editor that is open, the field in which a person writes, and the procedure that saves it. */
type Opened = { field: Locator; procedure: string };

type Fixtures = { page: Page; shop: Shop; content: Content; inbox: Inbox };

function fieldOf(page: Page, label: string): Locator {
  return page.getByLabel(new RegExp(`^${label}(\\s*\\*)?$`)).and(page.locator("input, textarea"));
}

const EDITORS: Record<string, (fixtures: Fixtures) => Promise<Opened>> = {
  "a product": async ({ page, shop }) => {
    const { id } = await shop.add({ title: "Brume" });
    await signIn(page, `/admin/dashboard/products/${id}`);
    return { field: fieldOf(page, "Description longue"), procedure: "products.update" };
  },
  "an article": async ({ page, content }) => {
    const { id } = await content.addArticle();
    await signIn(page, `/admin/dashboard/blog/${id}`);
    return { field: articleForm(page).text, procedure: "articles.update" };
  },
  settings: async ({ page }) => {
    await signIn(page, "/admin/dashboard/settings");
    return { field: fieldOf(page, "Nom"), procedure: "settings.update" };
  },
  "a request's notes": async ({ page, inbox, shop }) => {
    const name = await inbox.add();
    await signIn(page, `/admin/dashboard/requests?q=${shop.mark}`);
    await page.getByRole("article", { name }).getByRole("link", { name }).click();
    return { field: editor(page, /^Demande d/).field("Notes"), procedure: "contactRequests.update" };
  },
};

async function refuse(route: Route, status: number, reply: Omit<ErrorReply, "success">): Promise<void> {
  const error = { code: -32603, message: reply.message, data: { reply: { success: false, ...reply } } };
  const isBatch = new URL(route.request().url()).searchParams.has("batch");
  await route.fulfill({ status, json: isBatch ? [{ error }] : { error } });
}

/** Failures of a save that a person may type over. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  "a lost connection": (route) => route.abort("connectionreset"),
  "a proxy's 502": (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  "a server that is stopping": (route) => refuse(route, 503, { code: "unavailable", message: "Le service redémarre." }),
  "a refused field": (route) =>
    refuse(route, 400, { code: "invalid", message: "Vérifiez la saisie.", issues: [{ path: "title", message: "Ce titre est refusé." }] }),
};

async function textOf(field: Locator): Promise<string> {
  return field.evaluate((element: { value?: string; textContent: string }) => element.value ?? element.textContent);
}

for (const [name, open] of Object.entries(EDITORS))
  test(
    `letters typed over a failed save of ${name} all arrive where they were typed`,
    { tag: "@long" },
    async ({ page, shop, content, inbox, problems }) => {
      problems.expect(/net::ERR_CONNECTION_RESET|status of (400|502|503)/);
      const { field, procedure } = await open({ page, shop, content, inbox });
      await field.focus();
      await page.keyboard.press("End");
      for (const [failure, fail] of Object.entries(FAILURES)) {
        const { promise: typed, resolve: letFail } = Promise.withResolvers<void>();
        const isSave = (url: URL) => url.pathname.includes(procedure);
        await page.route(isSave, async (route) => {
          await typed;
          await fail(route);
        });
        const before = await textOf(field);
        await page.keyboard.type("abc");
        const refused = page.waitForEvent("requestfinished", (request) => isSave(new URL(request.url())));
        const broken = page.waitForEvent("requestfailed", (request) => isSave(new URL(request.url())));
        const asked = page.waitForRequest((request) => isSave(new URL(request.url())));
        await page.keyboard.press("ControlOrMeta+s");
        await asked;
        await page.keyboard.type("déf");
        letFail();
        await Promise.any([refused, broken]);
        await page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
        await page.keyboard.type("ghi");
        expect(await textOf(field), failure).toBe(`${before}abcdéfghi`);
        await page.unroute(isSave);
      }
    },
  );

test(
  "letters typed over a conflict arrive where they were typed, and choosing after Ctrl S keeps the form open",
  { tag: "@long" },
  async ({ page, content, problems }) => {
    problems.expect(/status of 409/);
    const feature = await content.addFeature();
    await signIn(page, `/admin/dashboard/features/${feature.id}`);
    const { window, field, button } = editor(page, /^Modifier la fonctionnalité/);
    await expect(field("Description")).toHaveValue("Tout s’éteint.");
    await content.change("features", feature, { description: "Écrit ailleurs" });
    await field("Description").fill("Écrit ici");
    await page.keyboard.press("ControlOrMeta+s");
    await page.keyboard.type(", pendant");
    const conflict = window.getByRole("alert").filter({ hasText: "modifiée entre-temps" });
    await expect(conflict).toBeVisible();
    await page.keyboard.type(", après");
    await expect(field("Description")).toHaveValue("Écrit ici, pendant, après");
    await conflict.getByRole("radio", { name: "La mienne" }).check();
    await button("Enregistrer ces choix").click();
    await expect(window.getByRole("status").filter({ hasText: "Fonctionnalité mise à jour" })).toBeVisible();
    await expect(field("Description")).toHaveValue("Écrit ici, pendant, après");
  },
);

test(
  "Enter leads to the next field and saves nothing; double clicks and Escape lose no secret",
  { tag: "@long" },
  async ({ page, shop }) => {
    const benefits = [{ icon: "sun", title: "Douce", description: "Le soir." }];
    const product = await shop.add({ title: "Brume", benefits });
    const saves: string[] = [];
    page.on("request", (request) => {
      if (/\/trpc\/(products|settings|apiKeys)\.(update|create)/.test(request.url())) saves.push(request.url());
    });
    // a session of its own: a key is made within ten minutes of the sign-in only
    await signInByForm(page, `/admin/dashboard/products/${product.id}`);
    const { field, tab } = productForm(page);
    await field("Titre").press("Enter");
    await expect(field("Slug")).toBeFocused();
    await tab("Bénéfices").click();
    await field("Titre").fill("Très douce");
    await field("Titre").press("Enter");
    await expect(field("Description")).toBeFocused();
    await page.goto("/admin/dashboard/settings");
    await page.getByLabel("Nom", { exact: false }).first().press("Enter");
    expect(saves).toEqual([]);

    await page.goto("/admin/dashboard/integrations");
    await page.getByRole("button", { name: "Créer une clé" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Nom").fill(`Stock ${shop.mark}`);
    await dialog.getByRole("checkbox").first().check();
    await dialog.getByRole("button", { name: "Créer la clé" }).dblclick();
    const secret = dialog.getByLabel("Clé d’API");
    await expect(secret).toBeVisible();
    await secret.press("Escape");
    await expect(secret).toBeVisible();
    await dialog.getByRole("button", { name: "Terminé" }).click();
    expect(saves).toHaveLength(1);
  },
);
