import { expect, expectAccessible, test, visit } from "./fixtures.ts";
import type { Shop } from "./shop.ts";

const volts = (value: string) => [
  { name: "Tension", value, unit: "V" },
  { name: "Garantie", value: "3", unit: "ans" },
];

/** Elements that scroll vertically inside the page. */
const INNER_SCROLLERS = `[...document.querySelectorAll("main *")]
  .filter((element) => element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY))
  .map((element) => element.className)`;

async function fiveProducts(shop: Shop) {
  const titles = ["Aube", "Brise", "Cime", "Dune", "Embrun"];
  return Promise.all(titles.map((title, index) => shop.add({ title, specifications: volts(String(12 * (index + 1))) })));
}

test("the comparison sets chosen products side by side, differences first, and can be shared by its address", async ({ page, shop }) => {
  const products = await fiveProducts(shop);
  await visit(page, `/produits?q=${shop.mark}`);
  for (const title of ["Aube", "Brise"]) await page.getByRole("checkbox", { name: `Comparer ${title} ${shop.mark}` }).check();
  await page.getByRole("link", { name: "Comparer (2)" }).click();
  await expect(page).toHaveURL(new RegExp(`/comparer\\?produits=${products[0]?.slug}%2C${products[1]?.slug}$`));
  await expect(page.getByRole("row", { name: /^Tension 12\s*V 24\s*V$/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Garantie 3\s*ans$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Différences seulement" }).click();
  await expect(page).toHaveURL(/[?&]differences=oui/);
  await expect(page.getByRole("row", { name: /Garantie/ })).toBeHidden();
  await expect(page.getByRole("row", { name: /^Tension/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: `Retirer Brise ${shop.mark}` }).click();
  await expect(page.getByText("Choisissez au moins deux produits à comparer.")).toBeVisible();
});

test("the comparison keeps the choice through a reload, refuses a fifth product and says why", async ({ page, shop }) => {
  await fiveProducts(shop);
  await visit(page, `/produits?q=${shop.mark}`);
  const boxes = page.getByRole("checkbox", { name: /Comparer/ });
  const tray = page.getByRole("complementary", { name: "Produits à comparer" });
  await boxes.nth(0).check();
  await expect(tray.getByText("Choisissez un deuxième produit.")).toBeVisible();
  for (const index of [1, 2, 3]) await boxes.nth(index).check();
  await boxes.nth(4).click();
  await expect(page.getByRole("alert")).toHaveText("4 produits au plus : retirez-en un pour en choisir un autre.");
  await expect(boxes.nth(4)).not.toBeChecked();
  await expectAccessible(page);

  await tray.getByRole("button", { name: `Retirer Aube ${shop.mark}` }).click();
  await expect(page.getByRole("alert")).toHaveText("");
  await page.reload();
  await expect(tray.getByRole("listitem")).toHaveCount(3);
  await tray.getByRole("button", { name: "Tout retirer" }).click();
  await expect(tray).toBeHidden();
});

test(
  "products of several categories are said to be so, and those of one can be compared by themselves",
  { tag: "@long" },
  async ({ page, shop }) => {
    const alike = [await shop.add({ title: "Aube" }), await shop.add({ title: "Brise" })];
    const other = await shop.add({ title: "Cime", category: "Serrures" });
    const products = [alike[0], other, alike[1]].map((product) => product?.slug).join();
    await visit(page, `/comparer?produits=${products}&differences=oui`);
    await expect(page.getByText("Ces produits ne sont pas de la même catégorie")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: `Comparer seulement ${alike.map(({ title }) => title).join(" et ")}` }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(3);
    await expect(page.getByText("Ces produits ne sont pas de la même catégorie")).toBeHidden();
  },
);

test(
  "the comparison says what is taken out, goes on from the title, and gives it again by the way back",
  { tag: "@long" },
  async ({ page, shop }) => {
    const products = (await fiveProducts(shop)).slice(0, 3);
    await visit(page, `/comparer?produits=${products.map(({ slug }) => slug).join()}`);
    const [first, second] = products.map(({ title }) => title);
    const take = (title = "") => page.getByRole("link", { name: `Retirer ${title}` }).click();
    const heading = page.getByRole("heading", { level: 1 });
    for (const [title, left] of [
      [first, 3],
      [second, 0],
    ] as const) {
      await take(title);
      await expect(page.getByRole("status")).toHaveText(`${title} a été retiré de la comparaison.`);
      await expect(heading).toBeFocused();
      await expect(page.getByRole("columnheader")).toHaveCount(left);
    }
    await page.goBack();
    await expect(page.getByRole("link", { name: `Retirer ${second}` })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("link", { name: `Retirer ${first}` })).toBeVisible();
  },
);

test("the tray says what is done in it, and leaves the keyboard a place", { tag: "@long" }, async ({ page, shop }) => {
  const products = (await fiveProducts(shop)).slice(0, 2);
  await visit(page, `/produits?q=${shop.mark}`);
  for (const { title } of products) await page.getByRole("checkbox", { name: `Comparer ${title}` }).check();
  const tray = page.getByRole("complementary", { name: "Produits à comparer" });
  await tray.getByRole("button", { name: "Sélection\u202f: ajouter ces 2 produits" }).click();
  await expect(page.getByText("2 produits ajoutés à votre sélection.")).toBeAttached();
  await tray.getByRole("button", { name: `Retirer ${products[0]?.title}` }).click();
  await expect(tray).toBeFocused();
  await expect(tray.getByRole("listitem")).toHaveCount(1);
  await tray.getByRole("button", { name: "Tout retirer" }).click();
  await expect(tray).toBeHidden();
  await expect(page.getByText("Plus aucun produit à comparer.")).toBeAttached();
  await expect(page.locator("#contenu")).toBeFocused();
});

test("the comparison leaves out what no visitor sees, and reads any address", { tag: "@long" }, async ({ page, shop }) => {
  const [one, other] = await fiveProducts(shop);
  if (!one || !other) throw new Error("no products");
  await shop.change(other, { is_active: false });
  await visit(page, `/comparer?produits=${one.slug},${other.slug},inconnu,<script>`);
  await expect(page.getByText("Choisissez au moins deux produits à comparer.")).toBeVisible();
  await visit(page, "/comparer");
  await page.getByRole("main").getByRole("link", { name: "Parcourir les produits" }).click();
  await expect(page).toHaveURL(/\/produits$/);
});

test("no name is lost while one scrolls through the facts", { tag: "@long" }, async ({ page, shop }) => {
  const specifications = (value: string) => Array.from({ length: 40 }, (_, index) => ({ name: `Mesure ${index}`, value, unit: "V" }));
  const products = [
    await shop.add({ title: "Aube", specifications: specifications("12") }),
    await shop.add({ title: "Brise", specifications: specifications("24") }),
  ];
  await visit(page, `/comparer?produits=${products.map(({ slug }) => slug).join()}`);
  await page.getByRole("row", { name: /^Mesure 39/ }).scrollIntoViewIfNeeded();
  for (const { title } of products) {
    await expect(page.getByRole("columnheader", { name: title })).toBeInViewport();
    const name = await page.getByRole("columnheader", { name: title }).boundingBox();
    const last = await page.getByRole("row", { name: /^Mesure 39/ }).boundingBox();
    expect(name && last && name.y + name.height <= last.y).toBe(true);
  }
});

test(
  "the comparison prints who sells the products and where they are, and their common facts",
  { tag: "@long" },
  async ({ page, shop }) => {
    const products = await fiveProducts(shop);
    const address = `/comparer?produits=${products
      .slice(0, 2)
      .map(({ slug }) => slug)
      .join()}`;
    await visit(page, address);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(/Lumidar · .+@.+ · \+216/)).toBeVisible();
    await expect(page.getByText(/^http.*\/comparer\?produits=/)).toBeVisible();
    await expect(page.getByRole("row", { name: /^Garantie 3\s*ans$/ })).toBeVisible();
  },
);

test(
  "the comparison stands whole in the page on a phone: names stay in sight, every fact has its rule",
  { tag: ["@phone", "@long"] },
  async ({ page, shop }) => {
    const products = await fiveProducts(shop);
    await visit(page, `/comparer?produits=${products.map(({ slug }) => slug).join()}`);
    await expect(page.getByText("4 produits au plus : les premiers de la liste sont comparés.")).toBeVisible();
    await expect(page.getByRole("columnheader")).toHaveCount(5);
    expect(await page.evaluate(INNER_SCROLLERS)).toEqual([]);
    await page.evaluate("document.querySelector('main tbody tr').scrollIntoView()");
    await expect(page.getByRole("columnheader", { name: "Aube" })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(page.viewportSize()?.width);
    await expectAccessible(page);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("ticked boxes lead to the comparison, and links take products out of it", async ({ page, shop }) => {
    await fiveProducts(shop);
    await page.goto(`/produits?q=${shop.mark}`);
    for (const title of ["Aube", "Brise", "Cime"]) await page.getByRole("checkbox", { name: `Comparer ${title} ${shop.mark}` }).check();
    await page.getByRole("button", { name: "Comparer les produits cochés" }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(4);
    await page.getByRole("link", { name: "Différences seulement" }).click();
    await expect(page.getByRole("row", { name: /Garantie/ })).toHaveCount(0);
    await page.getByRole("link", { name: `Retirer Cime ${shop.mark}` }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(3);
    await expect(page.getByRole("row", { name: /Garantie/ })).toHaveCount(0);
    await page.getByRole("link", { name: "Toutes les caractéristiques" }).click();
    await expect(page.getByRole("row", { name: /^Garantie 3\s*ans$/ })).toBeVisible();
  });
});
