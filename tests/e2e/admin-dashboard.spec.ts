import { bodyOf } from "./body-of.ts";
import { editor, tabUntilFocused } from "./editor.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { aPicture } from "./sample-files.ts";
import { hold, refuse } from "./server-replies.ts";

test("the dashboard shows the four counts with their real growth, each leading to its list", async ({ page, administration }) => {
  const stats = await bodyOf<Record<string, number>>(await administration.get("/api/admin/dashboard/stats"));
  await signIn(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  const main = page.getByRole("main");
  for (const [label, noun, list] of [
    ["Produits", "products", "products"],
    ["Slides", "slides", "slides"],
    ["Articles", "blogs", "blog"],
    ["Fonctionnalités", "features", "features"],
  ] as const) {
    const figure = main.getByRole("link", { name: new RegExp(`^${label}`) });
    await expect(figure).toContainText(String(stats[noun]));
    await expect(figure).toContainText(/en 30 jours/);
    await expect(figure).toHaveAttribute("href", `/admin/dashboard/${list}`);
  }
});

test("a growth that could not be read leaves no figure loading for ever", async ({ page }) => {
  await refuse(page, ["dashboard.overview"], "forbidden", "Pas pour vous.");
  await signIn(page);
  await expect(page.getByText("L’activité n’a pas pu être chargée")).toBeVisible();
  const products = page.getByRole("main").getByRole("link", { name: /^Produits/ });
  await expect(products).toContainText(/\d/);
  await expect(products.locator(".mantine-Skeleton-root")).toHaveCount(0);
});

test("the menu leads to every screen, to the site and out", { tag: "@long" }, async ({ page }) => {
  await signIn(page);
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  const screens = {
    Produits: "Gestion des Produits",
    Catégories: "Gestion des Catégories",
    Slides: "Gestion des Slides",
    Blog: "Gestion du Blog",
    Fonctionnalités: "Gestion des Fonctionnalités",
    Pages: "Pages",
    Lancements: "Lancements",
    Lettres: "Lettres",
    Traductions: "Traductions",
    Demandes: "Demandes",
    "Modèles de réponse": "Modèles de réponse",
    Abonnés: "Abonnés",
    Médiathèque: "Médiathèque",
    Synonymes: "Synonymes de la recherche",
    Redirections: "Redirections",
    Réglages: "Réglages",
    "À réparer": "À réparer",
    Activité: "Activité",
    Corbeille: "Corbeille",
    Équipe: "Équipe",
    "API et webhooks": "API et webhooks",
    "Mon compte": "Mon compte",
    Aide: "Aide",
    Dashboard: "Dashboard",
  };
  for (const [entry, title] of Object.entries(screens)) {
    await menu.getByRole("link", { name: new RegExp(`^${entry}`) }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} — Lumidar`);
    await expect(menu.locator("[aria-current=page]")).toHaveAccessibleName(new RegExp(`^${entry}`));
  }
  await expect(menu.getByRole("link")).toHaveCount(Object.keys(screens).length + 1);
  await expect(menu.getByRole("link", { name: "Voir le site" })).toHaveAttribute("href", "/");
  await expect(menu.getByRole("button", { name: "Déconnexion" })).toBeVisible();
});

test("the administration is crossed with the keyboard alone, past the menu and on to a list", { tag: "@long" }, async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator("a:focus"), "what waits, else the counts").toBeVisible();
  await tabUntilFocused(page, "link", "Nouveau slide");
  await page.keyboard.press("Enter");
  await expect(editor(page, /^Nouveau slide/).field("Titre")).toBeFocused();
});

test("the quick actions open their form at its address, and leaving it shows the list", { tag: "@long" }, async ({ page }) => {
  await signIn(page);
  for (const [action, path, window] of [
    ["Nouveau produit", "products", /^Nouveau produit/],
    ["Nouveau slide", "slides", /^Nouveau slide/],
    ["Nouvel article", "blog", /^Nouvel article/],
    ["Nouvelle fonctionnalité", "features", /^Nouvelle fonctionnalité/],
  ] as const) {
    await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Dashboard" }).click();
    await page.getByRole("link", { name: action }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/dashboard/${path}/new$`));
    await expect(editor(page, window).field("Titre")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(new RegExp(`/admin/dashboard/${path}$`));
  }
});

