import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { TRPCClient } from "@trpc/client";
import type { Middleware } from "koa";
import type { Language } from "#contracts/shared/language.ts";
import type { Submission } from "#contracts/shared/submission.ts";
import type { AppRouter } from "#server/router.ts";

/** Addresses of a bundle's first files; those of each module that is imported when it is needed, with all that it imports. */
export type Assets = { entry: string; styles: string[]; preloads: string[]; later: Record<string, string[]> };

/** What the server asks of the visitors' app: one page, rendered with an in-process client. The app's entry keeps this promise;
 *  the server loads it by path and never imports it. */
export type PageRequest = {
  url: string;
  rpc: TRPCClient<AppRouter>;
  publicUrl: string;
  assets: Assets;
  cloudLogin?: string;
  sendsMail: boolean;
  submission?: Submission;
};

/** The page that was made of it; `location` where the visitor is led on. */
export type PageReply = { status: number; location?: string; html: string };

/** How the app's entry makes one of the other. */
export type RenderPage = (request: PageRequest) => Promise<PageReply>;

/** The visitors' app in one language. */
export type PublicApp = {
  loadRender: () => Promise<RenderPage>;
  assets: Assets;
  /** Last touch on a page's HTML; Vite adds its client here in development. */
  finishHtml: (url: string, html: string) => Promise<string>;
};

/** The bundles, built or living in Vite. */
export type Bundles = {
  publicApps: Record<Language, PublicApp>;
  adminAssets: Assets;
  finishAdminHtml: (url: string, html: string) => Promise<string>;
  /** Vite's own middleware, in development only. */
  middleware?: Middleware;
  folders: { publicBundle: string; adminBundle: string };
};

type Chunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean; isDynamicEntry?: boolean };

function assetsOf(manifestPath: string): Assets {
  const manifest = JSON.parse(readFileSync(manifestPath, "utf8")) as Record<string, Chunk>;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`no entry in ${manifestPath}`);
  const importedBy = (chunk: Chunk) => {
    const imported = new Set((chunk.imports ?? []).flatMap((name) => manifest[name] ?? []));
    for (const { imports = [] } of imported) for (const name of imports) if (manifest[name]) imported.add(manifest[name]); // a set visits what joins it
    return [...imported];
  };
  const sheet = manifest["style.css"]?.file; // where the styles are not split
  const styles = [...(sheet ? [sheet] : []), ...[entry, ...importedBy(entry)].flatMap(({ css = [] }) => css)];
  const address = (file: string) => `/${file}`;
  const addresses = (chunks: Chunk[]) => chunks.map(({ file }) => address(file));
  const later = Object.entries(manifest).filter(([, { isDynamicEntry }]) => isDynamicEntry);
  return {
    entry: address(entry.file),
    styles: styles.map(address),
    preloads: addresses(importedBy(entry)),
    later: Object.fromEntries(later.map(([module, chunk]) => [module, addresses([...importedBy(chunk), chunk])])),
  };
}

async function asItIs(_url: string, html: string): Promise<string> {
  return html;
}

/** The bundles as `npm run build` left them under `dist`. */
export function builtBundles(dist: string): Bundles {
  const publicApp = (language: Language): PublicApp => {
    const rendering = import(pathToFileURL(join(dist, "ssr", language, "entry-server.js")).href) as Promise<{ render: RenderPage }>;
    return {
      loadRender: async () => (await rendering).render,
      assets: assetsOf(join(dist, "public", `manifest.${language}.json`)),
      finishHtml: asItIs,
    };
  };
  return {
    publicApps: { fr: publicApp("fr"), en: publicApp("en") },
    adminAssets: assetsOf(join(dist, "admin", "manifest.json")),
    finishAdminHtml: asItIs,
    folders: { publicBundle: join(dist, "public"), adminBundle: join(dist, "admin") },
  };
}
