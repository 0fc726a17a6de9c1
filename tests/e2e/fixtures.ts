import { randomBytes } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { type APIRequestContext, expect, type Locator, type Page, test as base } from "@playwright/test";
import type { LoginReply } from "#contracts/session/session.ts";
import { type Content, openContent } from "./content.ts";
import { type Inbox, openInbox } from "./inbox.ts";
import { createProblems, type Problems, watchProblems } from "./problems.ts";
import { openShop, type Shop } from "./shop.ts";

export { expect } from "@playwright/test";

/** The administrator whom the configuration creates. */
export const ADMINISTRATOR = { username: "admin", password: "un mot de passe de test" };

type Journey = { problems: Problems; shop: Shop; content: Content; inbox: Inbox };

/** A journey: problems in the browser fail it, and what it adds to the catalogue is gone when it ends. */
export const test = base.extend<Journey, { administration: APIRequestContext }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads here which fixtures this one needs: none
  problems: async ({}, use) => {
    const problems = createProblems();
    await use(problems);
    problems.settle();
  },
  context: async ({ context, problems }, use) => {
    await watchProblems(context, problems);
    await use(context);
  },
  shop: async ({ administration }, use) => {
    const shop = openShop(administration, `z${randomBytes(3).toString("hex")}`);
    await use(shop);
    await shop.sweep();
  },
  content: async ({ administration, shop }, use) => {
    const content = openContent(administration, shop.mark);
    await use(content);
    await content.sweep();
  },
  inbox: async ({ administration, shop, baseURL }, use) => {
    const inbox = openInbox(administration, baseURL, shop.mark);
    await use(inbox);
    await inbox.sweep();
  },
  administration: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use;
      const visitor = await playwright.request.newContext({ baseURL });
      const reply = await visitor.post("/api/admin/login", { data: ADMINISTRATOR });
      const { token } = (await reply.json()) as LoginReply;
      await visitor.dispose();
      const administration = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
      await use(administration);
      await administration.dispose();
    },
    { scope: "worker" },
  ],
});

const IS_TAKEN_OVER = `Object.keys(document.getElementById("app") ?? {}).some((key) => key.startsWith("__reactContainer"))`;

/** Waits until the public page's script has taken it over: before that, it answers as it would without JavaScript. */
export async function expectTakenOver(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(IS_TAKEN_OVER)).toBe(true);
}

/** Opens a public page, and waits until its script has taken it over. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectTakenOver(page);
}

/** Fails unless a picture has been loaded and can be drawn. */
export async function expectDrawn(picture: Locator): Promise<void> {
  await expect.poll(() => picture.evaluate((image) => (image as { naturalWidth?: number }).naturalWidth)).toBeGreaterThan(0);
}

/** Signs in through the login screen; ends on the screen that was asked for. */
export async function signIn(page: Page, address = "/admin/dashboard"): Promise<void> {
  await page.goto(address);
  await page.getByLabel("Nom d’utilisateur").fill(ADMINISTRATOR.username);
  const password = page.getByRole("textbox", { name: "Mot de passe" });
  await password.fill(ADMINISTRATOR.password);
  await password.press("Enter"); // not the button: a pointer left there would rest on whatever comes next
  await expect(password).toBeHidden();
}

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails with the rules that the page breaks as it stands, and where. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator("h1").first(), "the screen itself, not the shell it comes in").toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const broken = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect(broken, `accessibility of ${page.url()}`).toEqual([]);
}
