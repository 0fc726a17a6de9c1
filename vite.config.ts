import react from "@vitejs/plugin-react";
import { type BuildEnvironmentOptions, defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from "vite";
import { type Language, LANGUAGES } from "./src/contracts/shared/language.ts";
import { shortClassNames } from "./scripts/class-names.ts";
import { keepingFolders } from "./scripts/keeping-folders.ts";
import { namingReact } from "./scripts/naming-react.ts";
import { notingModules } from "./scripts/noting-modules.ts";

type Bundle = { consumer: "client" | "server"; build: BuildEnvironmentOptions };

/** What pages with products share: cards, and what is kept of products in the browser. The parts that come later stay files of their own. */
const OF_PRODUCTS =
  /\/public-app\/product\/((?!product-card)[\w.-]+\.tsx?|catalogue\/last-catalogue-page\.ts|comparison\/(lazy-compare-tray|compared-products|compare-choice)[\w.]*|recent\/(lazy-recently-seen|recent-products)\.tsx?)$/;

/** What visitors load, in one language; all live in one folder and share what is the same in them. */
function publicBundle(manifest: string): Bundle {
  return {
    consumer: "client",
    build: {
      outDir: "dist/public",
      manifest,
      assetsDir: "assets",
      modulePreload: false,
      cssMinify: "lightningcss",
      // One sheet for every page; the class names travel with the room that uses them.
      cssCodeSplit: false,
      rolldownOptions: {
        input: "src/public-app/entry-client.tsx",
        treeshake: { propertyReadSideEffects: false }, // no module reads for the reading's sake: names of React that nobody asks for go
        // One file for every page, since the longer a file the better it compresses, one for what many kinds of page use, and a small one
        // for each kind.
        output: {
          chunkFileNames: "assets/[name]-[hash:7].js", // every page names some thirty files, and random letters do not compress
          codeSplitting: {
            groups: [
              { name: "site", tags: ["$initial"], test: /^(?!.*entry-client)/, priority: 2 },
              {
                name: "shared",
                test: /\/public-app\/(ui|document)\/|\/contracts\/(?!selection\/|product\/fact-words)/,
                minShareCount: 3,
                priority: 1,
              },
              { name: "forms", test: /\/public-app\/ui\/form\/|\/contracts\/shared\/consent/, minShareCount: 2, priority: 1 },
              { name: "selected", test: /\/ui\/use-is-hydrated|\/contracts\/selection\//, minShareCount: 2, priority: 0 },
              {
                name: "selection",
                test: /\/public-app\/selection\/(own-selection|use-shown-products|selection-style)\./,
                minShareCount: 2,
                priority: 0,
              },
              { name: "newsletter", test: /\/public-app\/subscriber\/(?!lazy-)/, minShareCount: 2, priority: 0 },
              {
                name: "articles",
                test: /\/public-app\/(article\/(article-card|messages|list\/blog-results\.module)|subscriber\/lazy-)/,
                minShareCount: 2,
                priority: 0,
              },
              { name: "products", test: OF_PRODUCTS, minShareCount: 2, priority: 0 },
              {
                name: "detail",
                test: /\/ui\/(breadcrumbs|letterhead|preview-banner)|\/public-app\/share\//,
                minShareCount: 2,
                priority: 0,
              },
              { name: "company", test: /\/public-app\/content\/|\/ui\/(figure-band|icon\/icon-list)/, priority: 0 },
            ],
          },
        },
      },
    },
  };
}

/** There is one sheet, and a page's files are all asked for at once: what Vite would load before a dynamic import is nothing. Its loader
 *  for that weighs 700 bytes on every page, and its calls another 200. */
function preloadingNothing(): Plugin {
  return {
    name: "preloading-nothing",
    apply: "build",
    configResolved({ plugins }) {
      const preloading = plugins.find(({ name }) => name === "native:import-analysis-build");
      const applies = preloading?.applyToEnvironment;
      if (!applies) throw new Error("the plugin of Vite that loads files before dynamic imports has another name");
      preloading.applyToEnvironment = (environment) => !environment.name.startsWith("client") && applies(environment);
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

/** What the frame of the signed-in screens needs. Its own module stays out: a chunk from which others import is no screen's own. */
const SIGNED_IN =
  /\/admin-app\/(layout\/admin-layout|session\/(session-gate|current-user|writing)|media\/media-users)|\/@mantine\/notifications\//;

/** What lists show and do, beside what only forms use. Mantine's number field is the one component that brings a large library. */
const OF_LISTS = new RegExp(
  [
    /\/admin-app\/(collection|dialogs|errors|history)\//,
    /\/admin-app\/(editor\/(draft|saving|editing-cache)|fields\/[\w-]+\.ts$)/,
    /\/admin-app\/translation\/(translation-(link|param|words|filter)|state-badge|row-id)/, // the way to a translation, in every editor
    /\/contracts\/(merge|shared|translation)\//,
    /\/@mantine\/(hooks|core\/(?!.*NumberInput))|\/lucide-react\//,
  ]
    .map(({ source }) => source)
    .join("|"),
);

/** The room of a module that is left: what a noun's form and its list share has a chunk of its own. */
const roomOf = (id: string) => /\/(?:admin-app|contracts)\/([\w-]+)\//.exec(id)?.[1] ?? "libraries";

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
              { name: "signed-in", test: SIGNED_IN, priority: 5 },
              { name: "lists", test: OF_LISTS, minShareCount: 2, priority: 4 },
              { name: "order", test: /\/admin-app\/order\//, minShareCount: 2, priority: 3 },
              { name: "uploads", test: /\/admin-app\/uploads\//, minShareCount: 2, priority: 2 },
              { name: "forms", test: /\/admin-app\/(editor|fields)\/|\/@mantine\//, minShareCount: 2, priority: 1 },
              { name: roomOf, debugName: "rooms", minShareCount: 2, priority: 0 },
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
export default defineConfig(({ command }) => ({
  appType: "custom",
  // React tells the browser's tools for developers of itself, where there is room for that.
  define: command === "build" ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" } : {},
  // What the router's store takes from this package for older Reacts, React has had itself since 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: "react" }] },
  css: { modules: command === "build" ? { generateScopedName: shortClassNames() } : {} },
  plugins: [react(), preloadingNothing(), namingReact(), notingModules(), keepingFolders()],
  publicDir: "src/public-app/static",
  environments: {
    client: publicBundle("manifest.fr.json"),
    admin: adminBundle(),
    ssr: renderingBundle("dist/ssr/fr"),
    ...Object.fromEntries(inOtherLanguages),
    server: serverBundle(),
  },
}));
