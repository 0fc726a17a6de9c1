import { createTRPCClient, httpBatchLink, httpLink, splitLink, type TRPCClient } from "@trpc/client";
import { language } from "#messages/public-app/language/language";
import type { AppRouter } from "#server/router.ts";

/** The server's procedures as loaders call them: over HTTP in the browser, in the same process while rendering on the server. */
export type Rpc = TRPCClient<AppRouter>;

const url = `/trpc?lang=${language.code}`;

/** What is asked at each letter: it travels by itself, since a batch waits until the page has drawn the letter. */
const AT_EACH_LETTER = new Set(["products.catalogue", "search.quick"]);

/** The browser's client, one for the page; all other calls of one tick travel together. */
export const browserRpc: Rpc = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ path }) => AT_EACH_LETTER.has(path),
      true: httpLink({ url }),
      false: httpBatchLink({ url, maxItems: 10 }),
    }),
  ],
});
