import type { Page } from "@playwright/test";
import sharp from "sharp";
import { editor, saveAndClose } from "./editor.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { productForm } from "./product-form.ts";
import { aPicture, type SampleFile } from "./sample-files.ts";

const UPLOAD = "**/api/admin/upload";

/** Lets the uploads of one file wait until the function that is given back is called. */
async function holdUpload(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(UPLOAD, async (route) => {
    if (route.request().postDataBuffer()?.includes(name)) await promise;
    await route.fallback();
  });
  return resolve;
}

/** A photo of a phone held upright: on its side in the file, turned by its metadata, and too large to be sent. */
async function aPhotograph(name: string): Promise<SampleFile> {
  const noise = { type: "gaussian", mean: 128, sigma: 70 } as const;
  const buffer = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#335577", noise } })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

test(
  "pictures keep the order in which they were chosen, and the first one is the main one, however late it arrives",
  { tag: "@long" },
  async ({ page }) => {
    await signIn(page, "/admin/dashboard/products/new");
    const form = productForm(page);
    const letThrough = await holdUpload(page, "une.png");
    await form.files("image").setInputFiles([await aPicture("une.png", "#335577"), await aPicture("deux.png", "#775533")]);
    await expect(form.images.getByRole("radio", { name: "Image principale" })).toHaveCount(1);
    await expect(form.images.getByRole("progressbar", { name: "Envoi de une.png" })).toHaveCount(1);
    await form.tab("SEO").click(); // what is on its way does not depend on the tab that is open
    letThrough();
    await form.tab("Informations").click();
    const rows = form.images.getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText("une.png");
    await expect(rows.first().getByRole("radio")).toBeChecked();
    await expect(rows.first()).toContainText("960 × 640 · 1 Ko");
    await form.window.getByLabel("Ajouter une image par son adresse").fill("/uploads/placeholder.jpg");
    await page.keyboard.press("Tab");
    await expect(rows.last()).toContainText("Adresse de ce site");
  },
);

test(
  "an upload that failed is tried again, one under way is called off, and no old error stays beside the next try",
  { tag: "@long" },
  async ({ page, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    await signIn(page, "/admin/dashboard/products/new");
    const form = productForm(page);
    const rows = form.images.getByRole("listitem");
    await page.route(UPLOAD, (route) => route.abort());
    await form.files("image").setInputFiles([await aPicture("une.png", "#335577")]);
    const failure = form.window.getByRole("alert");
    await expect(failure).toContainText("Erreur lors de l'upload de une.png");
    await page.unroute(UPLOAD);
    await failure.getByRole("button", { name: "Réessayer" }).click();
    await expect(rows).toHaveCount(1);
    await expect(failure).toHaveCount(0);

    await holdUpload(page, "deux.png");
    await form.files("image").setInputFiles([await aPicture("deux.png", "#775533")]);
    await form.button("Annuler l’envoi de deux.png").click();
    await expect(form.images.getByRole("progressbar")).toHaveCount(0);
    await form.files("image").setInputFiles([{ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("des notes") }]);
    await expect(failure).toContainText("notes.txt n'est pas un fichier image valide");
    await form.files("image").setInputFiles([await aPicture("trois.png", "#557733")]);
    await expect(rows).toHaveText([/une\.png/, /trois\.png/]);
    await expect(failure).toHaveCount(0);
  },
);

test(
  "a save without the pictures that failed has to be asked for, and closing the form too",
  { tag: "@long" },
  async ({ page, shop, administration, problems }) => {
    problems.expect(/net::ERR_FAILED|status of 415/);
    const { id } = await shop.add({ title: "Aube" });
    await signIn(page, `/admin/dashboard/products/${id}`);
    const form = productForm(page);
    const notice = form.window.getByRole("alert").filter({ hasText: "Rien n’a été enregistré" });
    await page.route(UPLOAD, (route) => route.abort());
    await form.files("image").setInputFiles([await aPicture("une.png", "#335577"), await aPicture("deux.png", "#775533")]);
    await expect(form.images.getByRole("alert")).toContainText("une.png, deux.png");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Continuer la saisie" }).click();
    await form.field("Description courte").fill("Une lueur.");
    await saveAndClose(form.button("Enregistrer"));
    await expect(notice).toContainText(
      "une.png et deux.png ne sont pas arrivés\u202f: réessayez l’envoi, ou enregistrez sans ces fichiers.",
    );
    await page.unroute(UPLOAD);
    await form.images.getByRole("button", { name: "Réessayer" }).click();
    await expect(form.images.getByRole("listitem")).toHaveCount(2);
    await expect(notice).toHaveCount(0);

    await form.files("image").setInputFiles({ name: "faux.png", mimeType: "image/png", buffer: Buffer.from("des notes") });
    await expect(form.images.getByRole("alert")).toContainText("faux.png");
    await page.keyboard.press("Control+s");
    await expect(form.window.getByText("Produit mis à jour")).toBeVisible();
    const { images } = await (await administration.get(`/api/admin/products/${id}`)).json();
    expect(images).toHaveLength(2);
  },
);

test(
  "a phone's photograph is made smaller, not refused, and stays upright; one that no browser here reads says what to do",
  { tag: "@long" },
  async ({ page }) => {
    test.slow(); // twelve million pixels, drawn and encoded by software
    await signIn(page, "/admin/dashboard/products/new");
    const form = productForm(page);
    const heif = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(64)]);
    await form.files("image").setInputFiles([await aPhotograph("terrasse.jpg"), { name: "IMG_1.HEIC", mimeType: "", buffer: heif }]);
    await expect(form.window.getByRole("alert")).toContainText("Enregistrez la photo au format JPEG");
    await expect(form.images.getByRole("listitem")).toContainText("1920 × 2560", { timeout: 30_000 });
  },
);

