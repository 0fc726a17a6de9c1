import { build, type Plugin } from "vite";

const QUERY = "?inline-script";

/** Bundles a module for a script element of its own: all that it imports in it, minified, for browsers. Gives its
 *  code. */
async function bundleScript(path: string): Promise<{ code: string; files: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: { write: false, modulePreload: false, rolldownOptions: { input: path, output: { format: "iife" } } },
  });
  const [chunk] = [result].flat().flatMap((output) => ("output" in output ? output.output : []));
  if (chunk?.type !== "chunk") throw new Error(`${path} gives no script`);
  return { code: chunk.code.trim(), files: chunk.moduleIds };
}

/** Makes `import code from "./x.ts?inline-script"` the text of that module as a script that stands in a document by
 *  itself. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const { code, files } = await bundleScript(id.slice(0, -QUERY.length));
        for (const file of files) this.addWatchFile(file);
        return `export default ${JSON.stringify(code)};`;
      },
    },
  };
}
