import type { Context, Middleware } from "koa";
import { escapeXml } from "#server/platform/language/markup.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import { frenchDateFormat } from "#contracts/text/french.ts";
import { atMoment } from "#server/platform/database/clock.ts";
import { forkWithAuthor } from "#server/platform/database/fork-with-author.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { isRead, withQuery } from "#server/platform/http/request.ts";
import type { PreviewedSite } from "#server/platform/page/pages.ts";
import { createContext } from "#server/platform/rpc/context.ts";
import { inSavepoint } from "#server/platform/rpc/transaction.ts";
import type { Services } from "#server/services.ts";
import { applyChange, dryRun, inOrder, type Writing } from "./apply-change.ts";
import { Launch } from "./launch.entity.ts";

/** Query parameter with the token of a preview of the site. */
const PARAMETER = "lancement";

const MOMENT = frenchDateFormat(BRAND.timeZone, { dateStyle: "long", timeStyle: "short" });

const BAR_STYLE = `position:fixed;inset-block-end:0;inset-inline:0;margin:0;z-index:1000;pointer-events:none;padding:.6rem 1rem;
  background:#0f2a33;color:#fff;
  font:500 .95rem/1.4 system-ui,sans-serif;text-align:center;border-block-start:3px solid #f0a93b`;

/** Prepares a page to be browsed as a preview: without scripts, which would read the site of today, with links and
 *  searches that stay in the preview, and with a bar that says so. */
function toPreviewPage(html: string, { token, words }: { token: string; words: string }): string {
  const secret = `${PARAMETER}=${encodeURIComponent(token)}`;
  const hidden = `<input type="hidden" name="${PARAMETER}" value="${escapeXml(token)}">`;
  return html
    .replaceAll(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "")
    .replaceAll(/(<a\b[^>]*\shref=")(\/[^"#]*)(#[^"]*)?"/g, (whole, start: string, path: string, hash = "") =>
      path.startsWith("//") || path.startsWith("/uploads/")
        ? whole
        : `${start}${path}${path.includes("?") ? "&amp;" : "?"}${secret}${hash}"`,
    )
    .replaceAll(/<form\b(?![^>]*method="post")[^>]*>/gi, (form) => form + hidden)
    .replace(/<body[^>]*>/, (body) => `${body}<p role="status" style="${BAR_STYLE}">${escapeXml(words)}</p>`);
}

/** Writes every change of a launch that can be published; the screen of the launch says which cannot. */
async function applyAll(ctx: Writing, { changes }: Launch): Promise<void> {
  for (const change of inOrder(changes)) await inSavepoint(ctx.em, (em) => applyChange({ ...ctx, em }, change)).catch(() => {});
}

/** Answers a request without the token in its address, which the pages would drop or repeat. Redirections within the
 *  site get it again. */
async function answerWithoutToken(ctx: Context, token: string, answer: () => Promise<void>): Promise<void> {
  const asked = ctx.url;
  const query = new URLSearchParams(ctx.querystring);
  query.delete(PARAMETER);
  ctx.querystring = query.toString();
  try {
    await answer();
  } finally {
    ctx.url = asked;
  }
  const location = ctx.response.get("Location");
  if (/^\/(?!\/)/.test(location)) ctx.set("Location", withQuery(location, new URLSearchParams({ [PARAMETER]: token }).toString()));
}

/** Shows the site as it will be once a launch is published, at its moment, to those who have the link: its changes are
 *  written in a transaction that is undone once the page is rendered. */
export function launchPreviews(services: Services): Middleware {
  return async (ctx, next) => {
    const [token] = [ctx.query[PARAMETER]].flat();
    if (typeof token !== "string") return next();
    if (!isRead(ctx)) throw new AppError("method_not_allowed");
    const { orm, previews, now } = services;
    const subject = await previews.subjectOf(orm.em.fork(), token, now());
    const id = Number(/^launch:(\d+)$/.exec(subject ?? "")?.[1]);
    const launch = Number.isNaN(id) ? null : await orm.em.fork().findOne(Launch, { id });
    if (!launch) throw new AppError("not_found", "Cet aperçu a expiré\u202f: demandez-en un autre depuis le lancement.");
    const moment = launch.planned_at && !launch.published_at ? new Date(launch.planned_at) : now();
    const words = `Aperçu du lancement «\u202f${launch.title}\u202f»\u202f: le site tel qu’il sera le ${MOMENT.format(moment)}, heure de Tunis.`;
    const context = createContext(services, { ip: "" });
    await forkWithAuthor(orm.em, { via: "admin" }).transactional(async (em) => {
      const writing: Writing = { ...context, em, now: () => moment, actor: { name: "", permissions: { role: "editor" } } };
      await atMoment(moment, () =>
        dryRun(writing, async (own) => {
          if (!launch.published_at) await applyAll(own, launch);
          const responses = { ...own.responses, derived: <Value>(_name: string, derive: () => Promise<Value>) => derive() };
          const site: PreviewedSite = {
            context: { em: own.em, now: own.now, responses },
            finishHtml: (html) => toPreviewPage(html, { token, words }),
          };
          ctx.state.previewedSite = site;
          await answerWithoutToken(ctx, token, next);
        }),
      );
    });
  };
}
