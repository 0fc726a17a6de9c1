import type { Page } from "@playwright/test";

const isCalled = (url: string, procedure: string) => new RegExp(`[/,]${procedure.replace(".", "\\.")}(,|\\?|$)`).test(url);

/** Lets the page hear `data` from one procedure, and the truth from every other one that is asked in the same breath. */
export async function answer(page: Page, procedure: string, data: unknown): Promise<void> {
  await page.route(
    (url) => isCalled(url.href, procedure),
    async (route) => {
      const response = await route.fetch();
      const replies = (await response.json()) as { result: { data: unknown } }[];
      const asked = new URL(route.request().url()).pathname.split("/").at(-1)?.split(",") ?? [];
      const answers = replies.map((reply, index) => (asked[index] === procedure ? { result: { data } } : reply));
      await route.fulfill({ response, json: answers });
    },
  );
}

/** Lets a procedure's answer wait until the function that is given back is called. */
export async function hold(page: Page, procedure: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => isCalled(url.href, procedure),
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  return resolve;
}

/** Cuts the line to procedures, named by how they begin, and whatever is asked in the same breath, until the function that is given back
 *  is called. */
export async function cutOff(page: Page, procedure: string): Promise<() => Promise<void>> {
  const isCut = ({ pathname }: URL) =>
    pathname.startsWith("/trpc/") &&
    pathname
      .slice(6)
      .split(",")
      .some((name) => name.startsWith(procedure));
  await page.route(isCut, (route) => route.abort());
  return () => page.unroute(isCut);
}