test(
  "the dashboard shows what waits: the latest requests, how many came each week, and drafts that lead to their form",
  { tag: "@long" },
  async ({ page, content, request, shop }) => {
    const sent = await request.post("/api/contact", {
      data: {
        requestType: "quote",
        firstName: "Leïla",
        lastName: shop.mark,
        email: "leila@example.com",
        message: "Bonjour",
        consent: true,
      },
    });
    expect(sent.status()).toBe(201);
    const draft = await content.addArticle();
    await signIn(page);
    const requests = page.getByRole("region", { name: "Dernières demandes" });
    await expect(requests.getByRole("listitem").filter({ hasText: `Leïla ${shop.mark}` })).toContainText("Devis");
    const weeks = page.getByRole("region", { name: "Demandes par semaine" }).getByRole("row");
    await expect(weeks).toHaveCount(13);
    expect(Number(await weeks.last().getByRole("cell").textContent())).toBeGreaterThan(0);
    await page.getByRole("region", { name: "Brouillons en attente" }).getByRole("link", { name: draft.title }).click();
    await expect(editor(page, /^Modifier l’article/).field("Titre")).toHaveValue(draft.title);
  },
);

test("the dashboard tells the truth about the system, also when the server is gone", { tag: "@long" }, async ({ page, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  await signIn(page);
  const part = (name: string) => page.getByRole("region", { name: "État du système" }).getByRole("listitem").filter({ hasText: name });
  await expect(part("Site")).toContainText("En ligne");
  await expect(part("Base de données")).toContainText("Connectée");
  await expect(part("Courrier")).toContainText(/Actif|Non configuré/);
  await expect(part("Stockage")).toContainText("Actif");
  await page.getByRole("link", { name: "Catégories" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.clock.install();
  await page.route("**/trpc/**", (route) => route.abort());
  await page.clock.fastForward(60_000);
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000);
      return part("Site").textContent();
    })
    .toContain("Injoignable");
  await expect(part("Base de données")).toContainText("Inconnu");
});

