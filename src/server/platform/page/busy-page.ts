import type { Middleware } from "koa";
import { readLanguage } from "#contracts/shared/language.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { isRead } from "#server/platform/http/get.ts";
import { WORDS } from "#server/platform/language/words.ts";
import { PLAIN_PAGE_POLICY, plainPage } from "./plain-page.ts";

const RETRY_AFTER_S = 5;

/** Answers a browser whose page is not rendered, because too many others are, with a page that reloads itself. Forms and programs get the
 *  error mapper's response. Source: DOS-7. */
export const busyPage: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    const isPage = isRead(ctx) && ctx.get("accept").includes("text/html");
    if (!isPage || !(error instanceof AppError) || error.code !== "unavailable") throw error;
    ctx.status = 503;
    ctx.set({ "Cache-Control": "no-store", "Content-Security-Policy": PLAIN_PAGE_POLICY, "Retry-After": String(RETRY_AFTER_S) });
    ctx.type = "text/html; charset=utf-8";
    const { language } = readLanguage(ctx.path);
    ctx.body = plainPage({ language, ...WORDS[language].plain.busy, reloadAfter: RETRY_AFTER_S });
  }
};
