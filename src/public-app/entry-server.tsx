import type { TRPCClient } from "@trpc/client";
import { Matches, RouterContextProvider } from "@tanstack/react-router";
import { createRequestHandler, getSsrStatus, transformHtmlStringWithRouter } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { BRAND } from "#contracts/shared/brand.ts";
import type { Submission } from "#contracts/shared/submission.ts";
import type { AppRouter } from "#server/router.ts";
import { Document } from "./layout/document.tsx";
import { createAppRouter } from "./router.tsx";
import { RpcFailure } from "./rpc-failure.ts";

/** Addresses of the client bundle, as its manifest names them: of its first files, and by module of what comes when it is needed. */
export type ClientAssets = { entry: string; styles: string[]; preloads: string[]; later: Record<string, string[]> };

/** One page as the server asks for it. */
export type PageRequest = {
  /** Path and search. */
  url: string;
  /** In-process client of this request. */
  rpc: TRPCClient<AppRouter>;
  /** Origin without trailing slash. */
  publicUrl: string;
  assets: ClientAssets;
  /** Where « CONNEXION » leads, when not to the brand's own address. */
  cloudLogin?: string;
  /** Whether a mail can leave at all. */
  sendsMail: boolean;
  /** A form of this page that was posted and refused. */
  submission?: Submission;
};

/** A whole document, or where to go instead. */
export type PageReply = { status: number; location?: string; html: string };

const FAILURE_STATUS: Partial<Record<RpcFailure["code"], number>> = { invalid: 400, not_found: 404, unavailable: 503 };

type AppInstance = ReturnType<typeof createAppRouter>;

function statusOf(router: AppInstance): number {
  const failure = router.state.matches.map(({ error }) => error).find((error) => error instanceof RpcFailure);
  return (failure && FAILURE_STATUS[failure.code]) ?? getSsrStatus(router);
}

/** The modules that the browser waits for before it takes the page over, where they are not among the first files. The build notes on each lazy
 *  component where it stands. */
function modulesOf(router: AppInstance): string[] {
  const isUnknown = getSsrStatus(router) === 404;
  const components = router.state.matches.flatMap(({ routeId, status }) => {
    const { component, pendingComponent, errorComponent, notFoundComponent } = router.routesById[routeId].options;
    return [component, pendingComponent, status === "error" && errorComponent, isUnknown && notFoundComponent];
  });
  return components.flatMap((component) => (component as { module?: string } | undefined)?.module ?? []);
}

/** All that the page needs is asked for at once: on a slow line each file that names another one would cost a way there and back. */
function withPage(assets: ClientAssets, router: AppInstance): ClientAssets {
  const files = modulesOf(router).flatMap((module) => assets.later[module] ?? []);
  return { ...assets, preloads: [...new Set([...assets.preloads, ...files])] };
}

/** Renders one page of the public site, complete without JavaScript, with what the browser needs to take it over. */
export async function render(request: PageRequest): Promise<PageReply> {
  const { url, rpc, publicUrl, assets, cloudLogin = BRAND.cloudLogin, sendsMail, submission } = request;
  let said: number | undefined;
  const setStatus = (status: number) => {
    said = status;
  };
  const handle = createRequestHandler({
    request: new Request(publicUrl + url),
    createRouter: () => createAppRouter({ context: { loadRpc: async () => rpc, publicUrl, cloudLogin, sendsMail, submission, setStatus } }),
  });
  const response = await handle(async ({ router }) => {
    const markup = renderToString(
      <RouterContextProvider router={router}>
        <Document publicUrl={publicUrl} cloudLogin={cloudLogin} sendsMail={sendsMail} assets={withPage(assets, router)}>
          <Matches />
        </Document>
      </RouterContextProvider>,
    );
    return new Response(await transformHtmlStringWithRouter(router, markup), { status: said ?? statusOf(router) });
  });
  const location = response.headers.get("Location") ?? undefined;
  return { status: response.status, location, html: location ? "" : await response.text() };
}
