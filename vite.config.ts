import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Three bundles of one house: what visitors load, what administrators load, and what renders the visitors' pages on the server. */
export default defineConfig({
  appType: "custom",
  plugins: [react()],
  publicDir: "src/public-app/static",
  environments: {
    client: {
      build: {
        outDir: "dist/public",
        manifest: "manifest.json",
        assetsDir: "assets",
        modulePreload: false,
        rolldownOptions: {
          input: "src/public-app/entry-client.tsx",
          // Two files for every page, with all the styles, and a small one for each kind of page.
          output: {
            codeSplitting: {
              groups: [
                { name: "shared", test: /\.css$|\/public-app\/ui\/|\/contracts\//, priority: 2 },
                { name: "site", tags: ["$initial"], test: /^(?!.*entry-client)/, priority: 1 },
              ],
            },
          },
        },
      },
    },
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
    ssr: {
      build: { outDir: "dist/ssr", copyPublicDir: false, rolldownOptions: { input: "src/public-app/entry-server.tsx" } },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
});
