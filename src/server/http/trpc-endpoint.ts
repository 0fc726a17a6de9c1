import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import type { Context, Middleware } from "koa";
import { AppError } from "#server/app-error.ts";
import { createContext, requesterOf } from "#server/rpc/create-context.ts";
import type { Services } from "#server/services.ts";
import { appRouter } from "#server/router.ts";
import type { Logger } from "pino";
import { errorReplyOf, type Refusal } from "./error-reply.ts";
import { isRead } from "./get.ts";
import { refuseUnstorable } from "./storable.ts";

/** Most calls in one batch. Source: reliability.md DOS-3. */
const BATCH_MAX = 20;

const ENDPOINT = "/trpc";

const ONE_KEY_ONE_CALL = "Une clé d’idempotence vaut pour une seule écriture\u202f: envoyez chaque appel seul.";

/** The status of a batch: the one that all calls share, else 207 (RFC 4918 §11.1). */
function statusOf(refusals: Refusal[], calls: number): number {
  const statuses = new Set(refusals.map(({ status }) => status));
  const [status = 200] = statuses;
  const isAlike = refusals.length === 0 || (statuses.size === 1 && refusals.length >= calls);
  return isAlike ? status : 207;
}

/** Checks the input of a query parameter as one of a body is checked. Leaves invalid JSON for tRPC to refuse. */
function checkQuery({ input }: Context["query"]): void {
  let value: unknown;
  try {
    value = JSON.parse(String(input));
  } catch {
    return;
  }
  refuseUnstorable(value);
}

/** Answers `/trpc/*`, the RPC of both apps. `readJson` has read and checked the body before. */
export function trpcEndpoint(services: Services, log: Logger): Middleware {
  return async (ctx) => {
    if (ctx.path.includes(",") && requesterOf(ctx).idempotencyKey !== undefined) throw new AppError("invalid", ONE_KEY_ONE_CALL);
    checkQuery(ctx.query);
    const { rawBody } = ctx.request as { rawBody?: string };
    const request = new Request(new URL(ctx.url, "http://localhost"), {
      method: ctx.method,
      headers: { "content-type": ctx.get("content-type") },
      ...(rawBody !== undefined && !isRead(ctx) && { body: rawBody }),
    });
    const response = await fetchRequestHandler({
      endpoint: ENDPOINT,
      req: request,
      router: appRouter,
      maxBatchSize: BATCH_MAX,
      createContext: () => createContext(services, requesterOf(ctx)),
      onError({ error, path }) {
        const { isBug } = errorReplyOf(error);
        if (isBug) log.error({ err: error, procedure: path, request_id: ctx.state.requestId }, "unexpected error");
      },
      responseMeta({ errors, info }) {
        const refusals = errors.map((error) => errorReplyOf(error));
        const retryAfter = Math.max(0, ...refusals.map((refused) => refused.retryAfter ?? 0));
        if (retryAfter > 0) ctx.set("Retry-After", String(retryAfter));
        return { status: statusOf(refusals, info?.calls.length ?? 1) };
      },
    });
    ctx.status = response.status;
    ctx.set("Cache-Control", "no-store");
    ctx.type = "application/json"; // tRPC gives its refusal of a missing content type none of its own
    ctx.body = await response.text();
  };
}
