import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { articleForm as form } from "./article-form.ts";
import { countDrafts, saveAndClose } from "./editor.ts";
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, signIn, test } from "./fixtures.ts";
import { give } from "./give-files.ts";
import { aHeavyFile, aPicture } from "./sample-files.ts";

const LIST = "/admin/dashboard/blog";

/** Clipboard content of Word, less the pages of styles before it. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-style-unhide:no}</style></head><body>
<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]-->
<p class=MsoTitle><span style='font-family:Calibri'>La lumière du soir</span></p>
<p class=MsoNormal style='mso-margin-top-alt:auto'><b><span style='color:red'>Douce</span></b><span style='mso-spacerun:yes'> et <u>chaude</u>, <s>sans</s> H<sub>2</sub>O ni m<sup>2</sup></span>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>Salon</p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Lampe basse</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Chambre</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Ouvrir</p>
<h1>Et dehors</h1></body></html>`;

const FROM_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Gras</span><span style="font-weight:400"> et </span><a href="https://example.com/" style="text-decoration:none"><span style="color:#15c;text-decoration:underline">clair</span></a></p><br><ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>Un</span></p></li><ul><li aria-level="2"><p><span>Deux</span></p></li></ul></ul></b>`;

const FORBIDDEN = `<h5>Petit titre</h5><p style="color:red" onclick="alert(1)">a <u>b</u> <s>c</s> <a href="javascript:alert(1)">d</a></p><script>alert(1)</script><iframe src="https://example.com"></iframe><img src="https://example.com/x.png" alt="x">`;

test("an administrator writes with the mouse: titles, emphasis, lists, a table, a link", async ({ page }) => {
  await signIn(page, `${LIST}/new`);
  const { window, text, control, readSource, button } = form(page);
  await text.click();
  await page.keyboard.type("Le soir");
  await control("Titre de niveau 2").click();
  await expect(control("Titre de niveau 2")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await control("Gras").click();
  await page.keyboard.type("Doux");
  await control("Gras").click();
  await page.keyboard.type(" et clair");
  await page.keyboard.press("Enter");
  await control("Liste à puces").click();
  await page.keyboard.type("Salon");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await control("Lien").click();
  await window.getByLabel("Adresse du lien").fill("javascript:alert(1)");
  await button("Appliquer").click();
  await expect(window.getByText("Indiquez une adresse commençant par")).toBeVisible();
  await window.getByLabel("Adresse du lien").fill("lumidar.example");
  await button("Appliquer").click();
  await page.keyboard.press("Enter");
  await control("Insérer un tableau").click();
  await page.keyboard.type("Pièce");
  await control("Supprimer la ligne").waitFor();
  await expect(window.getByText(/^8 mots · 1 min de lecture$/)).toBeVisible();
  const html = await readSource();
  expect(html).toContain(`<h2>Le soir</h2>\n<p><strong>Doux</strong> et clair</p>\n<ul>\n<li>Salon</li>\n</ul>`);
  expect(html).toContain(`<p><a href="https://lumidar.example" target="_blank" rel="noopener noreferrer">lumidar.example</a></p>`);
  expect(html).toContain(`<thead>\n<tr><th scope="col">Pièce</th>`);
});

/** Properties that Tiptap adds to its element. */
type TiptapElement = { editor: { state: { selection: { empty: boolean; to: number }; doc: { content: { size: number } } } } };

/** Moves the cursor until the editor has it there. For 50 ms after a change of its own it takes a move back: no hand is
 *  that fast, this one is. */
async function moveCursor(text: Locator, keys: string, is: "at the end" | "over words") {
  await expect(async () => {
    await text.press(keys);
    const state = () =>
      text.evaluate(
        ({
          editor: {
            state: { selection, doc },
          },
        }: TiptapElement) => (!selection.empty ? "over words" : selection.to === doc.content.size - 1 ? "at the end" : "elsewhere"),
      );
    await expect.poll(state, { timeout: 500 }).toBe(is);
  }).toPass();
}

