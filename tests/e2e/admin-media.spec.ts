import type { Page, Route } from "@playwright/test";
import { search, tabUntilFocused, saveAndClose } from "./editor.ts";
import { expect, expectAccessibleInBothThemes, signIn, test } from "./fixtures.ts";
import { give } from "./give-files.ts";
import { productForm } from "./product-form.ts";
import { aHeavyFile, aPdf, aPicture } from "./sample-files.ts";
import { answer, cutOff } from "./server-replies.ts";

const LIST = "/admin/dashboard/media";
const HEAVY = 5 * 1024 * 1024 + 1;
const tile = (page: Page, name: string) => page.getByRole("list", { name: "Fichiers" }).getByRole("link", { name });
const details = (page: Page) => page.getByRole("dialog", { name: "Détails du fichier" });
const zone = (page: Page) => page.locator("input[type=file][name=image]");
const picker = (page: Page) => page.getByRole("dialog", { name: "Choisir une image" });
const address = (page: Page) => page.getByLabel("Adresse de l’image");

async function openPicker(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Choisir dans la médiathèque" }).click();
  await expect(picker(page)).toBeVisible();
}

async function addPicture(page: Page, name: string, color = "#335577"): Promise<void> {
  await zone(page).setInputFiles(await aPicture(name, color));
  await expect(page.getByText(`${name} ajouté à la médiathèque`)).toBeVisible();
}

test("adds images and PDFs, finds, filters and describes them", async ({ page, shop }) => {
  // A browser without windows has no viewer of its own.
  await page.addInitScript(`Object.defineProperty(navigator, "pdfViewerEnabled", { value: true })`);
  await signIn(page, LIST);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Médiathèque");
  await addPicture(page, `Étagère ${shop.mark}.png`);
  await zone(page).setInputFiles(aPdf(`Notice ${shop.mark}.pdf`));
  await expect(tile(page, `Notice ${shop.mark}.pdf`)).toContainText("PDF");
  await tile(page, `Notice ${shop.mark}.pdf`).click();
  const address = await details(page).getByRole("textbox", { name: "Adresse" }).inputValue();
  await expect(details(page).getByRole("link", { name: "Ouvrir dans un nouvel onglet" })).toHaveAttribute("href", address);
  await expect(details(page).getByTitle(`Aperçu de Notice ${shop.mark}.pdf`)).toHaveAttribute("src", new RegExp(`^${address}#`));
  await page.keyboard.press("Escape");
  await search(page, `etagere ${shop.mark}`);
  await expect(tile(page, "Notice")).toHaveCount(0);
  await expect(tile(page, `Étagère ${shop.mark}.png`)).toContainText("960 × 640");
  await page.getByLabel("Afficher").selectOption("PDF");
  await expect(page.getByText("Aucun fichier trouvé")).toBeVisible();
  await expect(page.getByText("Essayez de modifier vos critères de recherche.")).toBeVisible();
  await page.getByRole("button", { name: "Effacer les filtres" }).click();
  await page.getByLabel("Afficher").selectOption("Inutilisés");
  await tile(page, `Étagère ${shop.mark}.png`).click();
  await details(page).getByLabel("Texte alternatif").fill("Une lueur dorée");
  await details(page).getByRole("button", { name: "Enregistrer le texte" }).click();
  await expect(page.getByText("Texte alternatif enregistré")).toBeVisible();
  await expect(details(page).getByRole("textbox", { name: "Adresse" })).toHaveValue(/^\/uploads\/[0-9a-f]{32}\.webp$/);
  await details(page).getByRole("button", { name: "Fermer" }).click();
  await search(page, `doree ${shop.mark}`);
  await expect(tile(page, `Étagère ${shop.mark}.png`)).toBeVisible();
});

