import type { Server } from "node:http";
import type { Bundles, RenderPage } from "./bundles.ts";

/** The bundles as Vite serves them from their sources, with hot reload over the same server. For development only: Vite is loaded when this is called. */
export async function viteBundles(server: Server): Promise<Bundles> {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  return {
    loadRender: async () => ((await vite.ssrLoadModule("/src/public-app/entry-server.tsx")) as { render: RenderPage }).render,
    publicAssets: { entry: "/src/public-app/entry-client.tsx", styles: [], preloads: [] },
    adminAssets: { entry: "/src/admin-app/main.tsx", styles: [], preloads: [] },
    finishHtml: (url, html) => vite.transformIndexHtml(url, html),
    middleware: (ctx, next) =>
      new Promise<void>((resolve, reject) => {
        ctx.res.once("close", resolve);
        // Vite answers by itself, or hands over by calling back.
        ctx.respond = false;
        ctx.res.statusCode = 200;
        vite.middlewares(ctx.req, ctx.res, (error?: unknown) => {
          ctx.respond = true;
          ctx.status = 404;
          if (error) reject(error);
          else next().then(resolve, reject);
        });
      }),
    folders: { publicBundle: "src/public-app/static", adminBundle: "src/public-app/static" },
  };
}
