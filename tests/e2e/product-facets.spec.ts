import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectHydrated, test, visit } from "./fixtures.ts";
import type { Shop } from "./shop.ts";

const box = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });
const count = (page: Page) => page.getByRole("status");
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const active = (page: Page) => page.getByRole("list", { name: "Filtres actifs" }).getByRole("link");
const parameters = (page: Page) => [...new URL(page.url()).searchParams].filter(([name]) => name !== "category");

const row = (name: string, value: string, unit = "") => ({ name, value, unit });

/** Four lamps of a category of their own, which is described by a radio, a luminous flux and a dimmer. */
async function fourLamps(shop: Shop) {
  const { name: category } = await shop.addCategory("Lampions", []);
  await shop.describe(category, [
    { name: "Radio", type: "choice", choices: ["Thread", "Zigbee 3.0"], is_filterable: true },
    { name: "Flux", type: "number", unit: "lm", is_filterable: true },
    { name: "Variable", type: "boolean", is_filterable: true },
  ]);
  for (const [title, radio, flux, dims, price_from] of [
    ["Aube", "Thread", "400", "Oui", 50],
    ["Brume", "Thread", "800", "Non", 80],
    ["Givre", "Zigbee 3.0", "800", "Oui", 120],
    ["Nuit", "Thread, Zigbee 3.0", "1200", "Non", 200],
  ] as const) {
    const specifications = [row("Radio", radio), row("Flux", flux, "lm"), row("Variable", dims)];
    await shop.add({ title, category: "Lampions", specifications, price_from, is_new: title === "Aube" });
  }
  return { category, address: `/produits?category=${encodeURIComponent(category)}` };
}

test("narrows by boxes and spans, counts truly, and takes everything back", async ({ page, shop }) => {
  const { address } = await fourLamps(shop);
  await visit(page, address);
  await page.getByText("Variable", { exact: true }).first().click();
  await expect(box(page, /^Thread/)).toHaveAccessibleName("Thread (3)");
  await expectAccessible(page);

  await box(page, /^Thread/).click();
  await expect(count(page)).toHaveText("3 produits");
  await expect(box(page, /^Thread/)).toBeFocused();
  await expect(box(page, /^Thread/)).toBeChecked();
  expect(parameters(page)).toEqual([["radio", "thread"]]);
  // Not with its own choice, but with all others.
  await expect(box(page, /^Zigbee/)).toHaveAccessibleName("Zigbee 3.0 (2)");
  await expect(box(page, /^Oui/)).toHaveAccessibleName("Oui (1)");

  await box(page, /^Zigbee/).click();
  await expect(count(page)).toHaveText("4 produits");
  const most = page.getByRole("spinbutton", { name: "Prix, à" });
  await most.fill("100");
  await most.press("Enter");
  await expect(count(page)).toHaveText("2 produits");
  await expect(box(page, /^Zigbee/)).toHaveAccessibleName("Zigbee 3.0 (0)");
  expect(parameters(page)).toEqual([
    ["prix-max", "100"],
    ["radio", "thread,zigbee-3-0"],
  ]);
  await expect(active(page)).toHaveText([/Prix\s: jusqu’à 100\s€/, /Radio\s: Thread/, /Radio\s: Zigbee 3.0/]);
  await expectAccessible(page);

  await page.goBack();
  await expect(count(page)).toHaveText("4 produits");
  await expect(most).toHaveValue("");
  await expect(box(page, /^Zigbee/)).toBeChecked();

  await active(page).filter({ hasText: "Zigbee" }).click();
  await expect(count(page)).toHaveText("3 produits");
  await expect(box(page, /^Zigbee/)).not.toBeChecked();
  await active(page).filter({ hasText: "Thread" }).click();
  await expect(count(page)).toHaveText("4 produits");
  await expect(active(page)).toHaveCount(0);
  await expect(box(page, /^Thread/)).not.toBeChecked();
});

