import type { Context } from "koa";
import { readLanguage } from "#contracts/shared/language.ts";
import { PLAIN_PAGE_POLICY, plainPage } from "./plain-page.ts";

const PAGES = {
  fr: (reference: string) =>
    plainPage({
      language: "fr",
      title: "Une erreur inattendue est survenue",
      text: `Elle est enregistrée. Réessayez dans un instant\u202f; si elle revient, écrivez-nous avec cette référence\u202f: ${reference}`,
    }),
  en: (reference: string) =>
    plainPage({
      language: "en",
      title: "An unexpected error occurred",
      text: `It has been recorded. Try again in a moment; if it comes back, write to us with this reference: ${reference}`,
    }),
};

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
  ctx.body = PAGES[readLanguage(ctx.path).language](ctx.state.requestId);
}
