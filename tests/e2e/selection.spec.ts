import type { APIRequestContext, Page } from "@playwright/test";
import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import { bodyOf } from "./body-of.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from "./fixtures.ts";
import type { Shop } from "./shop.ts";

/** Finds the requests that hold a word, as an administrator. */
async function findRequests(administration: APIRequestContext, q: string) {
  const reply = await administration.get(`/trpc/contactRequests.list?input=${encodeURIComponent(JSON.stringify({ q }))}`);
  return (await bodyOf<{ result: { data: { data: ContactRequestItem[] } } }>(reply)).result.data.data;
}

const threeProducts = (shop: Shop) => Promise.all(["Aube", "Brise", "Cime"].map((title) => shop.add({ title })));

async function select(page: Page, slug: string, times = 1) {
  await visit(page, `/produits/${slug}`);
  for (let n = 0; n < times; n += 1) await page.getByRole("button", { name: "Ajouter à ma sélection" }).click();
  await expect(page.getByText(`${times} dans ma sélection`)).toBeVisible();
}

async function fillIn(page: Page, message: string) {
  await page.getByLabel("Prénom").fill("Leïla");
  await page.getByLabel("Nom", { exact: true }).fill("Ben Salah");
  await page.getByRole("textbox", { name: "E-mail" }).fill("leila@example.com");
  await page.getByLabel("Message").fill(message);
  await page.getByRole("checkbox", { name: /J’accepte/ }).check();
}

const lines = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
const toSelection = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Ma sélection/ });
const send = (page: Page) => page.getByRole("button", { name: "Envoyer ma demande" }).click();

test("a card of the catalogue puts its product into the selection, one more at each press", { tag: "@long" }, async ({ page, shop }) => {
  const [aube, brise] = await threeProducts(shop);
  await visit(page, `/produits?q=${shop.mark}`);
  const add = (title = "") => page.getByRole("button", { name: `Ajouter à ma sélection ${title}` });
  await add(aube?.title).click();
  await expect(page.getByText("1 dans ma sélection")).toBeVisible();
  await add(aube?.title).click();
  await expect(page.getByText("2 dans ma sélection")).toBeVisible();
  await add(brise?.title).press("Enter");
  await expect(toSelection(page)).toHaveAccessibleName("Ma sélection, 2 produits");
  await expectAccessible(page);
  await toSelection(page).click();
  await expect(page.getByText("2 produits, 3 pièces")).toBeVisible();
});

test("a product that is put into the selection gets there, whatever the line does meanwhile", async ({ page, context, shop, problems }) => {
  problems.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const [aube, brise, cime] = await threeProducts(shop);
  await visit(page, `/produits?q=${shop.mark}`);
  const add = (title = "") => page.getByRole("button", { name: `Ajouter à ma sélection ${title}` });
  await context.setOffline(true);
  await add(aube?.title).click();
  await expect(page.getByText("n’a pas pu être ajouté")).toBeVisible();
  await context.setOffline(false);
  await add(aube?.title).click();
  await expect(toSelection(page)).toHaveAccessibleName("Ma sélection, 1 produit");

  // A script that fails although there is a connection: browsers never ask for it again.
  await page.goto("about:blank");
  await page.route("**/assets/own-selection-*.js", (route) => route.abort());
  await visit(page, `/produits/${brise?.slug}`);
  await page.unrouteAll();
  await page.route("**/assets/own-selection-*.js", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Ajouter à ma sélection" }).click();
  await expect(toSelection(page)).toHaveAccessibleName("Ma sélection, 2 produits");

  // A slow one, and a visitor who does not wait for it.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/{own-selection,selection-link}-*.js", async (route) => {
    await released;
    await route.continue().catch(() => {}); // given up meanwhile
  });
  await visit(page, `/produits/${cime?.slug}`);
  const late = page.getByRole("button", { name: "Ajouter à ma sélection" });
  await late.click();
  await expect(late).toHaveAttribute("aria-busy", "true");
  await page.goto("about:blank");
  release();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await visit(page, "/ma-selection");
  await expect(lines(page)).toHaveCount(3);
});

