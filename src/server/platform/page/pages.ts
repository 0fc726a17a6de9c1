import { createTRPCClient, unstable_localLink } from "@trpc/client";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import type { Context as ProcedureContext, OpenContext } from "#server/platform/rpc/context.ts";
import { readPreviewedForm } from "#server/platform/editing/preview/form-previews.ts";
import type { MikroORM } from "@mikro-orm/postgresql";
import type { Mail } from "#server/platform/mail/outbox.ts";
import type { Previews } from "#server/platform/editing/preview/previews.ts";
import type { CurrentSettings } from "#server/platform/settings/settings-store.ts";
import type { ResponseCache } from "#server/platform/cache/response-cache.ts";
import { publicSettingsOf } from "#server/platform/settings/public-settings.ts";
import type { AppRouter } from "#server/router.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { ERROR_STATUS } from "#contracts/shared/errors.ts";
import { UNKNOWN_PATH } from "#contracts/page/render-contract.ts";
import { inLanguage, type Language, readLanguage } from "#contracts/shared/language.ts";
import { settingsInputSchema } from "#contracts/settings/settings.ts";
import type { Submission } from "#contracts/shared/submission.ts";
import { encode, type EncodedResponse, type ResponseContent } from "#server/platform/cache/encoded-response.ts";
import type { Bundles } from "./bundles.ts";
import { isRead } from "#server/platform/http/request.ts";
import { routeOf, setLogRoute } from "#server/platform/http/request-log.ts";
import { peerOf } from "#server/platform/http/peer.ts";
import { SECRET_PARAMETERS } from "./read-page.ts";
import { listSlugsAtRoot } from "./site-paths.ts";
import { asMarkdown, markdownUrlOf } from "./markdown/markdown-pages.ts";
import { pagePolicy } from "#server/platform/http/security-headers.ts";

const previewedSite = (ctx: Context): PreviewedSite | undefined => ctx.state.previewedSite;

/** Pattern of the pages whose slug is their whole path, without the language. */
const AT_ROOT = "/:slug";

type PageServices = {
  orm: MikroORM;
  now: () => Date;
  previews: Previews;
  settings: CurrentSettings;
  responses: ResponseCache;
  mail: Pick<Mail, "isEnabled">;
};

type Options = {
  openContext: OpenContext;
  appRouter: AppRouter;
  services: PageServices;
  bundles: Bundles;
  publicUrl: () => string;
  cloudLogin: string | undefined;
  isDevelopment: boolean;
  log: Logger;
};

function clientOf(ctx: Context, { openContext, appRouter, log }: Options) {
  const { language } = readLanguage(ctx.path);
  return createTRPCClient<AppRouter>({
    links: [
      unstable_localLink({
        router: appRouter,
        createContext: async () => ({ ...openContext({ ip: peerOf(ctx), language }), ...previewedSite(ctx)?.context }),
        onError: ({ error, path }) => log.debug({ err: error, procedure: path, request_id: ctx.state.requestId }, "a page's call failed"),
      }),
    ],
  });
}

/** The settings that a preview link shows, if the URL is one. */
async function readPreviewedSettings({ query }: Context, { previews, orm, now }: PageServices) {
  const { apercu } = query;
  if (typeof apercu !== "string") return undefined;
  const subject = await previews.subjectOf(orm.em.fork(), apercu, now());
  return (await readPreviewedForm(orm.em.fork(), { subject, kind: "settings-form", schema: settingsInputSchema, now: now() }))?.fields;
}

/** A request for a page: its URL; the outcome of a refused form (`submission`); the page before the content changed
 *  (`former`). */
type PageRequest = { url: string; submission?: Submission; former?: EncodedResponse | undefined };

/** Renders a page, or gives the former one where its data are unchanged. */
async function renderOrKeep(
  ctx: Context,
  { url, submission, former }: PageRequest,
  options: Options,
): Promise<ResponseContent | EncodedResponse> {
  const { services, bundles, publicUrl, cloudLogin, isDevelopment } = options;
  const { language } = readLanguage(url);
  const app = bundles.publicApps[language];
  const { render } = await app.load();
  const site = previewedSite(ctx);
  const now = site?.context.now?.() ?? services.now();
  const previewed = await readPreviewedSettings(ctx, services);
  const settings = previewed ?? (await services.settings(services.responses));
  const page = await render({
    url,
    submission,
    rpc: clientOf(ctx, options),
    publicUrl: publicUrl(),
    assets: app.assets,
    settings: publicSettingsOf(settings, { language, now, cloudLogin, isPreview: previewed !== undefined }),
    sendsMail: services.mail.isEnabled,
    isUnchanged: (data) => former?.isMadeOf(data) === true,
  });
  const { location } = page;
  if (page.html === undefined && former) return former;
  const finished = await app.finishHtml(ctx.url, page.html ?? "");
  const html = site?.finishHtml(finished) ?? finished;
  return {
    route: routeOf(ctx),
    status: submission && page.status === 200 ? ERROR_STATUS[submission.code] : page.status,
    type: "text/html; charset=utf-8",
    headers: {
      "Content-Security-Policy": pagePolicy(html, { isDevelopment }),
      "Cache-Control": submission ? "no-store" : "no-cache",
      Vary: "Accept, Accept-Encoding", // `Accept` may ask for Markdown
      ...(location && { Location: location }),
      ...(page.status === ERROR_STATUS.unavailable && { "Retry-After": "5" }),
    },
    body: html,
    ...(page.data !== undefined && { madeOf: page.data }),
  };
}

