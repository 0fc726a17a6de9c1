import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { TRPCClient } from "@trpc/client";
import type { Middleware } from "koa";
import type { AppRouter } from "#server/rpc/router.ts";

/** Addresses of a bundle's first files. */
export type Assets = { entry: string; styles: string[]; preloads: string[] };

/** What the server asks of the visitors' app: one page, rendered with an in-process client. The app's entry keeps this promise;
 *  the server loads it by path and never imports it. */
export type PageRequest = {
  url: string;
  rpc: TRPCClient<AppRouter>;
  nonce: string;
  publicUrl: string;
  assets: Assets;
  cloudLogin?: string;
};
export type PageReply = { status: number; location?: string; html: string };
export type RenderPage = (request: PageRequest) => Promise<PageReply>;

/** The two bundles, built or living in Vite. */
export type Bundles = {
  loadRender: () => Promise<RenderPage>;
  publicAssets: Assets;
  adminAssets: Assets;
  /** Last touch on a page's HTML; Vite adds its client here in development. */
  finishHtml: (url: string, html: string) => Promise<string>;
  /** Vite's own middleware, in development only. */
  middleware?: Middleware;
  folders: { publicBundle: string; adminBundle: string };
};

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>;

function assetsOf(folder: string): Assets {
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`no entry in ${folder}/manifest.json`);
  const imported = new Set((entry.imports ?? []).flatMap((name) => manifest[name] ?? []));
  for (const { imports = [] } of imported) for (const name of imports) if (manifest[name]) imported.add(manifest[name]); // a set visits what joins it
  const styles = [entry, ...imported].flatMap(({ css = [] }) => css);
  const address = (file: string) => `/${file}`;
  return { entry: address(entry.file), styles: styles.map(address), preloads: [...imported].map(({ file }) => address(file)) };
}

/** The bundles as `npm run build` left them under `dist`. */
export function builtBundles(dist: string): Bundles {
  const folders = { publicBundle: join(dist, "public"), adminBundle: join(dist, "admin") };
  const render = import(pathToFileURL(join(dist, "ssr", "entry-server.js")).href) as Promise<{ render: RenderPage }>;
  return {
    loadRender: async () => (await render).render,
    publicAssets: assetsOf(folders.publicBundle),
    adminAssets: assetsOf(folders.adminBundle),
    finishHtml: async (_url, html) => html,
    folders,
  };
}
