import type { IncomingMessage, ServerResponse } from "node:http";
import compress from "koa-compress";
import Koa from "koa";
import composeMiddleware from "koa-compose";
import type { Logger } from "pino";
import { AppError } from "./platform/errors/app-error.ts";
import { keepPreviewsPrivate } from "./platform/editing/preview/previews.ts";
import { feed } from "./resources/article/feed.ts";
import type { Config } from "./config.ts";
import { adminShell } from "./platform/page/admin-shell.ts";
import type { Bundles } from "./platform/page/bundles.ts";
import { busyPage } from "./platform/page/plain-pages.ts";
import { canonicalUrls, requestTarget } from "./platform/http/request-target.ts";
import { crawlers, securityTxt } from "./platform/page/crawlers.ts";
import { errors } from "./platform/page/errors.ts";
import { forms } from "./platform/page/forms.ts";
import { health, type Readiness } from "./platform/http/health.ts";
import { markdownPages, negotiateMarkdown } from "./platform/page/markdown/markdown-pages.ts";
import { pages } from "./platform/page/pages.ts";
import { mcpEndpoint } from "./platform/mcp/mcp-endpoint.ts";
import { createPageReader } from "./platform/page/read-page.ts";
import { readJson } from "./platform/http/read-body.ts";
import { proxyWarning } from "./platform/http/peer.ts";
import { requestLog } from "./platform/http/request-log.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";
import type { Metrics } from "./platform/observability/metrics.ts";
import { merchantFeed } from "./resources/product/merchant-feed.ts";
import { documents } from "./resources/product/documents/document-route.ts";
import { datasheets } from "./resources/product/datasheet/datasheets.ts";
import { staticFiles } from "./platform/page/static-files.ts";
import { trpcEndpoint } from "./platform/rpc/trpc-endpoint.ts";
import { uploadedFiles } from "./platform/media/uploaded-files.ts";
import { readyResponses } from "./platform/page/ready-responses.ts";
import { cachedResponses } from "./platform/cache/response-cache.ts";
import { createContext, type Requester } from "./platform/rpc/context.ts";
import { restApi } from "./platform/rest/rest-api.ts";
import { launchPreviews } from "./resources/launch/launch-preview.ts";
import { followRedirections } from "./resources/redirection/follow-redirections.ts";
import { speedBeacon } from "./resources/statistics/count-speed.ts";
import { countVisit, countVisits, mayBeVisit, visitBeacon } from "./resources/statistics/count-visits.ts";
import { webManifest } from "./platform/page/web-manifest.ts";
import { appRouter } from "./router.ts";
import type { Services } from "./services.ts";
import { socialCards } from "./platform/page/social-card/social-cards.ts";

/** The dependencies of the stack. */
export type AppDependencies = {
  config: Pick<Config, "cloudLoginUrl" | "trustedProxies" | "isDevelopment"> & { passwordIsGenerated: boolean };
  services: Services;
  bundles: Bundles;
  readiness: Readiness;
  /** Absent unless they are measured. */
  metrics?: Metrics | undefined;
  log: Logger;
};

/** Error codes of Node for a client that disconnected before the response was complete. */
const DISCONNECTED = new Set(["EPIPE", "ECONNRESET", "ECONNABORTED", "ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_UNABLE_TO_PIPE"]);

/** Whether the client ended the exchange: it disconnected, or broke off its request with what cannot be parsed. */
function isOfClient({ code = "" }: NodeJS.ErrnoException): boolean {
  return DISCONNECTED.has(code) || code.startsWith("HPE_");
}

/** Answers a request. What comes back, if anything, resolves once it is done with. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined;

/** The responses that are ready, and the stack behind them. A traced server answers everything by its stack, which
 *  makes the spans. */
export function createHandler(dependencies: AppDependencies): Handler {
  const app = createApp(dependencies);
  const answer = app.callback();
  const { services, metrics, log } = dependencies;
  if (services.traces) return answer;
  const { responses, statistics } = services;
  const sendReady = readyResponses({
    app,
    responses,
    log,
    measure: metrics?.measure,
    onAnswer: (asked, openContext) => {
      if (mayBeVisit(asked)) countVisit(statistics, openContext());
    },
  });
  return (request, response) => (sendReady(request, response) ? undefined : answer(request, response));
}

