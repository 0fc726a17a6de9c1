import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { TRPCClient } from "@trpc/client";
import type { Middleware } from "koa";
import { type Language, LANGUAGES } from "#contracts/shared/language.ts";
import type { BundleAssets, PatternOfPath, RenderPage } from "#contracts/page/render-contract.ts";
import type { AppRouter } from "#server/router.ts";

/** The public app's entry: it renders pages with an in-process client of the procedures. */
export type PublicEntry = { render: RenderPage<TRPCClient<AppRouter>>; patternOf: PatternOfPath };

/** Checks the exports of the public app's entry, which is loaded by its path. */
export function toPublicEntry(loaded: object): PublicEntry {
  for (const name of ["render", "patternOf"])
    if (typeof Reflect.get(loaded, name) !== "function") throw new Error(`entry-server exports no ${name}`);
  return loaded as PublicEntry; // the entry declares these types too; no import connects the two
}

/** The public app in one language. */
export type PublicApp = {
  load: () => Promise<PublicEntry>;
  assets: BundleAssets;
  /** Completes a page's HTML: in development, Vite adds its client. */
  finishHtml: (url: string, html: string) => Promise<string>;
};

/** Builds a record with one value of each language. */
export function byLanguage<Value>(valueOf: (language: Language) => Value): Record<Language, Value> {
  // it has every language
  return Object.fromEntries(LANGUAGES.map((language) => [language, valueOf(language)])) as Record<Language, Value>;
}

/** The folders of files for browsers. Instances of several releases put theirs into `shared` (static-files.ts). */
export type BundleFolders = { publicBundle: string; adminBundle: string; shared?: string | undefined };

/** The bundles, built or served by Vite. */
export type Bundles = {
  publicApps: Record<Language, PublicApp>;
  adminAssets: BundleAssets;
  finishAdminHtml: (url: string, html: string) => Promise<string>;
  /** Vite's own middleware, in development only. */
  middleware?: Middleware;
  folders: BundleFolders;
};

type Chunk = { file: string; css?: string[]; imports?: string[]; isDynamicEntry?: boolean };

function assetsOf(manifestPath: string, entryModule: string): BundleAssets {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(manifestPath, "utf8"));
  const entry = manifest[entryModule];
  if (!entry) throw new Error(`no ${entryModule} in ${manifestPath}`);
  const listImports = (chunk: Chunk) => {
    const imported = new Set((chunk.imports ?? []).flatMap((name) => manifest[name] ?? []));
    // iteration over a set includes what is added meanwhile
    for (const { imports = [] } of imported) for (const name of imports) if (manifest[name]) imported.add(manifest[name]);
    return [...imported];
  };
  const sheet = manifest["style.css"]?.file; // only when CSS is not split
  const styles = [...(sheet ? [sheet] : []), ...[entry, ...listImports(entry)].flatMap(({ css = [] }) => css)];
  const urlOf = (file: string) => `/${file}`;
  const urlsOf = (chunks: Chunk[]) => chunks.map(({ file }) => urlOf(file));
  const later = Object.entries(manifest).filter(([, { isDynamicEntry }]) => isDynamicEntry);
  return {
    entry: urlOf(entry.file),
    styles: styles.map(urlOf),
    preloads: urlsOf(listImports(entry)),
    later: Object.fromEntries(later.map(([module, chunk]) => [module, urlsOf([...listImports(chunk), chunk])])),
  };
}

async function keepHtml(_url: string, html: string): Promise<string> {
  return html;
}

/** The bundles that `npm run build` wrote to `dist`. */
export function builtBundles(dist: string, shared?: string): Bundles {
  const publicApp = (language: Language): PublicApp => {
    const entry: Promise<object> = import(pathToFileURL(join(dist, "ssr", language, "entry-server.js")).href);
    return {
      load: async () => toPublicEntry(await entry),
      assets: assetsOf(join(dist, "public", `manifest.${language}.json`), "src/public-app/entry-client.tsx"),
      finishHtml: keepHtml,
    };
  };
  return {
    publicApps: byLanguage(publicApp),
    adminAssets: assetsOf(join(dist, "admin", "manifest.json"), "src/admin-app/main.tsx"),
    finishAdminHtml: keepHtml,
    folders: { publicBundle: join(dist, "public"), adminBundle: join(dist, "admin"), shared },
  };
}
