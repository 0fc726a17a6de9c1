import type { Page } from "@playwright/test";
import { expect, expectDrawn, test, visit } from "./fixtures.ts";
import type { Shop } from "./shop.ts";

const gallery = (page: Page) => page.getByRole("main").getByLabel(/^Photos de (?!.* en grand$)/);
const lightbox = (page: Page) => page.getByRole("dialog", { name: /^Photos de/ });
const previous = (page: Page) => gallery(page).getByRole("button", { name: "Photo précédente" });
const next = (page: Page) => gallery(page).getByRole("button", { name: "Photo suivante" });
const thumbnail = (page: Page, position: number) => gallery(page).getByRole("link", { name: `Voir la photo ${position}` });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.getByRole("tabpanel");

/** A product with everything that a page can show; its main picture is the second one sent. */
async function aWholeProduct(shop: Shop) {
  const similar = await shop.add({ title: "Givre" });
  const product = await shop.add({
    title: "Brume",
    is_new: true,
    price_from: 1249.9,
    long_description: "Première ligne.\nSeconde ligne.",
    images: [
      await shop.image("dos.png", "#775533"),
      await shop.image("face.png", "#335577", true),
      await shop.image("profil.png", "#557733"),
    ],
    specifications: [
      { name: "Puissance", value: "8", unit: "W" },
      { name: "Couleur", value: "Blanc chaud", unit: "" },
    ],
    benefits: [
      { icon: "💡", title: "Sans éblouir", description: "Une lumière filtrée." },
      { icon: "", title: "", description: "Se règle du doigt" },
    ],
    downloads: [await shop.datasheet("Fiche Brume")],
    compatibility: ["Matter"],
    related_products: [similar.id],
  });
  return { product, similar };
}

/** A product that is nothing but a picture or three. */
async function aPicturedProduct(shop: Shop) {
  return shop.add({
    title: "Trio",
    images: [
      await shop.image("un.png", "#335577", true),
      await shop.image("deux.png", "#557733"),
      await shop.image("trois.png", "#775533"),
    ],
  });
}

test("the product page says what the product is, and where it stands in the catalogue", async ({ page, shop }) => {
  const { product } = await aWholeProduct(shop);
  await visit(page, `/produits/${product.slug}`);
  await expect(page).toHaveTitle(new RegExp(product.title));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.title);
  await expect(page.getByText("NOUVEAU", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(product.reference).first()).toBeVisible();
  await expect(page.getByText(product.short_description).first()).toBeVisible();

  const benefits = page.getByRole("region", { name: "Caractéristiques du produit" });
  await expect(benefits.getByRole("listitem")).toContainText(["Sans éblouir", "Se règle du doigt"]);

  const breadcrumbs = page.getByRole("navigation", { name: "Fil d’Ariane" });
  await expect(breadcrumbs.getByRole("listitem")).toHaveText(["Accueil", "Produits", product.category, product.title]);
  await expect(breadcrumbs.getByRole("link", { name: "Accueil" })).toHaveAttribute("href", "/");
  await breadcrumbs.getByRole("link", { name: product.category }).click();
  await expect(page.getByRole("combobox", { name: "Catégorie" })).toHaveValue(product.category);
  await expect(page.getByRole("status")).toHaveText("2 produits");
});

test("the product page leads from the product to a demo request", { tag: "@long" }, async ({ page, shop }) => {
  const product = await shop.add({ title: "Brume" });
  await visit(page, `/produits/${product.slug}`);
  await page.getByRole("main").getByRole("link", { name: "Demander une démo" }).click();
  await expect(page).toHaveURL(/\/contact/);
});

test("the product page turns the pictures by arrows, around the end, and by thumbnails", async ({ page, shop }) => {
  const { slug, title, images } = await aPicturedProduct(shop);
  await visit(page, `/produits/${slug}`);
  const shown = gallery(page).getByRole("img", { name: title });
  await expect(gallery(page)).toContainText("1 / 3");
  await expectDrawn(shown);

  await next(page).click();
  await expect(gallery(page)).toContainText("2 / 3");
  await expect(thumbnail(page, 2)).toHaveAttribute("aria-current", "true");
  await previous(page).click();
  await previous(page).click();
  await expect(gallery(page)).toContainText("3 / 3");
  await next(page).click();
  await expect(gallery(page)).toContainText("1 / 3");

  await thumbnail(page, 3).click();
  await expect(gallery(page)).toContainText("3 / 3");
  await expectDrawn(shown);
  await expect(gallery(page).getByRole("link", { name: "Agrandir la photo" })).toHaveAttribute("href", images[2]?.url ?? "");
});

