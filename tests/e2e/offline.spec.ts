import { bodyOf } from "./body-of.ts";
import { expect, test, visit } from "./fixtures.ts";

/** Links of the menu that lead to the page itself. */
const OWN: Record<string, string> = { "/": "Accueil", "/blog": "Conseils", "/produits": "Produits" };

test(
  "a link followed without a line leaves the page as it is, and leads on once the line is back",
  { tag: "@long" },
  async ({ page, problems, request }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED|RpcFailure|Failed to fetch/);
    const [article] = await bodyOf<{ slug: string }[]>(await request.get("/api/blogs"));
    const { data } = await bodyOf<{ data: { slug: string; title: string }[] }>(await request.get("/api/products?limit=1"));
    const product = data[0];
    const starts = [
      "/",
      "/blog",
      "/contact",
      "/a-propos",
      "/fonctionnalites",
      `/blog/${article?.slug}`,
      `/produits/${product?.slug}`,
      "/produits",
    ];
    const notice = page.getByRole("alert").filter({ hasText: "Cette page n’a pas pu être chargée" });
    const menu = page.getByRole("navigation", { name: "Menu principal" });

    for (const start of starts) {
      await visit(page, start);
      await page.evaluate("window.isSameDocument = true");
      const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      // Long after it was loaded, nothing of the page itself is asked for again.
      await page.clock.install();
      await page.clock.fastForward("10:00");
      await page.context().setOffline(true);
      // Lists and the home page want data. The last one wants its script alone, which the browser may have kept from an
      // earlier visit: not from the first.
      const targets = ["Conseils", "Produits", "Accueil", ...(start === "/" ? ["À propos"] : [])];
      for (const name of targets.filter((each) => OWN[start] !== each)) {
        await menu.getByRole("link", { name, exact: true }).click();
        await expect(notice, `from ${start} to ${name}`).toHaveCount(1);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page).toHaveURL(new RegExp(`${start}$`));
      }
      await page.getByRole("combobox", { name: "Langue" }).selectOption("English");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      expect(await page.evaluate("window.isSameDocument"), start).toBe(true);
      await page.context().setOffline(false);
    }

    await page.context().setOffline(true);
    await menu.getByRole("link", { name: "Conseils", exact: true }).click();
    await expect(notice).toBeVisible();
    await page.context().setOffline(false);
    await page.reload(); // a mismatch of what the server has drawn would be a problem of the console
    await expect(notice).toHaveCount(0);
    await page.context().setOffline(true);
    await menu.getByRole("link", { name: "Conseils", exact: true }).click();
    await page.context().setOffline(false);
    await notice.getByRole("button", { name: "Réessayer" }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(notice).toHaveCount(0);
  },
);
