import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { TRPCClient } from "@trpc/client";
import type { Middleware } from "koa";
import type { Language } from "#contracts/shared/language.ts";
import type { Submission } from "#contracts/shared/submission.ts";
import type { AppRouter } from "#server/rpc/router.ts";

/** URLs of a bundle's first files. `later`: by module that is imported dynamically, its own URL and those of all that it imports. */
export type Assets = { entry: string; styles: string[]; preloads: string[]; later: Record<string, string[]> };

/** A page that the server asks of the public app, rendered with an in-process client. The app's entry implements this type; the server loads
 *  it by path and never imports it. */
export type PageRequest = {
  url: string;
  rpc: TRPCClient<AppRouter>;
  publicUrl: string;
  assets: Assets;
  cloudLogin?: string;
  sendsMail: boolean;
  submission?: Submission;
};

/** The rendered page; `location` when it is a redirect. */
export type PageReply = { status: number; location?: string; html: string };

/** Renders a page; exported by the app's entry. */
export type RenderPage = (request: PageRequest) => Promise<PageReply>;

/** The public app in one language. */
export type PublicApp = {
  loadRender: () => Promise<RenderPage>;
  assets: Assets;
  /** Completes a page's HTML: in development, Vite adds its client. */
  finishHtml: (url: string, html: string) => Promise<string>;
};

/** The bundles, built or served by Vite. */
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
    for (const { imports = [] } of imported) for (const name of imports) if (manifest[name]) imported.add(manifest[name]); // iteration over a set includes what is added meanwhile
    return [...imported];
  };
  const sheet = manifest["style.css"]?.file; // only when CSS is not split
  const styles = [...(sheet ? [sheet] : []), ...[entry, ...importedBy(entry)].flatMap(({ css = [] }) => css)];
  const urlOf = (file: string) => `/${file}`;
  const urlsOf = (chunks: Chunk[]) => chunks.map(({ file }) => urlOf(file));
  const later = Object.entries(manifest).filter(([, { isDynamicEntry }]) => isDynamicEntry);
  return {
    entry: urlOf(entry.file),
    styles: styles.map(urlOf),
    preloads: urlsOf(importedBy(entry)),
    later: Object.fromEntries(later.map(([module, chunk]) => [module, urlsOf([...importedBy(chunk), chunk])])),
  };
}

async function unchanged(_url: string, html: string): Promise<string> {
  return html;
}

/** The bundles that `npm run build` wrote to `dist`. */
export function builtBundles(dist: string): Bundles {
  const publicApp = (language: Language): PublicApp => {
    const rendering = import(pathToFileURL(join(dist, "ssr", language, "entry-server.js")).href) as Promise<{ render: RenderPage }>;
    return {
      loadRender: async () => (await rendering).render,
      assets: assetsOf(join(dist, "public", `manifest.${language}.json`)),
      finishHtml: unchanged,
    };
  };
  return {
    publicApps: { fr: publicApp("fr"), en: publicApp("en") },
    adminAssets: assetsOf(join(dist, "admin", "manifest.json")),
    finishAdminHtml: unchanged,
    folders: { publicBundle: join(dist, "public"), adminBundle: join(dist, "admin") },
  };
}
