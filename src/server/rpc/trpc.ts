import type { EntityManager } from "@mikro-orm/postgresql";
import { initTRPC } from "@trpc/server";
import type { ErrorReply } from "#contracts/shared/errors.ts";
import { AppError } from "#server/app-error.ts";
import { errorReplyOf } from "#server/http/error-reply.ts";
import type { Services } from "#server/services.ts";
import type { SignedIn } from "#server/session/session-service.ts";

/** What every procedure may use: the services, and what is known of one request. Tests build their own. */
export type Context = Omit<Services, "orm" | "publicUrl"> & {
  /** A fork of its own: no identity map outlives a request. */
  em: EntityManager;
  /** Network of the peer, in one form, as far as it can be trusted (`peerOf`). Used to limit attempts. */
  ip: string;
  /** The bearer token as it came, if any. */
  token: string | undefined;
  /** The `Idempotency-Key` as it came, if any. */
  idempotencyKey: string | undefined;
  /** Whether it came by the documented REST paths. */
  isRest?: true;
  /** Whose request this is, once it has been checked: before a body is read, else by `adminProcedure`. */
  session?: SignedIn;
  /** The site's origin as others reach it, without trailing slash; links in mails begin with it. */
  publicUrl: string;
};

const t = initTRPC.context<Context>().create({
  errorFormatter: ({ shape, error }) => {
    const { status, body } = errorReplyOf(error);
    // The shape's own message and stack may name entities or SQL: only the reply leaves the server.
    return {
      message: body.message,
      code: shape.code,
      data: { code: shape.data.code, httpStatus: status, reply: body satisfies ErrorReply },
    };
  },
});

/** Puts procedures and routers together under their names. */
export const router = t.router;

/** Calls a router in this process, without HTTP. */
export const createCallerFactory = t.createCallerFactory;

/** Makes a step that procedures can share. */
export const middleware = t.middleware;

/** For every visitor. */
export const publicProcedure = t.procedure;

/** Whose request this is: the token is checked against the stored session. Fails with `unauthenticated`. */
export async function requireSession({ token, sessions, em, now }: Pick<Context, "token" | "sessions" | "em" | "now">): Promise<SignedIn> {
  const session = token === undefined ? undefined : await sessions.check(em, token, now());
  if (!session) throw new AppError("unauthenticated");
  return session;
}

/** For signed-in administrators; the session is checked at every call. The next request sees what a mutation changed. */
export const adminProcedure = t.procedure.use(async ({ ctx, type, next }) => {
  const done = await next({ ctx: { session: ctx.session ?? (await requireSession(ctx)) } });
  if (type === "mutation" && done.ok) ctx.responses.invalidate();
  return done;
});
