import type { ParsedUrlQuery } from "node:querystring";
import Router from "@koa/router";
import type { AnyTRPCRouter } from "@trpc/server";
import type { Context, Next } from "koa";
import { LANGUAGES } from "#contracts/shared/language.ts";
import { LIMIT_DEFAULT } from "#contracts/shared/paging.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { limitConcurrency } from "#server/platform/http/limit-concurrency.ts";
import { setLogRoute } from "#server/platform/http/request-log.ts";
import { readJson } from "#server/platform/http/read-body.ts";
import type { MikroORM } from "@mikro-orm/postgresql";
import type { UploadStore } from "#server/platform/media/upload-store.ts";
import type { CurrentSettings } from "#server/platform/settings/settings-store.ts";
import type { ResponseCache } from "#server/platform/cache/response-cache.ts";
import { EncodedResponse } from "#server/platform/cache/encoded-response.ts";
import { type Context as ProcedureContext, type OpenContext, requesterOf } from "#server/platform/rpc/context.ts";
import { createCallerByName, requireActor } from "#server/platform/rpc/trpc.ts";
import { requireRight } from "#server/platform/rpc/rights.ts";
import { readIfMatch, toPreconditionFailed, withVersion } from "./if-match.ts";
import { type JsonSchema, jsonSchemaOf, type Procedure, procedureReader } from "./procedure-schemas.ts";
import type { RestRoute } from "#server/platform/declaration/rest-route.ts";
import { isGuarded, isOfAdministration, restRoutes } from "#server/platform/declaration/rest-routes.ts";
import { setImmediate as turn } from "node:timers/promises";
import { inBatches, ROWS_AT_ONCE } from "#server/platform/database/rows.ts";

type Limited = ReturnType<typeof limitConcurrency>;
type Limits = { large: Limited; admin: Limited; bulk: Limited };

/** Limits the reads of many rows that are not cached, of visitors and administrators: running, and waiting. One takes
 *  up to 2.5 s of processor time and some 100 MB of memory; two at once would be no faster. */
const LARGE_READS_AT_ONCE = 1;
const LARGE_READS_WAITING_MAX = 9;

/** Limits the other reads of the administration. In lockstep, each turn of the event loop would be as long as all of
 *  theirs together. */
const ADMIN_READS_AT_ONCE = 2;

/** Limits the requests for many writes: at once, they would wait for each other's rows, and longer than the database
 *  lets them. */
const BULK_AT_ONCE = 1;
const BULK_WAITING_MAX = 9;

const WHOLE_NUMBER = /^-?(?:0|[1-9]\d{0,15})$/;

function numberIfWhole(sent: unknown): unknown {
  return typeof sent === "string" && WHOLE_NUMBER.test(sent) ? Number(sent) : sent;
}

/** Fails with `invalid` where a query has a parameter that is not in `known`, or an unknown language. The reply would
 *  answer another question. */
function refuseUnknown(query: ParsedUrlQuery, known: string[]): void {
  const names = [...new Set([...known, "lang"])];
  const unknown = Object.keys(query).filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    const issues = unknown.slice(0, ISSUES_MAX).map((path) => ({ path, message: "Ce paramètre est inconnu." }));
    const sentence = names.length === 1 ? "seul lang est connu ici" : `les paramètres connus sont ${names.join(", ")}`;
    throw new AppError("invalid", `Paramètre inconnu\u202f: ${sentence}.`, { issues });
  }
  if (query.lang !== undefined && !LANGUAGES.some((code) => code === query.lang))
    throw invalidField("lang", `Langue inconnue\u202f: ${LANGUAGES.join(" ou ")}.`);
}

const ISSUES_MAX = 20;

/** Parameters by which a list is asked for as a scan. */
const SCAN_PARAMETERS = ["cursor", "updated_since"];

/** Reads the texts of a path that the body has too, as the body spells them. Fails with `invalid` where both differ.
 *  An id of a body is not read. */
function namedTwice(body: object, { id: _, ...params }: Record<string, unknown>): Record<string, unknown> {
  const toComparable = (value: unknown) => String(value).normalize("NFC").trim().toLowerCase();
  const named = Object.entries(body).filter(([name, value]) => Object.hasOwn(params, name) && value !== null && value !== undefined);
  for (const [name, value] of named)
    if (toComparable(value) !== toComparable(params[name])) throw invalidField(name, "L’adresse en nomme une autre.");
  return Object.fromEntries(named);
}

