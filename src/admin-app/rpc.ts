import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink } from "@trpc/client";
import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import type { AppRouter } from "#server/rpc/router.ts";
import { replyOf } from "./errors/failure.ts";
import { endSession, readSession } from "./session/session-store.ts";

const STALE_AFTER_MS = 15_000;
const BATCH_MAX = 10;

/** A refusal stays a refusal however often it is asked for; only what never reached the server, or met a bug, is tried again. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  const code = replyOf(error)?.code;
  return failures < 2 && (code === undefined || code === "unavailable" || code === "internal");
}

/** A session that ended on the server ends here too, whichever call found out. The gate then shows the login screen. */
function leaveWhenSignedOut(error: unknown): void {
  if (replyOf(error)?.code === "unauthenticated" && readSession()) endSession("expired");
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

/** The server's procedures, called directly. */
export const rpcClient = createTRPCClient<AppRouter>({
  links: [
    httpBatchLink({
      url: "/trpc",
      maxItems: BATCH_MAX,
      headers: () => {
        const session = readSession();
        return session ? { authorization: `Bearer ${session.token}` } : {};
      },
    }),
  ],
});

/** The server's procedures as options of queries and mutations. */
export const rpc = createTRPCOptionsProxy<AppRouter>({ client: rpcClient, queryClient });
