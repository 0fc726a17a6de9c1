import type { Context } from "koa";
import { readLanguage } from "#contracts/shared/language.ts";
import { WORDS } from "#server/platform/language/words.ts";
import { PLAIN_PAGE_POLICY, plainPage } from "./plain-page.ts";

/** Whether a browser asked for something to be shown, rather than a program for data. */
function isForBrowser({ path, headers: { accept = "" } }: Context): boolean {
  return accept.includes("text/html") && !/^\/(?:api|trpc)(?:\/|$)/.test(path);
}

/** Shows a browser, in the visitor's language, why a request was refused, or that it failed unexpectedly, with the reference of its line in the log. Leaves
 *  the error reply to programs. */
export function showFailedPage(ctx: Context, { reason, isBug }: { reason: string; isBug: boolean }): void {
  if (!isForBrowser(ctx)) return;
  ctx.set("Content-Security-Policy", PLAIN_PAGE_POLICY);
  ctx.type = "text/html; charset=utf-8";
  const { language } = readLanguage(ctx.path);
  const { failed, refused, home } = WORDS[language].plain;
  const words = isBug
    ? { title: failed.title, text: failed.text(ctx.state.requestId) }
    : { title: refused.title, text: refused.text(reason), home };
  ctx.body = plainPage({ language, ...words });
}
