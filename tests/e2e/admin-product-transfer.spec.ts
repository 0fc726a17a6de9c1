import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { productForm } from "./product-form.ts";
import { answer, hold } from "./server-replies.ts";
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from "./fixtures.ts";

const IMPORT = "/admin/dashboard/products/import";

const csvOf = (...rows: string[][]) => Buffer.from(`\uFEFF${rows.map((row) => row.join(";")).join("\r\n")}\r\n`);

async function choose(page: Page, buffer: Buffer): Promise<void> {
  await page.locator("input[type=file]").setInputFiles({ name: "fournisseur.csv", mimeType: "", buffer });
}

test("a supplier's table is checked, corrected, imported, and the import undone", async ({ page, shop }) => {
  const [first, second] = [await shop.add({ title: "Brume" }), await shop.add({ title: "Givre" })];
  await signIn(page, "/admin/dashboard/products");
  await page.getByRole("link", { name: "Importer", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Importer des produits" })).toBeVisible();

  const headings = ["SKU", "Désignation", "Famille", "Résumé", "Prix", "Stock"];
  const rows = (title: string) => [
    headings,
    [first.reference, `Brume ${shop.mark} revue`, "Éclairage", "Autre résumé", "12,50", "3"],
    [second.reference, title, "Éclairage", "Autre résumé", "15", "0"],
  ];
  await choose(page, csvOf(...rows("")));
  await expect(page.getByText("fournisseur.csv")).toBeVisible();
  await expect(page.getByRole("combobox", { name: /SKU/ })).toHaveValue("reference");
  await expect(page.getByRole("combobox", { name: /Prix/ })).toHaveValue("price_from");
  await expect(page.getByRole("combobox", { name: /Stock/ })).toHaveValue("");
  const check = page.getByRole("region", { name: "Vérification" });
  await expect(check.getByRole("row", { name: "3 Désignation Ce champ est obligatoire." })).toBeVisible();
  await expect(check.getByRole("button", { name: "Importer", exact: true })).toHaveAttribute("aria-disabled", "true");
  const [faulty] = await Promise.all([
    page.waitForEvent("download"),
    check.getByRole("button", { name: "Télécharger les lignes à corriger" }).click(),
  ]);
  expect(await readFile(await faulty.path(), "utf8")).toContain("Désignation\u202f: Ce champ est obligatoire.");
  await expectAccessible(page);

  await choose(page, csvOf(...rows(`Givre ${shop.mark} revu`)));
  const difference = check.getByRole("article", { name: "Ligne 2" });
  await expect(difference).toContainText(`Brume ${shop.mark} revue`);
  await expect(check.getByRole("row", { name: /obligatoire/ })).toHaveCount(0);
  await check.getByRole("button", { name: "Importer", exact: true }).click();
  await expect(check.getByText("2 produits modifiés.")).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const release = await hold(page, "history.undo");
  const undo = check.getByRole("button", { name: "Annuler l’import" });
  await undo.click();
  await expect(undo).toHaveAttribute("data-loading", "true");
  await expect(undo).toBeFocused();
  release();
  await expect(page.getByText("Import annulé")).toBeVisible();
  await page.goto(`/admin/dashboard/products/${first.id}`);
  await expect(productForm(page).field("Titre")).toHaveValue(first.title);
});

test("a table whose import was undone is imported again", { tag: "@long" }, async ({ page, shop }) => {
  const title = `Lanterne ${shop.mark}`;
  await signIn(page, IMPORT);
  await choose(
    page,
    csvOf(["Référence", "Titre", "Catégorie", "Description courte"], [`LAN-${shop.mark}`, title, "Éclairage", "Pour le jardin"]),
  );
  const check = page.getByRole("region", { name: "Vérification" });
  const card = page.getByRole("article", { name: title });
  await check.getByRole("button", { name: "Importer", exact: true }).click();
  await check.getByRole("button", { name: "Annuler l’import" }).click();
  await expect(page.getByText("Import annulé")).toBeVisible();
  await check.getByRole("button", { name: "Importer", exact: true }).click();
  await expect(check.getByText("1 produit créé.")).toBeVisible();
  await page.goto(`/admin/dashboard/products?q=${shop.mark}`);
  await expect(card).toBeVisible();
});

test("a running import says which step it is at, and counts rows only while it writes them", { tag: "@long" }, async ({ page, shop }) => {
  const product = await shop.add({ title: "Veilleuse" });
  await signIn(page, IMPORT);
  await choose(page, csvOf(["Référence", "Titre"], [product.reference, `Veilleuse ${shop.mark} bis`]));
  const release = await hold(page, "productTransfers.run");
  const check = page.getByRole("region", { name: "Vérification" });
  const bar = check.getByRole("progressbar");
  await check.getByRole("button", { name: "Importer", exact: true }).click();
  await expect(check.getByText("Import en cours…")).toBeVisible();
  await expect(bar).toHaveCount(0);
  for (const [step, words] of [
    ["checking", "Vérification des lignes…"],
    ["finishing", "Enregistrement…"],
  ] as const) {
    const restore = await answer(page, "productTransfers.progress", { step });
    await expect(check.getByText(words)).toBeVisible();
    await expect(bar).toHaveCount(0);
    await restore();
  }
  const restore = await answer(page, "productTransfers.progress", { step: "writing", done: 1_000, total: 4_000 });
  await expect(check.getByText(/1\s000 lignes sur 4\s000/)).toBeVisible();
  await expect(bar).toHaveAttribute("aria-valuenow", "25");
  await expectAccessible(page);
  await restore();
  release();
  await expect(check.getByText("1 produit modifié.")).toBeVisible();
});

test(
  "what the list shows is exported, changed in a spreadsheet, and imported again",
  { tag: "@long" },
  async ({ page, shop, problems }) => {
    problems.expect(/status of 409/);
    const product = await shop.add({ title: "Lueur", compatibility: ["Zigbee", "Thread"] });
    await shop.add({ title: "Fanal" });
    await signIn(page, `/admin/dashboard/products?q=${encodeURIComponent(product.title)}`);
    await page.getByRole("button", { name: "Exporter" }).click();
    const [exported] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: "CSV (.csv)" }).click()]);
    expect(exported.suggestedFilename()).toMatch(/^produits-.*\.csv$/);
    const text = await readFile(await exported.path(), "utf8");
    expect(text).toContain(product.reference);
    expect(text).not.toContain("Fanal");

    await page.goto(IMPORT);
    await choose(page, Buffer.from(text));
    const check = page.getByRole("region", { name: "Vérification" });
    await expect(page.getByText("Inchangés").locator("..")).toContainText("1");
    await expect(check.getByRole("button", { name: "Importer", exact: true })).toHaveAttribute("aria-disabled", "true");
    await choose(page, Buffer.from(text.replace("Thread", "Matter")));
    await expect(check.getByRole("article")).toContainText("Matter");
    await shop.change(product, { short_description: "Un collègue est passé." });
    await check.getByRole("button", { name: "Importer", exact: true }).click();
    await expect(check.getByRole("alert")).toContainText("Modifié depuis la vérification");
    await check.getByRole("button", { name: "Vérifier à nouveau" }).click();
    await expect(check.getByRole("article")).toContainText("Un collègue est passé.");
  },
);

