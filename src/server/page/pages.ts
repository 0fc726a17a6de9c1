import { createTRPCClient, unstable_localLink } from "@trpc/client";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { createContext } from "#server/rpc/create-context.ts";
import type { Services } from "#server/services.ts";
import { type AppRouter, appRouter } from "#server/router.ts";
import { AppError } from "#server/app-error.ts";
import { ERROR_STATUS } from "#contracts/shared/errors.ts";
import { UNKNOWN_PATH } from "#contracts/page/page-seam.ts";
import { inLanguage, type Language, readLanguage } from "#contracts/shared/language.ts";
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

function clientOf(ctx: Context, { services, log }: Options) {
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

/** Renders the page of a URL; with `submission`, as the answer to a form that was refused. */
async function rendered(ctx: Context, { url, submission }: { url: string; submission?: Submission }, options: Options) {
  const { services, bundles, publicUrl, cloudLogin, isDevelopment } = options;
  const app = bundles.publicApps[readLanguage(url).language];
  const render = await app.loadRender();
  const page = await render({
    url,
    submission,
    rpc: clientOf(ctx, options),
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
  } satisfies ResponseContent;
}

/** Renders the public pages: the app's loaders call the procedures in this process. */
export function pages(options: Options): Middleware {
  const { services, bundles, isDevelopment } = options;
  /** By language: the page of every URL that leads nowhere. */
  const unknownPages = new Map<Language, EncodedResponse>();

  /** Rendered once: an attacker's random URLs cost no rendering each. */
  async function unknownPage(ctx: Context, language: Language): Promise<EncodedResponse> {
    const known = unknownPages.get(language);
    if (known) return known;
    const page = new EncodedResponse(await rendered(ctx, { url: inLanguage(language, UNKNOWN_PATH) }, options));
    if (!isDevelopment) unknownPages.set(language, page);
    return page;
  }

  async function responseTo(ctx: Context, submission: Submission | undefined): Promise<EncodedResponse> {
    // The form's fields replace the query.
    if (submission) return new EncodedResponse(await rendered(ctx, { url: ctx.path, submission }, options));
    const { language } = readLanguage(ctx.path);
    if (!(await bundles.publicApps[language].isKnown(ctx.path))) return unknownPage(ctx, language);
    const answer = () => rendered(ctx, { url: ctx.url }, options);
    const isCacheable = SECRET_PARAMETERS.every((name) => ctx.query[name] === undefined);
    return isCacheable ? services.responses.get(ctx.url, answer, ctx.url) : new EncodedResponse(await answer());
  }

  return async (ctx) => {
    const { submission }: { submission?: Submission } = ctx.state;
    if (!submission && !isRead(ctx)) {
      ctx.set("Allow", "GET, HEAD");
      throw new AppError("method_not_allowed");
    }
    const response = await responseTo(ctx, submission);
    await response.sendTo(ctx);
  };
}