test(
  "the palette finds products, articles, requests, subscribers, files and actions with the keyboard alone, and leads there",
  { tag: "@long" },
  async ({ page, shop, content, inbox, administration }) => {
    const product = await shop.add({ title: "Brume" });
    const article = await content.addArticle({ title: "Givre" });
    await signIn(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const find = async (words: string) => {
      await page.keyboard.press("Control+k");
      const box = page.getByPlaceholder("Un produit, un article, une action…");
      await expect(box).toBeFocused();
      await page.keyboard.type(words);
    };
    const findOption = (name: string) => page.getByRole("option", { name });
    // What is found first: until the last letter’s answer is there, that may be something else.
    const choose = async (name: string) => {
      await expect(findOption(name)).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Enter");
    };
    await find(product.title);
    await choose(product.title);
    await expect(editor(page, /^Modifier le produit/).field("Titre")).toHaveValue(product.title);
    await expect(editor(page, /^Modifier le produit/).field("Titre"), "the palette has given the focus up").toBeFocused();
    await page.keyboard.press("Escape");
    await expect(editor(page, /^Modifier le produit/).window).toBeHidden();

    await find(article.title);
    await choose(article.title);
    await expect(editor(page, /^Modifier l’article/).field("Titre")).toHaveValue(article.title);
    await expect(editor(page, /^Modifier l’article/).field("Titre"), "the palette has given the focus up").toBeFocused();
    await page.keyboard.press("Escape");
    await expect(editor(page, /^Modifier l’article/).window).toBeHidden();

    const name = await inbox.add({ subject: "Une alarme" });
    const email = await inbox.subscribe();
    const file = await aPicture(`${shop.mark}.png`, "#335577");
    expect((await administration.post("/api/admin/upload", { multipart: { image: file } })).status()).toBe(201);
    await find(email);
    await expect(findOption(email)).toBeVisible();
    await choose(name);
    await expect(page.getByRole("dialog").filter({ hasText: "Une alarme" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await find(`${shop.mark}.png`);
    await choose(`${shop.mark}.png`);
    await expect(page.getByRole("dialog", { name: "Détails du fichier" })).toContainText(`${shop.mark}.png`);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await find("nouvel produit");
    await expect(findOption("Nouveau produit")).toBeVisible();
    await page.keyboard.press("Escape");

    await find("theme");
    await expect(findOption("Changer de thème")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
    await find(`rien${shop.mark}`);
    await expect(page.getByText("Rien ne correspond.").first()).toBeVisible();
  },
);

test(
  "Enter pressed before the search has answered opens what the last letter finds, not what stood there before",
  { tag: "@long" },
  async ({ page, shop }) => {
    const [before, product] = [await shop.add({ title: "Givre" }), await shop.add({ title: "Brume" })];
    await signIn(page);
    await page.keyboard.press("Control+k");
    const box = page.getByPlaceholder("Un produit, un article, une action…");
    await expect(box).toBeFocused();
    await page.keyboard.type(before.title);
    await expect(page.getByRole("option", { name: before.title })).toHaveAttribute("aria-selected", "true");
    const release = await hold(page, "products.list");
    await box.press("Control+a");
    await page.keyboard.type(product.title);
    await page.keyboard.press("Enter");
    release();
    await expect(editor(page, /^Modifier le produit/).field("Titre")).toHaveValue(product.title);
  },
);

test("letters typed while the palette is still on its way arrive in it", { tag: "@long" }, async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const { promise: opened, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/command-palette-/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("themx");
  await page.keyboard.press("Backspace");
  letThrough();
  const box = page.getByPlaceholder("Un produit, un article, une action…");
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("them");
  await page.keyboard.type("e");
  await expect(page.getByRole("option", { name: "Changer de thème" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+k"); // while it still fades from the screen
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.keyboard.type("slide");
  await expect(box).toHaveValue("slide");
  await page.keyboard.press("Control+k");
  await expect(box).toBeHidden();
});

test(
  "the theme is light until one chooses, changes in 300 ms and is stored under admin-theme; the folded sidebar is stored too",
  { tag: "@long" },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "no-preference" });
    await signIn(page);
    const html = page.locator("html");
    await expect(page.getByRole("button", { name: "Passer au thème sombre" })).toBeVisible();
    await expect(html).toHaveAttribute("data-mantine-color-scheme", "light");
    expect(await page.evaluate<string | null>(`localStorage.getItem("admin-theme")`)).toBeNull();
    const fading = await page.evaluate<string>(
      `document.querySelector("[aria-label='Passer au thème sombre']").click(); getComputedStyle(document.body).transition`,
    );
    expect(fading).toContain("background-color 0.3s");
    await expect(html).not.toHaveAttribute("data-theme-changing");
    await page.getByRole("button", { name: "Replier le menu" }).click();
    expect(await page.evaluate<string>(`localStorage.getItem("admin-theme")`)).toBe("dark");
    await page.reload();
    await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
    await expect(page.getByRole("button", { name: "Déplier le menu" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Blog" })).toBeVisible();
  },
);

test("on a phone the menu opens, leads to a screen and closes", { tag: ["@phone", "@long"] }, async ({ page }) => {
  await signIn(page);
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await page.getByRole("button", { name: "Ouvrir le menu" }).tap();
  await expect(menu).toBeInViewport();
  await page.getByRole("button", { name: "Fermer le menu" }).tap();
  await expect(menu).not.toBeInViewport();
  await page.getByRole("button", { name: "Ouvrir le menu" }).tap();
  await menu.getByRole("link", { name: "Slides" }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestion des Slides");
  await expect(menu).not.toBeInViewport();
});
