import { randomBytes } from "node:crypto";
import { type APIRequestContext, type BrowserContext, expect, type Locator, type Page, test as base } from "@playwright/test";
import type { StoredDraft } from "#contracts/draft/draft.ts";
import type { LoginReply } from "#contracts/session/session.ts";
import { bodyOf } from "./body-of.ts";
import { type Content, openContent } from "./content.ts";
import { type Inbox, openInbox } from "./inbox.ts";
import { createProblems, type Problems, watchProblems } from "./problems.ts";
import { openShop, type Shop } from "./shop.ts";
import { ADMINISTRATOR, openSite, type Site } from "./site/site.ts";

export { expect } from "@playwright/test";
export { expectAccessible, expectAccessibleInBothThemes } from "./axe.ts";
export { ADMINISTRATOR } from "./site/site.ts";

type Journey = { problems: Problems; shop: Shop; content: Content; inbox: Inbox };

/** The session that a browser may use without signing in again. */
const sessions = new WeakMap<BrowserContext, LoginReply>();

/** Nothing that another journey left unsaved is offered to this one: they share their administrator. */
async function dropDrafts(administration: APIRequestContext): Promise<void> {
  const { result } = await bodyOf<{ result: { data: StoredDraft[] } }>(await administration.get("/trpc/drafts.list"));
  for (const { noun, id, tab } of result.data) await administration.post("/trpc/drafts.drop", { data: { noun, id, tab } });
}

/** Closes what is open before a sweep: a page would still ask for what is taken away. */
async function closePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close();
}

/** A journey: problems in the browser fail it, and what it adds to the catalogue is gone when it ends. */
export const test = base.extend<Journey, { site: Site; administration: APIRequestContext }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads here which fixtures this one needs: none
    async ({}, use) => {
      const { close, ...site } = await openSite();
      await use(site);
      await close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads here which fixtures this one needs: none
  problems: async ({}, use) => {
    const problems = createProblems();
    await use(problems);
    problems.settle();
  },
  context: async ({ context, problems, site, administration }, use) => {
    await dropDrafts(administration);
    sessions.set(context, site.session);
    await watchProblems(context, problems);
    await use(context);
    // When a journey ends, no page waits any more for a reply that it still holds back.
    for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  shop: async ({ administration, context }, use) => {
    const shop = openShop(administration, `z${randomBytes(3).toString("hex")}`);
    await use(shop);
    await closePages(context);
    await shop.sweep();
  },
  content: async ({ administration, shop, context }, use) => {
    const content = openContent(administration, shop.mark);
    await use(content);
    await closePages(context);
    await content.sweep();
  },
  inbox: async ({ administration, shop, baseURL, context }, use) => {
    const inbox = openInbox(administration, baseURL, shop.mark);
    await use(inbox);
    await closePages(context);
    await inbox.sweep();
  },
  administration: [
    async ({ playwright, site }, use) => {
      const extraHTTPHeaders = { authorization: `Bearer ${site.session.token}` };
      const administration = await playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders });
      await use(administration);
      await administration.dispose();
    },
    { scope: "worker" },
  ],
});

const IS_HYDRATED = `Object.entries(document.getElementById("app") ?? {}).some(
  ([key, root]) => key.startsWith("__reactContainer") && !root.stateNode.current.memoizedState.isDehydrated,
)`;

/** Waits until the public page's script has hydrated it: before that, it answers as it would without JavaScript. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(IS_HYDRATED)).toBe(true);
}

/** Opens a public page, and waits until its script has hydrated it. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectHydrated(page);
}

/** Fails unless a picture has been loaded and can be drawn. */
export async function expectDrawn(picture: Locator): Promise<void> {
  await expect.poll(() => picture.evaluate((image: { naturalWidth: number }) => image.naturalWidth)).toBeGreaterThan(0);
  // its size is known before its last lines are there
  await picture.evaluate((image: { decode: () => Promise<void> }) => image.decode());
}

/** Opens a screen of the administration as an administrator who signed in before: with the worker's session in the
 *  browser's storage. */
export async function signIn(page: Page, address = "/admin/dashboard"): Promise<void> {
  const session = sessions.get(page.context());
  if (!session) throw new Error("This browser belongs to no journey: sign in through the form.");
  const entries = { admin_token: session.token, admin_user: JSON.stringify(session.user) };
  // once: what the journey does to the session afterwards stays
  const mark = `signed-in-${randomBytes(4).toString("hex")}`;
  await page.addInitScript(`if (window === top && location.protocol.startsWith("http") && !sessionStorage.getItem("${mark}")) {
    sessionStorage.setItem("${mark}", "");
    Object.assign(localStorage, ${JSON.stringify(entries)});
  }`);
  await page.goto(address);
  await expect(page.locator("h1").first(), "the screen itself, not the shell it comes in").toBeVisible();
}

/** Signs in through the login screen, for a session of the journey's own; ends on the screen that was asked for. */
export async function signInByForm(page: Page, address = "/admin/dashboard"): Promise<void> {
  await page.goto(address);
  await page.getByLabel("Nom d’utilisateur").fill(ADMINISTRATOR.username);
  const password = page.getByRole("textbox", { name: "Mot de passe" });
  await password.fill(ADMINISTRATOR.password);
  await password.press("Enter"); // not the button: a pointer left there would rest on whatever comes next
  await expect(password).toBeHidden();
}

/** Fails where a page is wider than its window. Not by `innerWidth`, which grows with the page on phones. */
export async function expectNoSidewaysScroll(page: Page, address = page.url()): Promise<void> {
  const width = await page.evaluate<number>("document.documentElement.scrollWidth");
  expect(width, address).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
