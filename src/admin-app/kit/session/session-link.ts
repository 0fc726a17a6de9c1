import type { TRPCLink } from "@trpc/client";
import { tap } from "@trpc/server/observable";
import type { AppRouter } from "#server/router.ts";
import { replyOf } from "#admin-app/kit/errors/failure.ts";
import { endSession, hasSession, readSession } from "./session-store.ts";

/** A session that ended on the server ends here too, whichever call found out; the gate then shows the login screen. One that was begun since the
 *  call was sent goes on. */
export const sessionLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    const token = readSession()?.token;
    const leaveWhenSignedOut = (error: unknown) => {
      const isSignedOut = replyOf(error)?.code === "unauthenticated";
      if (isSignedOut && hasSession() && readSession()?.token === token) endSession("expired");
    };
    return next(op).pipe(tap({ error: leaveWhenSignedOut }));
  };
