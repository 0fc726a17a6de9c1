import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "#server/router.ts";
import { replyOf } from "#admin-app/kit/errors/failure.ts";
import { askVerification } from "./verification.ts";

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