test(
  "ends of a span that stand the wrong way round wait for each other, and a message says so",
  { tag: "@long" },
  async ({ page, shop }) => {
    const { address } = await fourLamps(shop);
    await visit(page, `${address}&prix-min=40&prix-max=90`);
    const least = page.getByRole("spinbutton", { name: "Prix, de" });
    const most = page.getByRole("spinbutton", { name: "Prix, à" });
    await expect(count(page)).toHaveText("2 produits");
    await least.click();
    await least.fill("110");
    await least.press("Tab");
    await expect(page.getByText("Le minimum dépasse le maximum")).toBeVisible();
    await expect(most).toBeFocused();
    // followed meanwhile; what was typed stays
    await page.getByRole("combobox", { name: "Trier par" }).selectOption("Référence");
    await expect(page).toHaveURL(/sort=reference/);
    expect(parameters(page)).toEqual([
      ["prix-max", "90"],
      ["prix-min", "40"],
      ["sort", "reference"],
    ]);
    await expect(least).toHaveValue("110");
    await expectAccessible(page);
    await most.fill("300");
    await most.press("Tab");
    await expect(active(page)).toHaveText([/de 110\s€ à 300\s€/]);
    await expect(count(page)).toHaveText("2 produits");
    await expect(least).toHaveValue("110");
    await expect(page.getByText("Le minimum dépasse le maximum")).toBeHidden();
    expect(parameters(page).slice(0, 2)).toEqual([
      ["prix-max", "300"],
      ["prix-min", "110"],
    ]);
    await least.fill("500");
    await least.press("Enter");
    await expect(page.getByText("Le minimum dépasse le maximum")).toBeVisible();
    await active(page).filter({ hasText: "Prix" }).click();
    await expect(least).toHaveValue("");
    await expect(most).toHaveValue("");
    await expect(page.getByText("Le minimum dépasse le maximum")).toBeHidden();
  },
);

test("the filters of a phone are a sheet of their own, which counts, keeps what was chosen, and closes by Back and Escape @phone", async ({
  page,
  shop,
}) => {
  const { address } = await fourLamps(shop);
  const sheet = page.getByRole("dialog", { name: "Filtres" });
  const toggle = page.getByRole("button", { name: /^Filtres/ });
  await visit(page, address);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await toggle.click();
    await expect(sheet.getByRole("button", { name: "Fermer les filtres" })).toBeFocused();
    await expect(page.getByRole("banner"), "what is behind takes no part").toBeHidden();
    await expect(toggle).toBeHidden();
    await expectAccessible(page);
    await expect(sheet.getByRole("button", { name: "Voir 4 produits" })).toBeInViewport({ ratio: 1 });
    const last = sheet.locator("summary").last();
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await sheet.locator("details").last().getByRole("checkbox").last().click(); // fails where something lies over it
    await expect(sheet.getByRole("button", { name: "Voir 2 produits" })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(count(page), "what was chosen stays").toHaveText("2 produits");
    await active(page).first().click();
    await expect(count(page)).toHaveText("4 produits");
  }

  await toggle.click();
  await box(page, /^Thread/).click();
  await expect(sheet.getByRole("button", { name: "Voir 3 produits" })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(count(page)).toHaveText("3 produits");
  expect(parameters(page)).toEqual([["radio", "thread"]]);
  await page.reload();
  await expect(count(page)).toHaveText("3 produits");

  await toggle.click();
  await sheet.getByRole("button", { name: "Voir 3 produits" }).click();
  await expect(sheet).toBeHidden();
  await expect(cards(page).first()).toBeInViewport();
});

/** Opens a page whose scripts stay on the way until the function that is given back is called. */
async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  return release;
}

test("a box that is ticked before the script has come is followed", { tag: "@long" }, async ({ page, shop }) => {
  const { address } = await fourLamps(shop);
  const release = await openBeforeScripts(page, address);
  await box(page, /^Thread/).check();
  await box(page, /^Zigbee/).check();
  await page.getByRole("spinbutton", { name: "Prix, à" }).fill("100");
  await page.getByRole("spinbutton", { name: "Prix, à" }).blur();
  release();
  await expect(count(page)).toHaveText("2 produits");
  await expect(box(page, /^Zigbee/)).toHaveAccessibleName("Zigbee 3.0 (0)");
  for (const name of [/^Thread/, /^Zigbee/]) await expect(box(page, name)).toBeChecked();
  await expect(active(page)).toHaveCount(3);
});