test(
  "a save during an upload says what it waits for, can go without it, and is called off when the upload fails",
  { tag: "@long" },
  async ({ page, content, administration, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    const { id, image_url } = await content.addSlide({ title: "Brume" });
    await signIn(page, `/admin/dashboard/slides/${id}`);
    const { window, field, image, button } = editor(page, /^Modifier le slide/);
    await page.route(UPLOAD, (route) => route.abort());
    await image.setInputFiles(await aPicture("aube.png", "#345"));
    await expect(window.getByRole("alert")).toContainText("aube.png");
    await page.unroute(UPLOAD);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(UPLOAD, async (route) => {
      await promise;
      await route.abort();
    });
    await button("Réessayer").click();
    await field("Sous-titre").fill("Une lueur douce.");
    await saveAndClose(button("Enregistrer"));
    const wait = window.getByRole("status").filter({ hasText: "aube.png" });
    await expect(wait).toContainText("L’enregistrement attend");
    resolve();
    await expect(window.getByText("Rien n’a été enregistré")).toBeVisible();
    await page.unroute(UPLOAD);

    await holdUpload(page, "aube.png");
    await button("Réessayer").click();
    await saveAndClose(button("Enregistrer"));
    await wait.getByRole("button", { name: "Enregistrer sans" }).click();
    await expect(window).toBeHidden();
    const stored = await (await administration.get(`/api/admin/slides/${id}`)).json();
    expect(stored).toMatchObject({ subtitle: "Une lueur douce.", image_url });
  },
);

test(
  "a refused file holds up no later save, and files under way when the tab is closed are warned of and named afterwards",
  { tag: "@long" },
  async ({ page, shop }) => {
    const { id } = await shop.add({ title: "Brume" });
    await signIn(page, `/admin/dashboard/products/${id}`);
    const form = productForm(page);
    await form.files("image").setInputFiles([{ name: "prog.exe", mimeType: "text/plain", buffer: Buffer.from("MZ") }]);
    await expect(form.window.getByRole("alert")).toContainText("prog.exe n'est pas un fichier image valide");
    await form.field("Description courte").fill("Une lumière.");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(form.window.getByRole("status").filter({ hasText: "Produit mis à jour" })).toBeVisible();

    await page.route(UPLOAD, () => {}); // never answered
    await form.files("image").setInputFiles([await aPicture("une.png", "#335577"), await aPicture("deux.png", "#775533")]);
    await expect(form.images.getByRole("progressbar")).toHaveCount(2);
    const warning = page.waitForEvent("dialog");
    const reload = page.reload();
    await (await warning).accept();
    await reload;
    await expect(form.window.getByRole("alert").filter({ hasText: "Des fichiers manquent" })).toContainText(
      "une.png et deux.png n’étaient pas encore envoyés\u202f: choisissez-les à nouveau.",
    );
  },
);
