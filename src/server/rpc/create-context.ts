import type { MikroORM } from "@mikro-orm/postgresql";
import type { Context as HttpContext } from "koa";
import type { ArticlePreviews } from "#server/article/article-preview.ts";
import type { AttemptLimits } from "#server/http/attempt-limits.ts";
import type { Mail } from "#server/mail/outbox.ts";
import type { ReplyCache } from "#server/reply-cache/reply-cache.ts";
import type { SessionService } from "#server/session/session-service.ts";
import type { UploadStore } from "#server/media/upload-store.ts";
import type { Context } from "./trpc.ts";

/** What the server is made of; tests hand in their own. */
export type Services = {
  orm: MikroORM;
  now: () => Date;
  sessions: SessionService;
  limits: AttemptLimits;
  previews: ArticlePreviews;
  uploads: UploadStore;
  mail: Mail;
  replies: ReplyCache;
  /** The site's origin as others reach it, without trailing slash. */
  publicUrl: () => string;
};

/** What a procedure may know of who sent a request. */
export type Requester = { ip: string; authorization?: string; idempotencyKey?: string | undefined };

/** Who sent an HTTP request. */
export function requesterOf(ctx: HttpContext): Requester {
  const key = ctx.headers["idempotency-key"];
  return { ip: ctx.ip, authorization: ctx.get("authorization"), idempotencyKey: key === undefined ? undefined : String(key) };
}

/** The context of one request. `authorization` is the header as it came. */
export function createContext(
  { orm, now, sessions, limits, previews, uploads, mail, replies, publicUrl }: Services,
  { ip, authorization = "", idempotencyKey }: Requester,
): Context {
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/.exec(authorization)?.[1];
  return { em: orm.em.fork(), now, sessions, limits, previews, uploads, mail, replies, publicUrl: publicUrl(), ip, token, idempotencyKey };
}
