import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page } from "@playwright/test";
import {
  ADMIN_ONLY,
  type Allowance,
  faultsOfPublic,
  faultsOfScreen,
  listMissing,
  type Load,
  type Manifest,
  RESOURCES,
} from "./admin-loads.ts";
import { expect, signIn, test } from "./fixtures.ts";

const DIST = join(import.meta.dirname, "../../dist");
// As Vite writes it.
const readManifest = () => JSON.parse(readFileSync(join(DIST, "admin/manifest.json"), "utf8")) as Manifest;
const listScripts = (folder: string) =>
  readdirSync(join(DIST, folder))
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ file: `${basename(folder)}/${name}`, text: readFileSync(join(DIST, folder, name), "utf8") }));

/** KB of 1024 bytes, in brotli. */
const LOGIN_BUDGET = 200;
const SCREEN_BUDGET = 345;

const screenFile = (path: string) => `src/admin-app/${path}.tsx`;
const MAIN = screenFile("main");
const FRAME = screenFile("kit/session/signed-in-frame");
const LOGIN = screenFile("kit/session/login-screen");
const SLIDES = screenFile("resources/slide/slides-screen");
const RICH_TEXT = "src/admin-app/resources/article/rich-text/rich-text.tsx";
const SETTINGS_FIELDS = "src/admin-app/resources/settings/settings-fields.ts";
/** Each list by its URL, and the file of its screen. */
const LISTS: Record<string, string> = {
  dashboard: "resources/dashboard/dashboard-screen",
  products: "resources/product/products-screen",
  categories: "resources/category/categories-screen",
  slides: "resources/slide/slides-screen",
  blog: "resources/article/articles-screen",
  features: "resources/feature/features-screen",
  translations: "resources/translation/translations-screen",
  requests: "resources/contact-request/contact-requests-screen",
  subscribers: "resources/subscriber/subscribers-screen",
  media: "kit/media/media-screen",
  activity: "resources/activity/activity-screen",
  integrations: "resources/webhook/integrations-screen",
};
/** Resources of which a list may load the shared chunk. The activity has the names of all resources' fields; products
 *  are shown with their categories. */
const resourcesOf = (file: string) => {
  const [, room = ""] = file.split("/");
  if (file === LISTS["activity"]) return RESOURCES;
  return room === "product" ? [room, "category"] : [room];
};
const screenOf = (list: string, file: string): Allowance => ({
  screen: list,
  budget: SCREEN_BUDGET,
  own: [MAIN, FRAME, screenFile(file), ...(list === "activity" ? [SETTINGS_FIELDS] : [])],
  resources: resourcesOf(file),
});

/** Notes every script that a page loads from here on. */
function noteLoads(page: Page): Load[] {
  const loads: Load[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const { "content-encoding": encoding, "content-length": length } = response.headers();
    const file = new URL(response.url()).pathname.slice(1);
    loads.push({ file, bytes: encoding === "br" ? Number(length) : NaN, text: readFileSync(join(DIST, "admin", file), "utf8") });
  });
  return loads;
}

