import react from "@vitejs/plugin-react";
import { type BuildEnvironmentOptions, defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from "vite";
import { shortClassNames } from "./scripts/class-names.ts";
import { notingModules } from "./scripts/noting-modules.ts";

type Bundle = { consumer: "client" | "server"; build: BuildEnvironmentOptions };

/** What visitors load, in one language; both languages live in one folder and share what is the same in them. */
function publicBundle(manifest: string): Bundle {
  return {
    consumer: "client",
    build: {
      outDir: "dist/public",
      manifest,
      assetsDir: "assets",
      modulePreload: false,
      // One sheet for every page; the class names travel with the room that uses them.
      cssCodeSplit: false,
      rolldownOptions: {
        input: "src/public-app/entry-client.tsx",
        // One file for every page, since the longer a file the better it compresses, one for what many kinds of page use, and a small one
        // for each kind.
        output: {
          codeSplitting: {
            groups: [
              { name: "site", tags: ["$initial"], test: /^(?!.*entry-client)/, priority: 2 },
              { name: "shared", test: /\/public-app\/(ui|document)\/|\/contracts\//, minShareCount: 4, priority: 1 },
              { name: "company", test: /\/public-app\/content\/|\/ui\/(figure-band|icon\/icon-list)/, priority: 0 },
            ],
          },
        },
      },
    },
  };
}

/** There is one sheet, and a page's files are all asked for at once: what Vite would load before a dynamic import is nothing. Its loader
 *  for that weighs 700 bytes on every page. */
function preloadingNothing(): Plugin {
  return {
    name: "preloading-nothing",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name.startsWith("client"),
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => "export const __vitePreload = (load) => load();" },
  };
}

function renderingBundle(outDir: string): Bundle {
  return {
    consumer: "server",
    build: { outDir, copyPublicDir: false, rolldownOptions: { input: "src/public-app/entry-server.tsx" } },
  };
}

/** Under this condition `#messages/…` means the English file (package.json, `imports`; decision 19). */
const ENGLISH = "english";

/** The same bundle in English. What Vite does not find, Rolldown looks for by itself: under the same condition, so that a missing English file
 *  fails the build and is not replaced by the French one. */
function inEnglish({ consumer, build: { rolldownOptions, ...build } }: Bundle) {
  const defaults = consumer === "client" ? defaultClientConditions : defaultServerConditions;
  return {
    consumer,
    resolve: { conditions: [ENGLISH, ...defaults] },
    build: {
      ...build,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { ...rolldownOptions, resolve: { conditionNames: [ENGLISH] } },
    },
  };
}

/** The bundles of one house: what visitors load and what renders their pages on the server, once in each language, and what
 *  administrators load. */
export default defineConfig(({ command }) => ({
  appType: "custom",
  css: { modules: command === "build" ? { generateScopedName: shortClassNames() } : {} },
  plugins: [react(), preloadingNothing(), notingModules()],
  publicDir: "src/public-app/static",
  environments: {
    client: publicBundle("manifest.fr.json"),
    clientEnglish: inEnglish(publicBundle("manifest.en.json")),
    admin: {
      consumer: "client",
      build: {
        outDir: "dist/admin",
        manifest: "manifest.json",
        assetsDir: "admin-assets",
        copyPublicDir: false,
        rolldownOptions: { input: "src/admin-app/main.tsx" },
      },
    },
    ssr: renderingBundle("dist/ssr/fr"),
    ssrEnglish: inEnglish(renderingBundle("dist/ssr/en")),
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
}));