/** Names of an input's parameters, and of those that are integers. */
type Declared = { names: Set<string>; integers: Set<string> };

/** Reads what the contract of an input declares, at the first call: for all routes that takes a tenth of a start. */
function parameterReader({ input }: Procedure): () => Declared {
  const isInteger = ({ type, anyOf }: JsonSchema) => [{ type }, ...(anyOf ?? [])].some((each) => each.type === "integer");
  let declared: Declared | undefined;
  function read(): Declared {
    const properties = Object.entries((input && jsonSchemaOf(input, "input").properties) ?? {});
    const integers = properties.filter(([, schema]) => isInteger(schema));
    return { names: new Set(properties.map(([name]) => name)), integers: new Set(integers.map(([name]) => name)) };
  }
  return () => (declared ??= read());
}

/** Reads the parts of a request as the procedure's input. Paths and query strings are text: a parameter that the
 *  contract declares as an integer is read as one; the contract judges the others. */
function inputReader({ method, path, given }: RestRoute, { input }: Procedure, declared: () => Declared): (ctx: Context) => unknown {
  if (!input)
    return (ctx) => {
      if (method === "get") refuseUnknown(ctx.query, []);
      return undefined;
    };
  const asDeclared = ([name, sent]: [string, unknown]) => [name, declared().integers.has(name) ? numberIfWhole(sent) : sent];
  const hasId = path.includes("{id}");
  const isRead = method === "get";
  const isAsked = (name: string) => !path.includes(`{${name}}`) && !(given && name in given);
  return (ctx) => {
    if (isRead) refuseUnknown(ctx.query, [...declared().names].filter(isAsked));
    const params = Object.fromEntries(Object.entries<string>(ctx.params).map(asDeclared));
    // An id that is no number is unknown rather than malformed.
    if (hasId && !(Number.isSafeInteger(params.id) && params.id > 0 && params.id < 2 ** 31)) throw new AppError("not_found");
    if (method === "get" || method === "delete") {
      const asked = Object.entries(ctx.query).filter(([name]) => declared().names.has(name));
      return { ...Object.fromEntries(asked.map(asDeclared)), ...params, ...given };
    }
    const body: unknown = ctx.request.body ?? {};
    if (typeof body !== "object" || body === null || Array.isArray(body)) throw new AppError("invalid", "Un objet JSON est attendu.");
    return { ...body, ...params, ...namedTwice(body, params), ...given };
  };
}

function isLarge(input: unknown): boolean {
  return typeof input === "object" && input !== null && "limit" in input && Number(input.limit) > LIMIT_DEFAULT;
}

/** Chooses the limit of a request; undefined where it has none. */
function findLimit(route: RestRoute, input: unknown, limits: Limits): Limited | undefined {
  if (route.path.endsWith("/bulk")) return limits.bulk;
  if (route.method !== "get") return undefined;
  if (isLarge(input)) return limits.large;
  return isOfAdministration(route) ? limits.admin : undefined;
}

/** The services that answer the REST paths. */
export type RestParts = {
  openContext: OpenContext;
  appRouter: AnyTRPCRouter;
  responses: ResponseCache;
  orm: MikroORM;
  uploads: UploadStore;
  settings: CurrentSettings;
  now: () => Date;
  publicUrl: () => string;
};

/** Reads the status and the body of a reply out of a procedure's output. */
function replyOf({ status = 200, mayCreate }: RestRoute, output: unknown): { status: number; body: unknown } {
  // as the procedure of such a route types it
  return mayCreate ? (output as { status: number; body: unknown }) : { status, body: output };
}

/** Reads the version of a record that is replied; undefined of anything else. */
function versionOf(body: unknown): number | undefined {
  return typeof body === "object" && body !== null && "version" in body && typeof body.version === "number" ? body.version : undefined;
}

type Mounting = Pick<RestParts, "openContext" | "appRouter" | "responses"> & { limits: Limits };

