import type { Context } from "koa";
import { readLanguage } from "#contracts/shared/language.ts";
import { WORDS } from "#server/language/words.ts";
import { PLAIN_PAGE_POLICY, plainPage } from "./plain-page.ts";

/** Whether a browser asked for something to be shown, rather than a program for data. */
function isForBrowser({ path, headers: { accept = "" } }: Context): boolean {
  return accept.includes("text/html") && !/^\/(?:api|trpc)(?:\/|$)/.test(path);
}

/** Shows a browser that a request failed unexpectedly, in the visitor's language, with the reference of its line in the log. Leaves the error
 *  reply to programs. */
export function showFailedPage(ctx: Context): void {
  if (!isForBrowser(ctx)) return;
  ctx.set("Content-Security-Policy", PLAIN_PAGE_POLICY);
  ctx.type = "text/html; charset=utf-8";
  const { language } = readLanguage(ctx.path);
  const { title, text } = WORDS[language].plain.failed;
  ctx.body = plainPage({ language, title, text: text(ctx.state.requestId) });
}