test("the selection gathers products with quantities and notes, sends them with the request, and is empty once they have arrived", async ({
  page,
  shop,
  administration,
}) => {
  const [aube, brise] = await threeProducts(shop);
  await select(page, aube?.slug ?? "", 2);
  await select(page, brise?.slug ?? "");
  await toSelection(page).click();
  await expect(page).toHaveURL(/\/ma-selection$/);
  await expect(page.getByText("2 produits, 3 pièces")).toBeVisible();
  await page.getByRole("button", { name: `Un de plus : ${aube?.title}` }).click();
  await page.getByLabel(`Quantité, ${brise?.title}`).fill("5000");
  await page.getByLabel(`Quantité, ${brise?.title}`).press("Tab");
  await expect(page.getByLabel(`Quantité, ${brise?.title}`)).toHaveValue("999");
  await page.getByLabel(`Quantité, ${brise?.title}`).fill("12");
  await page.getByLabel(`Note sur ${brise?.title}`).fill("Pour l’étage");
  await expect(page.getByText("2 produits, 15 pièces")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel(`Note sur ${brise?.title}`)).toHaveValue("Pour l’étage");

  await page.getByRole("main").getByRole("link", { name: "Demander un devis" }).click();
  await expect(page.getByRole("radio", { name: "Devis" })).toBeChecked();
  await expect(page.getByText(`12 × ${brise?.title} · ${brise?.reference} · Pour l’étage`)).toBeVisible();
  await expectAccessible(page);
  await fillIn(page, `Un devis ${shop.mark}`);
  await send(page);
  await expect(page.getByText("Votre demande est bien arrivée")).toBeVisible();
  await expect(toSelection(page)).toBeHidden();
  expect(await findRequests(administration, shop.mark)).toMatchObject([
    {
      requestType: "quote",
      lines: [
        { product: aube?.id, title: aube?.title, quantity: 3, note: "" },
        { product: brise?.id, reference: brise?.reference, quantity: 12, note: "Pour l’étage" },
      ],
    },
  ]);
});

