import type { MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Context, Middleware } from "koa";
import { REDIRECTION_STATUS, type RedirectionKind } from "#contracts/redirection/redirection.ts";
import { toInnerPath, toSitePath } from "#contracts/redirection/site-path.ts";
import type { ResponseCache } from "#server/platform/cache/response-cache.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { isRead, withQuery } from "#server/platform/http/request.ts";
import { setLogRoute } from "#server/platform/http/request-log.ts";
import { SECRET_PARAMETERS } from "#server/platform/page/read-page.ts";
import { findByPath } from "./redirection-rules.ts";
import { countMissing } from "#server/resources/statistics/count-visits.ts";
import type { Statistics } from "#server/resources/statistics/statistics.ts";

type Stored = { from_path: string; to_url: string; kind: RedirectionKind };

type Site = { orm: MikroORM; responses: ResponseCache; statistics: Statistics; publicUrl: () => string };

async function readAll(orm: MikroORM): Promise<Map<string, Stored>> {
  const { rows } = await sql<Stored>`select from_path, to_url, kind from redirection`.execute(orm.em.fork().getKysely());
  return new Map(rows.map((row) => [toSitePath(row.from_path) ?? row.from_path, row])); // in the words of today
}

/** Whether the page at a path does not exist: a response of 404, or the one that leads elsewhere instead of a missing
 *  product. */
function isMissing({ status, path, response }: Context): boolean {
  const location = response.get("Location");
  return status === 404 || (status === 302 && location !== "" && location.split("?", 1)[0] !== path);
}

/** The query that goes on to a redirection's target: another site is given no token of ours. */
function passedQuery({ query, querystring }: Context, target: string): string {
  const isSecret = SECRET_PARAMETERS.some((name) => name in query);
  return isSecret && !target.startsWith("/") ? "" : querystring;
}

function redirect(ctx: Context, { to_url, kind }: Stored): void {
  setLogRoute(ctx, "redirection");
  ctx.remove("Content-Encoding");
  ctx.redirect(withQuery(to_url, passedQuery(ctx, to_url)));
  ctx.status = REDIRECTION_STATUS[kind];
  // Asked for again each time: a redirection can be changed and undone.
  ctx.set("Cache-Control", "no-cache");
}

/** Redirects visitors from addresses that neither a page nor a file answers. Counts those without a redirection. */
export function followRedirections({ orm, responses, statistics, publicUrl }: Site): Middleware {
  async function findRedirection(path: string): Promise<Stored | undefined> {
    const asked = toSitePath(path);
    const stored = await responses.derived("redirections", () => readAll(orm));
    const found = asked === undefined ? undefined : findByPath(stored, asked);
    return found && toInnerPath(found.to_url, publicUrl()) !== asked ? found : undefined; // the site may have moved
  }

  return async (ctx, next) => {
    if (!isRead(ctx)) return next();
    let missing: AppError | undefined;
    try {
      await next();
      if (!isMissing(ctx)) return;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "not_found") throw error;
      missing = error;
    }
    const found = await findRedirection(ctx.path);
    if (found) return redirect(ctx, found);
    countMissing(statistics, ctx);
    if (missing) throw missing;
  };
}
