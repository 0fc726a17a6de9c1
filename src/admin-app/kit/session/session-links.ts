import type { TRPCLink } from "@trpc/client";
import { tap, observable } from "@trpc/server/observable";
import type { AppRouter } from "#server/router.ts";
import { replyOf } from "#admin-app/kit/errors/failure.ts";
import { endSession, hasSession, readSession } from "./session-store.ts";
import { askVerification } from "#admin-app/kit/session/factor/verification.ts";

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

/** Where the server wants to know first who sits there, asks the person, and sends the same call once more. No screen has to know of it. */
export const verifyingLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let subscription: { unsubscribe: () => void } | undefined;
      function send(mayAsk: boolean): void {
        subscription = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => {
            if (!mayAsk || replyOf(error)?.code !== "verification_required") observer.error(error);
            else void askVerification().then((isVerified) => (isVerified ? send(false) : observer.error(error)));
          },
        });
      }
      send(true);
      return () => subscription?.unsubscribe();
    });
