import type { Page } from "@playwright/test";
import { elide } from "#contracts/text/french.ts";
import { CONSENT_VERSION } from "#contracts/shared/submission.ts";
import { card, counter, editor, search, tabUntilFocused } from "./editor.ts";
import { expect, expectAccessibleInBothThemes, signIn, test } from "./fixtures.ts";
import { aTeamMember } from "./second-factor.ts";
import { hold, loseReplies, refuse } from "./server-replies.ts";
import type { Shop } from "./shop.ts";

const LIST = "/admin/dashboard/requests";
const SUBSCRIBERS = "/admin/dashboard/subscribers";
const editorOf = (page: Page) => editor(page, /^Demande d/);
const erasure = (page: Page) => page.getByRole("dialog", { name: "Effacer les données de cette personne" });

test("the inbox lists who asks what, how far the answer is and when it is due, and leads to the product", async ({ page, inbox, shop }) => {
  const product = await shop.add({ title: "Brume" });
  const name = await inbox.add({ requestType: "quote", company: "Dar Lina", subject: "Une villa", product: product.slug });
  await signIn(page, `${LIST}?q=${shop.mark}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demandes");
  const row = card(page, name);
  for (const words of ["Devis", "Dar Lina", "Une villa", "Nouvelle", /aujourd’hui à \d\d:\d\d/, /À traiter avant demain à \d\d:\d\d/])
    await expect(row).toContainText(words);
  await expect(row.getByRole("link", { name: product.title })).toHaveAttribute("href", `/admin/dashboard/products/${product.id}`);
});

test(
  "the inbox shows the selection of a request with its notes, and how many products it has",
  { tag: "@long" },
  async ({ page, inbox, shop }) => {
    const [aube, brise] = await Promise.all(["Aube", "Brise"].map((title) => shop.add({ title })));
    const lines = [
      { slug: aube?.slug, quantity: 12, note: "Pour l’étage" },
      { slug: brise?.slug, quantity: 1 },
    ];
    const name = await inbox.add({ requestType: "quote", lines });
    if (brise) await shop.remove(brise);
    await signIn(page, `${LIST}?q=${shop.mark}`);
    await expect(card(page, name)).toContainText("2 produits sélectionnés");
    await card(page, name).getByRole("link", { name }).click();
    const selection = editorOf(page).window.getByRole("table", { name: "Sélection" });
    await expect(selection.getByRole("row", { name: `12 ${aube?.title} ${aube?.reference} Pour l’étage` })).toBeVisible();
    await expect(selection.getByRole("link", { name: aube?.title })).toHaveAttribute("href", `/admin/dashboard/products/${aube?.id}`);
    await expect(selection).toContainText(brise?.title ?? "");
    await expect(selection.getByRole("link")).toHaveCount(1);
    await expectAccessibleInBothThemes(page);
  },
);

test("the inbox shows a request whole, with every way to answer", async ({ page, inbox, shop }) => {
  const name = await inbox.add({
    phone: "+216 20 000 000",
    subject: "Villa & jardin",
    message: "Première ligne\nSeconde <b>ligne</b>",
    language: "en",
  });
  await refuse(page, ["contactRequests.owners", "contactRequests.colleagues"], "too_many_requests", "Plus tard.");
  await signIn(page, `${LIST}?q=${shop.mark}`);
  await card(page, name).getByRole("link", { name }).click();
  const { window } = editorOf(page);
  await expect(window.getByRole("alert").filter({ hasText: /^(Vos collègues|Les personnes) n’ont pas pu/ })).toHaveCount(2);
  await expect(window).toContainText("Seconde <b>ligne</b>");
  await expect(window).toContainText("Anglais");
  await expect(window).toContainText(`Version ${CONSENT_VERSION}, donné le`);
  await expect(window.getByRole("link", { name: "Répondre par e-mail" })).toHaveAttribute(
    "href",
    /^mailto:[^?]+@example\.com\?subject=Re%3A%20Villa%20%26%20jardin&body=Hello/,
  );
  await expect(window.getByRole("link", { name: "Appeler" })).toHaveAttribute("href", "tel:+21620000000");
  await expect(window.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", "https://wa.me/21620000000");
});

test("a request is moved on from the list, assigned and taken back, and the menu counts the new ones", async ({ page, inbox, shop }) => {
  const name = await inbox.add();
  await signIn(page, `${LIST}?q=${shop.mark}`);
  const menu = page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: /^Demandes/ });
  await expect(menu).toHaveAccessibleName(/^Demandes\s*\d+\+? nouvelles?$/);
  const news = Number(await counter(page, "Nouvelles").textContent());
  await card(page, name)
    .getByRole("button", { name: `Prendre en charge : ${name}` })
    .click();
  await expect(card(page, name)).toContainText("En cours · admin");
  await expect(counter(page, "Nouvelles")).toHaveText(String(news - 1));
  await card(page, name).getByRole("link", { name }).click();
  const { window, field } = editorOf(page);
  await window.getByText("Traitée", { exact: true }).click();
  await expect(window.getByRole("radio", { name: "Traitée" })).toBeChecked();
  await field("Suivie par").selectOption("Personne");
  await page.keyboard.press("Escape");
  await expect(card(page, name)).toContainText("Traitée");
  await expect(card(page, name), "its last change is stored").not.toContainText("admin");
  await expect(card(page, name)).not.toContainText("À traiter avant");
});

test(
  "a request that a colleague has taken meanwhile shows whose it is",
  { tag: "@long" },
  async ({ page, inbox, shop, administration, problems }) => {
    problems.expect(/409 \(Conflict\)/);
    const name = await inbox.add();
    await signIn(page, `${LIST}?q=${shop.mark}`);
    const row = card(page, name);
    const [id] = (await row.getByRole("link", { name }).getAttribute("href"))?.match(/\d+/) ?? [];
    const colleague = await aTeamMember(administration, `sami-${shop.mark}`);
    const { token } = await (await administration.post("/api/admin/login", { data: colleague })).json();
    await administration.post("/trpc/contactRequests.take", { data: { id: Number(id) }, headers: { authorization: `Bearer ${token}` } });
    await row.getByRole("button", { name: `Prendre en charge : ${name}` }).click();
    await expect(page.getByRole("alert")).toContainText(`déjà prise en charge par ${colleague.username}`);
    await expect(row).toContainText(`En cours · ${colleague.username}`);
  },
);

test(
  "a second press that comes with the reply to the first does not take the next step",
  { tag: "@long" },
  async ({ page, inbox, shop }) => {
    const name = await inbox.add();
    await page.clock.install();
    await signIn(page, `${LIST}?q=${shop.mark}`);
    const row = card(page, name);
    const release = await hold(page, "contactRequests.take");
    await row.getByRole("button", { name: `Prendre en charge : ${name}` }).press("Enter");
    await page.clock.pauseAt(new Date(Date.now() + 60_000)); // from here on time is the journey's
    release();
    await expect
      .poll(
        async () => {
          await page.clock.runFor(1);
          return row.textContent();
        },
        { intervals: [50] },
      )
      .toContain("En cours · admin");
    await page.clock.runFor(20);
    const next = row.getByRole("button", { name: `Marquer traitée : ${name}` });
    await expect(next).toBeFocused();
    await page.keyboard.press("Enter");
    await page.clock.resume();
    await expect(next).toBeEnabled();
    await next.press("Enter");
    await expect(row).toContainText("Traitée · admin");
  },
);

test(
  "the inbox keeps notes through a reload, and through what a colleague wrote meanwhile",
  { tag: "@long" },
  async ({ page, inbox, shop, problems }) => {
    problems.expect(/status of 409/);
    const name = await inbox.add();
    await signIn(page, `${LIST}?q=${shop.mark}`);
    await card(page, name).getByRole("link", { name }).click();
    const { window, field, button } = editorOf(page);
    await field("Notes").fill("Rappeler jeudi.");
    await button("Enregistrer les notes").click();
    await expect(page.getByText("Notes enregistrées")).toBeVisible();
    await expect(field("Notes")).toHaveValue("Rappeler jeudi.");
    await field("Notes").fill("Rappeler vendredi.");
    // not a conflict: it is one’s own change, of something else
    await window.getByText("En cours", { exact: true }).click();
    await button("Enregistrer les notes").click();
    await expect(window.getByText("Pas encore enregistrées")).toBeHidden();
    await expect(window.getByRole("alert")).toBeHidden();
    await field("Notes").fill("Rappeler samedi.");
    await page.reload();
    await expect(field("Notes")).toHaveValue("Rappeler samedi.");
    await expect(window.getByText("Votre saisie a été restaurée")).toBeVisible();
    await inbox.note(name, "C’est fait.");
    await button("Enregistrer les notes").click();
    const notice = window.getByRole("alert");
    await expect(notice).toContainText(/C’est.*fait/);
    await notice.getByRole("button", { name: "Enregistrer la mienne" }).click();
    await expect(window.getByRole("alert")).toBeHidden();
    await page.reload();
    await expect(field("Notes")).toHaveValue("Rappeler samedi.");
  },
);

test(
  "searches, filters by state and type, says when nothing is left, and exports what is shown",
  { tag: "@long" },
  async ({ page, inbox, shop }) => {
    const quote = await inbox.add({ requestType: "quote", company: "=1+1", message: "Été" });
    await inbox.add({ requestType: "support", message: "Hiver" });
    await signIn(page, LIST);
    await search(page, `ete ${shop.mark}`);
    await expect(page.getByRole("article")).toHaveCount(1);
    await search(page, shop.mark);
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.getByRole("combobox", { name: "Type" }).selectOption("Devis");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(card(page, quote)).toBeVisible();
    await expect(page).toHaveURL(/requestType=quote/);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exporter en CSV" }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^demandes-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = Buffer.concat(await (await file.createReadStream()).toArray())
      .toString("utf8")
      .trim()
      .split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(";'=1+1;");
    await page.getByRole("combobox", { name: "État" }).selectOption("Traitée");
    await expect(page.getByText("Aucune demande trouvée")).toBeVisible();
    await expect(page.getByText("Essayez de modifier vos critères de recherche.")).toBeVisible();
    await page.getByRole("button", { name: "Effacer les filtres" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  },
);

test(
  "by keyboard alone new requests are taken on one after the other, and what leaves the list takes no focus with it",
  { tag: "@long" },
  async ({ page, inbox, shop }) => {
    for (const firstName of ["Une", "Deux", "Trois"]) await inbox.add({ firstName });
    await signIn(page, `${LIST}?q=${shop.mark}&status=new`);
    await expect(page.getByRole("article")).toHaveCount(3);
    await tabUntilFocused(page, "button", `Prendre en charge : Trois ${shop.mark}`);
    await page.keyboard.press("Enter");
    const second = page.getByRole("button", { name: `Prendre en charge : Deux ${shop.mark}` });
    await expect(second).toBeFocused();
    await expect(second, "it was not there when the first press came").toBeEnabled();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: `Prendre en charge : Une ${shop.mark}` })).toBeFocused();
  },
);

test("the window goes through the requests of the list one after the other", { tag: "@long" }, async ({ page, inbox, shop }) => {
  for (const firstName of ["Une", "Deux", "Trois"]) await inbox.add({ firstName });
  await signIn(page, `${LIST}?q=${shop.mark}&status=new`);
  await card(page, `Trois ${shop.mark}`).getByRole("link").click();
  const findDialog = (name: string) => page.getByRole("dialog", { name: `Demande ${elide(`${name} ${shop.mark}`)}` });
  await expect(findDialog("Trois").getByRole("button", { name: "Demande précédente" })).toBeDisabled();
  await findDialog("Trois").getByText("Traitée", { exact: true }).click(); // leaves the list, not the window
  await expect(page.getByRole("article", { includeHidden: true })).toHaveCount(2);
  await findDialog("Trois").getByRole("button", { name: "Demande suivante" }).click();
  await findDialog("Deux").getByRole("textbox", { name: "Notes" }).fill("Rappeler");
  await findDialog("Deux").getByRole("button", { name: "Demande suivante" }).click();
  await page.getByRole("dialog", { name: "Abandonner les modifications ?" }).getByRole("button", { name: "Continuer la saisie" }).click();
  await findDialog("Deux").getByRole("button", { name: "Enregistrer les notes" }).click();
  await expect(page.getByText("Notes enregistrées")).toBeVisible();
  await findDialog("Deux").getByRole("button", { name: "Demande suivante" }).press("Enter");
  await expect(findDialog("Une").getByRole("button", { name: "Demande suivante" })).toBeDisabled();
  await findDialog("Une").getByRole("button", { name: "Demande précédente" }).click();
  await expect(findDialog("Deux").getByRole("textbox", { name: "Notes" })).toHaveValue("Rappeler");
});

test("by keyboard alone a request is opened, closed and erased, once it is confirmed", { tag: "@long" }, async ({ page, inbox, shop }) => {
  const name = await inbox.add();
  await inbox.add(); // the same person's second one
  await signIn(page, `${LIST}?q=${shop.mark}`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await tabUntilFocused(page, "button", `Prendre en charge : ${name}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article").filter({ hasText: "En cours" })).toHaveCount(1);
  await tabUntilFocused(page, "link", name);
  await page.keyboard.press("Enter");
  const { window } = editorOf(page);
  await expect(window.getByRole("link", { name: "Répondre par e-mail" })).toBeFocused();
  await tabUntilFocused(page, "radio", /Nouvelle|En cours/);
  await page.keyboard.press("ArrowRight");
  await expect(window.getByRole("radio", { name: /En cours|Traitée/, checked: true })).toHaveCount(1);
  await tabUntilFocused(page, "button", "Effacer les données de cette personne");
  await page.keyboard.press("Enter");
  await expect(erasure(page)).toContainText("Cette action est irréversible.");
  await page.keyboard.press("Escape");
  await expect(erasure(page)).toBeHidden();
  await expect(window).toBeVisible();
  await page.keyboard.press("Enter");
  await tabUntilFocused(page, "button", "Effacer");
  await page.keyboard.press("Enter");
  await expect(window).toBeHidden();
  await expect(page.getByText("Données effacées : 2 demandes")).toBeVisible();
  await expect(page.getByText("Aucune demande trouvée")).toBeVisible();
});

test(
  "Escape closes the question only, even before it has the focus, and the list stays out of reach",
  { tag: "@long" },
  async ({ page, inbox, shop }) => {
    const name = await inbox.add();
    await signIn(page, `${LIST}?q=${shop.mark}`);
    await card(page, name).getByRole("link", { name }).click();
    const { window, button } = editorOf(page);
    const clickAndEscape = `(button) => {
    button.click();
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  }`;
    await button("Effacer les données de cette personne").evaluate(clickAndEscape);
    await expect(erasure(page)).toBeHidden();
    await expect(window).toBeVisible();
    await expect(page.locator("#root")).toHaveAttribute("inert");
  },
);

test(
  "an erasure whose reply is lost is done, and nothing of the person stays in view",
  { tag: "@long" },
  async ({ page, inbox, shop, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    problems.expect(/status of 404/);
    const name = await inbox.add();
    await signIn(page, `${LIST}?q=${shop.mark}`);
    await card(page, name).getByRole("link", { name }).click();
    await loseReplies(page, "contactRequests.erasePerson");
    await page.getByRole("button", { name: "Effacer les données de cette personne" }).click();
    await erasure(page).getByRole("button", { name: "Effacer" }).click();
    await expect(page.getByText("Données effacées")).toBeVisible();
    await expect(editorOf(page).window).toBeHidden();
    await expect(page.getByText("Aucune demande trouvée")).toBeVisible();
  },
);

/** Signed in, with a new request of that name open. */
async function openNew(page: Page, shop: Shop, name: string) {
  await signIn(page, `${LIST}?q=${shop.mark}`);
  await card(page, name).getByRole("link", { name }).click();
  const { window } = editorOf(page);
  await expect(window.getByRole("radio", { name: "Nouvelle" })).toBeChecked();
  return window;
}

test("a state whose reply is lost stands in the window as it is stored", { tag: "@long" }, async ({ page, inbox, shop, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  const name = await inbox.add();
  const window = await openNew(page, shop, name);
  await loseReplies(page, "contactRequests.update");
  const readAgain = page.waitForResponse(/contactRequests\.get/);
  await window.getByText("Traitée", { exact: true }).click();
  await readAgain;
  await expect(window.getByRole("radio", { name: "Traitée" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(card(page, name)).toContainText("Traitée");
  await expect(page.getByText("n’a pas été modifiée")).toHaveCount(0);
});

test(
  "with the server gone, the inbox reverts a change, says so, and offers another try",
  { tag: "@long" },
  async ({ page, inbox, shop, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    const name = await inbox.add();
    const window = await openNew(page, shop, name);
    await page.route("**/trpc/**", (route) => route.abort());
    await window.getByText("Traitée", { exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: `La demande de ${name} n’a pas été modifiée` })).toBeVisible();
    await expect(window.getByRole("radio", { name: "Nouvelle" })).toBeChecked();
    await page.keyboard.press("Escape");
    await card(page, name)
      .getByRole("button", { name: `Prendre en charge : ${name}` })
      .click();
    await expect(card(page, name)).toContainText("Nouvelle");
    await search(page, `autre ${shop.mark}`);
    await expect(page.getByText("La liste n’a pas pu être chargée")).toBeVisible();
    await page.unroute("**/trpc/**");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByText("Aucune demande trouvée")).toBeVisible();
  },
);

test("on a phone a request is read and moved on by touch", { tag: ["@phone", "@long"] }, async ({ page, inbox, shop }) => {
  const name = await inbox.add({ subject: "Une villa" });
  await signIn(page, `${LIST}?q=${shop.mark}`);
  await card(page, name).getByRole("link", { name }).tap();
  const { window, field, button } = editorOf(page);
  const moved = page.waitForResponse(/contactRequests\.update/);
  await window.getByText("En cours", { exact: true }).tap();
  await moved;
  await field("Notes").fill("Vu.");
  await button("Enregistrer les notes").tap();
  await expect(page.getByText("Notes enregistrées")).toBeVisible();
  await window.getByRole("button", { name: "Fermer" }).tap();
  await expect(card(page, name)).toContainText("En cours");
  const { scrollWidth, clientWidth } = await page
    .locator("html")
    .evaluate(({ scrollWidth, clientWidth }: { scrollWidth: number; clientWidth: number }) => ({ scrollWidth, clientWidth }));
  expect(scrollWidth).toBe(clientWidth);
});

test("the inbox, a request, its erasure and the subscribers are accessible", { tag: "@long" }, async ({ page, inbox, shop }) => {
  const name = await inbox.add({ company: "Dar Lina", phone: "+216 20 000 000" });
  await inbox.subscribe();
  await signIn(page, `${LIST}?q=${shop.mark}`);
  await expect(card(page, name)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await card(page, name).getByRole("link", { name }).click();
  const { window, button } = editorOf(page);
  await expect(window.getByRole("radio", { name: "Nouvelle" })).toBeChecked();
  await expectAccessibleInBothThemes(page);
  await button("Effacer les données de cette personne").click();
  await expect(erasure(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto(`${SUBSCRIBERS}?q=${shop.mark}`);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: /^Supprimer / }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
