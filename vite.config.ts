import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { type Language, LANGUAGES } from "./src/contracts/shared/language.ts";
import { inlineScripts } from "./scripts/inline-scripts.ts";
import { keepingFolders } from "./scripts/keeping-folders.ts";

/** Resolves `#messages/…` to the files of a language (package.json, `imports`; decision 19). Rolldown looks under the same condition for what Vite does not
 *  find, so that a missing file fails the build. */
function inLanguage(code: Language, defaults: readonly string[]) {
  return { vite: { conditions: [code, ...defaults] }, rolldown: { conditionNames: [code] } };
}

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
      assetsDir: "assets",
      modulePreload: { polyfill: false },
      cssMinify: "lightningcss" as const,
      cssCodeSplit: false, // one sheet for every page
      rolldownOptions: {
        input: "src/public-app/entry-client.tsx",
        resolve: rolldown,
        // One file of what every page needs, and one of what many kinds of page share: left to itself, the build makes a file of each set of sharers.
        // These folders hold many parts that few pages load.
        output: {
          codeSplitting: {
            groups: [
              { name: "site", tags: ["$initial" as const], test: /^(?!.*entry-client)/, priority: 2 },
              {
                name: "shared",
                test: /\/(public-app(?!\/(legal|product\/sections|selection)\/)|contracts)\//,
                minShareCount: 4,
                priority: 1,
              },
            ],
          },
        },
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
      copyPublicDir: false,
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
      copyPublicDir: false,
      // One sheet: Mantine's, which every screen needs, is most of it.
      cssCodeSplit: false,
      rolldownOptions: {
        // The sign-in is an entry for the sake of `$initial`: what it needs, every screen has, and it needs nothing else.
        input: ["src/admin-app/main.tsx", "src/admin-app/kit/session/login-screen.tsx"],
        output: {
          codeSplitting: {
            groups: [
              { name: "frame", tags: ["$initial" as const], test: /^(?!.*\/(main|login-screen)\.tsx)/, priority: 6 },
              { name: "libraries", test: /\/node_modules\//, minShareCount: 3, priority: 2 },
              { name: "shared", test: /\/(admin-app|contracts)\//, minShareCount: 3, priority: 1 },
            ],
          },
        },
      },
    },
  };
}

/** Packages beside the server's bundle: with machine code or data of their own, loaded at their first use, hooked into by an operator's tools, or
 *  broken by a bundle (passkeys). */
const EXTERNAL = [
  ..."@simplewebauthn/server pg sharp pdfkit nodemailer sanitize-html unpdf vite".split(" "),
  ...["api", "core", "exporter-trace-otlp-http", "resources", "sdk-trace"].map((name) => `@opentelemetry/${name}`),
];

/** Builds the server with its packages: finding and linking a thousand modules one by one is half of a start (decision 53). Names stay whole, for
 *  whoever reads a stack. */
function serverBundle() {
  return {
    consumer: "server" as const,
    resolve: { noExternal: true as const, external: EXTERNAL },
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

const [first = "fr", ...others] = LANGUAGES;

export default defineConfig({
  appType: "custom",
  plugins: [react(), inlineScripts(), keepingFolders()],
  publicDir: "src/public-app/static",
  environments: {
    client: publicBundle(first),
    ssr: renderingBundle(first),
    ...Object.fromEntries(
      others.flatMap((code) => [
        [`client_${code}`, publicBundle(code)],
        [`ssr_${code}`, renderingBundle(code)],
      ]),
    ),
    admin: adminBundle(),
    server: serverBundle(),
  },
});
