import type { Page } from "@playwright/test";
import { saveAndClose } from "./editor.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { productForm } from "./product-form.ts";
import { aPdf } from "./sample-files.ts";

test("a document tells its version, day and language, its lasting URL and its hash, and the sheet made of the page stands beside it", async ({
  page,
  shop,
  request,
}) => {
  const manual = { ...(await shop.datasheet("Manuel")), type: "Manuel" as const, version: "2.1", date: "2026-03-12" };
  const { slug } = await shop.add({ title: "Brume", downloads: [manual] });
  for (const { address, facts, others, sheet, lasting } of [
    {
      address: `/produits/${slug}`,
      facts: "Manuel, PDF, 1\u202fko, version 2.1, mars 2026, français",
      others: 0,
      sheet: "Fiche produit",
      lasting: "Liens permanents",
    },
    {
      address: `/en/products/${slug}`,
      facts: "Manual, PDF, 1 kB, version 2.1, March 2026, in French",
      others: 1,
      sheet: "Product sheet",
      lasting: "Permanent links",
    },
  ]) {
    await page.goto(`${address}?tab=downloads`);
    const panel = page.getByRole("tabpanel");
    await expect(panel.getByRole("link", { name: "Manuel" }).first()).toContainText(facts);
    await expect(panel.getByRole("heading", { name: "In other languages" })).toHaveCount(others);
    await expect(panel.getByText(/^[0-9a-f]{64}$/)).toBeHidden();
    await panel.getByText(lasting).click();
    await expect(panel.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
    const url = (await panel.getByRole("link", { name: "/documents/manuel" }).getAttribute("href")) ?? "";
    expect((await request.get(url)).url()).toContain(manual.url);
    const made = await request.get((await panel.getByRole("link", { name: sheet }).getAttribute("href")) ?? "");
    expect([made.status(), made.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  }
});

test(
  "an administrator marks a picture as a drawing with dimensions, and the product's sheet shows it",
  { tag: "@long" },
  async ({ page, shop, request }) => {
    const images = [
      await shop.image("face.png", "#335577", true),
      { ...(await shop.image("plan.png", "#eeeeee")), alt_text: "60 x 112 mm" },
    ];
    const { slug, title, id } = await shop.add({ title: "Brume", images });
    const sheet = async () => (await (await request.get(`/produits/${slug}/fiche.pdf`)).body()).toString("latin1");
    expect(await sheet()).not.toContain("/Alt (60 x 112 mm)");
    await signIn(page, `/admin/dashboard/products/${id}`);
    const form = productForm(page);
    await form.images.getByRole("checkbox", { name: "Plan coté, repris dans la fiche produit" }).nth(1).check();
    await saveAndClose(form.button("Enregistrer"));
    await expect(form.window).toBeHidden();
    expect(await sheet()).toContain("/Alt (60 x 112 mm)");
    await page.goto(`/admin/dashboard/products/${id}`);
    await expect(form.images.getByRole("checkbox", { checked: true }), title).toHaveCount(1);
  },
);

test("an administrator replaces a file, says which version it is, and the printed URL leads to it", async ({ page, shop, request }) => {
  const { slug, title, id } = await shop.add({ title: "Brume", downloads: [await shop.datasheet("Manuel")] });
  await signIn(page, `/admin/dashboard/products/${id}`);
  const form = productForm(page);
  await form.tab("Téléchargements").click();
  await expect(form.field("Lien permanent")).toHaveValue("manuel");
  const made = form.window.getByRole("link", { name: "Anglais", exact: true });
  await expect(made).toHaveAttribute("href", `/en/products/${slug}/datasheet.pdf`);

  await form.button("Remplacer le fichier").click();
  const picker = page.getByRole("dialog", { name: "Choisir un PDF" });
  await picker.locator("input[type=file]").setInputFiles(aPdf(`Manuel v3 ${shop.mark}.pdf`));
  await expect(picker).toBeHidden();
  await expect(form.field("Nom"), "it stays the same document").toHaveValue("Manuel");
  await form.field("Version").fill("3");
  await form.field("Date").fill("2026-04-01");
  await saveAndClose(form.button("Enregistrer"));
  await expect(form.window).toBeHidden();

  await page.goto(`/produits/${slug}?tab=downloads`);
  const panel = page.getByRole("tabpanel");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const file = panel.getByRole("link", { name: "Manuel" }).first();
  await expect(file).toContainText("version 3, avril 2026");
  expect((await request.get(`/produits/${slug}/documents/manuel`)).url()).toContain((await file.getAttribute("href")) ?? "?");
});

test("the product form says at the field that two documents would have one URL", { tag: "@long" }, async ({ page, shop }) => {
  const { id } = await shop.add({ title: "Brume", downloads: [await shop.datasheet("Manuel"), await shop.datasheet("Notice")] });
  await signIn(page, `/admin/dashboard/products/${id}`);
  const form = productForm(page);
  await form.tab("Téléchargements").click();
  await form.field("Lien permanent").nth(1).fill("manuel");
  await saveAndClose(form.button("Enregistrer"));
  await expect(form.window.getByText("Un autre document de ce produit a déjà cette adresse.")).toBeVisible();
  await expect(form.field("Lien permanent").nth(1)).toBeFocused();
  await expect(form.field("Lien permanent").nth(1)).toHaveValue("manuel");
});

/** Counts the sheets of paper that a page takes. */
const countPrintedPages = async (page: Page) =>
  (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;

test(
  "the products of the demo that say most have their guides, and print on one sheet in both languages",
  { tag: "@long" },
  async ({ page }) => {
    const taken: Record<string, number | undefined> = {};
    const paths = ["centrale-lumidar-atrium", "camera-interieure-iris", "serrure-connectee-loquet"].flatMap((slug) => [
      `/produits/${slug}`,
      `/en/products/${slug}`,
    ]);
    for (const path of paths) {
      await page.goto(path);
      const guides = page.getByRole("link", { name: /Guide d’installation|Installation guide/, includeHidden: true });
      await expect(guides.and(page.locator("[href^='/uploads/']")), "in both languages").toHaveCount(2);
      taken[path] = await countPrintedPages(page);
    }
    expect(taken).toEqual(Object.fromEntries(paths.map((path) => [path, 1])));
  },
);

test("a product's page prints on one sheet, with its address and the day of its record", { tag: "@long" }, async ({ page, shop }) => {
  const specifications = Array.from({ length: 20 }, (_, index) => ({ name: `Mesure ${index}`, value: `${index}`, unit: "mm" }));
  const { slug } = await shop.add({ title: "Brume", specifications });
  await page.goto(`/produits/${slug}`);
  expect(await countPrintedPages(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(new RegExp(`^http.*/produits/${slug}$`))).toBeVisible();
  await expect(page.getByText(/^Fiche à jour au \d+(er)? \S+ \d{4}$/)).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByText("Fiche à jour")).toBeHidden();
});
