import type { EntityManager } from "@mikro-orm/postgresql";
import type { Context as HttpContext } from "koa";
import { type Language, LANGUAGES } from "#contracts/shared/language.ts";
import { peerOf } from "#server/platform/http/peer.ts";
import { setLogSender } from "#server/platform/http/request-log.ts";
import type { Services } from "#server/services.ts";
import type { SignedIn } from "#server/platform/identity/session/session-service.ts";
import type { Permissions } from "./rights.ts";

/** The sender of a request, as the history names them, with their permissions: a person with their session, or an API
 *  key by its id. */
export type Actor = { name: string; permissions: Permissions; session?: SignedIn; apiKey?: number };

/** Runs an effect once the transaction is committed, and not at all when it is undone. An effect that can fail handles
 *  that itself: the write is done. */
export type AfterCommit = (effect: () => unknown) => void;

/** The context of every procedure: the services, and the facts of one request. Tests build their own. */
export type Context = Omit<Services, "orm" | "publicUrl"> & {
  /** A fork of its own: no identity map outlives a request. */
  em: EntityManager;
  /** Network of the peer, in one form, as far as it can be trusted (`peerOf`). Used to limit attempts. */
  ip: string;
  /** The `User-Agent` as it came. */
  userAgent: string;
  /** The bearer token as it came, if any. */
  token: string | undefined;
  /** The `Idempotency-Key` as it came, if any. */
  idempotencyKey: string | undefined;
  /** The requested language of content. */
  language: Language;
  /** Set where the sender prefers a merge to a conflict; `apply` says in the reply that there was one. */
  mergePreference?: { apply: () => void } | undefined;
  /** Set where the sender writes only what is there (`If-Match: *`). */
  demandsRecord?: true | undefined;
  /** Whether the request came by the documented REST paths. */
  isRest?: true;
  /** The sender, once checked: before a body is read, else by `signedInProcedure`. */
  actor?: Actor;
  /** Called with the sender as soon as it is known. */
  onActor?: ((actor: Actor) => void) | undefined;
  /** The site's origin as others reach it, without trailing slash; links in mails begin with it. */
  publicUrl: string;
  /** Set for a call within a transaction under way, to which `em` belongs: it opens none of its own. */
  within?: AfterCommit;
  /** Whether changes are announced once they are committed. */
  announcesLater?: boolean;
};

/** The facts about a request's sender that a procedure may know. `ip` as `peerOf` gives it. */
export type Requester = Pick<Context, "ip" | "mergePreference" | "demandsRecord" | "isRest" | "onActor"> &
  Partial<Pick<Context, "userAgent" | "idempotencyKey" | "language">> & { authorization?: string };

/** Whether the header `Prefer` names a preference (RFC 7240): `respond-async, merge; strict`. */
function prefers(ctx: HttpContext, preference: string): boolean {
  const named = ctx.get("prefer").split(",");
  return named.some((each) => each.split(";")[0]?.trim().toLowerCase() === preference);
}

/** The sender's name in the log: name and role, and never a name that is an e-mail address. */
function senderName({ name, permissions: { role }, session, apiKey }: Actor): string {
  const person = session ? `person ${session.administrator}` : "person";
  const numbered = apiKey === undefined ? person : `API key ${apiKey}`;
  return `${name.includes("@") ? numbered : name} (${role})`;
}

/** Reads the language of `?lang`; an unknown one counts as French. */
export function readQueryLanguage({ query: { lang } }: Pick<HttpContext, "query">): Language {
  return LANGUAGES.find((known) => known === lang) ?? "fr";
}

/** Reads the sender of an HTTP request. */
export function requesterOf(ctx: HttpContext): Requester {
  const key = ctx.headers["idempotency-key"];
  return {
    ip: peerOf(ctx),
    authorization: ctx.get("authorization"),
    userAgent: ctx.get("user-agent"),
    language: readQueryLanguage(ctx),
    idempotencyKey: key === undefined ? undefined : String(key),
    onActor: (actor) => setLogSender(ctx, senderName(actor)),
    ...(ctx.get("if-match").trim() === "*" && { demandsRecord: true as const }),
    ...(prefers(ctx, "merge") && { mergePreference: { apply: () => ctx.set("Preference-Applied", "merge") } }),
  };
}

/** The context of one request. `authorization` is the header as it came. */
export function createContext(
  { orm, publicUrl, ...services }: Services,
  { authorization = "", language = "fr", ...requester }: Requester,
): Context {
  const token = /^Bearer +([\w.~+/=-]{1,4096})$/i.exec(authorization)?.[1];
  return {
    ...services,
    em: orm.em.fork(),
    publicUrl: publicUrl(),
    idempotencyKey: undefined,
    userAgent: "",
    ...requester,
    language,
    token,
  };
}

/** Makes the context of a request, with the services that it is bound to. */
export type OpenContext = (requester: Requester) => Context;
