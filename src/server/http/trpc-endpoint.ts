import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import type { Middleware } from "koa";
import { createContext, type Services } from "#server/rpc/create-context.ts";
import { appRouter } from "#server/rpc/router.ts";
import type { Logger } from "pino";
import { errorReplyOf } from "./error-reply.ts";

/** Most calls in one request. Source: reliability.md DOS-3. */
const BATCH_MAX = 20;

const ENDPOINT = "/trpc";

/** Answers `/trpc/*`, the RPC of both apps. The body was read and checked before, like every other. */
export function trpcEndpoint(services: Services, log: Logger): Middleware {
  return async (ctx) => {
    const { rawBody } = ctx.request as { rawBody?: string };
    const request = new Request(new URL(ctx.url, "http://localhost"), {
      method: ctx.method,
      headers: { "content-type": ctx.get("content-type") },
      ...(rawBody !== undefined && ctx.method !== "GET" && ctx.method !== "HEAD" && { body: rawBody }),
    });
    const response = await fetchRequestHandler({
      endpoint: ENDPOINT,
      req: request,
      router: appRouter,
      maxBatchSize: BATCH_MAX,
      createContext: () => createContext(services, { ip: ctx.ip, authorization: ctx.get("authorization") }),
      onError({ error, path }) {
        const { isBug } = errorReplyOf(error);
        if (isBug) log.error({ err: error, procedure: path, request_id: ctx.state.requestId }, "unexpected error");
      },
      responseMeta({ errors }) {
        const [status, ...others] = errors.map((error) => errorReplyOf(error).status);
        return status !== undefined && others.length === 0 ? { status } : {};
      },
    });
    ctx.status = response.status;
    ctx.set("Cache-Control", "no-store");
    ctx.type = response.headers.get("content-type") ?? "application/json";
    ctx.body = await response.text();
  };
}