function mountRoute(router: Router, route: RestRoute, { openContext, appRouter, responses, limits }: Mounting): void {
  const { method, path } = route;
  const procedure = procedureReader(appRouter)(route.procedure);
  const createCaller = createCallerByName(appRouter);
  const declared = parameterReader(procedure);
  const readInput = inputReader(route, procedure, declared);
  const scanned = route.scan === undefined ? undefined : procedureReader(appRouter)(route.scan);
  const readScan = scanned && inputReader(route, scanned, parameterReader(scanned));
  const template = path.replace(/\{(\w+)\}/g, ":$1");
  // A sender who is not signed in, or has no right, is refused before anything that was sent is read.
  const admit = async (ctx: Context, next: Next) => {
    setLogRoute(ctx, template);
    const context = openContext({ ...requesterOf(ctx), isRest: true });
    if (isGuarded(route)) {
      context.actor = await requireActor(context);
      requireRight(context.actor.permissions, procedure.right);
    }
    ctx.state.procedureContext = context;
    await next();
  };
  const takesVersion = () => method !== "get" && declared().names.has("version");
  const isPublicRead = method === "get" && !isOfAdministration(route);
  router[method](template, admit, readJson, async (ctx) => {
    const context: ProcedureContext = ctx.state.procedureContext;
    const call = createCaller(context);
    const isScan = readScan !== undefined && SCAN_PARAMETERS.some((parameter) => parameter in ctx.query);
    const name = isScan && route.scan !== undefined ? route.scan : route.procedure;
    const sent = isScan ? readScan(ctx) : readInput(ctx);
    const demanded = takesVersion() ? readIfMatch(ctx) : undefined;
    // a procedure with a version takes an object
    const input = demanded === undefined ? sent : withVersion(sent as object, demanded);
    // what must be at one version is not merged with another
    if (demanded !== undefined) delete context.mergePreference;
    const callAtVersion = () =>
      call(name, input).catch((error: unknown) => {
        throw demanded === undefined ? error : toPreconditionFailed(error);
      });
    const compute = async () => {
      const { status, body } = replyOf(route, await callAtVersion());
      const version = path.endsWith("/{id}") ? versionOf(body) : undefined;
      return {
        status,
        ...(version !== undefined && { version }),
        type: "application/json",
        route: template,
        headers: { "Cache-Control": isPublicRead ? "no-cache" : "no-store" },
        body: await jsonInBatches(body),
      };
    };
    const limited = findLimit(route, input, limits);
    const answer = limited ? () => limited(compute) : compute;
    // Not the URL: parameters without meaning must not fill the cache.
    const key = `${name} ${context.language} ${JSON.stringify(input)}`;
    const reply = isPublicRead ? await responses.get(key, answer, ctx.url) : new EncodedResponse(await answer());
    await reply.sendTo(ctx);
  });
}

/** Creates a router of the documented `/api` paths over the procedures. */
export function restRouter(parts: RestParts): Router {
  const router = new Router();
  const limits = {
    large: limitConcurrency(LARGE_READS_AT_ONCE, LARGE_READS_WAITING_MAX),
    admin: limitConcurrency(ADMIN_READS_AT_ONCE),
    bulk: limitConcurrency(BULK_AT_ONCE, BULK_WAITING_MAX),
  };
  for (const route of restRoutes()) mountRoute(router, route, { ...parts, limits });
  return router;
}

/** A page of a list, as it is sent. */
type Page = { data: unknown[] };

function isLongPage(reply: unknown): reply is Page {
  return typeof reply === "object" && reply !== null && "data" in reply && Array.isArray(reply.data) && reply.data.length > ROWS_AT_ONCE;
}

/** Serializes a reply as JSON. The rows of a long list are written in batches, so that other requests are answered in
 *  between. */
async function jsonInBatches(reply: unknown): Promise<string | Buffer> {
  if (!isLongPage(reply)) return JSON.stringify(reply);
  const { data, ...rest } = reply;
  const parts: Buffer[] = [];
  for (const batch of inBatches(data)) {
    parts.push(Buffer.from(`${parts.length === 0 ? '{"data":[' : ","}${JSON.stringify(batch).slice(1, -1)}`));
    await turn();
  }
  const end = JSON.stringify(rest).slice(1);
  return Buffer.concat([...parts, Buffer.from(end === "}" ? "]}" : `],${end}`)]);
}
