import type { AnyTRPCRouter } from "@trpc/server";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { inLanguage, type Language, readLanguage } from "#contracts/shared/language.ts";
import type { Submission } from "#contracts/shared/submission.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type OpenContext, requesterOf } from "#server/platform/rpc/context.ts";
import { createCallerByName } from "#server/platform/rpc/trpc.ts";
import { allResources, type PageForm } from "#server/platform/declaration/resource.ts";
import { peerOf } from "#server/platform/http/peer.ts";
import { errorReplyOf, UNREADABLE } from "#server/platform/http/error-reply.ts";
import { utf8Reader } from "#server/platform/http/read-body.ts";
import { setLogRoute } from "#server/platform/http/request-log.ts";
import { isText } from "#server/platform/http/request-target.ts";

/** Longest posted form, in bytes. */
const FORM_MAX = "64kb";

const URL_ENCODED = "application/x-www-form-urlencoded";
/** Some mail programs send a one-click unsubscribe in this type. */
const MULTIPART = "multipart/form-data";

type Fields = Record<string, string>;

const readText = utf8Reader([URL_ENCODED, MULTIPART], FORM_MAX);

async function readFields(ctx: Context, types: string[]): Promise<Fields> {
  if (!ctx.is(types)) throw new AppError("unsupported_media_type");
  const text = await readText(ctx);
  if (!isText(text)) throw new AppError("invalid", UNREADABLE);
  return Object.fromEntries(new URLSearchParams(text));
}

/** Whether one of our own pages sent the request. Browsers name the origin of a post; a client that sends none is no
 *  browser, and acts for no signed-in user. */
function isFromOurPages(ctx: Context): boolean {
  const site = ctx.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = ctx.get("origin");
  return origin === "" || URL.parse(origin)?.host === ctx.host;
}

/** Whether a mail program sent a one-click unsubscribe, which gets no page and no redirect. Source: RFC 8058 §3.2. */
function isOneClick(ctx: Context, { name }: PageForm): boolean {
  return name === "unsubscribe" && typeof ctx.query.jeton === "string";
}

type Dependencies = { openContext: OpenContext; appRouter: AnyTRPCRouter; log: Logger };

/** Answers the posts of forms without JavaScript: 303 to a page that confirms the success, or the form's own page
 *  again, with the submitted values and the status of the refusal. */
export function forms({ openContext, appRouter, log }: Dependencies): Middleware {
  const all = allResources().flatMap((resource) => resource.forms ?? []);
  const createCaller = createCallerByName(appRouter);
  const callerOf = (ctx: Context, idempotencyKey = requesterOf(ctx).idempotencyKey) =>
    createCaller(openContext({ ip: peerOf(ctx), idempotencyKey }));

  async function answerOneClick(ctx: Context, form: PageForm, language: Language): Promise<void> {
    await readFields(ctx, [URL_ENCODED, MULTIPART]);
    await callerOf(ctx)(form.procedure, form.input({ jeton: String(ctx.query.jeton) }, language));
    ctx.type = "text/plain";
    ctx.body = "OK";
  }

  function toSubmission(ctx: Context, form: PageForm, { website: _, ...values }: Fields, thrown: unknown): Submission {
    const { body, retryAfter, isBug } = errorReplyOf(thrown);
    if (isBug) log.error({ err: thrown, request_id: ctx.state.requestId }, "unexpected error");
    if (retryAfter) ctx.set("Retry-After", String(retryAfter));
    return { form: form.name, values, faults: body.issues?.map(({ path }) => path) ?? [], code: body.code };
  }

  return async (ctx, next) => {
    if (ctx.method !== "POST") return next();
    const { language, path } = readLanguage(ctx.path);
    const form = all.find((candidate) => candidate.path === path);
    if (!form) return next();
    ctx.path = inLanguage(language, form.path); // a former address is answered as today's
    setLogRoute(ctx, `form ${ctx.path}`);
    ctx.set("Cache-Control", "no-store");
    if (isOneClick(ctx, form)) return answerOneClick(ctx, form, language);
    if (!isFromOurPages(ctx)) throw new AppError("forbidden");
    const { idempotency_key: key, ...fields } = await readFields(ctx, [URL_ENCODED]);
    let reply: unknown;
    try {
      reply = await callerOf(ctx, key)(form.procedure, form.input(fields, language));
    } catch (thrown) {
      ctx.state.submission = toSubmission(ctx, form, fields, thrown);
      return next();
    }
    ctx.status = 303;
    ctx.set("Location", inLanguage(language, form.successUrl(reply)));
    return undefined;
  };
}
