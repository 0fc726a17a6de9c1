import { expect, expectAccessible, test, visit } from "./fixtures.ts";

test("forgives a typing error in the catalogue, says so, and keeps the caret where it is", async ({ page, shop }) => {
  await shop.add({ title: "Girandole", category: "Voltige" });
  await visit(page, "/produits");
  const box = page.getByRole("searchbox", { name: "Rechercher un produit" });
  await box.pressSequentially("girnadole");
  await expect(page.getByText("Aucun résultat pour « girnadole ». Résultats pour « girandole ».")).toBeVisible();
  await expect(page.getByRole("heading", { name: `Girandole ${shop.mark}` })).toBeVisible();
  await expect(page).toHaveURL(/\?q=girnadole$/);
  await expect(box).toBeFocused();
  await box.press("Home");
  await box.press("Delete");
  await expect(box).toHaveValue("irnadole");
  await expect(box).toHaveJSProperty("selectionStart", 0);
});

test("the quick search shows the answer to the last letter, whatever comes in late", { tag: "@long" }, async ({ page, shop }) => {
  await shop.add({ title: "Premier" });
  await shop.add({ title: "Second" });
  await visit(page, "/produits");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/premier/, async (route) => {
    await released;
    await route.continue().catch(() => {}); // given up meanwhile
  });
  const box = page.getByRole("searchbox", { name: "Rechercher un produit" });
  await box.fill(`premier ${shop.mark}`);
  await box.fill(`second ${shop.mark}`);
  await expect(page.getByRole("heading", { name: `Second ${shop.mark}` })).toBeVisible();
  release();
  await expect(page.getByRole("status").first()).toHaveText("1 produit");
  await expect(page.getByRole("heading", { name: `Premier ${shop.mark}` })).toBeHidden();
});