test("the product page shows the main picture first", { tag: "@long" }, async ({ page, shop }) => {
  const { product } = await aWholeProduct(shop);
  const main = product.images.find(({ isMain }) => isMain);
  await visit(page, `/produits/${product.slug}`);
  await expect(gallery(page).getByRole("link", { name: "Agrandir la photo" })).toHaveAttribute("href", main?.url ?? "");
});

test("the product page shows the pictures over the whole window, turned by the keyboard, until Escape", async ({ page, shop }) => {
  const { slug } = await aPicturedProduct(shop);
  await visit(page, `/produits/${slug}`);
  const enlarge = gallery(page).getByRole("link", { name: "Agrandir la photo" });
  await enlarge.focus();
  await page.keyboard.press("Enter");
  await expect(lightbox(page)).toBeVisible();
  await expectDrawn(lightbox(page).getByRole("img"));
  await expect(lightbox(page)).toContainText("1 / 3");

  await page.keyboard.press("ArrowLeft");
  await expect(lightbox(page)).toContainText("3 / 3");
  await page.keyboard.press("ArrowRight");
  await expect(lightbox(page)).toContainText("1 / 3");
  await page.keyboard.press("ArrowRight");
  await expect(lightbox(page)).toContainText("2 / 3");
  await lightbox(page).getByRole("button", { name: "Voir la photo 3" }).click();
  await expect(lightbox(page)).toContainText("3 / 3");
  await expect(lightbox(page).getByRole("button", { name: "Voir la photo 3" })).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(lightbox(page)).toContainText("2 / 3");

  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toBeHidden();
  await expect(enlarge).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(gallery(page)).toContainText("2 / 3");

  await page.keyboard.press("Enter");
  await expect(lightbox(page)).toBeVisible();
  await page.reload(); // hydrated as the server has written it
  await expect(lightbox(page)).toBeVisible();
});

test(
  "the product page keeps the next step at the foot of a phone's window once the one above is out of sight",
  { tag: ["@phone", "@long"] },
  async ({ page, shop }) => {
    const { slug } = await shop.add({ title: "Appel", price_from: 49 });
    await shop.add({ title: "Voisin" });
    await visit(page, `/produits/${slug}`);
    const [quote, call] = [
      page.getByRole("button", { name: "Ajouter à mon devis" }),
      page.getByRole("main").getByRole("link", { name: "Demander un devis" }),
    ];
    await expect(quote, "below 150 euros, before the demo").toBeInViewport();
    await expect(call).not.toBeInViewport();
    await page.getByRole("heading", { name: "Produits similaires" }).scrollIntoViewIfNeeded();
    await expect(quote).not.toBeInViewport();
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^À partir de 49/).last()).toBeInViewport();
    await call.click();
    await expect(page).toHaveURL(new RegExp(`/contact\\?.*produit=${slug}`));
  },
);

