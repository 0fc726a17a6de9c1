import { IncomingMessage, ServerResponse } from "node:http";
import type { Context, Middleware } from "koa";
import composeMiddleware from "koa-compose";
import { toMarkdownUrl } from "#contracts/page/markdown-url.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { canonicalPath, isPagePath } from "#server/platform/http/request-target.ts";

/** Query parameters that hold a secret: pages with one are neither cached nor counted, because their links are no one
 *  else's. */
export const SECRET_PARAMETERS = ["apercu", "jeton", "lancement"];

/** Most redirections that are followed, from a former address to today's. */
const HOPS_MAX = 3;

/** Path of a page as visitors ask for it: without the parameters that open what is hidden. */
function toPublicUrl(asked: string): string {
  const { pathname, searchParams } = new URL(asked, "http://localhost");
  if (!isPagePath(pathname)) throw new AppError("not_found");
  for (const name of SECRET_PARAMETERS) searchParams.delete(name);
  const query = searchParams.size > 0 ? `?${searchParams.toString()}` : "";
  return toMarkdownUrl(canonicalPath(pathname) + query);
}

/** Makes a reader of pages as Markdown, within another request: as a visitor without cookies or credentials gets them.
 *  Fails with `not_found`. */
export function createPageReader(answering: Middleware[]): (ctx: Context, url: string) => Promise<string> {
  const answer = composeMiddleware(answering);
  return async function readPage({ app, req }, asked) {
    let url = toPublicUrl(asked);
    for (let hops = 0; hops <= HOPS_MAX; hops += 1) {
      const request = new IncomingMessage(req.socket);
      Object.assign(request, { method: "GET", url, headers: { host: req.headers.host, "accept-encoding": "identity" } });
      const inner = app.createContext(request, new ServerResponse(request));
      await answer(inner, async () => {});
      const location = inner.response.get("Location");
      if (inner.status === 200) return String(inner.body);
      if (!location?.startsWith("/") || location.startsWith("//")) break;
      url = location.split("?", 1)[0]?.endsWith(".md") ? location : toMarkdownUrl(location);
    }
    throw new AppError("not_found");
  };
}
