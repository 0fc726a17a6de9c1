import type { TRPCLink } from "@trpc/client";
import { tap, observable } from "@trpc/server/observable";
import type { AppRouter } from "#server/router.ts";
import { replyOf } from "#admin-app/kit/errors/failure.ts";
import { endSession, hasSession, readSession } from "./session-store.ts";
import { askVerification } from "#admin-app/kit/session/factor/verification.ts";

/** Ends the session here when any call finds it ended on the server; the gate then shows the login screen. One that was
 *  begun since the call was sent goes on. */
export const sessionLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    const token = readSession()?.token;
    const endExpiredSession = (error: unknown) => {
      const isSignedOut = replyOf(error)?.code === "unauthenticated";
      if (isSignedOut && hasSession() && readSession()?.token === token) endSession("expired");
    };
    return next(op).pipe(tap({ error: endExpiredSession }));
  };

/** Asks for a verification where the server requires one, then sends the same call again. Screens do not notice. */
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
