import { createRootRouteWithContext, type ParsedLocation } from "@tanstack/react-router";
import type { PublicSettings } from "#contracts/settings/public-settings.ts";
import type { Submission } from "#contracts/shared/submission.ts";
import { AppLayout } from "#public-app/layout/app-layout.tsx";
import type { Rpc } from "#public-app/rpc/rpc.ts";
import { lazyRouteComponent } from "./lazy-route-component.ts";

/** Dependencies of every route. */
export type RouterContext = {
  /** The server's procedures. The browser fetches its client when first asked: the first page comes with its data. */
  loadRpc: () => Promise<Rpc>;
  /** The site's origin, without trailing slash. */
  publicUrl: string;
  /** Settings as the loaded page knows them. */
  settings: PublicSettings;
  /** Whether a mail can be sent: where none can, none is promised. */
  sendsMail: boolean;
  /** A form of the first page that was posted without JavaScript and refused; on the server only. */
  submission?: Submission;
  /** Says another status than the page would have by itself; on the server only. */
  setStatus?: (status: number) => void;
  /** The visitor's location; undefined while the first page is made. */
  shown: () => ParsedLocation | undefined;
};

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  // As data, so that the browser hydrates the page with the words that were typed; the next page drops them.
  loader: ({ context }) => ({ submission: context.submission }),
  staleTime: 0,
  component: AppLayout,
  notFoundComponent: lazyRouteComponent(() => import("#public-app/layout/failure/not-found-page.tsx"), "NotFoundPage"),
});
