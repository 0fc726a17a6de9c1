import type { AnyTRPCRouter } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import type { Context, Middleware } from "koa";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import type { ResponseCache } from "#server/platform/cache/response-cache.ts";
import { EncodedResponse, type ResponseContent } from "#server/platform/cache/encoded-response.ts";
import { readQueryLanguage, type OpenContext, requesterOf } from "./context.ts";
import type { Logger } from "pino";
import { CHALLENGE, errorReplyOf, type Refusal } from "#server/platform/http/error-reply.ts";
import { isRead } from "#server/platform/http/request.ts";
import { routeOf, setLogRoute } from "#server/platform/http/request-log.ts";
import { refuseUnstorable } from "#server/platform/http/read-body.ts";

/** Most calls in one batch, as many as both apps send. Source: DOS-3. */
const BATCH_MAX = 10;

/** Most rows of one list. No screen asks for more; REST gives up to `LIMIT_MAX`. */
const ROWS_MAX = 100;

const ENDPOINT = "/trpc";

const ONE_KEY_ONE_CALL = "Une clé d’idempotence vaut pour une seule écriture\u202f: envoyez chaque appel seul.";

/** The status of a batch: the one that all calls share, else 207 (RFC 4918 §11.1). */
function statusOf(refusals: Refusal[], calls: number): number {
  const statuses = new Set(refusals.map(({ status }) => status));
  const [status = 200] = statuses;
  const isAlike = refusals.length === 0 || (statuses.size === 1 && refusals.length >= calls);
  return isAlike ? status : 207;
}

/** The input of each call of a GET request, as tRPC reads it; undefined if it is no JSON, which tRPC refuses. */
function queryInputs(query: URLSearchParams): unknown[] | undefined {
  const input = query.get("input");
  if (input === null) return [];
  try {
    const value: unknown = JSON.parse(input);
    return query.get("batch") === "1" && typeof value === "object" && value !== null ? Object.values(value) : [value];
  } catch {
    return undefined;
  }
}

function fieldOf(input: unknown, name: string): unknown {
  return typeof input === "object" && input !== null ? Object.getOwnPropertyDescriptor(input, name)?.value : undefined;
}

/** Checks the inputs of a query parameter like those of a body, and bounds the lists. */
function checkInputs(inputs: unknown[]): void {
  for (const input of inputs) refuseUnstorable(input);
  const isLarge = inputs.some((input) => Number(fieldOf(input, "limit")) > ROWS_MAX);
  if (isLarge) throw invalidField("limit", `Une liste a au plus ${ROWS_MAX} lignes.`);
}

/** The cache key of a visitor's query. Undefined for an administrator's reads, and for previews, whose token is a
 *  secret and expires. */
function cacheKeyOf(ctx: Context, inputs: unknown[] | undefined): string | undefined {
  if (ctx.method !== "GET" || ctx.get("authorization") !== "" || !inputs) return undefined;
  if (inputs.some((input) => fieldOf(input, "apercu") !== undefined)) return undefined;
  const { searchParams } = new URL(ctx.url, "http://localhost");
  return `${ctx.path} ${readQueryLanguage(ctx)} ${searchParams.get("batch")} ${JSON.stringify(JSON.parse(searchParams.get("input") ?? "null"))}`;
}

/** The route of a call or a batch. Names each existing procedure, up to the maximum of a batch. */
function toRoute({ path }: Context, appRouter: AnyTRPCRouter): string {
  const names = path.slice(ENDPOINT.length + 1).split(",", BATCH_MAX);
  return `trpc ${names.map((name) => (Object.hasOwn(appRouter._def.procedures, name) ? name : "unknown")).join(",")}`;
}

type Dependencies = { openContext: OpenContext; appRouter: AnyTRPCRouter; responses: ResponseCache; log: Logger };

/** Answers `/trpc/*`, the RPC of both apps. `readJson` has already read and checked the body. */
export function trpcEndpoint({ openContext, appRouter, responses, log }: Dependencies): Middleware {
  async function answer(ctx: Context): Promise<ResponseContent> {
    const { rawBody }: { rawBody?: string } = ctx.request;
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
      createContext: () => openContext(requesterOf(ctx)),
      onError({ error, path }) {
        const { isBug } = errorReplyOf(error);
        if (isBug) log.error({ err: error, procedure: path, request_id: ctx.state.requestId }, "unexpected error");
      },
      responseMeta({ errors, info }) {
        const refusals = errors.map((error) => errorReplyOf(error));
        const retryAfter = Math.max(0, ...refusals.map((refused) => refused.retryAfter ?? 0));
        return {
          status: statusOf(refusals, info?.calls.length ?? 1),
          ...(retryAfter > 0 && { headers: { "retry-after": String(retryAfter) } }),
        };
      },
    });
    const retryAfter = response.headers.get("retry-after");
    return {
      status: response.status,
      route: routeOf(ctx),
      type: "application/json", // tRPC gives its refusal of a missing content type none of its own
      headers: {
        "Cache-Control": "no-store",
        ...(retryAfter && { "Retry-After": retryAfter }),
        ...(response.status === 401 && CHALLENGE),
      },
      body: await response.text(),
    };
  }

  return async (ctx) => {
    setLogRoute(ctx, toRoute(ctx, appRouter));
    if (!isRead(ctx) && ctx.method !== "POST") {
      ctx.set("Allow", "GET, HEAD, POST");
      throw new AppError("method_not_allowed");
    }
    if (ctx.path.includes(",") && requesterOf(ctx).idempotencyKey !== undefined) throw new AppError("invalid", ONE_KEY_ONE_CALL);
    const inputs = queryInputs(new URL(ctx.url, "http://localhost").searchParams);
    if (inputs) checkInputs(inputs);
    const key = cacheKeyOf(ctx, inputs);
    const response = key === undefined ? new EncodedResponse(await answer(ctx)) : await responses.get(key, () => answer(ctx), ctx.url);
    await response.sendTo(ctx);
  };
}