/** Renders the public pages: the app's loaders call the procedures in this process. */
export function pages(options: Options): Middleware {
  const { services, bundles, cloudLogin, isDevelopment } = options;
  /** The page of all URLs that lead nowhere, by language, with the settings that it displays. */
  const unknownPages = new Map<Language, { page: Promise<EncodedResponse>; shown: string }>();

  /** Renders the page once, for concurrent requests too: an attacker's random URLs cost no rendering each. */
  async function unknownPage(ctx: Context, language: Language): Promise<EncodedResponse> {
    const render = async () => encode(await renderOrKeep(ctx, { url: inLanguage(language, UNKNOWN_PATH) }, options));
    // a preview is for one person only
    if (previewedSite(ctx) || (await readPreviewedSettings(ctx, services))) return render();
    const settings = await services.settings();
    const { banner } = publicSettingsOf(settings, { language, now: services.now(), cloudLogin, isPreview: false });
    const shown = JSON.stringify([settings.version, banner]);
    const known = unknownPages.get(language);
    if (known?.shown === shown) return known.page;
    const page = render();
    if (!isDevelopment) unknownPages.set(language, { page, shown });
    const response = await page.catch(() => undefined);
    // a failed page is rendered again
    if (response?.status !== ERROR_STATUS.not_found && unknownPages.get(language)?.page === page) unknownPages.delete(language);
    return page;
  }

  /** Whether a path of one part may lead to a page that an administrator made. */
  async function isKnownAtRoot(path: string): Promise<boolean> {
    const slugs = await services.responses.derived("slugs at the root", () => listSlugsAtRoot(services.orm.em.fork()));
    return slugs.has(path.replaceAll("/", ""));
  }

  async function respond(ctx: Context, submission: Submission | undefined): Promise<EncodedResponse> {
    const { language, path } = readLanguage(ctx.path);
    const matched = (await bundles.publicApps[language].load()).patternOf(ctx.path);
    // of a page that nothing links to yet, or of a site with slugs of its own
    const isPreview = ctx.query.apercu !== undefined || previewedSite(ctx) !== undefined;
    const pattern = matched === inLanguage(language, AT_ROOT) && !isPreview && !(await isKnownAtRoot(path)) ? undefined : matched;
    setLogRoute(ctx, `page ${pattern ?? "unknown"}`);
    // The form's fields replace the query.
    if (submission) return encode(await renderOrKeep(ctx, { url: ctx.path, submission }, options));
    const render = (former?: EncodedResponse) => renderOrKeep(ctx, { url: ctx.url, former }, options);
    const isCacheable = !previewedSite(ctx) && SECRET_PARAMETERS.every((name) => ctx.query[name] === undefined);
    const markdownUrl = markdownUrlOf(ctx);
    if (markdownUrl !== undefined) {
      if (pattern === undefined) throw new AppError("not_found");
      const answer = async (former?: EncodedResponse) => asMarkdown(await render(former), ctx.path);
      return services.responses.get(isCacheable ? markdownUrl : undefined, answer, markdownUrl);
    }
    if (pattern === undefined) return unknownPage(ctx, language);
    return services.responses.get(isCacheable ? ctx.url : undefined, render, ctx.url);
  }

  return async (ctx) => {
    const { submission }: { submission?: Submission } = ctx.state;
    if (!submission && !isRead(ctx)) {
      ctx.set("Allow", "GET, HEAD");
      throw new AppError("method_not_allowed");
    }
    const response = await respond(ctx, submission);
    await response.sendTo(ctx);
  };
}

/** A site that is not today's, in `ctx.state.previewedSite`: the context of its procedures, and the last change of its
 *  pages. */
export type PreviewedSite = { context: Partial<ProcedureContext>; finishHtml: (html: string) => string };
