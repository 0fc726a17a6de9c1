import { type AnyTRPCRouter, initTRPC } from "@trpc/server";
import { API_KEY_MARK } from "#contracts/api-key/api-key.ts";
import type { Role } from "#contracts/session/roles.ts";
import type { ErrorReply } from "#contracts/shared/errors.ts";
import { keyActor } from "#server/platform/identity/api-key/key-actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { errorReplyOf } from "#server/platform/http/error-reply.ts";
import type { Actor, Context } from "./context.ts";
import { type Meta, requireRight, rightOf } from "./rights.ts";

/** The parts of a context that identify the sender. */
type Sender = Pick<Context, "token" | "sessions" | "em" | "now" | "isRest" | "onActor">;

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
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

/** Groups procedures and routers under their names. */
export const router = t.router;

/** Creates callers of procedures by name (`products.create`), for tables that hold names. Contracts still check input
 *  and output. */
export function createCallerByName(appRouter: AnyTRPCRouter): (context: Context) => CallByName {
  // every router is made by `t`
  const createCaller = t.createCallerFactory(appRouter as Parameters<typeof t.createCallerFactory>[0]);
  return (context) => {
    // A caller is typed per procedure; a table can only call by name.
    const caller = createCaller(context) as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
    return async (procedure, input) => {
      const [router = "", verb = ""] = procedure.split(".");
      return caller[router]?.[verb]?.(input);
    };
  };
}

let registered: AnyTRPCRouter | undefined;

/** Registers every procedure, once: the platform calls them by name without importing them. */
export function registerProcedures(appRouter: AnyTRPCRouter): void {
  registered = appRouter;
}

/** Every registered procedure. Fails before `registerProcedures`, which `router.ts` calls. */
export function allProcedures(): AnyTRPCRouter {
  if (!registered) throw new Error("no procedure is registered: import router.ts first");
  return registered;
}

type CallByName = (procedure: string, input: unknown) => Promise<unknown>;

/** Makes a step that procedures can share. */
export const middleware = t.middleware;

/** A procedure for every visitor. Each run is a span, if requests are traced. */
export const publicProcedure = t.procedure.use(({ ctx: { traces }, path, next }) => (traces ? traces.procedure(path, next) : next()));

async function findActor({ token, sessions, em, now, isRest }: Sender): Promise<Actor> {
  if (token?.startsWith(API_KEY_MARK)) {
    if (!isRest) throw new AppError("forbidden", "Une clé d’API ne sert qu’aux adresses documentées sous /api.");
    return keyActor(em, token, now());
  }
  const session = token === undefined ? undefined : await sessions.check(em, token, now());
  if (!session) throw new AppError("unauthenticated");
  const { username, role } = session.user;
  return { name: username, permissions: { role }, session };
}

/** Identifies the sender by the token of a stored session or key. Fails with `unauthenticated`, and with `forbidden`
 *  for a key elsewhere than on the documented REST paths. */
async function requireAnyActor(sender: Sender): Promise<Actor> {
  const actor = await findActor(sender);
  sender.onActor?.(actor);
  return actor;
}

/** Identifies the sender like `requireAnyActor`. Fails also with `factor_setup_required`, if a second factor is
 *  required and the person has none. */
export async function requireActor(sender: Sender): Promise<Actor> {
  const actor = await requireAnyActor(sender);
  if (actor.session?.lacksFactor) throw new AppError("factor_setup_required");
  return actor;
}

/** A procedure for signed-in senders that have its right (`rightOf`), both checked at every call. It changes no
 *  content: no public reply is invalidated. */
export const signedInProcedure = publicProcedure.use(async ({ ctx, path, type, meta, next }) => {
  const actor = ctx.actor ?? (await (meta?.isBeforeFactor ? requireAnyActor(ctx) : requireActor(ctx)));
  requireRight(actor.permissions, rightOf({ path, type, meta }));
  return next({ ctx: { actor } });
});

/** A step for what only a person does, because it is about themselves: an API key has no session. */
export const requireSession = t.middleware(({ ctx, next }) => {
  const session = ctx.actor?.session;
  if (!session) throw new AppError("forbidden");
  return next({ ctx: { session } });
});

/** A procedure for people with a role, about no resource in particular; never for API keys. */
export const personProcedure = (role: Role) => signedInProcedure.meta({ right: { role } }).use(requireSession);

/** A procedure like `signedInProcedure`, for the content: the next request sees what a mutation changed. */
export const adminProcedure = signedInProcedure.use(async ({ ctx, type, next }) => {
  const done = await next({ ctx: { announcesLater: type === "mutation" && ctx.responses.announces() } });
  if (type === "mutation" && done.ok) ctx.responses.invalidate();
  return done;
});

/** A procedure like `adminProcedure` that demands this role instead of what its resource does, if it has one. */
export const roleProcedure = (role: Role) => adminProcedure.meta({ right: { role } });
