import compress from "koa-compress";
import Koa from "koa";
import type { Logger } from "pino";
import { AppError } from "./app-error.ts";
import { keepPreviewsPrivate } from "./article/article-preview.ts";
import { feed } from "./article/feed.ts";
import type { Config } from "./config.ts";
import { adminShell } from "./http/admin-shell.ts";
import type { Bundles } from "./http/bundles.ts";
import { canonicalAddresses } from "./http/canonical-addresses.ts";
import { crawlers } from "./http/crawlers.ts";
import { errors } from "./http/errors.ts";
import { forms } from "./http/forms.ts";
import { health, type Readiness } from "./http/health.ts";
import { pages } from "./http/pages.ts";
import { readJson } from "./http/read-body.ts";
import { proxyWarning } from "./http/proxy-warning.ts";
import { requestLog } from "./http/request-log.ts";
import { requestTarget } from "./http/request-target.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { staticFiles } from "./http/static-files.ts";
import { trpcEndpoint } from "./http/trpc-endpoint.ts";
import { uploadedFiles } from "./http/uploaded-files.ts";
import { keptReplies } from "./reply-cache/kept-replies.ts";
import { restApi } from "./rest/rest-api.ts";
import type { Services } from "./services.ts";
import { socialCards } from "./social-card/social-cards.ts";

/** What the stack is put together from. */
export type AppParts = {
  config: Pick<Config, "cloudLoginUrl" | "trustedProxies" | "isDevelopment">;
  services: Services;
  bundles: Bundles;
  readiness: Readiness;
  log: Logger;
};

/** How Node says that a visitor left before the request or the answer was through. */
const GONE = new Set(["EPIPE", "ECONNRESET", "ECONNABORTED", "ERR_STREAM_PREMATURE_CLOSE", "HPE_INVALID_EOF_STATE"]);

/** The Koa stack, in reading order. Does not listen. */
export function createApp({ config, services, bundles, readiness, log }: AppParts): Koa {
  const { isDevelopment } = config;
  const { publicUrl } = services;
  const app = new Koa({ proxy: config.trustedProxies > 0, maxIpsCount: config.trustedProxies });
  app.on("error", (error: Error & { code?: string }) => {
    // Thrown while a body was being sent: the visitor is gone or the disk failed; nothing can be answered any more.
    if (!GONE.has(error.code ?? "")) log.error({ err: error }, "answer cut short");
  });

  app.use(requestLog(log));
  app.use(proxyWarning(config.trustedProxies, log));
  app.use(errors(log));
  app.use(securityHeaders({ isBehindTls: publicUrl().startsWith("https:") }));
  app.use(requestTarget);
  app.use(keptReplies(services.replies));
  app.use(compress({ threshold: 1024, br: { params: { 1: 4 } }, zstd: false }));
  app.use(health(services.orm, readiness));
  app.use(canonicalAddresses);
  app.use(uploadedFiles(services.uploads));
  app.use(staticFiles(bundles.folders));
  app.use(feed(services, publicUrl));
  app.use(socialCards(services));
  app.use(crawlers(services, publicUrl));
  app.use(under("/api", restApi(services, publicUrl)));
  app.use(under("/trpc", readJson, trpcEndpoint(services, log)));
  app.use(adminShell(bundles, { isDevelopment }));
  if (bundles.middleware) app.use(bundles.middleware);
  app.use(missingFile);
  app.use(keepPreviewsPrivate);
  app.use(forms(services, log));
  app.use(pages({ services, bundles, publicUrl, cloudLogin: config.cloudLoginUrl, isDevelopment, log }));
  return app;
}

/** Runs middlewares for one branch of the addresses only. */
function under(prefix: string, ...branch: Koa.Middleware[]): Koa.Middleware {
  const isInside = (path: string) => path === prefix || path.startsWith(`${prefix}/`);
  const run = branch.reduceRight<Koa.Middleware>(
    (inner, middleware) => (ctx, next) => middleware(ctx, () => inner(ctx, next) as Promise<void>),
    async () => {},
  );
  return (ctx, next) => (isInside(ctx.path) ? run(ctx, next) : next());
}

/** A file that is not there is no page: it gets a plain 404, never the site's shell. */
const missingFile: Koa.Middleware = (ctx, next) => {
  if (/^\/(?:uploads|assets|admin-assets)(?:\/|$)|\/\.|\.[a-z0-9]{1,5}$/i.test(ctx.path))
    throw new AppError("not_found", "Ce fichier n’existe pas.");
  return next();
};
