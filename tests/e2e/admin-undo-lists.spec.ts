import { bodyOf } from "./body-of.ts";
import { card } from "./editor.ts";
import { expect, signIn, test } from "./fixtures.ts";

test(
  "a move, a sub-category and an article's status are undone by what confirms them, and a refusal names the field",
  { tag: "@long" },
  async ({ page, shop, content, administration, problems }) => {
    problems.expect(/status of 409/);
    for (const title of ["Un", "Deux", "Trois"]) await content.addSlide({ title });
    const undo = page.getByRole("button", { name: "Annuler", exact: true });

    await signIn(page, "/admin/dashboard/slides");
    await page.getByRole("button", { name: `Monter Trois ${shop.mark}`, exact: true }).click();
    await expect(page.getByText(`«\u202fTrois ${shop.mark}\u202f» a changé de place`)).toBeVisible();
    await undo.click();
    await expect(page.getByRole("button", { name: "Rétablir" })).toBeVisible();
    expect(await content.titlesOf("slides")).toEqual(["Un", "Deux", "Trois"]);
    await expect(page.getByRole("heading", { level: 2 }).filter({ hasText: shop.mark })).toHaveText([/^Un/, /^Deux/, /^Trois/]);

    const { id, name } = await shop.addCategory("Veilleuses", ["De chevet"]);
    await page.goto(`/admin/dashboard/categories?q=${shop.mark}`);
    await card(page, name).getByRole("button", { name: "Retirer De chevet" }).click();
    await card(page, name)
      .getByRole("button", { name: `Enregistrer : ${name}` })
      .click();
    await expect(card(page, name).getByRole("listitem")).toHaveCount(0);
    await undo.click();
    await expect(card(page, name).getByRole("listitem")).toHaveText(["De chevet"]);
    expect(await bodyOf(await administration.get(`/api/admin/categories/${id}`))).toMatchObject({ subcategories: ["De chevet"] });

    const { title } = await content.addArticle({ title: "Brume" });
    const article = (await bodyOf<{ id: number; title: string; version: number }[]>(await administration.get("/api/admin/blogs"))).find(
      (some) => some.title === title,
    );
    await page.goto(`/admin/dashboard/blog?q=${shop.mark}`);
    const publish = page.getByRole("button", { name: `Publier ${title}`, exact: true });
    await publish.click();
    await expect(card(page, title)).toContainText("Publié");
    await undo.click();
    await expect(publish).toBeVisible();
    await publish.click();
    await expect(undo, "it is stored").toBeVisible();
    await bodyOf(await administration.post("/trpc/articles.setStatus", { data: { id: article?.id, status: "draft" } }));
    await undo.click();
    const refusal = page.getByRole("alert").filter({ hasText: "Rien n’a été annulé" });
    await expect(refusal).toContainText(`«\u202f${title}\u202f» a changé depuis. Dernier changement\u202f: admin`);
    await expect(refusal).toContainText("Champs concernés\u202f: Statut.");
  },
);

test(
  "the bin is emptied once that is confirmed, and what stood in it is erased from the history too",
  { tag: "@long" },
  async ({ page, shop, administration }) => {
    const product = await shop.add({ title: "Store" });
    await shop.remove(product);
    await signIn(page, "/admin/dashboard/bin");
    await expect(card(page, product.title)).toBeVisible();
    await page.getByRole("button", { name: "Vider la corbeille" }).click();
    const dialog = page.getByRole("dialog", { name: "Vider la corbeille" });
    await expect(dialog).toContainText("Cette action est irréversible.");
    await dialog.getByRole("button", { name: "Vider", exact: true }).click();
    await expect(page.getByText("Corbeille vidée")).toBeVisible();
    await expect(page.getByText("La corbeille est vide")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 }), "its button is gone").toBeFocused();
    const refused = await administration.post("/trpc/history.undo", { data: { noun: "product", id: product.id } });
    expect(refused.status()).toBe(409);
    expect(await refused.text()).toContain("son contenu a été effacé de l’historique");
  },
);