test("an administrator picks a file for a slide, cannot delete it while it is used, replaces it, then deletes the old one", async ({
  page,
  shop,
  content,
}) => {
  const slide = await content.addSlide({ title: "Brume" });
  await signIn(page, LIST);
  await addPicture(page, `${shop.mark}-a.png`);
  await tile(page, `${shop.mark}-a.png`).click();
  await details(page).getByLabel("Texte alternatif").fill("Le salon, le soir");
  await details(page).getByRole("button", { name: "Enregistrer le texte" }).click();
  await expect(page.getByText("Texte alternatif enregistré")).toBeVisible();
  await page.goto(`/admin/dashboard/slides/${slide.id}`);
  await openPicker(page);
  await picker(page)
    .getByRole("button", { name: `${shop.mark}-a.png` })
    .click();
  await expect(picker(page)).toBeHidden();
  await expect(address(page)).toHaveValue(/^\/uploads\//);
  await expect(page.getByRole("textbox", { name: "Texte alternatif" })).toHaveValue("Le salon, le soir");
  await saveAndClose(page.getByRole("button", { name: "Enregistrer" }));
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.goto(`${LIST}?q=${shop.mark}`);
  await tile(page, `${shop.mark}-a.png`).click();
  await expect(details(page).getByRole("link", { name: `Brume ${shop.mark}` })).toHaveAttribute("href", /\/slides\/\d+$/);
  await details(page).getByRole("button", { name: "Supprimer" }).click();
  await expect(details(page).getByRole("alert")).toContainText("Ce fichier est utilisé : il ne peut pas être supprimé.");
  await expect(details(page).getByRole("alert")).toContainText(`Brume ${shop.mark}`);
  await details(page)
    .getByLabel("Fichier de remplacement")
    .setInputFiles(await aPicture(`${shop.mark}-b.png`, "#884422"));
  await expect(page.getByText("Fichier remplacé partout où il est utilisé")).toBeVisible();
  await expect(details(page)).toContainText(`${shop.mark}-b.png`);
  await expect(details(page).getByRole("link", { name: `Brume ${shop.mark}` })).toBeVisible();
  await details(page).getByRole("button", { name: "Fermer" }).click();

  await expect(tile(page, `${shop.mark}-a.png`)).toContainText("Inutilisé");
  await tile(page, `${shop.mark}-a.png`).click();
  await details(page).getByRole("button", { name: "Supprimer" }).click();
  await details(page).getByRole("button", { name: "Supprimer définitivement" }).click();
  await expect(page.getByText("Fichier supprimé")).toBeVisible();
  await expect(tile(page, `${shop.mark}-a.png`)).toHaveCount(0);
});

test("the media library shows a file that was added while the list was on its way", { tag: "@long" }, async ({ page, shop }) => {
  const { promise: added, resolve: handleAdded } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    const response = await route.fetch();
    await added;
    await route.fulfill({ response }).catch(() => {}); // the page may have given it up
  };
  await page.route(/media\.list/, hold, { times: 1 });
  await signIn(page, LIST);
  await addPicture(page, `${shop.mark}-vite.png`);
  handleAdded();
  await expect(tile(page, `${shop.mark}-vite.png`)).toBeVisible();
});

test(
  "the media library shows at once what it refuses, and keeps what is being written when a file is replaced",
  { tag: "@long" },
  async ({ page, shop, content, problems }) => {
    problems.expect(/status of 415/);
    await signIn(page, LIST);
    await addPicture(page, `${shop.mark}-a.png`);
    await tile(page, `${shop.mark}-a.png`).click();
    await content.addSlide({ title: "Brume", image_url: await details(page).getByRole("textbox", { name: "Adresse" }).inputValue() });
    await page.reload();
    const words = details(page).getByLabel("Texte alternatif");
    await words.fill("Le salon, le soir");
    const alert = (text: string) => details(page).getByRole("alert").filter({ hasText: text });
    await details(page).getByRole("button", { name: "Supprimer" }).click();
    await expect(alert("Ce fichier est utilisé")).toBeInViewport({ ratio: 0.9 });
    await expect(alert("Ce fichier est utilisé")).toBeFocused();
    const replacement = details(page).getByLabel("Fichier de remplacement");
    await replacement.setInputFiles({ name: "faux.png", mimeType: "image/png", buffer: Buffer.from("des notes") });
    await expect(alert("Le fichier n’a pas été remplacé")).toBeInViewport({ ratio: 0.9 });
    await expect(alert("Le fichier n’a pas été remplacé")).toBeFocused();
    await replacement.setInputFiles(await aPicture(`${shop.mark}-b.png`, "#884422"));
    await expect(details(page)).toContainText(`${shop.mark}-b.png`);
    await expect(words).toHaveValue("Le salon, le soir");
    await details(page).getByRole("button", { name: "Enregistrer le texte" }).click();
    await expect(page.getByText("Texte alternatif enregistré")).toBeVisible();
  },
);

