import {
  MutationCache,
  QueryCache,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import type { AppRouter } from "#server/router.ts";
import { isUncertain, replyOf } from "./kit/errors/failure.ts";
import { verifyingLink, sessionLink } from "#admin-app/kit/session/session-links.ts";
import { readSession } from "./kit/session/session-store.ts";

/** A query cache that reads everything on the screen again once it is invalidated. That includes what is still read for
 *  the first time: its reply may be older than the change. TanStack Query gives up only what is read again. */
class RereadingClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey>(given?: InvalidateQueryFilters<Key>, options?: InvalidateOptions): Promise<void> {
    const filters = given as InvalidateQueryFilters | undefined; // the key's type is for who calls
    const isFirstRead = (query: Query) => query.state.data === undefined && (filters?.predicate?.(query) ?? true);
    await this.cancelQueries({ ...filters, type: "active", predicate: isFirstRead });
    return super.invalidateQueries(filters, options);
  }
}

const STALE_AFTER_MS = 15_000;
const BATCH_MAX = 10;

/** Whether a failed call is worth another try: only one that never reached the server, or met a bug. Only changes that
 *  are done once for their key are retried. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < 2 && isUncertain(error);
}

/** A person of whom a second factor is required since they came is led to it: the session is looked at again. */
function openFactorSetup(error: unknown, query?: { queryKey: readonly unknown[] }): void {
  const isSession = JSON.stringify(query?.queryKey[0]) === '["session","current"]';
  if (!isSession && replyOf(error)?.code === "factor_setup_required") void queries.session.current.invalidate();
}

// `always`: without network a call fails and says so, instead of waiting silently for the network to return.
export const queryClient = new RereadingClient({
  queryCache: new QueryCache({ onError: openFactorSetup }),
  mutationCache: new MutationCache({ onError: (error) => openFactorSetup(error) }),
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

/** The server's procedures, called directly. What changes something goes alone, with the `idempotencyKey` of its
 *  context: the same key with the same input is done once, however often it is sent. With `prefersMerge` a stale change
 *  is merged, where it can be. */
export const rpcClient = createTRPCClient<AppRouter>({
  links: [
    sessionLink,
    verifyingLink,
    splitLink({
      condition: ({ type }) => type === "mutation",
      true: httpLink({
        url: URL,
        headers: ({ op: { context } }) => ({
          ...authorization(),
          ...(typeof context.idempotencyKey === "string" && { "idempotency-key": context.idempotencyKey }),
          ...(context.prefersMerge === true && { prefer: "merge" }),
        }),
      }),
      false: httpBatchLink({ url: URL, maxItems: BATCH_MAX, headers: authorization }),
    }),
  ],
});

/** The server's procedures as hooks. */
export const trpc = createTRPCReact<AppRouter>();

/** Cached replies by procedure, like `trpc.useUtils()`, for code outside components. */
export const queries = createTRPCQueryUtils({ queryClient, client: rpcClient });
