import { card, editor } from "./editor.ts";
import { expect, expectAccessibleInBothThemes, signIn, test } from "./fixtures.ts";
import { cutOff, hold, loseReplies } from "./server-replies.ts";
import { labelOf } from "./switch.ts";

test(
  "a save is undone in its form, and the undoing too, by keyboard out of the form; what is typed meanwhile stays",
  { tag: "@long" },
  async ({ page, shop }) => {
    const product = await shop.add({ title: "Lampe" });
    await signIn(page, `/admin/dashboard/products/${product.id}`);
    const form = editor(page, /^Modifier le produit/);
    const title = form.field("Titre");
    await title.fill(`Applique ${shop.mark}`);
    await page.keyboard.press("ControlOrMeta+s");
    const release = await hold(page, "history.undo");
    await form.button("Annuler cet enregistrement").click();
    await expect(page.getByText("Annulation en cours…")).toBeVisible();
    release();
    await expect(page.getByText("Annulation en cours…")).toBeHidden();
    await expect(title, "the open form shows what is stored").toHaveValue(product.title);
    await page.getByRole("button", { name: "Rétablir" }).click();
    await expect(title).toHaveValue(`Applique ${shop.mark}`);
    await title.fill(`Lustre ${shop.mark}`);
    await expect(page.getByText(/^Rétabli\s?Rétablir$/)).toBeVisible(); // the notification before it fades away
    await page.keyboard.press("F8"); // out of the dialog, to the latest notification
    await expect(page.getByRole("button", { name: "Rétablir" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(title, "nothing that is typed goes").toHaveValue(`Lustre ${shop.mark}`);
    await expect(form.window.getByText("Ce produit a été modifié entre-temps")).toBeVisible();
  },
);

test(
  "a toggle is undone although the line takes away the reply, and where no reply comes at all nothing is claimed",
  { tag: "@long" },
  async ({ page, content, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    const { title } = await content.addFeature({ title: "Brume" });
    await signIn(page, `/admin/dashboard/features?q=${encodeURIComponent(title)}`);
    const active = page.getByRole("switch", { name: `Active : ${title}` });
    await labelOf(active).click();
    await expect(active).not.toBeChecked();
    await page.route(
      "**/trpc/history.undo",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Annuler" }).press("Enter");
    await expect(page.getByRole("button", { name: "Rétablir" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(active).toBeChecked();
    await cutOff(page, "history.undo");
    await page.getByRole("button", { name: "Rétablir" }).click();
    // Another notification may stand beside it: « Annulation en cours… » on its way out.
    await expect(page.getByRole("alert").filter({ hasText: "Il n’est pas sûr que ce soit annulé" })).toBeVisible();
    await expect(active).toBeChecked();
  },
);

test(
  "what is restored while no reply comes is gone from the bin, nothing is claimed, and its deletion is undone no more",
  { tag: "@long" },
  async ({ page, content, problems }) => {
    problems.expect(/net::ERR_FAILED|409 \(Conflict\)/);
    const { title } = await content.addFeature({ title: "Embrun" });
    await signIn(page, `/admin/dashboard/features?q=${encodeURIComponent(title)}`);
    await page.getByRole("button", { name: `Supprimer ${title}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer", exact: true }).click();
    const undo = page.getByRole("button", { name: "Annuler" });
    await undo.focus(); // it stays for as long
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("link", { name: "Corbeille" }).click();
    await undo.focus();
    await loseReplies(page, "bin.restore");
    await card(page, title)
      .getByRole("button", { name: `Restaurer ${title}` })
      .click();
    await undo.focus();
    await expect(page.getByRole("alert").filter({ hasText: `Il n’est pas sûr que «\u202f${title}\u202f» soit restaurée` })).toBeVisible();
    await expect(card(page, title)).toHaveCount(0);
    await undo.click();
    await expect(page.getByRole("alert").filter({ hasText: "cet élément a été restauré depuis" })).toBeVisible();
    await page.goto(`/admin/dashboard/features?q=${encodeURIComponent(title)}`);
    await expect(page.getByRole("switch", { name: `Active : ${title}` })).toBeChecked();
  },
);

test(
  "what a notification offers stays while it has the focus, and leaves ten seconds later",
  { tag: "@long" },
  async ({ page, content }) => {
    const { title } = await content.addFeature({ title: "Brume" });
    await page.clock.install();
    await signIn(page, `/admin/dashboard/features?q=${encodeURIComponent(title)}`);
    await labelOf(page.getByRole("switch", { name: `Active : ${title}` })).click();
    const undo = page.getByRole("button", { name: "Annuler" });
    await expect(undo).toBeVisible();
    await page.keyboard.press("F8");
    await expect(undo).toBeFocused();
    await page.clock.runFor(30_000);
    await expect(undo).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(undo).not.toBeFocused();
    await page.clock.runFor(15_000);
    await expect(undo).toBeHidden();
  },
);

test(
  "what was deleted is in the bin, and comes back with another slug where its own is taken",
  { tag: "@long" },
  async ({ page, shop, problems }) => {
    problems.expect(/409 \(Conflict\)/); // the slug is taken
    const other = await shop.add({ title: "Rideau" });
    const product = await shop.add({ title: "Store", slug: `store-${shop.mark}` });
    await signIn(page, `/admin/dashboard/products?q=${shop.mark}`);
    const { title } = product;
    await card(page, title)
      .getByRole("button", { name: `Supprimer ${title}` })
      .click();
    const dialog = page.getByRole("dialog", { name: "Supprimer le produit" });
    await expect(dialog).toContainText("Restauration possible depuis la corbeille pendant 30 jours.");
    await dialog.getByRole("button", { name: "Supprimer", exact: true }).click();
    await expect(card(page, title)).toHaveCount(0);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Annuler" })).toBeVisible();
    await page.keyboard.press("F8");
    await page.keyboard.press("Enter");
    await expect(card(page, title)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await shop.remove(product);
    await shop.add({ title: "Autre", slug: `store-${shop.mark}` });
    await page.getByRole("link", { name: "Corbeille" }).click();
    await card(page, title)
      .getByRole("button", { name: `Restaurer ${title}` })
      .click();
    const question = page.getByRole("dialog", { name: `Restaurer «\u202f${title}\u202f»` });
    await expect(question.getByLabel("Slug")).toHaveValue(`store-${shop.mark}-2`);
    await expectAccessibleInBothThemes(page);
    await question.getByRole("button", { name: "Restaurer" }).click();
    await expect(editor(page, /^Modifier le produit/).field("Slug")).toHaveValue(`store-${shop.mark}-2`);
    await shop.remove(other);
    await page.goto("/admin/dashboard/bin");
    await expectAccessibleInBothThemes(page);
    await card(page, other.title)
      .getByRole("button", { name: `Supprimer définitivement ${other.title}` })
      .click();
    const erasure = page.getByRole("dialog", { name: "Supprimer définitivement" });
    await expect(erasure).toContainText("Cette action est irréversible.");
    await erasure.getByRole("button", { name: "Supprimer", exact: true }).click();
    await expect(card(page, other.title)).toHaveCount(0);
    await page.goto("/admin/dashboard/activity?noun=product");
    const restored = page.getByRole("article").filter({ hasText: "Annulation de la suppression · Produit" });
    await expect(restored.filter({ hasText: title }).first()).toBeVisible();
  },
);