test("a visitor reaches any product from the header by keyboard alone", async ({ page, shop }) => {
  await shop.add({ title: "Réverbère" });
  await visit(page, "/contact");
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox", { name: "Rechercher un produit, un article, une page" });
  await expect(box).toBeFocused();
  await page.keyboard.type(`reverbre ${shop.mark}`);
  await expect(page.getByText(`Aucun résultat pour « reverbre ${shop.mark} ».`)).toBeVisible();
  const option = page.getByRole("option", { name: `Réverbère ${shop.mark}` });
  await expect(option).toHaveAttribute("aria-selected", "false");
  await page.keyboard.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await expect(box).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Réverbère ${shop.mark}`);
  await expect(box).toBeHidden();
});

test("the quick search asks once per pause in typing, and gives up what it asked before", { tag: "@long" }, async ({ page, shop }) => {
  await shop.add({ title: "Réverbère" });
  await visit(page, "/");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  const box = dialog.getByRole("combobox");
  await expect(box).toBeFocused();
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("search.quick") && asked.push(decodeURIComponent(request.url())));
  const givenUp = page.waitForEvent("requestfailed");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/search.quick*", async (route) => {
    await released;
    await route.continue().catch(() => {}); // given up meanwhile
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await box.pressSequentially("reverb");
  await page.clock.runFor(60);
  expect(asked).toEqual([]);
  const askedLater = async () => {
    await page.clock.runFor(20);
    return asked;
  };
  await expect.poll(askedLater).toEqual([expect.stringContaining('"q":"reverb"')]);
  await box.pressSequentially(`ere ${shop.mark}`);
  await expect.poll(askedLater).toHaveLength(2);
  expect(decodeURIComponent((await givenUp).url())).toBe(asked[0]);
  release();
  await page.clock.resume();
  await expect(dialog.getByRole("option", { name: `Réverbère ${shop.mark}` })).toBeVisible();
});

test("the quick search finds pages and articles too, and the catalogue has the rest", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Rechercher", exact: true }).click();
  const box = page.getByRole("dialog").getByRole("combobox");
  await expect(page.getByRole("group", { name: "Pages" }).getByRole("option")).toHaveCount(6);
  await box.fill("devis");
  await expect(page.getByRole("option", { name: "Contact" })).toBeVisible();
  await box.fill("serrure");
  await expect(page.getByRole("group", { name: "Produits" }).getByRole("option")).not.toHaveCount(0);
  await expect(page.getByRole("group", { name: "Articles" }).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/produits\?q=serrure$/);
  await expect(page.getByRole("searchbox", { name: "Rechercher un produit" })).toHaveValue("serrure");
});

test("the quick search finds a question, and unfolds its answer on the contact page", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Rechercher", exact: true }).click();
  const faq = await page.request.get("/contact");
  const question = /<summary[^>]*>([^<]+)/.exec(await faq.text())?.[1] ?? "";
  await page.getByRole("dialog").getByRole("combobox").fill(question.split(" ").slice(0, 3).join(" "));
  const option = page.getByRole("group", { name: "Questions" }).getByRole("option", { name: question });
  await expect(option).toBeVisible();
  await expectAccessible(page);
  await option.click();
  await expect(page).toHaveURL(/\/contact#reponse-1$/);
  await expect(page.locator("#reponse-1")).toBeVisible();
  await page.reload();
  await expect(page.locator("#reponse-1"), "without a script too").toBeVisible();
});

test(
  "the quick search opens with « / » outside text fields, closes with Escape, and gives the focus back",
  { tag: "@long" },
  async ({ page }) => {
    await visit(page, "/contact");
    const name = page.getByRole("main").getByRole("textbox").first();
    if (await name.isVisible()) {
      await name.press("/");
      await expect(page.getByRole("dialog")).toBeHidden();
      await name.blur();
    }
    await page.keyboard.press("/");
    await expect(page.getByRole("dialog", { name: "Rechercher sur le site" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();

    const button = page.getByRole("button", { name: "Rechercher", exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await page.getByRole("button", { name: "Fermer la recherche" }).click();
    await expect(button).toBeFocused();
  },
);

test("the quick search says that nothing was found, and that the server does not answer", async ({ page, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  await visit(page, "/");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("zzqxwv");
  await expect(page.getByText("Rien ne correspond à « zzqxwv ».").last()).toBeVisible();
  await expectAccessible(page);
  await page.route("**/trpc/**", (route) => route.abort());
  await page.getByRole("dialog").getByRole("combobox").fill("zzqxwvy");
  await expect(page.getByRole("alert")).toContainText("Le serveur ne répond pas.");
});

test("Back closes the search, and what it leads to takes its place", { tag: "@long" }, async ({ page, shop }) => {
  const { slug } = await shop.add({ title: "Verrou" });
  await visit(page, "/");
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Conseils" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  const dialog = page.getByRole("dialog", { name: "Rechercher sur le site" });
  const open = async () => {
    await page.getByRole("button", { name: "Rechercher", exact: true }).click();
    await expect(dialog).toBeVisible();
  };
  await open();
  await page.keyboard.type("volet");
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole("button", { name: "Rechercher", exact: true })).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.getByRole("button", { name: "Fermer la recherche" }).click();
  await expect(dialog).toBeHidden();
  await open();
  await page.keyboard.type(shop.mark);
  await dialog.getByRole("option", { name: `Verrou ${shop.mark}` }).click();
  await expect(page).toHaveURL(new RegExp(`/produits/${slug}$`));
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(dialog).toBeHidden();
  await open();
  await page.keyboard.type(shop.mark);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/produits\?q=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test("fills a phone's screen", { tag: ["@phone", "@long"] }, async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Rechercher", exact: true }).tap();
  await page.getByRole("dialog").getByRole("combobox").fill("therm");
  await expect(page.getByRole("group", { name: "Produits" })).toBeVisible();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(page.viewportSize()?.width);
  await expectAccessible(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the header leads to the catalogue's search, which forgives as well", { tag: "@long" }, async ({ page, shop }) => {
    await shop.add({ title: "Girandole" });
    await page.goto("/");
    await page.getByRole("link", { name: "Rechercher", exact: true }).click();
    await page.getByRole("searchbox", { name: "Rechercher un produit" }).fill("girandoel");
    await page.getByRole("button", { name: "Appliquer" }).click();
    await expect(page.getByText("Résultats pour « girandole ».")).toBeVisible();
    await expect(page.getByRole("heading", { name: `Girandole ${shop.mark}` })).toBeVisible();
  });
});
