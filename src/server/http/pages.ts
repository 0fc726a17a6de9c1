import { createTRPCClient, unstable_localLink } from "@trpc/client";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { createContext, type Services } from "#server/rpc/create-context.ts";
import { type AppRouter, appRouter } from "#server/rpc/router.ts";
import { AppError } from "#server/app-error.ts";
import { ERROR_STATUS } from "#contracts/shared/errors.ts";
import { readLanguage } from "#contracts/shared/language.ts";
import type { Submission } from "#contracts/shared/submission.ts";
import type { Bundles } from "./bundles.ts";
import { allowPage } from "./security-headers.ts";

type Options = {
  services: Services;
  bundles: Bundles;
  publicUrl: () => string;
  cloudLogin: string | undefined;
  isDevelopment: boolean;
  log: Logger;
};

/** Renders a visitor's page on the server: the app's loaders call the procedures in this process. */
export function pages({ services, bundles, publicUrl, cloudLogin, isDevelopment, log }: Options): Middleware {
  function clientOf(ctx: Context) {
    return createTRPCClient<AppRouter>({
      links: [
        unstable_localLink({
          router: appRouter,
          createContext: async () => createContext(services, { ip: ctx.ip }),
          onError: ({ error, path }) => log.debug({ err: error, procedure: path, request_id: ctx.state.requestId }, "a page's call failed"),
        }),
      ],
    });
  }

  return async (ctx) => {
    const { submission } = ctx.state as { submission?: Submission };
    if (!submission && !["GET", "HEAD"].includes(ctx.method)) {
      ctx.set("Allow", "GET, HEAD");
      throw new AppError("method_not_allowed");
    }
    const nonce = allowPage(ctx, { isDevelopment });
    const app = bundles.publicApps[readLanguage(ctx.path).language];
    const render = await app.loadRender();
    const { status, location, html } = await render({
      url: submission ? ctx.path : ctx.url, // the form's fields say all there is to say
      submission,
      rpc: clientOf(ctx),
      nonce,
      publicUrl: publicUrl(),
      assets: app.assets,
      cloudLogin,
    });
    ctx.status = submission && status === 200 ? ERROR_STATUS[submission.code] : status;
    if (location) ctx.set("Location", location);
    ctx.set("Cache-Control", submission ? "no-store" : "no-cache");
    ctx.type = "text/html; charset=utf-8";
    ctx.body = await app.finishHtml(ctx.url, html);
  };
}
