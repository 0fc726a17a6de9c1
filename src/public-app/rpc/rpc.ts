import { createTRPCClient, httpBatchLink, httpLink, type TRPCClient } from "@trpc/client";
import { language } from "#messages/public-app/language/language";
import type { AppRouter } from "#server/router.ts";

/** The server's procedures as loaders call them: over HTTP in the browser, in the same process while rendering on the server. */
export type Rpc = TRPCClient<AppRouter>;

const url = `/trpc?lang=${language.code}`;

/** What is asked at each letter, by the catalogue's search and the quick one: it travels by itself, since a batch waits until the page has drawn the letter. */
const AT_EACH_LETTER = /\.(?:catalogue|quick)$/;

/** The browser's client, one for the page; all other calls of one tick travel together. */
export const browserRpc: Rpc = createTRPCClient<AppRouter>({
  links: [
    (runtime) => {
      const alone = httpLink<AppRouter>({ url })(runtime);
      const together = httpBatchLink<AppRouter>({ url, maxItems: 10 })(runtime);
      return (call) => (AT_EACH_LETTER.test(call.op.path) ? alone : together)(call);
    },
  ],
});
