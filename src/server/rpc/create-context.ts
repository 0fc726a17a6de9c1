import type { Context as HttpContext } from "koa";
import { type Language, LANGUAGES } from "#contracts/shared/language.ts";
import { peerOf } from "#server/connection/peer.ts";
import { takeSender } from "#server/http/request-log.ts";
import type { Services } from "#server/services.ts";
import type { Actor, Context } from "./trpc.ts";

/** What a procedure may know of who sent a request. `ip` as `peerOf` gives it. */
export type Requester = {
  ip: string;
  authorization?: string;
  userAgent?: string;
  idempotencyKey?: string | undefined;
  mergePreference?: Context["mergePreference"];
  isRest?: true;
  language?: Language | undefined;
  onActor?: Context["onActor"];
};

/** Whether the header `Prefer` names a preference (RFC 7240): `respond-async, merge; strict`. */
function prefers(ctx: HttpContext, preference: string): boolean {
  const named = ctx.get("prefer").split(",");
  return named.some((each) => each.split(";")[0]?.trim().toLowerCase() === preference);
}

/** How the log calls who sent a request: by their name and role, and never by a name that is an e-mail address. */
function senderName({ name, permissions: { role }, session, apiKey }: Actor): string {
  const person = session ? `person ${session.administrator}` : "person";
  const numbered = apiKey === undefined ? person : `API key ${apiKey}`;
  return `${name.includes("@") ? numbered : name} (${role})`;
}

/** The language that `?lang` asks for; one that is not known counts as French. */
export function languageAskedBy({ query: { lang } }: Pick<HttpContext, "query">): Language {
  return LANGUAGES.find((known) => known === lang) ?? "fr";
}

/** Who sent an HTTP request. */
export function requesterOf(ctx: HttpContext): Requester {
  const key = ctx.headers["idempotency-key"];
  return {
    ip: peerOf(ctx),
    authorization: ctx.get("authorization"),
    userAgent: ctx.get("user-agent"),
    language: languageAskedBy(ctx),
    idempotencyKey: key === undefined ? undefined : String(key),
    onActor: (actor) => takeSender(ctx, senderName(actor)),
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
