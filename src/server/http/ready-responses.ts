import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type Koa from "koa";
import type { Logger } from "pino";
import type { ResponseCache } from "#server/cache/response-cache.ts";
import { isRead } from "./get.ts";
import { logAnswer, NO_ROUTE, REQUEST_ID } from "./request-log.ts";
import { hasValidHost } from "./request-target.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import { countVisit, mayBeVisit } from "#server/statistics/count-visits.ts";
import type { Statistics } from "#server/statistics/statistics.ts";

type Parts = { app: Koa; responses: ResponseCache; statistics: Statistics; metrics: Metrics | undefined; log: Logger };

/** Answers what the stack has answered alike before, without it: the same headers and bytes, under an id of its own, logged, measured and counted
 *  as there. Gives false, and touches nothing, where the stack is to answer: see decision 48. */
export function readyResponses({ app, responses, statistics, metrics, log }: Parts) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = "", url = "" } = request;
    // Of the URLs in absolute form and the unreadable ones, none is known to the cache.
    if (!isRead({ method }) || !hasValidHost(request)) return false;
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
    if (mayBeVisit({ method, path })) countVisit(statistics, app.createContext(request, response));
    logAnswer(log, { requestId, startedAt, method, path, route, status });
    metrics?.measure({ method, route, status }, startedAt);
    return true;
  };
}