test("what is pressed while the script comes stays under the pointer", { tag: "@long" }, async ({ page, shop }) => {
  const { address } = await fourLamps(shop);
  const release = await openBeforeScripts(page, address);
  const group = page.locator("details", { has: page.getByText("Variable", { exact: true }) });
  await group.locator("summary").hover();
  await page.mouse.down();
  const { y } = (await group.boundingBox()) ?? {};
  release();
  await expectHydrated(page);
  await page.mouse.up();
  await expect(group).toHaveAttribute("open");
  expect((await group.boundingBox())?.y).toBe(y);
});

test("a box that is ticked while an answer arrives stays ticked", { tag: "@long" }, async ({ page, shop }) => {
  const { address } = await fourLamps(shop);
  await visit(page, address);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/products\.catalogue/, async (route) => {
    await released;
    await route.continue().catch(() => {}); // given up meanwhile
  });
  await box(page, /^Thread/).check();
  await box(page, /^Zigbee/).check();
  release();
  await expect(count(page)).toHaveText("4 produits");
  await expect(active(page)).toHaveCount(2);
  for (const name of [/^Thread/, /^Zigbee/]) await expect(box(page, name)).toBeChecked();
});

test("the catalogue leads from category to category by chips with what one finds there", { tag: "@long" }, async ({ page, shop }) => {
  const { category } = await fourLamps(shop);
  await shop.add({ title: "Aurore", category: "Sondes", price_from: 90 });
  await visit(page, `/produits?q=${shop.mark}&prix-max=100`);
  const chips = page.getByRole("navigation", { name: "Catégories" }).getByRole("link");
  await expect(chips.filter({ hasText: "Tous" })).toHaveText("Tous (3)");
  await expect(chips.filter({ hasText: "Tous" })).toHaveAttribute("aria-current", "page");
  await expect(chips.filter({ hasText: category })).toHaveText(`${category} (2)`);
  await chips.filter({ hasText: category }).click();
  await expect(count(page)).toHaveText("2 produits");
  await expect(chips.filter({ hasText: category })).toHaveAttribute("aria-current", "page");
  await expect(page).toHaveURL(/prix-max=100/);
});

test(
  "two cards stand side by side on a phone, one where there is no room, and the facets behind their button, which counts them @phone",
  { tag: "@long" },
  async ({ page, shop }) => {
    const { address } = await fourLamps(shop);
    await visit(page, `${address}&radio=thread&prix-max=150`);
    const columns = async () =>
      new Set(await Promise.all((await cards(page).all()).map(async (card) => Math.round((await card.boundingBox())?.x ?? 0)))).size;
    await expect(cards(page)).toHaveCount(2);
    expect(await columns()).toBe(2);
    await expect(box(page, /^Thread/)).toBeHidden();
    await page.getByRole("button", { name: "Filtres (2)" }).click();
    await expect(box(page, /^Thread/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(cards(page).first()).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await columns()).toBe(1);
  },
);

test(
  "a choice that another category does not have is left behind at once, and so is how a number was typed",
  { tag: "@long" },
  async ({ page, shop }) => {
    const { address, category } = await fourLamps(shop);
    const { name: sensors } = await shop.addCategory("Sondes", []);
    await shop.add({ title: "Aurore", category: "Sondes", price_from: 90 });
    await visit(page, `${address}&radio=thread`);
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("products.catalogue") && asked.push(decodeURIComponent(request.url())));
    const most = page.getByRole("spinbutton", { name: "Prix, à" });
    await most.fill("150.0");
    await most.press("Tab");
    await expect(count(page)).toHaveText("2 produits");
    await page.getByRole("combobox", { name: "Catégorie" }).selectOption(sensors);
    await expect(cards(page).getByRole("heading")).toHaveText([`Aurore ${shop.mark}`]);
    expect(parameters(page)).toEqual([["prix-max", "150"]]);
    await page.goBack();
    await expect(box(page, /^Thread/)).toBeChecked();
    const chips = page.getByRole("navigation", { name: "Catégories" }).getByRole("link");
    await chips.filter({ hasText: sensors }).click();
    await expect(cards(page).getByRole("heading")).toHaveText([`Aurore ${shop.mark}`]);
    expect(parameters(page)).toEqual([["prix-max", "150"]]);
    expect(asked.filter((url) => url.includes("150.0") || (url.includes("radio") && !url.includes(category)))).toEqual([]);
  },
);

