import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig, type Rolldown } from "vite";
import { type Language, LANGUAGES } from "./src/contracts/shared/language.ts";
import { guidePages } from "./scripts/guide/guide-plugin.ts";
import { inlineScripts } from "./scripts/inline-scripts.ts";
import { keepingFolders } from "./scripts/keeping-folders.ts";

/** Resolves `#messages/…` to the files of a language (decision 19). By Rolldown's, a missing file fails the build. */
function inLanguage(code: Language, defaults: readonly string[]) {
  return { vite: { conditions: [code, ...defaults] }, rolldown: { conditionNames: [code] } };
}

/** Sets which modules share a chunk. */
const inChunks = (...groups: Rolldown.CodeSplittingGroup[]) => ({ codeSplitting: { groups } });

/** The folders whose modules pages share. The others hold many parts, styles or words that few pages load. */
const SHARED_BY_PAGES = /\/(public-app(?!\/(contact-request|product\/sections|selection)\/)|contracts(?!\/product\/fact-words))\//;

/** Builds what visitors load, in one language; all live in one folder and share what is the same in them. */
function publicBundle(code: Language) {
  const { vite, rolldown } = inLanguage(code, defaultClientConditions);
  return {
    consumer: "client" as const,
    resolve: vite,
    build: {
      outDir: "dist/public",
      emptyOutDir: false,
      copyPublicDir: code === LANGUAGES[0],
      manifest: `manifest.${code}.json`,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: "src/public-app/entry-client.tsx",
        resolve: rolldown,
        // One file for every page, and one that many share: left to itself, the build makes one of each set of sharers.
        output: inChunks(
          { name: "site", tags: ["$initial"], test: /^(?!.*entry-client)/, priority: 2 },
          { name: "shared", test: SHARED_BY_PAGES, minShareCount: 4, priority: 1 },
        ),
      },
    },
  };
}

/** Builds what renders the pages of one language: one file, since the server loads all of it when it starts. */
function renderingBundle(code: Language) {
  const { vite, rolldown } = inLanguage(code, defaultServerConditions);
  return {
    consumer: "server" as const,
    resolve: vite,
    build: {
      outDir: `dist/ssr/${code}`,
      rolldownOptions: { input: "src/public-app/entry-server.tsx", resolve: rolldown, output: { codeSplitting: false } },
    },
  };
}

/** Builds what administrators load, in few chunks: each takes what no chunk before it has. */
function adminBundle() {
  return {
    consumer: "client" as const,
    build: {
      outDir: "dist/admin",
      manifest: "manifest.json",
      assetsDir: "admin-assets",
      rolldownOptions: {
        // The sign-in is an entry for the sake of `$initial`: what it needs, every screen has, and it needs nothing else.
        input: ["src/admin-app/main.tsx", "src/admin-app/kit/session/login-screen.tsx"],
        output: inChunks(
          { name: "frame", tags: ["$initial"], test: /^(?!.*\/(main|login-screen)\.tsx)/, priority: 3 },
          { name: "libraries", test: /\/node_modules\//, minShareCount: 3, priority: 2 },
          { name: "shared", test: /\/(admin-app|contracts)\//, minShareCount: 3, priority: 1 },
        ),
      },
    },
  };
}

/** Packages beside the server's bundle: with machine code or data of their own, loaded at their first use, hooked into by
 *  an operator's tools, or broken by a bundle (passkeys). */
const EXTERNAL = [
  ..."@simplewebauthn/server pg sharp pdfkit nodemailer sanitize-html unpdf vite".split(" "),
  ...["api", "core", "exporter-trace-otlp-http", "resources", "sdk-trace"].map((name) => `@opentelemetry/${name}`),
];

/** Builds the server with its packages: finding and linking a thousand modules one by one is half of a start
 *  (decision 53). Names stay whole, for whoever reads a stack. */
function serverBundle() {
  return {
    consumer: "server" as const,
    resolve: { noExternal: true as const, external: EXTERNAL },
    build: {
      outDir: "dist/server",
      rolldownOptions: {
        input: "src/server/main.ts",
        // Chunks beside the entry: `keepingFolders` counts on it. The ORM looks entities up by the names of their classes.
        output: { chunkFileNames: "[name]-[hash].js", keepNames: true },
        checks: { eval: false }, // a library of Koa names deprecated functions so
      },
    },
  };
}

export default defineConfig({
  appType: "custom",
  plugins: [react(), inlineScripts(), guidePages(), keepingFolders()],
  publicDir: "src/public-app/static",
  // One sheet for every page of a bundle; in the back office Mantine's, which every screen needs, is most of it.
  build: { copyPublicDir: false, cssCodeSplit: false },
  environments: {
    // The first language has Vite's own names, `client` and `ssr`.
    ...Object.fromEntries(
      LANGUAGES.flatMap((code, index) => [
        [index === 0 ? "client" : `client_${code}`, publicBundle(code)],
        [index === 0 ? "ssr" : `ssr_${code}`, renderingBundle(code)],
      ]),
    ),
    admin: adminBundle(),
    server: serverBundle(),
  },
});
