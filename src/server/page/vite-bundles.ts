import type { Server } from "node:http";
import type { Middleware } from "koa";
import type { ViteDevServer } from "vite";
import { type Bundles, patternOfIn, type PublicApp, renderIn } from "./bundles.ts";

/** Lets Vite answer, or else the next middleware. */
function answerWith(vite: ViteDevServer): Middleware {
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

/** Adds Vite's client to a page's head. Vite transforms an empty page, because it would prefix every URL of ours with its base. */
async function withClient(vite: ViteDevServer, url: string, html: string): Promise<string> {
  const empty = await vite.transformIndexHtml(url, "<html><head></head><body></body></html>");
  const head = /<head>(.*)<\/head>/s.exec(empty)?.[1] ?? "";
  return html.replace("<head>", () => `<head>${head}`);
}

function viteApp(vite: ViteDevServer): PublicApp {
  const { base } = vite.config;
  const loadEntry = () => vite.ssrLoadModule("/src/public-app/entry-server.tsx");
  return {
    loadRender: async () => renderIn(await loadEntry()),
    patternOf: async (path) => patternOfIn(await loadEntry())(path),
    assets: { entry: `${base}src/public-app/entry-client.tsx`, styles: [], preloads: [], later: {} },
    finishHtml: (url, html) => withClient(vite, url, html),
  };
}

/** The bundles as Vite serves them from their sources, with hot reload over the same server, one Vite for each language. For development
 *  only: Vite is loaded when this is called. */
export async function viteBundles(server: Server): Promise<Bundles> {
  const { createServer, defaultClientConditions, defaultServerConditions } = await import("vite");
  const shared = { server: { middlewareMode: true, hmr: { server } }, appType: "custom" } as const;
  const french = await createServer(shared);
  const english = await createServer({
    ...shared,
    base: "/en/",
    cacheDir: "node_modules/.vite-english",
    environments: {
      client: { resolve: { conditions: ["english", ...defaultClientConditions] } },
      ssr: { resolve: { conditions: ["english", ...defaultServerConditions] } },
    },
  });
  const [answerInFrench, answerInEnglish] = [answerWith(french), answerWith(english)];
  return {
    publicApps: { fr: viteApp(french), en: viteApp(english) },
    adminAssets: { entry: "/src/admin-app/main.tsx", styles: [], preloads: [], later: {} },
    finishAdminHtml: (url, html) => withClient(french, url, html),
    middleware: (ctx, next) => (ctx.path.startsWith("/en/") ? answerInEnglish(ctx, next) : answerInFrench(ctx, next)),
    folders: { publicBundle: "src/public-app/static", adminBundle: "src/public-app/static" },
  };
}
