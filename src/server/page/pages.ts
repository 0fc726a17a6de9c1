import { createTRPCClient, unstable_localLink } from "@trpc/client";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { createContext } from "#server/rpc/create-context.ts";
import type { Services } from "#server/services.ts";
import { type AppRouter, appRouter } from "#server/router.ts";
import { AppError } from "#server/app-error.ts";
import { ERROR_STATUS } from "#contracts/shared/errors.ts";
import { readLanguage } from "#contracts/shared/language.ts";
import type { Submission } from "#contracts/shared/submission.ts";
import { EncodedResponse, type ResponseContent } from "#server/response-cache/encoded-response.ts";
import type { Bundles } from "./bundles.ts";
import { isRead } from "#server/http/get.ts";
import { peerOf } from "#server/connection/peer.ts";
import { pagePolicy } from "#server/http/security-headers.ts";

/** Query parameters that hold a secret: pages with one are not cached. */
const SECRET_PARAMETERS = ["apercu", "jeton"];

type Options = {
  services: Services;
  bundles: Bundles;
  publicUrl: () => string;
  cloudLogin: string | undefined;
  isDevelopment: boolean;
  log: Logger;
};

/** Renders the public pages: the app's loaders call the procedures in this process. */
export function pages({ services, bundles, publicUrl, cloudLogin, isDevelopment, log }: Options): Middleware {
  function clientOf(ctx: Context) {
    return createTRPCClient<AppRouter>({
      links: [
        unstable_localLink({
          router: appRouter,
          createContext: async () => createContext(services, { ip: peerOf(ctx) }),
          onError: ({ error, path }) => log.debug({ err: error, procedure: path, request_id: ctx.state.requestId }, "a page's call failed"),
        }),
      ],
    });
  }

  return async (ctx) => {
    const { submission }: { submission?: Submission } = ctx.state;
    if (!submission && !isRead(ctx)) {
      ctx.set("Allow", "GET, HEAD");
      throw new AppError("method_not_allowed");
    }
    const answer = async (): Promise<ResponseContent> => {
      const app = bundles.publicApps[readLanguage(ctx.path).language];
      const render = await app.loadRender();
      const page = await render({
        url: submission ? ctx.path : ctx.url, // the form's fields replace the query
        submission,
        rpc: clientOf(ctx),
        publicUrl: publicUrl(),
        assets: app.assets,
        cloudLogin,
        sendsMail: services.mail.isEnabled,
      });
      const { location } = page;
      const html = await app.finishHtml(ctx.url, page.html);
      return {
        status: submission && page.status === 200 ? ERROR_STATUS[submission.code] : page.status,
        type: "text/html; charset=utf-8",
        headers: {
          "Content-Security-Policy": pagePolicy(html, { isDevelopment }),
          "Cache-Control": submission ? "no-store" : "no-cache",
          ...(location && { Location: location }),
          ...(page.status === ERROR_STATUS.unavailable && { "Retry-After": "5" }),
        },
        body: html,
      };
    };
    const isCacheable = !submission && SECRET_PARAMETERS.every((name) => ctx.query[name] === undefined);
    const response = isCacheable ? await services.responses.get(ctx.url, answer, ctx.url) : new EncodedResponse(await answer());
    await response.sendTo(ctx);
  };
}