test(
  "the selection takes in the products that were ticked in the catalogue, and leads to it from there",
  { tag: "@long" },
  async ({ page, shop }) => {
    const [aube, brise] = await threeProducts(shop);
    await visit(page, "/produits");
    for (const product of [aube, brise]) await page.getByRole("checkbox", { name: `Comparer ${product?.title}` }).check();
    const tray = page.getByRole("complementary", { name: "Produits à comparer" });
    await tray.getByRole("button", { name: "Sélection : ajouter ces 2 produits" }).click();
    await expect(toSelection(page)).toHaveAccessibleName("Ma sélection, 2 produits");
    await expect(tray.getByRole("link", { name: "Sélection : tout est ajouté" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/ma-selection$/);
    await expect(lines(page)).toHaveCount(2);
  },
);

test(
  "the selection stays whole while the request does not arrive, and without its box nothing of it is sent",
  { tag: "@long" },
  async ({ page, context, shop, administration, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    const [aube] = await threeProducts(shop);
    await select(page, aube?.slug ?? "");
    await visit(page, "/contact?type=quote&selection=oui");
    await expect(page.getByRole("checkbox", { name: "Joindre le produit sélectionné" })).toBeChecked();
    await fillIn(page, `Sans réseau ${shop.mark}`);
    await context.setOffline(true);
    await send(page);
    await expect(page.getByRole("alert").filter({ hasText: "Vos mots sont gardés." })).toBeVisible();
    await expect(toSelection(page)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("checkbox", { name: "Joindre le produit sélectionné" }).uncheck();
    await send(page);
    await expect(page.getByText("Votre demande est bien arrivée")).toBeVisible();
    await expect(toSelection(page)).toBeVisible();
    expect(await findRequests(administration, shop.mark)).toMatchObject([{ lines: [] }]);
  },
);

test("what is taken out comes back to its place, one or all", { tag: "@long" }, async ({ page, shop }) => {
  for (const { slug } of await threeProducts(shop)) await select(page, slug);
  await visit(page, "/ma-selection");
  await page.getByRole("button", { name: `Retirer Brise ${shop.mark}` }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(page.getByRole("status").filter({ hasText: `Brise ${shop.mark} a été retiré.` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Annuler" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(lines(page).nth(1)).toContainText("Brise");
  await page.getByRole("button", { name: "Vider la sélection" }).click();
  await expect(page.getByText("Votre sélection est vide.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(lines(page)).toHaveCount(3);
});

test("a long note is printed whole, as a text", { tag: "@long" }, async ({ page, shop }) => {
  const [aube] = await threeProducts(shop);
  await select(page, aube?.slug ?? "");
  await visit(page, "/ma-selection");
  const note =
    "Salon : deux au-dessus de la table, une dans l’entrée, culot à vérifier, et trois de plus pour la terrasse du premier étage";
  const field = page.getByRole("textbox", { name: /^Note sur/ });
  await field.fill(note);
  await page.emulateMedia({ media: "print" });
  await expect(field).toBeHidden();
  await expect(page.getByText(note, { exact: true })).toBeVisible();
});

test("two tabs have one selection", { tag: "@long" }, async ({ page, context, shop }) => {
  const [aube, brise] = await threeProducts(shop);
  await select(page, aube?.slug ?? "");
  await visit(page, "/ma-selection");
  const other = await context.newPage();
  await select(other, brise?.slug ?? "", 3);
  await expect(lines(page)).toHaveCount(2);
  await page.getByLabel(`Note sur ${aube?.title}`).fill("Salon");
  await visit(other, "/ma-selection");
  await expect(other.getByLabel(`Note sur ${aube?.title}`)).toHaveValue("Salon");
  await other.getByRole("button", { name: "Vider la sélection" }).click();
  await expect(page.getByText("Votre sélection est vide.")).toBeVisible();
  await other.close();
});

test(
  "the selection says which products have left the catalogue, and sends the others",
  { tag: "@long" },
  async ({ page, shop, administration }) => {
    const [aube, brise] = await threeProducts(shop);
    if (!aube || !brise) throw new Error("no products");
    await select(page, aube.slug);
    await select(page, brise.slug);
    await shop.change(brise, { is_active: false });
    await visit(page, "/ma-selection");
    await expect(lines(page).filter({ hasText: brise.title })).toContainText("Ce produit n’est plus au catalogue : il ne sera pas envoyé.");
    await expect(page.getByText("1 produit, 1 pièce")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Demander un devis" }).click();
    await expect(page.getByText(`N’est plus au catalogue, et n’est pas envoyé : ${brise.title}.`)).toBeVisible();
    await fillIn(page, `Un reste ${shop.mark}`);
    await send(page);
    await expect(page.getByText("Votre demande est bien arrivée")).toBeVisible();
    await expect(toSelection(page)).toBeHidden();
    expect(await findRequests(administration, shop.mark)).toMatchObject([{ lines: [{ product: aube.id }] }]);
  },
);

test("a browser that stores nothing is said to, and the selection lasts as long as the page", { tag: "@long" }, async ({ page, shop }) => {
  const [aube] = await threeProducts(shop);
  await page.addInitScript("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }");
  await select(page, aube?.slug ?? "");
  await expect(page.getByText(/Votre navigateur n’enregistre pas votre sélection/)).toBeVisible();
  await toSelection(page).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByText(/Votre navigateur n’enregistre pas votre sélection/)).toBeVisible();
});

test("a shared selection changes that of the visitor only when they say so", { tag: "@long" }, async ({ page, shop }) => {
  const [aube, brise, cime] = await threeProducts(shop);
  const shared = `/ma-selection?produits=${brise?.slug}.4,${aube?.slug}.2,n-existe-pas`;
  await visit(page, shared);
  await expect(page.getByText("1 produit de ce lien n’est plus au catalogue.")).toBeVisible();
  await expect(lines(page).first()).toContainText("4 pièces");
  await expectAccessible(page);
  await expect(toSelection(page)).toBeHidden();
  await page.getByRole("button", { name: "Garder cette sélection" }).click();
  await expect(page.getByText("Cette sélection est maintenant la vôtre.")).toBeVisible();
  await expect(toSelection(page)).toHaveAccessibleName("Ma sélection, 2 produits");

  await visit(page, `/ma-selection?produits=${cime?.slug},${aube?.slug}`);
  await expect(page.getByText("Votre sélection contient déjà 2 produits.")).toBeVisible();
  await page.getByRole("button", { name: "Ajouter à la mienne" }).click();
  await page.getByRole("main").getByRole("link", { name: "Voir ma sélection" }).click();
  await expect(page.getByText("3 produits, 8 pièces")).toBeVisible();
  await visit(page, `/ma-selection?produits=${cime?.slug}.7`);
  await page.getByRole("button", { name: "Remplacer" }).click();
  await page.getByRole("main").getByRole("link", { name: "Voir ma sélection" }).click();
  await expect(page.getByText("1 produit, 7 pièces")).toBeVisible();
});

test("nonsense in the link or in the storage gives a page that helps", { tag: "@long" }, async ({ page }) => {
  for (const nonsense of ["<script>alert(1)</script>", ",,,.", "x".repeat(3000), "n-existe-pas.3"]) {
    await visit(page, `/ma-selection?produits=${encodeURIComponent(nonsense)}`);
    await expect(page.getByText("Ce lien ne mène à aucun produit.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Parcourir les produits" })).toBeVisible();
  }
  for (const nonsense of ["{", "[1]", '[{"slug":"<b>"}]', "null"]) {
    await page.evaluate(`localStorage.setItem("selection", ${JSON.stringify(nonsense)})`);
    await visit(page, "/ma-selection");
    await expect(page.getByText("Votre sélection est vide.")).toBeVisible();
  }
});

test("the selection speaks English on the English page, and is no page for search engines", { tag: "@long" }, async ({ page, shop }) => {
  const [aube] = await threeProducts(shop);
  await visit(page, `/en/my-selection?produits=${aube?.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A selection of products");
  await page.getByRole("button", { name: "Keep this selection" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "My selection, 1 product" })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
});

test("lines, shared or one's own, are accessible on a phone", { tag: ["@phone", "@long"] }, async ({ page, shop }) => {
  const products = await threeProducts(shop);
  await visit(page, `/ma-selection?produits=${products.map(({ slug }) => slug).join()}`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Garder cette sélection" }).tap();
  await page.getByRole("main").getByRole("link", { name: "Voir ma sélection" }).tap();
  await expect(lines(page)).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor asks for a quote on several of one product", { tag: "@long" }, async ({ page, shop, administration }) => {
    const [aube] = await threeProducts(shop);
    await page.goto(`/produits/${aube?.slug}`);
    await page.getByLabel("Quantité").fill("8");
    await page.getByRole("button", { name: "Demander un devis" }).click();
    await expect(page.getByRole("checkbox", { name: "Joindre le produit sélectionné" })).toBeChecked();
    await fillIn(page, `Huit ${shop.mark}`);
    await send(page);
    await expect(page.getByText("Votre demande est bien arrivée")).toBeVisible();
    expect(await findRequests(administration, shop.mark)).toMatchObject([
      { requestType: "quote", lines: [{ product: aube?.id, quantity: 8 }] },
    ]);
  });

  test("a shared selection is carried to the request, and through a refusal", async ({ page, shop, administration, problems }) => {
    problems.expect(/status of 400/);
    const [aube, brise] = await threeProducts(shop);
    await page.goto(`/ma-selection?produits=${brise?.slug}.4,${aube?.slug}`);
    await page.getByRole("main").getByRole("link", { name: "Demander un devis" }).click();
    await expect(page.getByText(`4 × ${brise?.title} · ${brise?.reference}`)).toBeVisible();
    await fillIn(page, `Partagée ${shop.mark}`);
    await page.getByRole("textbox", { name: "E-mail" }).fill("leila@maison");
    await send(page);
    await expect(page.getByText(`4 × ${brise?.title} · ${brise?.reference}`)).toBeVisible();
    await page.getByRole("textbox", { name: "E-mail" }).fill("leila@example.com");
    await send(page);
    await expect(page.getByText("Votre demande est bien arrivée")).toBeVisible();
    expect(await findRequests(administration, shop.mark)).toMatchObject([
      {
        lines: [
          { product: brise?.id, quantity: 4 },
          { product: aube?.id, quantity: 1 },
        ],
      },
    ]);
  });

  test("one's own selection says that it takes JavaScript, and where to go", async ({ page }) => {
    await page.goto("/ma-selection");
    await expect(page.getByText("Votre sélection est gardée par votre navigateur, ce qui demande JavaScript.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Parcourir les produits" }).last().click();
    await expect(page).toHaveURL(/\/produits$/);
  });
});
