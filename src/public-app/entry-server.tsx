import { Matches, RouterContextProvider } from "@tanstack/react-router";
import { createRequestHandler, getSsrStatus, transformHtmlStringWithRouter } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import type { BundleAssets, PatternOfPath, RenderPage } from "#contracts/page/render-contract.ts";
import type { PublicSettings } from "#contracts/settings/public-settings.ts";
import { Document } from "#public-app/document/document.tsx";
import { readLanguage } from "#contracts/shared/language.ts";
import { PAGE_MODULES, UNKNOWN_PAGE_MODULES } from "./page-modules.ts";
import { ownPath, pagePattern } from "#public-app/routes/page-url.ts";
import { createAppRouter } from "./router.tsx";
import { RpcFailure } from "#public-app/rpc/rpc-failure.ts";
import type { Rpc } from "#public-app/rpc/rpc.ts";

const FAILURE_STATUS: Partial<Record<RpcFailure["code"], number>> = { invalid: 400, not_found: 404, unavailable: 503 };

type AppInstance = ReturnType<typeof createAppRouter>;

function findStatus(router: AppInstance): number {
  const failure = router.state.matches.map(({ error }) => error).find((error) => error instanceof RpcFailure);
  return (failure && FAILURE_STATUS[failure.code]) ?? getSsrStatus(router);
}

/** The modules that the browser waits for before it hydrates the page, where they are not among the first files. */
function listModules(router: AppInstance): string[] {
  if (getSsrStatus(router) === 404) return UNKNOWN_PAGE_MODULES;
  return router.state.matches.flatMap(({ routeId }) => (routeId === "__root__" ? [] : PAGE_MODULES[routeId]));
}

/** All that a page is made of, beside its URL and what stays the same while the server runs. */
function serializeData(router: AppInstance, settings: PublicSettings): string {
  const matches = router.state.matches.map(({ routeId, params, search, status, error, loaderData }) => {
    const failure = error instanceof RpcFailure ? error.code : String(error);
    return { routeId, params, search, status, failure, loaderData };
  });
  return JSON.stringify({ settings, matches });
}

/** All that the page needs is asked for at once: on a slow line each file that names another one would cost a way there
 *  and back. */
function addPageAssets(assets: BundleAssets, router: AppInstance): BundleAssets {
  const files = listModules(router).flatMap((module) => assets.later[`src/public-app/${module}`] ?? []);
  return { ...assets, preloads: [...new Set([...assets.preloads, ...files])] };
}

/** Renders one page of the public site, complete without JavaScript, with what the browser needs to hydrate it. */
export const render: RenderPage<Rpc> = async (request) => {
  const { url, rpc, publicUrl, assets, settings, sendsMail, submission, isUnchanged } = request;
  let chosen: number | undefined;
  // Handed on as it is: through the body of a response it would be encoded and decoded again.
  let html: string | undefined;
  let data: string | undefined;
  const setStatus = (status: number) => {
    chosen = status;
  };
  const handle = createRequestHandler({
    request: new Request(publicUrl + url),
    createRouter: () => createAppRouter({ context: { loadRpc: async () => rpc, publicUrl, settings, sendsMail, submission, setStatus } }),
  });
  const response = await handle(async ({ router }) => {
    data = serializeData(router, settings);
    if (isUnchanged?.(data)) return new Response(null, { status: chosen ?? findStatus(router) });
    const markup = renderToString(
      <RouterContextProvider router={router}>
        <Document publicUrl={publicUrl} settings={settings} sendsMail={sendsMail} assets={addPageAssets(assets, router)}>
          <Matches />
        </Document>
      </RouterContextProvider>,
    );
    html = await transformHtmlStringWithRouter(router, markup);
    return new Response(null, { status: chosen ?? findStatus(router) });
  });
  const location = response.headers.get("Location") ?? undefined;
  return { status: response.status, location, data, html: location ? "" : html };
};

/** Only matches paths: what pages need is handed to `render`. */
const matcher = createAppRouter({
  context: {
    loadRpc: () => Promise.reject(new Error("a matcher loads nothing")),
    publicUrl: "",
    settings: {} as PublicSettings, // nothing is rendered
    sendsMail: false,
  },
});

export const patternOf: PatternOfPath = (path) => {
  const pattern = pagePattern(matcher, readLanguage(path).path);
  return pattern && ownPath(pattern);
};