test(
  "a link is found by the title of its page, and the words that get it stay marked meanwhile",
  { tag: "@long" },
  async ({ page, shop, content }) => {
    const { slug, title } = await shop.add({ title: "Brume" });
    const article = await content.addArticle({ content: "<p>La lampe</p>" });
    await signIn(page, `${LIST}/${article.id}`);
    const { window, text, readSource } = form(page);
    await moveCursor(text, "Control+a", "over words");
    await page.keyboard.press("Control+k");
    const field = window.getByLabel("Adresse du lien");
    await expect(text.locator("[data-kept-selection]")).toHaveText("La lampe");
    await field.fill("introuvable zzz");
    await page.keyboard.press("Enter");
    await expect(field).toHaveAccessibleDescription(/Aucun produit, article ni page trouvé/);
    await field.fill(title);
    await expect(window.getByRole("list", { name: "Pages trouvées" })).toContainText(`/produits/${slug}`);
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Enter");
    await expect(text).toBeFocused();
    expect(await readSource()).toContain(`<p><a href="/produits/${slug}">La lampe</a></p>`);
  },
);

test("writes, undoes and saves with the keyboard alone", { tag: "@long" }, async ({ page, shop, content }) => {
  const article = await content.addArticle({ content: "<p>Un</p>" });
  await signIn(page, `${LIST}/${article.id}`);
  const { window, text, control, button, readSource } = form(page);
  await moveCursor(text, "Control+End", "at the end");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+Alt+3");
  await page.keyboard.type("Deux");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("trois");
  await moveCursor(text, "Shift+Home", "over words");
  await page.keyboard.press("Control+k");
  await expect(window.getByLabel("Adresse du lien")).toBeFocused();
  await page.keyboard.type("/contact");
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  await page.keyboard.press("Alt+F10");
  await expect(control("Titre de niveau 2")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(control("Titre de niveau 3")).toBeFocused();
  await page.keyboard.press("Control+s");
  await expect(window.getByRole("status").filter({ hasText: "Article mis à jour" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(window).toBeHidden();
  await page.goto(`${LIST}/${article.id}`);
  await expect(text).toContainText("trois");
  expect(await readSource()).toBe(`<p>Un</p>\n<h3>Deux</h3>\n<p><a href="/contact"><strong>trois</strong></a></p>`);
  await moveCursor(text, "Control+End", "at the end");
  await page.keyboard.insertText(" !"); // one step of the editor's history, however slow the machine
  await page.keyboard.press("Control+z");
  await button("Fermer").last().click();
  await expect(window, `nothing is left to lose (${shop.mark})`).toBeHidden();
});

test(
  "cleans what comes from Word and Google Docs, and takes nothing that would be dropped",
  { tag: "@long" },
  async ({ page, problems }) => {
    problems.expect(/event handler|script-src-attr/); // the policy of the page refuses it before we do
    await signIn(page, `${LIST}/new`);
    const { window, text, readSource } = form(page);
    await text.click();
    await give(text, "paste", { html: FROM_WORD });
    await expect(text.getByRole("heading", { name: "Et dehors" })).toBeVisible();
    expect(await readSource()).toBe(
      `<h2>La lumière du soir</h2>\n<p><strong>Douce</strong> et <u>chaude</u>, <s>sans</s> H<sub>2</sub>O ni m<sup>2</sup>.</p>\n<ul>\n<li>Salon\n<ol>\n<li>Lampe basse</li>\n</ol>\n</li>\n<li>Chambre</li>\n</ul>\n<ol>\n<li>Ouvrir</li>\n</ol>\n<h2>Et dehors</h2>`,
    );
    await text.press("Control+a");
    await give(text, "paste", { html: FROM_DOCS });
    await expect(text).not.toContainText("Douce");
    expect(await readSource()).toBe(
      `<p><strong>Gras</strong> et <a href="https://example.com/" target="_blank" rel="noopener noreferrer">clair</a></p>\n<ul>\n<li>Un\n<ul>\n<li>Deux</li>\n</ul>\n</li>\n</ul>`,
    );
    await text.press("Control+a");
    await give(text, "paste", { html: FORBIDDEN });
    await expect(window.getByRole("alert")).toContainText("Une image collée vient d’ailleurs");
    expect(await readSource()).toBe("<h4>Petit titre</h4>\n<p>a <u>b</u> <s>c</s> d</p>");
  },
);

test(
  "the editor goes on with the numbers of a list that was interrupted, pasted or typed, and nests what LibreOffice leaves beside",
  { tag: "@long" },
  async ({ page }) => {
    const caseFile = (path: string) => readFileSync(join(import.meta.dirname, "../cases", path), "utf8");
    await signIn(page, `${LIST}/new`);
    const { window, text, readSource } = form(page);
    const paste = async (path: string) => {
      await text.press("Control+a");
      await text.press("Delete");
      await give(text, "paste", { html: caseFile(path) });
      await expect(text.getByRole("listitem").last()).toBeVisible();
      return readSource();
    };
    await text.click();
    const interrupted = `<ol>\n<li>Couper le courant</li>\n</ol>\n<p>Vérifier avec un testeur.</p>\n<ol start="2">\n<li>Ouvrir le boîtier</li>\n</ol>`;
    expect(await paste("07-list-numbers-restart/word.html")).toBe(interrupted);
    expect(await paste("07-list-numbers-restart/libreoffice.html")).toBe(interrupted);
    expect(await paste("09-libreoffice-nested-lists/libreoffice.html")).toBe(
      `<ol>\n<li>\n<p>Un</p>\n<p>Note.</p>\n<ul>\n<li>Sous-point</li>\n</ul>\n</li>\n</ol>`,
    );
    await text.press("Control+a");
    await text.press("Delete");
    await page.keyboard.type("3. Refermer");
    expect(await readSource()).toBe(`<ol start="3">\n<li>Refermer</li>\n</ol>`);

    await window.getByRole("button", { name: "Plein écran" }).click();
    await text.press("Escape");
    await expect(window.getByRole("button", { name: "Plein écran", pressed: false })).toBeVisible();
    await expect(text).toContainText("Refermer");
  },
);

test(
  "the editor takes pictures that are dropped and pasted, asks for their words, and keeps one that fails for another try",
  { tag: "@long" },
  async ({ page, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    await signIn(page, `${LIST}/new`);
    const { window, text, button, readSource } = form(page);
    await text.click();
    await page.keyboard.type("Avant");
    await give(text, "drop", { files: [await aPicture("scene.png", "#335577")] });
    await expect(text.locator("img")).toHaveCount(1);
    await give(text, "paste", { files: [await aPicture("autre.png", "#775533")] });
    await expect(text.locator("img")).toHaveCount(2);
    await expect(window.getByText("2 images n’ont pas de texte alternatif.")).toBeVisible();
    await button("Décrire la première").click();
    await expect(window.getByLabel("Texte alternatif")).toBeFocused();
    await page.keyboard.type("Le salon, le soir");
    expect(await readSource()).toMatch(/<img alt="Le salon, le soir" src="\/uploads\/[\w.-]+" width="960" height="640" \/>/);
    await give(text, "paste", { files: [aHeavyFile("lourde.png", "image/png", 5 * 1024 * 1024 + 1)] });
    await expect(window.getByRole("alert")).toContainText("lourde.png");
    await button("Renoncer à lourde.png").click();
    await page.route("**/api/admin/upload", (route) => route.abort());
    await give(text, "paste", { files: [await aPicture("panne.png", "#557733")] });
    await expect(window.getByRole("alert")).toContainText("panne.png");
    await expect(button("Modifier le code HTML"), "it has no place for what is still to come").toBeDisabled();
    await expect(window.getByText("Possible une fois les images envoyées, ou abandonnées.")).toBeVisible();
    await page.unroute("**/api/admin/upload");
    await button("Réessayer").click();
    await expect(text.locator("img")).toHaveCount(3);
    await expect(button("Modifier le code HTML")).toBeEnabled();
  },
);

test(
  "in a long text, the editor says beside the text which pictures did not come, and saves nothing without them unasked",
  { tag: "@long" },
  async ({ page, content, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    const paragraphs = Array.from({ length: 120 }, (_, index) => `<p>Paragraphe ${index + 1}.</p>`);
    const article = await content.addArticle({ content: paragraphs.join("") });
    await signIn(page, `${LIST}/${article.id}`);
    const { window, text, button } = form(page);
    const written = text.getByText("Paragraphe 20.", { exact: true });
    const alert = (words: string) => window.getByRole("alert").filter({ hasText: words });
    await written.click();
    await give(text, "paste", { html: `<p>Le soir</p><img src="file:///C:/Temp/image001.png">` });
    await expect(alert("Une image collée vient d’ailleurs")).toBeInViewport({ ratio: 0.9 });
    await page.route("**/api/admin/upload", (route) => route.abort());
    await give(text, "paste", { files: [await aPicture("une.png", "#335577"), await aPicture("deux.png", "#775533")] });
    await expect(alert("Erreur lors de l'upload des images"), "one notice for all").toBeInViewport({ ratio: 0.9 });
    for (const name of ["une.png", "deux.png"]) {
      await expect(alert("Erreur lors de l'upload des images")).toContainText(name);
      await expect(text.locator(`[data-upload-spot="${name}"]`)).toBeInViewport();
    }
    await page.keyboard.press("Control+s");
    await expect(alert("Rien n’a été enregistré")).toContainText("une.png et deux.png");
    await alert("Rien n’a été enregistré").getByRole("button", { name: "Fermer" }).click();
    await page.unroute("**/api/admin/upload");
    await button("Renoncer à deux.png").click();
    await button("Réessayer").click();
    await expect(text.locator("img")).toHaveCount(1);
    await page.keyboard.press("Control+s");
    await expect(window.getByRole("status").filter({ hasText: "Article mis à jour" })).toBeVisible();
  },
);

test("the editor takes a picture of the library with its words, and none from elsewhere", { tag: "@long" }, async ({ page, shop }) => {
  await signIn(page, "/admin/dashboard/media");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await aPicture(`${shop.mark}.png`, "#335577"));
  await expect(page.getByText(`${shop.mark}.png ajouté à la médiathèque`)).toBeVisible();
  await page.goto(`${LIST}/new`);
  const { text, button, readSource } = form(page);
  await text.click();
  await button("Choisir une image dans la médiathèque").click();
  const picker = page.getByRole("dialog", { name: "Choisir une image" });
  await picker.getByLabel("Ou indiquez une adresse").fill("https://example.com/x.png");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Le texte d’un article ne montre que des images de la médiathèque")).toBeVisible();
  await expect(text.locator("img")).toHaveCount(0);
  await button("Choisir une image dans la médiathèque").click();
  await picker.getByRole("button", { name: `${shop.mark}.png` }).click();
  await expect(text.locator("img")).toHaveCount(1);
  expect(await readSource()).toMatch(/src="\/uploads\/[\w.-]+"/);
});

test("the administration opens no text in the editor that the editor would change", { tag: "@long" }, async ({ page, content }) => {
  const figure = `<p>Avant</p><figure><img alt="Salon" src="/uploads/placeholder.jpg" /><figcaption>Le <strong>salon</strong></figcaption></figure>`;
  const article = await content.addArticle({ content: figure });
  await signIn(page, `${LIST}/${article.id}`);
  const { window, field, text, button } = form(page);
  await expect(window.getByRole("alert")).toContainText("Il perdrait : figure, légende d’image");
  await expect(field("Contenu")).toHaveValue(figure);
  await field("Contenu").fill(`${figure}<p>Après</p>`);
  await button("Revenir à l’éditeur").click();
  await expect(field("Contenu")).toHaveValue(`${figure}<p>Après</p>`);
  await button("Ouvrir quand même dans l’éditeur").click();
  await expect(text).toContainText("Après");
  await field("Auteur").fill("Camille");
  await saveAndClose(button("Enregistrer"));
  await expect(window).toBeHidden();
  await page.goto(`${LIST}/${article.id}`);
  await expect(field("Contenu"), "unchanged, since nothing was typed in the editor").toHaveValue(/<figcaption>Le <strong>salon/);
});

test("the editor gives a picture a legend, and keeps the one it had", { tag: "@long" }, async ({ page, content }) => {
  const article = await content.addArticle({
    content: `<figure><img alt="Salon" src="/uploads/placeholder.jpg" /><figcaption>Le salon</figcaption></figure><p>Après</p>`,
  });
  await signIn(page, `${LIST}/${article.id}`);
  const { window, text, field, readSource } = form(page);
  await expect(text.getByText("Le salon")).toBeVisible();
  await text.getByRole("img", { name: "Salon" }).click();
  await expect(field("Légende")).toHaveValue("Le salon");
  await field("Légende").fill("Le salon, à l’heure bleue");
  await expect(text.locator("figcaption")).toHaveText("Le salon, à l’heure bleue");
  await expect(window.getByRole("alert")).toBeHidden();
  expect(await readSource()).toMatch(
    /<figure>\s*<img alt="Salon"[^>]*>\s*<figcaption>Le salon, à l’heure bleue<\/figcaption>\s*<\/figure>/,
  );
});

test(
  "what was read is not taken for a change, and what was typed comes back after a reload",
  { tag: "@long" },
  async ({ page, content }) => {
    const article = await content.addArticle({ content: "<h2>Un</h2><ul><li><p>Deux</p></li></ul><blockquote>Trois</blockquote>" });
    await signIn(page, `${LIST}/${article.id}`);
    const { window, text, button } = form(page);
    await expect(text).toContainText("Trois");
    await text.click();
    await page.reload();
    await expect(text).toContainText("Trois");
    expect(await countDrafts(page)).toBe(0);
    await text.press("Control+End");
    await page.keyboard.type("quatre");
    await page.reload();
    await expect(text).toContainText("quatre");
    await window.getByRole("button", { name: "Repartir de la version enregistrée" }).click();
    await expect(text).not.toContainText("quatre");
    await button("Fermer").last().click();
    await page
      .getByRole("dialog", { name: "Abandonner les modifications ?" })
      .getByRole("button", { name: "Abandonner", exact: true })
      .click();
    await expect(window).toBeHidden();
  },
);

test("without the editor itself, the text can still be written", { tag: "@long" }, async ({ page, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  await page.route("**/admin-assets/rich-text-*.js", (route) => route.abort());
  await signIn(page, `${LIST}/new`);
  const { window, field } = form(page);
  await expect(window.getByRole("alert")).toContainText("L’éditeur n’a pas pu être chargé");
  await field("Contenu").fill("<p>Écrit quand même.</p>");
  await expect(field("Extrait")).toHaveValue("Écrit quand même.");
});

test("the editor is accessible, with the address of a link", { tag: "@long" }, async ({ page, content }) => {
  const table = "<table><thead><tr><th>Pièce</th></tr></thead><tbody><tr><td>Salon</td></tr></tbody></table>";
  const article = await content.addArticle({
    content: `<h2>Un</h2><p><a href="/contact">Deux</a> <code>trois</code></p><blockquote><p>Q</p></blockquote>${table}`,
  });
  await signIn(page, `${LIST}/${article.id}`);
  const { window, text, control } = form(page);
  await expect(text).toBeVisible();
  await text.getByText("Deux").click();
  await control("Lien").click();
  await expect(window.getByLabel("Adresse du lien")).toHaveValue("/contact");
  await expectAccessibleInBothThemes(page);
});

test("on a phone an article is written and formatted by touch", { tag: ["@phone", "@long"] }, async ({ page }) => {
  await signIn(page, `${LIST}/new`);
  const { text, control, readSource } = form(page);
  await text.tap();
  await control("Italique").tap();
  await page.keyboard.type("Doux");
  for (const name of ["Titre de niveau 2", "Italique"]) {
    const box = await control(name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await expectNoSidewaysScroll(page);
  await control("Plus d’outils").tap();
  for (const shown of await control(".*").all()) await expect(shown).toBeInViewport({ ratio: 1 });
  await control("Plus d’outils").tap();
  await expect(control("Insérer un tableau")).toBeHidden();
  expect(await readSource()).toBe("<p><em>Doux</em></p>");
});
