import { createRequire } from "node:module";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const PACKAGES = ["react", "react/jsx-runtime"];
const PREFIX = "\0named:";

/** Gives the public app React by its names. React is CommonJS: left to itself each file takes it apart again, with a helper that every page loads in a file
 *  of its own. */
export function namingReact(): Plugin {
  return {
    name: "naming-react",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name.startsWith("client"),
    resolveId: {
      filter: { id: /^react(?:\/jsx-runtime)?$/ },
      handler: (source, importer) => (PACKAGES.includes(source) && importer?.includes("/src/public-app/") ? PREFIX + source : null),
    },
    load: {
      filter: { id: /^\0named:/ },
      handler(id) {
        const source = id.slice(PREFIX.length);
        const names = Object.keys(require(source) as object).filter((name) => /^[a-zA-Z]\w+$/.test(name)); // a package of CommonJS is an object
        return `import whole from "${source}";\n${names.map((name) => `export const ${name} = whole.${name};`).join("\n")}`;
      },
    },
  };
}