test("combinations are for visitors: search engines are led to the category", { tag: "@long" }, async ({ page, shop }) => {
  const { address, category } = await fourLamps(shop);
  await page.goto(`${address}&radio=thread`);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
  const canonical = new URL((await page.locator("link[rel=canonical]").getAttribute("href")) ?? "");
  expect([...canonical.searchParams]).toEqual([["category", category]]);
  await page.goto(address);
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
});

test("one choice has one address, and nonsense leads to what there is", { tag: "@long" }, async ({ page, request, shop }) => {
  const { address } = await fourLamps(shop);
  const readParameters = async (query: string) => {
    const reply = await request.get(`${address}&${query}`);
    expect(reply.status()).toBe(200);
    return [...new URL(reply.url()).searchParams].filter(([name]) => name !== "category").map((each) => each.join("="));
  };
  const both = ["prix-max=150", "radio=thread,zigbee-3-0"];
  for (const query of ["radio=zigbee-3-0,Thread&prix-max=150.0", "radio=zigbee-3-0&prix-max=150&radio=thread&flux-min=&q="]) {
    expect(await readParameters(query)).toEqual(both);
  }
  expect(await readParameters("prix-min=300&prix-max=100")).toEqual(["prix-max=300", "prix-min=100"]);
  for (const query of [
    "radio=telepathie",
    "flux-min=beaucoup&gclid=x",
    "nulle-part=1",
    "radio=%E2%82%AC&page=0",
    "prix-min=1e999&constructor=x",
  ]) {
    expect(await readParameters(query)).toEqual([]);
  }
  await page.goto(`${address}&radio=thread&flux-min=5000`);
  await expect(page.getByText("Aucun produit trouvé")).toBeVisible();
  await expect(page.getByText("Essayez de modifier vos critères de recherche.")).toBeVisible();
  await expect(active(page).first()).toContainText("Radio");
});

test("the catalogue names the facets in English where the company has", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/en/products?pose=interieur&prix-max=100");
  await expect(page.getByRole("list", { name: "Active filters" }).getByRole("link")).toHaveText([
    "Remove the filter Price: up to €100",
    /Indoors or outdoors: Indoors?$/,
  ]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("narrows by submitting the form, and takes choices back by links", async ({ page, shop }) => {
    const { address } = await fourLamps(shop);
    await page.goto(address);
    await box(page, /^Thread/).check();
    await page.getByRole("spinbutton", { name: "Prix, de" }).fill("60");
    await page.getByRole("button", { name: "Voir les produits" }).click();
    await expect(page.getByText("2 produits", { exact: true })).toBeVisible();
    expect(parameters(page)).toEqual([
      ["prix-min", "60"],
      ["radio", "thread"],
    ]);
    await expect(box(page, /^Thread/)).toBeChecked();
    await expect(box(page, /^Zigbee/)).toHaveAccessibleName("Zigbee 3.0 (2)");
    await active(page).filter({ hasText: "Prix" }).click();
    await expect(page.getByText("3 produits", { exact: true })).toBeVisible();
    await active(page).filter({ hasText: "Radio" }).click();
    await expect(page.getByText("4 produits", { exact: true })).toBeVisible();
  });
});

for (const device of ["", " @phone"]) {
  test(`the chips of the categories are alike, whichever of them is the page’s own${device}`, { tag: "@long" }, async ({ page }) => {
    for (const address of ["/produits", "/produits?nouveautes=oui"]) {
      await visit(page, address);
      const chips = await page.getByRole("navigation", { name: "Catégories" }).getByRole("link").all();
      const boxes = await Promise.all(chips.map((chip) => chip.boundingBox()));
      expect(boxes.length).toBeGreaterThan(2);
      expect(new Set(boxes.map((each) => each && `${each.y} ${each.height}`)).size, address).toBe(1);
    }
  });
}
