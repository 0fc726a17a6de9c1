import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { inLanguage, type Language, readLanguage } from "#contracts/shared/language.ts";
import { readSelection } from "#contracts/selection/selection.ts";
import type { FormName, Submission } from "#contracts/shared/submission.ts";
import type { SubscriptionReply } from "#contracts/subscriber/subscriber.ts";
import { AppError } from "#server/app-error.ts";
import { createContext, requesterOf } from "#server/rpc/create-context.ts";
import type { Services } from "#server/services.ts";
import { appRouter } from "#server/router.ts";
import { createCallerFactory } from "#server/rpc/trpc.ts";
import { peerOf } from "#server/connection/peer.ts";
import { errorReplyOf, UNREADABLE } from "#server/http/error-reply.ts";
import { utf8Reader } from "#server/http/read-body.ts";
import { takeRoute } from "#server/http/request-log.ts";
import { isText } from "#server/http/request-target.ts";

/** Longest posted form, in bytes. */
const FORM_MAX = "64kb";

const URL_ENCODED = "application/x-www-form-urlencoded";
/** Some mail programs send a one-click unsubscribe in this type. */
const MULTIPART = "multipart/form-data";

const createCaller = createCallerFactory(appRouter);
type Caller = ReturnType<typeof createCaller>;
type Fields = Record<string, string>;

type Form = {
  name: FormName;
  /** The documented path of the form's page, to which it is posted too. */
  path: string;
  /** Calls the same procedure as tRPC does. Every field is a string; the contract validates it. */
  send: (caller: Caller, fields: Fields, language: Language) => Promise<unknown>;
  /** Gives the URL of the page that confirms what the procedure replied. */
  successUrl: (reply: unknown) => string;
};

const FORMS: Form[] = [
  {
    name: "contact",
    path: "/contact",
    send: (caller, { consent, lines, ...fields }, language) => {
      const request = { ...fields, lines: readSelection(lines), consent: consent === "on", language };
      // What the fields are called, and what they hold, the contract judges.
      return caller.contactRequests.send(request as Parameters<Caller["contactRequests"]["send"]>[0]);
    },
    successUrl: () => "/contact?envoye=oui#formulaire",
  },
  {
    name: "newsletter",
    path: "/blog",
    send: (caller, { email = "", website }, language) => caller.subscribers.subscribe({ email, website, language }),
    // As the contract types it.
    successUrl: (reply) => ((reply as SubscriptionReply).is_held ? "/newsletter/en-attente" : "/newsletter/merci"),
  },
  {
    name: "confirmation",
    path: "/newsletter/confirmer",
    send: (caller, { jeton = "" }) => caller.subscribers.confirm({ token: jeton }),
    successUrl: () => "/newsletter/bienvenue",
  },
  {
    name: "unsubscribe",
    path: "/newsletter/desabonnement",
    send: (caller, { jeton = "" }) => caller.subscribers.unsubscribe({ token: jeton }),
    successUrl: () => "/newsletter/au-revoir",
  },
];

const readText = utf8Reader([URL_ENCODED, MULTIPART], FORM_MAX);

async function readFields(ctx: Context, types: string[]): Promise<Fields> {
  if (!ctx.is(types)) throw new AppError("unsupported_media_type");
  const text = await readText(ctx);
  if (!isText(text)) throw new AppError("invalid", UNREADABLE);
  return Object.fromEntries(new URLSearchParams(text));
}

/** Whether one of our own pages sent the request. Browsers name the origin of a post; a client that sends none is no browser, and acts for no
 *  signed-in user. */
function isFromOurPages(ctx: Context): boolean {
  const site = ctx.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = ctx.get("origin");
  return origin === "" || URL.parse(origin)?.host === ctx.host;
}

/** Whether a mail program sent a one-click unsubscribe, which gets no page and no redirect. Source: RFC 8058 §3.2. */
function isOneClick(ctx: Context, { name }: Form): boolean {
  return name === "unsubscribe" && typeof ctx.query.jeton === "string";
}

/** Answers the posts of forms without JavaScript: 303 to a page that confirms the success, or the form's own page again, with the submitted
 *  values and the status of the refusal. */
export function forms(services: Services, log: Logger): Middleware {
  const callerOf = (ctx: Context, idempotencyKey = requesterOf(ctx).idempotencyKey) =>
    createCaller(createContext(services, { ip: peerOf(ctx), idempotencyKey }));

  async function answerOneClick(ctx: Context, form: Form, language: Language): Promise<void> {
    await readFields(ctx, [URL_ENCODED, MULTIPART]);
    await form.send(callerOf(ctx), { jeton: String(ctx.query.jeton) }, language);
    ctx.type = "text/plain";
    ctx.body = "OK";
  }

  function refused(ctx: Context, form: Form, { website: _, ...values }: Fields, thrown: unknown): Submission {
    const { body, retryAfter, isBug } = errorReplyOf(thrown);
    if (isBug) log.error({ err: thrown, request_id: ctx.state.requestId }, "unexpected error");
    if (retryAfter) ctx.set("Retry-After", String(retryAfter));
    return { form: form.name, values, faults: body.issues?.map(({ path }) => path) ?? [], code: body.code };
  }

  return async (ctx, next) => {
    if (ctx.method !== "POST") return next();
    const { language, path } = readLanguage(ctx.path);
    const form = FORMS.find((candidate) => candidate.path === path);
    if (!form) return next();
    takeRoute(ctx, `form ${inLanguage(language, form.path)}`);
    ctx.set("Cache-Control", "no-store");
    if (isOneClick(ctx, form)) return answerOneClick(ctx, form, language);
    if (!isFromOurPages(ctx)) throw new AppError("forbidden");
    const { idempotency_key: key, ...fields } = await readFields(ctx, [URL_ENCODED]);
    let reply: unknown;
    try {
      reply = await form.send(callerOf(ctx, key), fields, language);
    } catch (thrown) {
      ctx.state.submission = refused(ctx, form, fields, thrown);
      return next();
    }
    ctx.status = 303;
    ctx.set("Location", inLanguage(language, form.successUrl(reply)));
    return undefined;
  };
}
