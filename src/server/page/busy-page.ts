import type { Middleware } from "koa";
import { readLanguage } from "#contracts/shared/language.ts";
import { AppError } from "#server/app-error.ts";
import { isRead } from "#server/http/get.ts";
import { PLAIN_PAGE_POLICY, plainPage } from "./plain-page.ts";

const RETRY_AFTER_S = 5;

const PAGES = {
  fr: plainPage({
    language: "fr",
    title: "Le site est très demandé",
    text: "Cette page se recharge d’elle-même dans quelques secondes.",
    reloadAfter: RETRY_AFTER_S,
  }),
  en: plainPage({
    language: "en",
    title: "The site is very busy",
    text: "This page reloads by itself in a few seconds.",
    reloadAfter: RETRY_AFTER_S,
  }),
};

/** Answers a browser whose page is not rendered, because too many others are, with a page that reloads itself. Forms and programs get the
 *  error mapper's response. Source: reliability.md DOS-7. */
export const busyPage: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    const isPage = isRead(ctx) && ctx.get("accept").includes("text/html");
    if (!isPage || !(error instanceof AppError) || error.code !== "unavailable") throw error;
    ctx.status = 503;
    ctx.set({ "Cache-Control": "no-store", "Content-Security-Policy": PLAIN_PAGE_POLICY, "Retry-After": String(RETRY_AFTER_S) });
    ctx.type = "text/html; charset=utf-8";
    ctx.body = PAGES[readLanguage(ctx.path).language];
  }
};
