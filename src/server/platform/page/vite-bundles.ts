import type { Server } from "node:http";
import type { Middleware } from "koa";
import type { ViteDevServer } from "vite";
import { type Language, LANGUAGES, readLanguage } from "#contracts/shared/language.ts";
import { type Bundles, byLanguage, type PublicApp, toPublicEntry } from "./bundles.ts";

/** Lets Vite answer, or else the next middleware. */
function createViteMiddleware(vite: ViteDevServer): Middleware {
  return (ctx, next) =>
    new Promise<void>((resolve, reject) => {
      const { url } = ctx.req;
      ctx.res.once("close", resolve);
      ctx.respond = false;
      ctx.res.statusCode = 200;
      vite.middlewares(ctx.req, ctx.res, (error?: unknown) => {
        ctx.req.url = url; // Vite strips its base from the URL, even when it does not answer
        ctx.respond = true;
        ctx.status = 404;
        if (error) reject(error);
        else next().then(resolve, reject);
      });
    });
}

/** Adds Vite's client to a page's head. Vite transforms an empty page, because it would prefix every URL of ours with
 *  its base. */
async function withClient(vite: ViteDevServer, url: string, html: string): Promise<string> {
  const empty = await vite.transformIndexHtml(url, "<html><head></head><body></body></html>");
  const head = /<head>(.*)<\/head>/s.exec(empty)?.[1] ?? "";
  return html.replace("<head>", () => `<head>${head}`);
}

function viteApp(vite: ViteDevServer): PublicApp {
  const { base } = vite.config;
  return {
    load: async () => toPublicEntry(await vite.ssrLoadModule("/src/public-app/entry-server.tsx")),
    assets: { entry: `${base}src/public-app/entry-client.tsx`, styles: [], preloads: [], later: {} },
    finishHtml: (url, html) => withClient(vite, url, html),
  };
}

/** The bundles as Vite serves them from their sources, with hot reload over the same server, one Vite for each
 *  language. For development only: Vite is loaded when this is called. */
export async function viteBundles(server: Server): Promise<Bundles> {
  const { createServer, defaultClientConditions, defaultServerConditions } = await import("vite");
  const shared = { server: { middlewareMode: true, hmr: { server } }, appType: "custom" } as const;
  const french = await createServer(shared);
  const inLanguage = (code: Language) =>
    createServer({
      ...shared,
      base: `/${code}/`,
      cacheDir: `node_modules/.vite-${code}`,
      environments: {
        client: { resolve: { conditions: [code, ...defaultClientConditions] } },
        ssr: { resolve: { conditions: [code, ...defaultServerConditions] } },
      },
    });
  const started = await Promise.all(
    LANGUAGES.map(async (code): Promise<[Language, ViteDevServer]> => [code, code === "fr" ? french : await inLanguage(code)]),
  );
  const servers = new Map(started);
  const viteOf = (code: Language) => servers.get(code) ?? french;
  const answers = byLanguage((code) => createViteMiddleware(viteOf(code)));
  return {
    publicApps: byLanguage((code) => viteApp(viteOf(code))),
    adminAssets: { entry: "/src/admin-app/main.tsx", styles: [], preloads: [], later: {} },
    finishAdminHtml: (url, html) => withClient(french, url, html),
    middleware: (ctx, next) => answers[readLanguage(ctx.path).language](ctx, next),
    folders: { publicBundle: "src/public-app/static", adminBundle: "src/public-app/static" },
  };
}