test(
  "the media library takes what is dropped on it or pasted anywhere, and says of each file why it does not",
  { tag: "@long" },
  async ({ page, shop }) => {
    await signIn(page, LIST);
    const name = (kind: string) => `${kind} ${shop.mark}`;
    await give(page.locator("body"), "paste", { files: [await aPicture(name("collée.png"), "#335577")] });
    await expect(tile(page, name("collée.png"))).toBeVisible();
    const files = [
      await aPicture(name("déposée.png"), "#775533"),
      aPdf(name("notice.pdf")),
      aHeavyFile(name("lourde.png"), "image/png", HEAVY),
    ];
    await give(zone(page).locator("xpath=.."), "drop", {
      files: [...files, { name: name("notes.txt"), mimeType: "text/plain", buffer: Buffer.from("des notes") }],
    });
    await expect(tile(page, name("déposée.png"))).toBeVisible();
    await expect(tile(page, name("notice.pdf"))).toBeVisible();
    await expect(page.getByText(`${name("lourde.png")} est trop volumineux (max 5MB)`)).toBeVisible();
    await expect(page.getByText(`${name("notes.txt")} n'est pas un fichier image valide`)).toBeVisible();
  },
);

test("the picker takes one file that is pasted or dropped, or an address", { tag: "@long" }, async ({ page }) => {
  await signIn(page, "/admin/dashboard/slides/new");
  await openPicker(page);
  await give(picker(page), "paste", { files: [await aPicture("collée.png", "#335577")] });
  await expect(picker(page)).toBeHidden();
  await expect(address(page)).toHaveValue(/^\/uploads\//);
  const pasted = await address(page).inputValue();
  await openPicker(page);
  await give(picker(page).locator("input[type=file]").locator("xpath=.."), "drop", {
    files: [await aPicture("déposée.png", "#775533"), await aPicture("de trop.png", "#557733")],
  });
  await expect(picker(page)).toBeHidden();
  await expect(address(page)).toHaveValue(/^\/uploads\//);
  expect(await address(page).inputValue()).not.toBe(pasted);
  await openPicker(page);
  await picker(page).getByLabel("Ou indiquez une adresse").fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(picker(page).getByLabel("Ou indiquez une adresse")).toHaveAttribute("aria-invalid", "true");
  await picker(page).getByLabel("Ou indiquez une adresse").fill("/logo.svg");
  await page.keyboard.press("Enter");
  await expect(address(page)).toHaveValue("/logo.svg");
});

test("a product takes a picture and a PDF from the library, and no PDF that is none", { tag: "@long" }, async ({ page, shop }) => {
  await signIn(page, LIST);
  await addPicture(page, `${shop.mark}.png`);
  await zone(page).setInputFiles(aPdf(`Notice ${shop.mark}.pdf`));
  await expect(tile(page, `Notice ${shop.mark}.pdf`)).toBeVisible();
  await page.goto("/admin/dashboard/products/new");
  const { window, field, tab, images } = productForm(page);
  await openPicker(page);
  await picker(page)
    .getByRole("button", { name: `${shop.mark}.png` })
    .click();
  await expect(images.getByText(`${shop.mark}.png`)).toBeVisible();
  await expect(images.getByRole("radio", { name: "Image principale" })).toBeChecked();
  await tab("Téléchargements").click();
  await window.getByRole("button", { name: "Choisir dans la médiathèque" }).click();
  const documents = page.getByRole("dialog", { name: "Choisir un PDF" });
  await give(documents, "paste", { files: [await aPicture("face.png", "#335577")] });
  await expect(documents.getByText("face.png n'est pas un fichier PDF valide")).toBeVisible();
  await documents.getByRole("button", { name: `Notice ${shop.mark}.pdf` }).click();
  await expect(field("Nom")).toHaveValue(`Notice ${shop.mark}`);
  await expect(field("Type")).toHaveValue("Fiche technique");
  await expect(field("Taille")).toHaveValue("0.01 MB");
});

test("an empty library, and its picker, say how to begin", { tag: "@long" }, async ({ page }) => {
  await answer(page, "media.list", { data: [], total: 0, page: 1, limit: 24, counts: { image: 0, pdf: 0 } });
  await signIn(page, LIST);
  await expect(page.getByText("Aucun fichier trouvé")).toBeVisible();
  await expect(page.getByText("Déposez ici vos premières images et fiches techniques.")).toBeVisible();
  await page.goto("/admin/dashboard/slides/new");
  await openPicker(page);
  await expect(picker(page).getByText("Déposez ici le premier.")).toBeVisible();
  await picker(page).getByRole("searchbox", { name: "Rechercher" }).fill("rien");
  await expect(picker(page).getByText("Essayez de modifier vos critères de recherche.")).toBeVisible();
});

test("a file is opened, picked and deleted with the keyboard alone", { tag: "@long" }, async ({ page, shop }) => {
  await signIn(page, LIST);
  await addPicture(page, `${shop.mark}.png`);
  await tabUntilFocused(page, "link", new RegExp(`${shop.mark}\\.png`));
  await page.keyboard.press("Enter");
  await expect(details(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(details(page)).toBeHidden();
  await page.goto("/admin/dashboard/features/new");
  await tabUntilFocused(page, "button", "Choisir dans la médiathèque");
  await page.keyboard.press("Enter");
  await expect(picker(page)).toBeVisible();
  await tabUntilFocused(page, "button", new RegExp(`${shop.mark}\\.png`));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Icône personnalisée (adresse)")).toHaveValue(/^\/uploads\//);
  await page.goto(`${LIST}?q=${shop.mark}`);
  await expect(tile(page, shop.mark)).toBeVisible();
  await tabUntilFocused(page, "link", new RegExp(`${shop.mark}\\.png`));
  await page.keyboard.press("Enter");
  await expect(details(page).getByLabel("Texte alternatif")).toBeVisible();
  // A picture that is deleted while it is being made in another width is not found, which the browser says.
  for (const picture of await page.locator("img").all()) await expect(picture).toHaveJSProperty("complete", true);
  await tabUntilFocused(page, "button", "Supprimer");
  await page.keyboard.press("Enter");
  await tabUntilFocused(page, "button", "Supprimer définitivement");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Fichier supprimé")).toBeVisible();
  await expect(page.getByText("Aucun fichier trouvé")).toBeVisible();
});

test("the library, a file and the picker are accessible", { tag: "@long" }, async ({ page, shop }) => {
  await signIn(page, LIST);
  await addPicture(page, `${shop.mark}.png`);
  await expect(tile(page, `${shop.mark}.png`)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await tile(page, `${shop.mark}.png`).click();
  await expect(details(page).getByLabel("Texte alternatif")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto("/admin/dashboard/slides/new");
  await openPicker(page);
  await expect(picker(page).getByRole("list", { name: "Fichiers" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test(
  "with the server gone, the library, a file and the picker say that they could not be loaded, and try again",
  { tag: "@long" },
  async ({ page, shop, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    await signIn(page, LIST);
    await addPicture(page, `${shop.mark}.png`);
    await tile(page, `${shop.mark}.png`).click();
    await expect(details(page).getByLabel("Texte alternatif")).toBeVisible();
    const file = page.url();
    const restore = await cutOff(page, "media.");
    await page.goto(file);
    const failure = (title: string) => page.getByRole("alert").filter({ hasText: title });
    await expect(failure("Le fichier n’a pas pu être chargé")).toBeVisible();
    await page.goto("/admin/dashboard/slides/new");
    await openPicker(page);
    await expect(failure("La liste n’a pas pu être chargée")).toBeVisible();
    await restore();
    await picker(page).getByRole("button", { name: "Réessayer" }).click();
    await expect(picker(page).getByRole("button", { name: `${shop.mark}.png` })).toBeVisible();
  },
);

test("on a phone a file is found and described by touch", { tag: ["@phone", "@long"] }, async ({ page, shop }) => {
  await signIn(page, LIST);
  await addPicture(page, `${shop.mark}.png`);
  await tile(page, `${shop.mark}.png`).tap();
  await details(page).getByLabel("Texte alternatif").fill("Une lampe");
  await details(page).getByRole("button", { name: "Enregistrer le texte" }).tap();
  await expect(page.getByText("Texte alternatif enregistré")).toBeVisible();
});
