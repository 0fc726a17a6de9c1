import type { Context as HttpContext } from "koa";
import { peerOf } from "#server/connection/peer.ts";
import type { Services } from "#server/services.ts";
import type { Context } from "./trpc.ts";

/** What a procedure may know of who sent a request. `ip` as `peerOf` gives it. */
export type Requester = { ip: string; authorization?: string; idempotencyKey?: string | undefined; isRest?: true };

/** Who sent an HTTP request. */
export function requesterOf(ctx: HttpContext): Requester {
  const key = ctx.headers["idempotency-key"];
  return { ip: peerOf(ctx), authorization: ctx.get("authorization"), idempotencyKey: key === undefined ? undefined : String(key) };
}

/** The context of one request. `authorization` is the header as it came. */
export function createContext({ orm, publicUrl, ...services }: Services, { authorization = "", ...requester }: Requester): Context {
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/.exec(authorization)?.[1];
  return { ...services, em: orm.em.fork(), publicUrl: publicUrl(), idempotencyKey: undefined, ...requester, token };
}
