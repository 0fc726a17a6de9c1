import type { Page } from "@playwright/test";
import type { ErrorCode, ErrorReply } from "#contracts/shared/errors.ts";

const isCalled = (url: string, procedure: string) => new RegExp(`[/,]${procedure.replace(".", "\\.")}(,|\\?|$)`).test(url);

type Reply = { result: { data: unknown } } | { error: { code: number; message: string; data: { reply: ErrorReply } } };

/** Replaces the replies of some procedures until the returned function is called. Every other procedure of the same
 *  batch gets its true reply. */
async function reply(page: Page, procedures: string[], instead: Reply): Promise<() => Promise<void>> {
  const isAsked = ({ href }: URL) => procedures.some((procedure) => isCalled(href, procedure));
  await page.route(isAsked, async (route) => {
    const response = await route.fetch();
    const replies = (await response.json()) as Reply | Reply[]; // of one call, or of a batch
    const asked = new URL(route.request().url()).pathname.split("/").at(-1)?.split(",") ?? [];
    const replaceReply = (truth: Reply, index: number) => (procedures.includes(asked[index] ?? "") ? instead : truth);
    await route.fulfill({ response, json: Array.isArray(replies) ? replies.map(replaceReply) : replaceReply(replies, 0) });
  });
  return () => page.unroute(isAsked);
}

export const answer = (page: Page, procedure: string, data: unknown) => reply(page, [procedure], { result: { data } });

export function refuse(page: Page, procedures: string[], code: ErrorCode, message: string): Promise<() => Promise<void>> {
  return reply(page, procedures, { error: { code: -32603, message, data: { reply: { success: false, code, message } } } });
}

/** Lets a procedure's answer wait until the function that is given back is called. */
export async function hold(page: Page, procedure: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => isCalled(url.href, procedure),
    async (route) => {
      await promise;
      await route.fallback();
    },
  );
  return resolve;
}

/** Lets the server do what a procedure asks, and loses its reply, until the function that is given back is called. */
export async function loseReplies(page: Page, procedure: string): Promise<() => Promise<void>> {
  const pattern = `**/trpc/${procedure}**`;
  await page.route(pattern, async (route) => {
    await route.fetch();
    await route.abort();
  });
  return () => page.unroute(pattern);
}

/** Cuts off procedures, named by how they begin, with all others of the same batch, until the returned function is
 *  called. */
export async function cutOff(page: Page, procedure: string): Promise<() => Promise<void>> {
  const names = ({ pathname }: URL) => pathname.replace("/trpc/", "").split(",");
  const isCut = (url: URL) => names(url).some((name) => name.startsWith(procedure));
  await page.route(isCut, (route) => route.abort());
  return () => page.unroute(isCut);
}
