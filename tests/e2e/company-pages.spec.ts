import { expect, expectAccessible, expectDrawn, test, visit } from "./fixtures.ts";

test("the features page shows four trades, each with its picture and what one gains", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/fonctionnalites");
  for (const title of ["Éclairage intelligent", "Gestion du climat", "Sécurité avancée", "Automatisation"]) {
    const block = page.getByRole("region", { name: title });
    await expect(block.getByRole("listitem")).toHaveCount(4);
    await block.scrollIntoViewIfNeeded();
    await expectDrawn(block.getByRole("img"));
  }
  await page.goto("/fonctionnalites#securite");
  await expect(page.getByRole("heading", { name: "Sécurité avancée" })).toBeInViewport();
});

test(
  "the features page names its technologies, four reasons and three customers, and leads to a demo",
  { tag: "@long" },
  async ({ page }) => {
    await visit(page, "/fonctionnalites");
    await expect(page.getByRole("region", { name: "Des technologies ouvertes" }).getByRole("heading", { level: 3 })).toHaveText([
      "Wi-Fi 6",
      "Bluetooth 5.0",
      "Application mobile",
      "Intelligence artificielle",
    ]);
    const reasons = page.getByRole("region", { name: "Quatre raisons" }).getByRole("listitem");
    await expect(reasons).toHaveCount(4);
    await expect(reasons.first()).toContainText(/<.4.h/);
    const testimonials = page.getByRole("region", { name: "Ils vivent avec" }).getByRole("figure");
    await expect(testimonials).toHaveCount(3);
    for (const testimonial of await testimonials.all()) await expect(testimonial).toContainText("5 étoiles sur 5");
    await page.getByRole("main").getByRole("link", { name: "Demander une démo" }).click();
    await expect(page).toHaveURL(/\/contact\?type=demo$/);
  },
);

test("the about page tells mission, values, years and people, and leads on", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/a-propos");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Notre mission" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Lumidar en quelques chiffres" }).getByRole("definition")).toHaveText([
    /^10.000\+$/,
    "50+",
    /^99,9.%$/,
    "24/7",
  ]);
  const values = page.getByRole("region", { name: "Ce à quoi nous tenons" });
  await expect(values.getByRole("heading", { level: 3 })).toHaveText(["Innovation", "Simplicité", "Sécurité", "Durabilité"]);
  const years = page.getByRole("region", { name: "Six années" }).getByRole("listitem");
  for (const [place, year] of ["2018", "2019", "2020", "2021", "2022", "2023"].entries())
    await expect(years.nth(place)).toContainText(year);
  await expect(years.nth(1)).toContainText(/2.M€/);
  await expect(page.getByRole("region", { name: "Ceux qui dirigent" }).getByRole("listitem")).toHaveCount(4);
  await expect(main.getByRole("link", { name: "Nous contacter" })).toHaveAttribute("href", "/contact");
  await expect(main.getByRole("link", { name: "Voir les fonctionnalités" })).toHaveAttribute("href", "/fonctionnalites");
});

const LEGAL = [
  { address: "/conditions", fr: "Conditions d’utilisation", en: "Terms of use", says: /trente jours/ },
  { address: "/confidentialite", fr: "Confidentialité", en: "Privacy", says: /INPDP/ },
  { address: "/mentions-legales", fr: "Mentions légales", en: "Legal notice", says: /Registre national des entreprises/ },
  { address: "/cookies", fr: "Cookies", en: "Cookies", says: /tsr-scroll-restoration/ },
  { address: "/signaler-une-vulnerabilite", fr: "Signaler une vulnérabilité", en: "Report a vulnerability", says: /security\.txt/ },
];

for (const { address, fr, en, says } of LEGAL) {
  test(
    `${address} can be read from its contents, in both languages`,
    { tag: address === "/conditions" ? [] : "@long" },
    async ({ page }) => {
      await visit(page, address);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(fr);
      await expect(main).toContainText(says);
      await expect(main.getByRole("time")).toBeVisible();
      await expect(main).toContainText("société imaginaire");
      const links = await main.getByRole("navigation", { name: "Sommaire" }).getByRole("link").all();
      expect(links.length).toBeGreaterThan(3);
      for (const link of links)
        await expect(page.locator(`section${await link.getAttribute("href")} h2`)).toHaveText(await link.innerText());
      await links.at(-1)?.click();
      await expect(main.getByRole("heading", { level: 2 }).last()).toBeInViewport();
      await expectAccessible(page);

      await visit(page, `/en${address}`);
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(en);
      await expect(main.getByRole("navigation", { name: "Contents" }).getByRole("link")).toHaveCount(links.length);
    },
  );
}

test("the cookies page tells the truth: a visit of every page sets none", async ({ page, context }) => {
  for (const address of ["/", "/fonctionnalites", "/produits", "/blog", "/contact", "/en"]) await visit(page, address);
  expect(await context.cookies()).toEqual([]);
});

test("a legal text prints without what surrounds it", { tag: "@long" }, async ({ page }) => {
  await visit(page, "/confidentialite");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Sommaire" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Vos droits" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an unknown address lets one search the catalogue", async ({ page, problems }) => {
    problems.expect(/status of 404/);
    await page.goto("/nulle-part");
    await page.getByRole("searchbox", { name: "Rechercher un produit" }).fill("lampe");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await expect(page).toHaveURL(/\/produits\?q=lampe$/);
    await expect(page.getByRole("article").first()).toBeVisible();
  });

  test("an unknown English address speaks English and stays in it", { tag: "@long" }, async ({ page, problems }) => {
    problems.expect(/status of 404/);
    await page.goto("/en/nowhere");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page does not exist");
    await page.getByRole("main").getByRole("link", { name: "See the products" }).click();
    await expect(page).toHaveURL(/\/en\/products$/);
  });
});

for (const { address, heading } of [
  { address: "/en/features", heading: "What your home can do" },
  { address: "/en/about", heading: "A calm home" },
]) {
  test(`${address} is the same page in English`, { tag: "@long" }, async ({ page }) => {
    await visit(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expectAccessible(page);
  });
}
