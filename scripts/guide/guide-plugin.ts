import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { GUIDE, listPictures, readPages } from "./read-pages.ts";

/** The module, as the bundler knows it once it is resolved. */
const PAGES = "\0virtual:guide-pages";

/** Code of the module that holds every page, with the URLs of the pictures as the bundle names them. */
async function writePagesModule(): Promise<string> {
  const pictures = await listPictures();
  const imports = pictures.map((file, index) => `import picture${index} from ${JSON.stringify(join(GUIDE, file))};`);
  const pages = JSON.stringify(await readPages()).replaceAll(
    /"src":("[^"]*")/g,
    (_, file: string) => `"src":picture${pictures.indexOf(JSON.parse(file))}`,
  );
  return `${imports.join("\n")}\nexport default ${pages};`;
}

/** Makes the Markdown of `docs/guide` the module `virtual:guide-pages` of the back office. Nothing is parsed in the
 *  browser, and what a page may hold is checked when it is built. */
export function guidePages(): Plugin {
  return {
    name: "guide-pages",
    resolveId: {
      filter: { id: /^virtual:guide-pages$/ },
      handler: () => PAGES,
    },
    load: {
      filter: { id: /^\0virtual:guide-pages$/ },
      async handler() {
        for (const name of await readdir(GUIDE)) this.addWatchFile(join(GUIDE, name));
        return writePagesModule();
      },
    },
  };
}
