import { randomBytes } from "node:crypto";
import { expect, expectAccessible, expectDrawn, expectNoSidewaysScroll, test as journey, visit } from "./fixtures.ts";
import { openPress, type Press } from "./press.ts";

const test = journey.extend<{ press: Press }>({
  press: async ({ administration }, use) => {
    const press = openPress(administration, `z${randomBytes(3).toString("hex")}`);
    await use(press);
    await press.sweep();
  },
});

const CATEGORIES = ["Tous les articles", "Guide", "Économies", "Sécurité", "Installation", "Maintenance", "Tendances"];

const PARTS = ["Avant", "Pendant", "Après", "Enfin"];

/** Long enough to be scrolled, with everything that an article may hold. */
const LONG = `${PARTS.map((part) => `<h2>${part}</h2>${`<p>${"Une phrase tient la maison. ".repeat(40)}</p>`.repeat(2)}`).join("")}
  <blockquote>Une lampe suffit.</blockquote>
  <table><caption>Prix</caption><thead><tr>${`<th scope="col">Colonne bien trop large</th>`.repeat(9)}</tr></thead><tbody><tr>${"<td>1</td>".repeat(9)}</tr></tbody></table>`;

test("the blog opens with the newest article, large, and leads into it and back", async ({ page, press }) => {
  const { title } = await press.add({ title: "Le plus récent" });
  await visit(page, "/blog");
  const first = page.getByRole("article").first();
  await expect(first).toContainText("À la une");
  await expect(first.getByRole("heading")).toHaveText(title);
  await first.getByRole("link", { name: "Lire l'article" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("navigation", { name: "Fil d’Ariane" }).getByRole("link", { name: "Conseils" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Conseils");
  await expect(page.getByRole("main").getByRole("link", { name: "Nous écrire" })).toHaveAttribute("href", "/contact");
});

test("no picture that fails leaves a hole in the text", async ({ page, press, problems }) => {
  problems.expect(/status of 404/);
  const gone = `/uploads/${"0a".repeat(16)}.webp`;
  const { slug } = await press.add({
    title: "Une image en moins",
    content: `<p>Avant.</p><img src="${gone}" alt="Le salon"><p>Après.</p>`,
  });
  await visit(page, `/blog/${slug}`);
  const picture = page.getByRole("img", { name: "Le salon" });
  await expect(picture).toHaveAttribute("src", "/placeholder-blog.jpg");
  await expectDrawn(picture);
});

test("narrows to a category, whose address can be shared", { tag: "@long" }, async ({ page, press }) => {
  const guide = await press.add({ title: "Guide neuf", category: "guide" });
  const other = await press.add({ title: "Tendance neuve", category: "trends" });
  await visit(page, "/blog");
  const categories = page.getByRole("navigation", { name: "Catégories" });
  await expect(categories.getByRole("link")).toHaveText(CATEGORIES);
  await categories.getByRole("link", { name: "Guide" }).click();
  await expect(page).toHaveURL(/\/blog\?category=guide$/);
  await expect(categories.getByRole("link", { name: "Guide" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText(guide.title);
  await expect(page.getByText(other.title)).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText(guide.title);
  await categories.getByRole("link", { name: "Tous les articles" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByText(other.title)).toBeVisible();
});

test("a visitor goes from page to page within a category", { tag: "@long" }, async ({ page, press }) => {
  for (let n = 1; n <= 14; n++) await press.add({ title: `Entretien ${n}`, category: "maintenance" });
  await visit(page, "/blog?category=maintenance");
  await expect(page.getByRole("article")).toHaveCount(13);
  await page.getByRole("navigation", { name: "Pages du blog" }).getByRole("link", { name: "Suivante" }).click();
  await expect(page).toHaveURL(/category=maintenance&page=2/);
  await expect(page.getByText("À la une")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Entretien 1", exact: true })).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/blog\?category=maintenance&page=2$/);
});

test("the blog says when a category has nothing yet", { tag: "@long" }, async ({ page, press }) => {
  const trends = (await press.list()).filter(({ category, status }) => category === "trends" && status === "published");
  for (const article of trends) await press.setStatus(article, "draft");
  await visit(page, "/blog?category=trends");
  await expect(page.getByRole("heading", { name: "Aucun article dans cette catégorie" })).toBeVisible();
  await expectAccessible(page);
  for (const article of trends) await press.setStatus(article, "published");
  await page.getByRole("main").getByRole("link", { name: "Tous les articles" }).last().click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("the blog shows that articles are on their way, says when they cannot come, and tries again", async ({ page, problems }) => {
  problems.expect(/status of 500/);
  problems.expect(/RpcFailure/);
  await visit(page, "/contact");
  let answer: (isWorking: boolean) => void = () => {};
  const asked = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  await page.route(/articles\.blog/, async (route) => ((await asked) ? route.continue() : route.fulfill({ status: 500 })), { times: 1 });
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Conseils" }).click();
  await expect(page.getByText("Chargement des articles...")).toBeVisible();
  answer(false);
  await expect(page.getByRole("alert")).toContainText("Les articles ne s’affichent pas");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("an article tells who wrote it, when, how long it is, and what is in it", async ({ page, press }) => {
  const { slug } = await press.add({
    title: "Long",
    author: "Inès",
    excerpt: "En bref.",
    content: LONG,
    published_at: "2026-03-03T09:00:00Z",
  });
  await visit(page, `/blog/${slug}`);
  const article = page.getByRole("article").first();
  await expect(article).toContainText("Par Inès");
  await expect(article.locator("header time").first()).toHaveText("3 mars 2026");
  await expect(article.locator("header")).toContainText("Mis à jour le");
  await expect(article.locator("header")).toContainText(/\d+\smin de lecture/);
  await page.getByRole("navigation", { name: "Sommaire" }).getByRole("link", { name: "Enfin" }).click();
  await expect(page).toHaveURL(/#partie-enfin$/);
  await expect(page.getByRole("heading", { name: "Enfin" })).toBeInViewport();
  await expect(page.getByRole("region", { name: "À lire ensuite" }).getByRole("article")).toHaveCount(3);
  await expectAccessible(page);
});

test("an article says of itself what search engines and feed readers ask", { tag: "@long" }, async ({ page, press, baseURL }) => {
  const { slug, title } = await press.add({ title: "Pour les machines", author: "Inès", category: "savings" });
  await page.goto(`/blog/${slug}`);
  const facts = await page.locator("script[type='application/ld+json']").allTextContents();
  const article = facts.map((text) => JSON.parse(text)).find((fact) => fact["@type"] === "BlogPosting");
  expect(article).toMatchObject({
    headline: title,
    author: { "@type": "Person", name: "Inès" },
    publisher: { "@type": "Organization", name: "Lumidar" },
    articleSection: "Économies",
    wordCount: 7,
    mainEntityOfPage: { "@id": `${baseURL}/blog/${slug}` },
  });
  expect(article.datePublished).toMatch(/^\d{4}-/);
  expect(facts.join("")).toContain("BreadcrumbList");
  await expect(page.locator("link[type='application/rss+xml']")).toHaveAttribute("href", "/feed.xml");
});

test(
  "hands an article on: the link is copied and said to be, the other ways are plain links",
  { tag: "@long" },
  async ({ page, press, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { slug, title } = await press.add({ title: "À partager" });
    await visit(page, `/blog/${slug}?utm_source=lettre`);
    const share = page.getByRole("region", { name: "Partager" });
    await share.getByRole("button", { name: "Copier le lien" }).click();
    await expect(share.getByRole("status")).toHaveText("Lien copié");
    const link = `${baseURL}/blog/${slug}`;
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(link);
    for (const name of ["E-mail", "WhatsApp", "LinkedIn", "Facebook"]) {
      const href = await share.getByRole("link", { name }).getAttribute("href");
      expect(decodeURIComponent(href ?? "")).toContain(link);
    }
    await expect(share.getByRole("link", { name: "E-mail" })).toHaveAttribute("href", new RegExp(`subject=${encodeURIComponent(title)}`));
  },
);

test("the blog says that a link could not be copied", { tag: "@long" }, async ({ page, press }) => {
  const { slug } = await press.add({ title: "Sans presse-papiers" });
  await page.addInitScript("navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))");
  await visit(page, `/blog/${slug}`);
  await page.getByRole("button", { name: "Copier le lien" }).click();
  await expect(page.getByRole("region", { name: "Partager" }).getByRole("status")).toContainText("n’a pas pu être copié");
});

test("a draft is shown by its preview link only, and keeps it to itself", async ({ page, press, problems }) => {
  problems.expect(/status of 404/);
  const draft = await press.add({ title: "Pas encore", status: "draft" });
  const path = await press.previewOf(draft);
  const reply = await page.goto(path);
  expect(reply?.status()).toBe(200);
  expect(reply?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  await expect(page.getByText("Aperçu – cet article n’est pas publié")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pas encore");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("region", { name: "Partager" })).toBeHidden();
  await expectAccessible(page);

  for (const address of [`/blog/${draft.slug}`, `/blog/${draft.slug}?apercu=faux`, `${path}x`]) {
    const refused = await page.goto(address);
    expect(refused?.status(), address).toBe(404);
    expect(await refused?.text()).not.toContain("Une maison se raconte");
  }

  await press.setStatus(draft, "published");
  for (const address of [path, `/blog/${draft.slug}`]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pas encore");
    await expect(page.getByText("Aperçu –")).toBeHidden();
  }
});

test("an article published for later is announced in its preview, and unknown otherwise", async ({ page, press, problems }) => {
  problems.expect(/status of 404/);
  const later = await press.add({ title: "Plus tard", published_at: "2099-05-01T10:00:00Z" });
  expect((await page.goto(`/blog/${later.slug}`))?.status()).toBe(404);
  await page.goto(await press.previewOf(later));
  await expect(page.getByText("Il paraîtra le 1er mai 2099.")).toBeVisible();
});

test("the blog speaks English around French articles, and says so", { tag: "@long" }, async ({ page, press }) => {
  const { slug, title } = await press.add({ title: "Titre français", category: "trends" });
  await visit(page, "/en/blog?category=trends");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Advice");
  const card = page.getByRole("article").first();
  await expect(card.getByRole("heading")).toHaveAttribute("lang", "fr");
  await expect(page.locator("link[type='application/rss+xml']")).toHaveAttribute("href", "/en/feed.xml");
  await card.getByRole("link", { name: "Read the article" }).click();
  await expect(page).toHaveURL(new RegExp(`/en/blog/${slug}$`));
  await expect(page.getByRole("heading", { level: 1, name: title })).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("region", { name: "Share" })).toBeVisible();
  await expectAccessible(page);
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test("the blog and an article fit, with their parts folded", { tag: "@long" }, async ({ page, press }) => {
    const { slug } = await press.add({ title: "Anticonstitutionnellement électromagnétique", content: LONG });
    for (const address of ["/blog", `/blog/${slug}`]) {
      await visit(page, address);
      await expectNoSidewaysScroll(page, address);
      await expectAccessible(page);
    }
    await page.getByText("Sommaire", { exact: true }).filter({ visible: true }).tap();
    await page.getByRole("group").getByRole("link", { name: "Enfin" }).tap();
    await expect(page.getByRole("heading", { name: "Enfin" })).toBeInViewport();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the blog narrows, turns its pages and leads into articles", async ({ page, press }) => {
    for (let n = 1; n <= 14; n++) await press.add({ title: `Sûreté ${n}`, category: "security" });
    await page.goto("/blog");
    await page.getByRole("navigation", { name: "Catégories" }).getByRole("link", { name: "Sécurité" }).click();
    await expect(page).toHaveURL(/category=security/);
    await page.getByRole("link", { name: "Suivante" }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole("link", { name: "Lire l'article" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const share = page.getByRole("region", { name: "Partager" });
    await expect(share.getByRole("link", { name: "WhatsApp" })).toBeVisible();
    await expect(share.getByRole("button")).toBeHidden();
  });
});