test(
  "no picture over the window is smaller than it could be, nor does the way back leave the page",
  { tag: "@long" },
  async ({ page, shop }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { slug } = await aPicturedProduct(shop);
    await visit(page, "/produits");
    await visit(page, `/produits/${slug}`);
    const shown = lightbox(page).getByRole("img", { name: /vue/ });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/-960\.avif$/, async (route) => {
      await released;
      await route.continue();
    });
    await next(page).click();
    await expectDrawn(gallery(page).getByRole("link", { name: "Agrandir la photo" }).locator("img"));
    await gallery(page).getByRole("link", { name: "Agrandir la photo" }).click();
    // The one of the page stands there until the largest one has come, in the middle of the window and as large as it.
    await expectDrawn(lightbox(page).locator("img").first());
    await expect(lightbox(page).locator("img").first()).toHaveCSS("opacity", "1");
    const box = await lightbox(page).locator("img").first().boundingBox();
    expect(box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2), Math.round(box.height)]).toEqual([640, 400, 800]);
    release();
    await expectDrawn(shown);
    expect(await shown.evaluate((image: { currentSrc: string }) => image.currentSrc)).toMatch(/-960\.avif$/);

    const width = async () => Math.round((await shown.boundingBox())?.width ?? 0);
    const whole = await width();
    for (const zoom of [
      () => shown.click(),
      () => page.keyboard.press("-"),
      () => page.keyboard.press("+"),
      () => lightbox(page).getByRole("button", { name: "Voir la photo entière" }).click(),
      () => lightbox(page).getByRole("button", { name: "Zoomer" }).click(),
    ]) {
      const before = await width();
      await zoom();
      await expect.poll(width).toBe(before === whole ? whole * 2.5 : whole);
    }
    const middle = await shown.boundingBox();
    expect(middle && [Math.round(middle.x + middle.width / 2), Math.round(middle.y + middle.height / 2)]).toEqual([640, 400]);
    await page.keyboard.press("ArrowRight");
    await expect(lightbox(page)).toContainText("3 / 3");
    await expect.poll(width).toBe(whole);

    await page.goBack();
    await expect(lightbox(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/produits/${slug}$`));
    await expect(gallery(page)).toContainText("3 / 3");
    await page.goBack();
    await expect(page).toHaveURL(/\/produits$/);
  },
);

test("a finger turns the large pictures, and zooms by two taps", { tag: ["@phone", "@long"] }, async ({ page, shop }) => {
  const { slug } = await aPicturedProduct(shop);
  await visit(page, `/produits/${slug}`);
  await gallery(page).getByRole("link", { name: "Agrandir la photo" }).tap();
  const shown = lightbox(page).getByRole("img", { name: /vue/ });
  await expectDrawn(shown);
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 300, y: 420 }] });
  for (const x of [240, 180, 120, 80]) await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y: 420 }] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(lightbox(page)).toContainText("2 / 3");
  const width = async () => Math.round((await shown.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(390);
  for (const _ of ["first", "second"]) await shown.tap();
  await expect.poll(width).toBe(975);
});

test("the product page opens one tab at a time, and says in the address which", { tag: "@long" }, async ({ page, shop }) => {
  const { product } = await aWholeProduct(shop);
  await visit(page, `/produits/${product.slug}`);
  await expect(page.getByRole("tab")).toHaveText(["Description", "Spécifications techniques", "Téléchargements"]);
  await expect(tab(page, "Description")).toHaveAttribute("aria-selected", "true");
  await expect(panel(page)).toHaveCount(1);
  await expect(panel(page)).toHaveText(/Première ligne\.\s*Seconde ligne\./, { useInnerText: true });

  await tab(page, "Spécifications techniques").click();
  await expect(page).toHaveURL(/\?tab=/);
  await expect(panel(page).getByRole("row")).toHaveText([/Puissance\s*8\sW/, /Couleur\s*Blanc chaud/]);
  await expect(panel(page).getByText("Matter")).toBeVisible();
  await page.reload();
  await expect(tab(page, "Spécifications techniques")).toHaveAttribute("aria-selected", "true");
  await expect(panel(page).getByRole("row")).toHaveCount(2);
});

test("a visitor moves among the tabs by the keyboard", { tag: "@long" }, async ({ page, shop }) => {
  const { product } = await aWholeProduct(shop);
  await visit(page, `/produits/${product.slug}`);
  await tab(page, "Description").focus();
  for (const [key, reached] of [
    ["ArrowRight", "Spécifications techniques"],
    ["ArrowRight", "Téléchargements"],
    ["ArrowRight", "Description"],
    ["ArrowLeft", "Téléchargements"],
    ["Home", "Description"],
    ["End", "Téléchargements"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, reached)).toBeFocused();
    await expect(tab(page, reached)).toHaveAttribute("aria-selected", "true");
  }
  await page.keyboard.press("Tab");
  await expect(panel(page)).toBeFocused();
});

test("the product page opens the datasheet in a new tab, as a PDF", async ({ page, shop, request }) => {
  const { product } = await aWholeProduct(shop);
  await visit(page, `/produits/${product.slug}`);
  const datasheet = page.getByRole("link", { name: /^Fiche technique/ });
  await expect(datasheet).toHaveAttribute("target", "_blank");
  await expect(datasheet).toHaveAttribute("href", product.downloads[0]?.url ?? "");
  const english = await (await request.get(`/en/products/${product.slug}`)).text();
  expect(english, "the document is French, the sheet is not").toMatch(/\/datasheet\.pdf"[^>]*>(?:(?!<\/a>).)*Datasheet/);

  await tab(page, "Téléchargements").click();
  const document = panel(page).getByRole("link", { name: /Fiche Brume/ });
  await expect(document).toContainText("Fiche technique, PDF, 1\u202fko, français");
  const reply = await request.get((await document.getAttribute("href")) ?? "");
  expect(reply.status()).toBe(200);
  expect(reply.headers()["content-type"]).toBe("application/pdf");
});

test("a product without a document of its own leads to the sheet made of its record, in the page's language", async ({
  page,
  shop,
  request,
}) => {
  const { slug } = await shop.add({ title: "Brume" });
  for (const { address, file, name } of [
    { address: `/produits/${slug}`, file: "fiche.pdf", name: /^Fiche technique/ },
    { address: `/en/products/${slug}`, file: "datasheet.pdf", name: /^Datasheet/ },
  ]) {
    await visit(page, address);
    const datasheet = page.getByRole("link", { name });
    await expect(datasheet).toHaveAttribute("target", "_blank");
    await expect(datasheet).toHaveAttribute("href", `${address}/${file}`);
    const reply = await request.get(`${address}/${file}`);
    expect([reply.status(), reply.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  }
});

test("the product page leads an unknown product back to the catalogue, and out of the history", async ({ page, problems, shop }) => {
  await visit(page, "/produits/n-existe-pas");
  await expect(page).toHaveURL(/\/produits$/);

  problems.expect(/status of 404/);
  const product = await shop.add({ title: "Brume" });
  await visit(page, "/a-propos");
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Produits" }).click();
  await page.getByRole("searchbox").fill(shop.mark);
  await expect(page.getByRole("status")).toHaveText("1 produit");
  await shop.remove(product);
  await page.getByRole("link", { name: "Pour en savoir plus" }).click();
  await expect(page).toHaveURL(/\/produits$/);
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(product.slug));
});

test("the product page tells search engines and shared links what the product is", async ({ page, shop, baseURL }) => {
  const { product } = await aWholeProduct(shop);
  const described = await shop.change(product, {
    meta_title: "Brume, la veilleuse qui s’efface",
    meta_description: "Une veilleuse discrète.",
  });
  await visit(page, `/produits/${product.slug}?tab=downloads`);
  await expect(page.getByText(/^À partir de 1\s249,90\s€$/).first()).toBeVisible();
  const address = `${baseURL}/produits/${product.slug}`;
  const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`);

  await expect(page).toHaveTitle(new RegExp(`^${described.meta_title}`));
  await expect(meta("description")).toHaveAttribute("content", described.meta_description);
  await expect(meta("keywords")).toHaveAttribute(
    "content",
    new RegExp(`^${product.title}, ${product.category}, .*Matter, maison connectée`),
  );
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address);
  await expect(meta("og:url")).toHaveAttribute("content", address);
  await expect(meta("og:title")).toHaveAttribute("content", new RegExp(described.meta_title));
  await expect(meta("og:type")).toHaveAttribute("content", "product");
  const picture = await meta("og:image").getAttribute("content");
  expect(picture).toMatch(/^https?:\/\//);
  expect((await page.request.get(picture ?? "")).headers()["content-type"]).toMatch(/^image\//);

  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const facts = scripts.flatMap((script): unknown[] => JSON.parse(script));
  expect(facts).toContainEqual(
    expect.objectContaining({
      "@context": "https://schema.org",
      "@type": "Product",
      name: product.title,
      sku: product.reference,
      category: product.category,
      offers: expect.objectContaining({ price: "1249.90", priceCurrency: "EUR", availability: "https://schema.org/InStock" }),
    }),
  );
  const breadcrumbs = ["Accueil", "Produits", product.category, product.title];
  expect(facts).toContainEqual(
    expect.objectContaining({
      "@type": "BreadcrumbList",
      itemListElement: breadcrumbs.map((name, index) => expect.objectContaining({ position: index + 1, name })),
    }),
  );
});