/** The Koa stack, in reading order. Does not listen. */
function createApp({ config, services, bundles, readiness, metrics, log }: AppDependencies): Koa {
  const { isDevelopment, passwordIsGenerated } = config;
  const { publicUrl } = services;
  const parts = { ...services, appRouter, openContext: (requester: Requester) => createContext(services, requester) };
  const redirections = followRedirections(services);
  const answerPages = pages({ ...parts, services, bundles, publicUrl, cloudLogin: config.cloudLoginUrl, isDevelopment, log });
  const app = new Koa({ proxy: config.trustedProxies > 0, maxIpsCount: config.trustedProxies });
  app.on("error", (error: NodeJS.ErrnoException) => {
    // Thrown while a body was being sent: the client disconnected or the disk failed, and no other response can be
    // sent.
    if (!isOfClient(error)) log.error({ err: error }, "response cut short");
  });

  if (services.traces) app.use(services.traces.observe);
  if (metrics) app.use(metrics.observe);
  app.use(requestLog(log));
  app.use(proxyWarning(config.trustedProxies, log));
  app.use(errors(log));
  app.use(securityHeaders({ isBehindTls: publicUrl().startsWith("https:") }));
  app.use(requestTarget);
  app.use(negotiateMarkdown);
  app.use(countVisits(services.statistics));
  app.use(cachedResponses(services.responses));
  app.use(acceptIdentity);
  app.use(compress({ threshold: 1024, br: { params: { 1: 4 } }, zstd: false }));
  app.use(health(services.orm, readiness));
  if (metrics) app.use(metrics.endpoint);
  app.use(canonicalUrls);
  app.use(uploadedFiles(services, log));
  app.use(webManifest(services));
  app.use(staticFiles(bundles.folders));
  app.use(feed(services));
  app.use(merchantFeed(services));
  app.use(visitBeacon(services.statistics));
  app.use(speedBeacon(services.statistics));
  app.use(socialCards(services));
  app.use(datasheets(services));
  app.use(documents(services));
  app.use(crawlers(services));
  app.use(securityTxt(services));
  app.use(under("/api", restApi(parts)));
  app.use(under("/mcp", mcpEndpoint({ ...parts, readPage: createPageReader([markdownPages, redirections, answerPages]), log })));
  app.use(under("/trpc", readJson, trpcEndpoint({ ...parts, log })));
  app.use(adminShell(bundles, { settings: services.settings, isDevelopment, passwordIsGenerated, sendsMail: services.mail.isEnabled }));
  app.use(markdownPages);
  if (bundles.middleware) app.use(bundles.middleware);
  app.use(redirections);
  app.use(missingFile);
  app.use(keepPreviewsPrivate);
  app.use(launchPreviews(services));
  app.use(forms({ ...parts, log }));
  app.use(busyPage);
  app.use(answerPages);
  return app;
}

/** Runs middlewares for the paths below a prefix only. */
function under(prefix: string, ...branch: Koa.Middleware[]): Koa.Middleware {
  const isInside = (path: string) => path === prefix || path.startsWith(`${prefix}/`);
  const run = composeMiddleware(branch);
  return (ctx, next) => (isInside(ctx.path) ? run(ctx) : next());
}

/** Answers as it is where a client accepts no encoding at all, not even that. Source: RFC 9110 §12.5.3. */
const acceptIdentity: Koa.Middleware = (ctx, next) => {
  if (ctx.acceptsEncodings("br", "gzip", "deflate", "identity") === false) ctx.req.headers["accept-encoding"] = "identity";
  return next();
};

/** Answers 404 for the path of a missing file, which must not get the site's 404 page. */
const missingFile: Koa.Middleware = (ctx, next) => {
  if (/^\/(?:uploads|assets|admin-assets)(?:\/|$)|\/\.|\.[a-z0-9]{1,5}$/i.test(ctx.path))
    throw new AppError("not_found", "Ce fichier n’existe pas.");
  return next();
};
