import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type Koa from "koa";
import type { Logger } from "pino";
import type { ResponseCache } from "#server/platform/cache/response-cache.ts";
import { isRead } from "#server/platform/http/request.ts";
import { logAnswer, NO_ROUTE, REQUEST_ID } from "#server/platform/http/request-log.ts";
import { mayPreferMarkdown } from "./markdown/markdown-pages.ts";
import { hasValidHost } from "#server/platform/http/request-target.ts";

type RequestLine = { method: string; path: string };

type Dependencies = {
  app: Koa;
  responses: ResponseCache;
  log: Logger;
  /** Measures a response, if the server is measured. */
  measure: ((answer: { method: string; route: string; status: number }, startedAt: number) => void) | undefined;
  /** Called with every response; `openContext` makes Koa's context, which costs what this saves. */
  onAnswer: (asked: RequestLine, openContext: () => Koa.Context) => void;
};

/** Repeats a response that the stack has given before, without the stack: the same headers and bytes, with its own
 *  request id, logged, measured and counted as usual. Gives false, and touches nothing, where the stack must answer:
 *  see decision 48. */
export function readyResponses({ app, responses, log, measure, onAnswer }: Dependencies) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = "", url = "" } = request;
    // Of the URLs in absolute form and the unreadable ones, none is known to the cache.
    if (!isRead({ method }) || !hasValidHost(request) || mayPreferMarkdown(request)) return false;
    const startedAt = performance.now();
    const cached = responses.peek(url);
    const ready = cached?.readyFor(request);
    if (!cached || !ready) return false;
    responses.counts.hits += 1;
    const requestId = randomUUID();
    const { status, headers, body } = ready;
    response.writeHead(status, [...headers, REQUEST_ID, requestId]).end(body);
    const [path = ""] = url.split("?", 1);
    const { route = NO_ROUTE } = cached;
    onAnswer({ method, path }, () => app.createContext(request, response));
    logAnswer(log, { requestId, startedAt, method, path, route, status });
    measure?.({ method, route, status }, startedAt);
    return true;
  };
}
