import react from "@vitejs/plugin-react";
import { type BuildEnvironmentOptions, defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { type Language, LANGUAGES } from "./src/contracts/shared/language.ts";
import { inlineScripts } from "./scripts/inline-scripts.ts";
import { keepingFolders } from "./scripts/keeping-folders.ts";

type Bundle = { consumer: "client" | "server"; build: BuildEnvironmentOptions };

/** What visitors load, in one language; all live in one folder and share what is the same in them. */
function publicBundle(manifest: string): Bundle {
  return {
    consumer: "client",
    build: {
      outDir: "dist/public",
      manifest,
      assetsDir: "assets",
      modulePreload: { polyfill: false },
      cssMinify: "lightningcss",
      // One sheet for every page; the class names travel with the room that uses them.
      cssCodeSplit: false,
      rolldownOptions: {
        input: "src/public-app/entry-client.tsx",
        // One file of what every page needs, and one of what many kinds of page share: left to itself, the build makes a file of each set of sharers.
        output: {
          codeSplitting: {
            groups: [
              { name: "site", tags: ["$initial"], test: /^(?!.*entry-client)/, priority: 2 },
              { name: "shared", test: /\/(public-app|contracts)\//, minShareCount: 4, priority: 1 },
            ],
          },
        },
      },
    },
  };
}

/** What renders the pages of one language: one file, since the server loads all of it when it starts. */
function renderingBundle(outDir: string): Bundle {
  return {
    consumer: "server",
    build: {
      outDir,
      copyPublicDir: false,
      rolldownOptions: { input: "src/public-app/entry-server.tsx", output: { codeSplitting: false } },
    },
  };
}

/** What administrators load. Left to itself, Rolldown gives every set of screens that share something a chunk of its own: 225 of them, 126 for
 *  the list of products (decision 39). Each group here takes what it names, and what that needs and no group before it has: so a chunk
 *  depends only on those above it, and none goes around in a circle. */
function adminBundle(): Bundle {
  return {
    consumer: "client",
    build: {
      outDir: "dist/admin",
      manifest: "manifest.json",
      assetsDir: "admin-assets",
      copyPublicDir: false,
      // One sheet: Mantine's, which every screen needs, is most of it.
      cssCodeSplit: false,
      rolldownOptions: {
        // The sign-in is an entry for the sake of `$initial`: what it needs, every screen has, and it needs nothing else.
        input: ["src/admin-app/main.tsx", "src/admin-app/session/login-screen.tsx"],
        output: {
          codeSplitting: {
            groups: [
              { name: "frame", tags: ["$initial"], test: /^(?!.*\/(main|login-screen)\.tsx)/, priority: 6 },
              { name: "libraries", test: /\/node_modules\//, minShareCount: 3, priority: 2 },
              { name: "shared", test: /\/(admin-app|contracts)\//, minShareCount: 3, priority: 1 },
            ],
          },
        },
      },
    },
  };
}

/** The same bundle in another language than French: under its condition `#messages/…` means its file (package.json, `imports`; decision 19). What Vite does not find,
 *  Rolldown looks for by itself: under the same condition, so that a missing file fails the build and is not replaced by the French one. */
function inLanguage(code: Language, { consumer, build: { rolldownOptions, ...build } }: Bundle) {
  const defaults = consumer === "client" ? defaultClientConditions : defaultServerConditions;
  return {
    consumer,
    resolve: { conditions: [code, ...defaults] },
    build: {
      ...build,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { ...rolldownOptions, resolve: { conditionNames: [code] } },
    },
  };
}

/** What stays a package of its own beside the server's bundle: libraries with machine code or data of their own, most of which are loaded at their
 *  first use, those that an operator's tools hook into, what fails in a bundle (passkeys), and Vite, which only development has. */
const BESIDE_THE_SERVER = [
  "@simplewebauthn/server",
  "pg",
  "sharp",
  "pdfkit",
  "nodemailer",
  "sanitize-html",
  "unpdf",
  "vite",
  ...["api", "core", "exporter-trace-otlp-http", "resources", "sdk-trace"].map((name) => `@opentelemetry/${name}`),
];

/** The server with its packages: finding and linking a thousand modules one by one is half of a start (decision 53). Names stay whole, for whoever reads
 *  a stack. */
function serverBundle() {
  return {
    consumer: "server" as const,
    resolve: { noExternal: true as const, external: BESIDE_THE_SERVER },
    build: {
      outDir: "dist/server",
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        input: "src/server/main.ts",
        // Chunks beside the entry: `keepingFolders` counts on it. The ORM looks entities up by the names of their classes.
        output: { chunkFileNames: "[name]-[hash].js", keepNames: true },
        checks: { eval: false }, // a library of Koa names deprecated functions so
      },
    },
  };
}

/** What visitors load and what renders their pages, in each language but French. */
const inOtherLanguages = LANGUAGES.slice(1).flatMap((code) => [
  [`client_${code}`, inLanguage(code, publicBundle(`manifest.${code}.json`))],
  [`ssr_${code}`, inLanguage(code, renderingBundle(`dist/ssr/${code}`))],
]);

/** The bundles of one house: what visitors load and what renders their pages on the server, once in each language, what
 *  administrators load, and the server. */
export default defineConfig({
  appType: "custom",
  plugins: [react(), inlineScripts(), keepingFolders()],
  publicDir: "src/public-app/static",
  environments: {
    client: publicBundle("manifest.fr.json"),
    admin: adminBundle(),
    ssr: renderingBundle("dist/ssr/fr"),
    ...Object.fromEntries(inOtherLanguages),
    server: serverBundle(),
  },
});