test("the sign-in and every screen weigh no more than they may, in few scripts, and load what is theirs", async ({
  page,
  browser,
  baseURL,
}) => {
  const manifest = readManifest();
  const faults: string[] = [];
  /** Opens a screen in a browser that has seen nothing yet but who is signed in, until all that is its own has come. */
  const inspect = async (screen: Allowance, address: string, seen: (page: Page) => Promise<void>) => {
    const storageState = address.endsWith("/login") ? undefined : await page.context().storageState();
    const context = await browser.newContext({ baseURL, storageState, extraHTTPHeaders: { "accept-encoding": "br" } });
    const opened = await context.newPage();
    const loads = noteLoads(opened);
    await opened.goto(address);
    await seen(opened);
    await expect.poll(() => listMissing(screen, loads, manifest), screen.screen).toEqual([]);
    await opened.waitForLoadState("networkidle");
    await context.close();
    faults.push(...faultsOfScreen(screen, loads, manifest));
  };
  const title = (screen: Page) => expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await inspect({ screen: "login", budget: LOGIN_BUDGET, own: [MAIN, LOGIN] }, "/admin/login", title);
  await signIn(page);
  for (const [list, file] of Object.entries(LISTS)) {
    await inspect(screenOf(list, file), list === "dashboard" ? "/admin/dashboard" : `/admin/dashboard/${list}`, title);
  }
  // A form opens over its list.
  const formOf = (list: Allowance, screen: string, ...files: string[]) => ({
    ...list,
    screen,
    budget: Infinity,
    own: [...list.own, ...files],
  });
  const product = formOf(
    screenOf("products", "resources/product/products-screen"),
    "product",
    screenFile("resources/product/product-screen"),
  );
  await inspect(product, "/admin/dashboard/products/new", (form) => expect(form.getByRole("tablist")).toBeVisible());
  const article = formOf(
    screenOf("blog", "resources/article/articles-screen"),
    "article",
    screenFile("resources/article/article-screen"),
    RICH_TEXT,
  );
  await inspect(article, "/admin/dashboard/blog/new", (form) => expect(form.getByRole("toolbar")).toBeVisible());
  expect(faults).toEqual([]);
});

test("nothing of the administration stands in any script of the public site", () => {
  const scripts = listScripts("public/assets");
  expect(scripts.length).toBeGreaterThan(5);
  expect(faultsOfPublic(scripts)).toEqual([]);
  // Marks that find nothing where they must would find nothing elsewhere.
  const found = faultsOfPublic(listScripts("admin/admin-assets")).join("\n");
  for (const what of Object.keys(ADMIN_ONLY)) expect(found).toContain(`holds ${what}`);
});

test("a screen too heavy, of too many scripts, with another one’s chunk or without its own, or with Tiptap, or the chart, is refused", () => {
  const manifest: Manifest = {
    [LOGIN]: { file: "login.js", isEntry: true },
    [SLIDES]: { file: "slides.js", isDynamicEntry: true },
    "_shared.js": { file: "shared.js" },
    "_slide.js": { file: "slide.js", name: "slide" },
  };
  const login = { screen: "login", budget: 1, own: [LOGIN] };
  const loads = (...files: string[]) => files.map((file) => ({ file, bytes: 100, text: "" }));
  const faults = (...given: Load[]) => faultsOfScreen(login, given, manifest);
  expect(faults(...loads("login.js", "shared.js"))).toEqual([]);
  expect(faults(...loads("login.js"), { file: "shared.js", bytes: 1000, text: "" })).toEqual(["login: 1.1 KB of 1"]);
  expect(faults(...loads("login.js", "slides.js"))).toEqual([`login: loads ${SLIDES}`]);
  expect(faultsOfScreen({ screen: "slides", budget: 1, own: [SLIDES] }, loads("slides.js", "login.js"), manifest)).toEqual([
    `slides: loads ${LOGIN}`,
  ]);
  expect(faults(...loads("login.js", "slide.js"))).toEqual(["login: loads _slide.js"]);
  expect(faultsOfScreen({ ...login, resources: ["slide"] }, loads("login.js", "slide.js"), manifest)).toEqual([]);
  const tiny = Array.from({ length: 22 }, (_, number) => ({ file: `part-${number}.js`, bytes: 1, text: "" }));
  expect(faults(...loads("login.js"), ...tiny)).toEqual(["login: 23 scripts of 22"]);
  expect(faults(...loads("login.js"), ...tiny.slice(1))).toEqual([]);
  expect(faults(...loads("shared.js"))).toEqual([`login: does not load ${LOGIN}`]);
  expect(faults({ file: "login.js", bytes: NaN, text: "" }), "what was not compressed cannot be weighed").toHaveLength(1);
  const heavy = { file: "shared.js", bytes: 1, text: "class ProseMirror{} `ces ${n} dernières semaines`" };
  expect(faults(...loads("login.js"), heavy)).toEqual(["login: loads Tiptap", "login: loads the chart"]);
  expect(faultsOfPublic([{ file: "site.js", text: "var(--mantine-color-dark)" }])).toEqual(["site.js: holds Mantine"]);
});
