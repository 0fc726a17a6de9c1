import { dirname, relative } from "node:path";
import type { Plugin } from "vite";

/** Lets a bundled module of the server find what lies beside its source, which no bundle holds: fonts, pictures, and
 *  the modules that threads and processes of their own begin with. The bundle stays two folders below the root
 *  (`dist/server`). */
export function keepingFolders(): Plugin {
  return {
    name: "keeping-folders",
    applyToEnvironment: ({ name }) => name === "server",
    transform: {
      filter: { id: /\/src\/server\/.*\.ts$/, code: /import\.meta\./ },
      handler(code, id) {
        const path = relative(this.environment.config.root, id);
        return code
          .replaceAll("import.meta.dirname", `(import.meta.dirname + ${JSON.stringify(`/../../${dirname(path)}`)})`)
          .replaceAll("import.meta.url", `new URL(${JSON.stringify(`../../${path}`)}, import.meta.url).href`);
      },
    },
  };
}