test("the export of a shop is recognised, and moves in with its old addresses", { tag: "@long" }, async ({ page, shop }) => {
  const rows = [
    ["Handle", "Title", "Body (HTML)", "Type", "Variant SKU", "Variant Price", "Image Src", "Tags"],
    [
      "lampe-" + shop.mark,
      `Lampe ${shop.mark}`,
      "<p>Une lampe.</p>",
      "Éclairage",
      `SH-${shop.mark}`,
      "19.90",
      "https://10.0.0.1/a.png",
      "ete",
    ],
    ["lampe-" + shop.mark, "", "", "", `SH-${shop.mark}-2`, "15.00", "", ""],
  ];
  await signIn(page, IMPORT);
  await choose(page, csvOf(...rows));
  const columns = page.getByRole("region", { name: "Colonnes", exact: true });
  await expect(columns.getByText("Export de Shopify reconnu")).toBeVisible();
  await expect(columns.getByText(/Colonnes non reprises.*Tags/)).toBeVisible();
  const byHand = columns.getByRole("checkbox", { name: "Choisir moi-même le champ de chaque colonne" });
  await byHand.check();
  await expect(columns.getByRole("combobox", { name: /Variant SKU/ })).toBeVisible();
  await byHand.uncheck();
  const check = page.getByRole("region", { name: "Vérification" });
  await expect(check.getByText(new RegExp(`SH-${shop.mark}-2`))).toBeVisible();
  await expect(check.getByRole("checkbox", { name: "Copier les images et les documents (1)" })).toBeChecked();
  await expect(check.getByRole("checkbox", { name: "Rediriger les anciennes adresses" })).toBeChecked();
  await expectAccessibleInBothThemes(page);

  const release = await hold(page, "productTransfers.run");
  await check.getByRole("button", { name: "Importer", exact: true }).click();
  const restore = await answer(page, "productTransfers.progress", { step: "copying", kind: "image", done: 12, total: 40 });
  await expect(check.getByText("Images 12 sur 40")).toBeVisible();
  await restore();
  release();
  await expect(check.getByText("1 produit créé, 1 redirection.")).toBeVisible();
  await expect(check.getByText(/a\.png.*Cette adresse n’est pas publique/)).toBeVisible();
  const moved = await page.request.get(`/products/lampe-${shop.mark}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, expect.stringMatching(/^\/produits\/lampe-/)]);
  await check.getByRole("button", { name: "Annuler l’import" }).click();
  await expect(page.getByText("Import annulé")).toBeVisible();
  expect((await page.request.get(`/products/lampe-${shop.mark}`)).status()).toBe(404);
});

test(
  "a file of another program asks about its ids, and leaves nothing behind when another one is chosen",
  { tag: "@long" },
  async ({ page, problems }) => {
    problems.expect(/status of 400/);
    const caseFile = (path: string) => `tests/cases/${path}`;
    const chooseCase = (path: string) => page.locator("input[type=file]").setInputFiles(caseFile(path));
    await signIn(page, IMPORT);
    await chooseCase("01-import-foreign-id/export-autre-boutique.csv");
    const check = page.getByRole("region", { name: "Vérification" });
    const run = check.getByRole("button", { name: "Importer", exact: true });
    await expect(check.getByRole("row", { name: /Cafetière/ })).toBeVisible();
    await expect(run).toHaveAttribute("aria-disabled", "true");
    await expectAccessibleInBothThemes(page);
    await check.getByRole("radio", { name: "Ignorer les identifiants" }).check();
    await expect(check.getByRole("row", { name: /besoin d’une colonne/ }).first()).toBeVisible();
    await expect(run).toHaveAttribute("aria-disabled", "true");

    await page.locator("input[type=file]").setInputFiles({ name: "vide.csv", mimeType: "text/csv", buffer: Buffer.from(" \n") });
    await expect(page.getByText("Ce fichier est vide.")).toBeVisible();
    await expect(check).toHaveCount(0);

    await chooseCase("14-table-not-on-row-one/titre-au-dessus.csv");
    await expect(check.getByRole("article", { name: "Ligne 4" })).toContainText("49,90");
    await page.getByRole("combobox", { name: "Ligne des titres" }).selectOption({ index: 0 });
    await expect(page.getByRole("combobox", { name: /Catalogue 2026/ })).toBeVisible();
    const [template] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Télécharger un modèle" }).click(),
    ]);
    expect(template.suggestedFilename()).toMatch(/^modele-produits-.*\.csv$/);
  },
);
