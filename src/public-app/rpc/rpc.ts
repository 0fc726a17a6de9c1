import { createTRPCClient, httpBatchLink, type TRPCClient } from "@trpc/client";
import { language } from "#messages/public-app/language/language";
import type { AppRouter } from "#server/router.ts";

/** The server's procedures as loaders call them: over HTTP in the browser, in the same process while rendering on the
 *  server. */
export type Rpc = TRPCClient<AppRouter>;

/** The browser's client, one for the page; all calls of one tick travel together. */
export const browserRpc: Rpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: `/trpc?lang=${language.code}`, maxItems: 10 })],
});
