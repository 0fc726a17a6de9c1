import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import type { AppRouter } from "#server/router.ts";
import { isUncertain, replyOf } from "./errors/failure.ts";
import { endSession, hasSession, readSession } from "./session/session-store.ts";

const STALE_AFTER_MS = 15_000;
const BATCH_MAX = 10;

/** A refusal stays a refusal however often it is asked for; only what never reached the server, or met a bug, is tried again. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < 2 && isUncertain(error);
}

/** A session that ended on the server ends here too, whichever call found out. The gate then shows the login screen. */
function leaveWhenSignedOut(error: unknown): void {
  if (replyOf(error)?.code === "unauthenticated" && hasSession()) endSession("expired");
}

// `always`: without network a call fails and says so, instead of waiting silently for the network to return.
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
  mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
  defaultOptions: {
    queries: { staleTime: STALE_AFTER_MS, retry: isWorthRetrying, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
});

const URL = "/trpc";

function authorization(): Record<string, string> {
  const session = readSession();
  return session ? { authorization: `Bearer ${session.token}` } : {};
}

/** The server's procedures, called directly. What changes something goes alone, with the `idempotencyKey` of its context: the same key
 *  with the same input is done once, however often it is sent. */
export const rpcClient = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ type }) => type === "mutation",
      true: httpLink({
        url: URL,
        headers: ({ op: { context } }) => ({
          ...authorization(),
          ...(typeof context.idempotencyKey === "string" && { "idempotency-key": context.idempotencyKey }),
        }),
      }),
      false: httpBatchLink({ url: URL, maxItems: BATCH_MAX, headers: authorization }),
    }),
  ],
});

/** The server's procedures as hooks. */
export const trpc = createTRPCReact<AppRouter>();

/** What `trpc.useUtils()` gives, for what stands outside components: the cached replies, by procedure. */
export const queries = createTRPCQueryUtils({ queryClient, client: rpcClient });
